/** What is remarked beside the moves: who came and went, and for whom a bot plays. */
import type { MatchInfo, Note, Presence, TableInfo } from './protocol';

/** A note of the house; or what this browser saw itself: a bot steps in for somebody, or he is back. */
export type Remark = Omit<Note, 'what'> & { what: Note['what'] | 'bot' | 'back' };

/** What has changed about those for whom bots step in. */
export function standIns(before: Presence, now: Presence, info: TableInfo | null, play: Pick<MatchInfo, 'number' | 'at'> | null): Remark[] {
  if (!info || !play) return [];
  const remark = (seat: number, what: 'bot' | 'back'): Remark => (
    { at: Date.now(), what, who: info.seats[seat]?.name ?? '', match: play.number, move: play.at }
  );
  const here = (seat: number) => now.online.includes(info.seats[seat]?.guest ?? -1);
  return [
    ...now.stands_in.filter((seat) => !before.stands_in.includes(seat)).map((seat) => remark(seat, 'bot')),
    ...before.stands_in.filter((seat) => !now.stands_in.includes(seat) && here(seat)).map((seat) => remark(seat, 'back')),
  ];
}

export interface Entry<Chapter> {
  chapter: Chapter | null;
  remarks: Remark[];
}

/** The story of a match with its remarks after the moves that they followed; what came before its deal stands first. */
export function interleaved<Chapter extends { at: number }>(story: Chapter[], remarks: Remark[], match: number): Entry<Chapter>[] {
  const own = remarks.filter((one) => (one.match ?? 0) === match);
  const entries: Entry<Chapter>[] = [{ chapter: null, remarks: [] }, ...story.map((chapter) => ({ chapter, remarks: [] as Remark[] }))];
  for (const one of own) entries.findLast(({ chapter }) => (chapter?.at ?? -1) <= (one.move ?? 0))!.remarks.push(one);
  return entries.filter(({ chapter, remarks }) => chapter || remarks.length);
}
