/** How the seats of a table look to everybody. */
import { botFace } from './pieces/faces';
import type { Called, Presence, SeatInfo } from './protocol';
import type { SeatLook } from './skin';

/** What the seats of a match were called when it had come so far. */
export const namesAt = (earlier: Called[] | undefined, at: number, now: string[]): string[] => earlier?.find(({ until }) => until >= at)?.names ?? now;

export function looksOf(seats: SeatInfo[], presence: Presence | null, acting: number[], unnamed: (seat: number) => string): SeatLook[] {
  return seats.map((info, seat) => ({
    seat,
    name: info.name || unnamed(seat),
    avatar: info.bot != null ? botFace(info.bot, seat) : (info.avatar ?? ''),
    colour: `var(--seat-${seat})`,
    bot: info.bot ?? null,
    online: info.bot != null || presence === null || (info.guest != null && presence.online.includes(info.guest)),
    acting: acting.includes(seat),
  }));
}
