/**
 * What this device does for chance, all by itself: it pledges a share of every match that it plays in, tells it when the
 * pledges are closed, and writes down what it saw first. The terminal's is core/device.py.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { digest, pledgeOf, same, type Receipt } from './fairness';
import type { Command, Deal, MatchInfo, TableInfo, View, You } from './protocol';
import { shelf, type Shelf } from './receipts';

const draw = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export class Witness {
  private readonly known = new Map<number, Receipt>();
  private readonly pledged = new Set<number>(); // matches that a pledge was said for
  private readonly shared = new Set<number>();
  private guest: number | null = null;
  private playing: Receipt | null = null;

  constructor(
    private readonly code: string,
    private readonly say: (command: Command) => Promise<{ t: 'ack' | 'refused' }>,
    private readonly kept: Shelf = shelf,
  ) {}

  /** The table is told anew: take part in the next deal. Resolves when the house has answered to a pledge. */
  async lookAt(info: TableInfo, you: You): Promise<void> {
    this.guest = you.guest ?? null;
    const { deal } = info;
    if (!deal) return;
    const receipt = this.receipt(deal);
    if (receipt.seal !== deal.seal || (!deal.seats && (receipt.called || receipt.begun))) {
      receipt.anew = true; // and nothing more is given for it
      this.kept.put(receipt);
    } else if (deal.seats) await this.tell(receipt, deal, info);
    else if (you.seat != null) await this.pledge(receipt, deal);
  }

  /** A match has begun, or is met while it is played. */
  begin(match: MatchInfo, info: TableInfo): void {
    const { deal } = match;
    this.playing = deal ? this.receipt(deal) : null; // lessons, and matches of earlier servers, have none
    if (!deal || !this.playing) return;
    this.playing.begun ??= { ...laid(info), shares: deal.shares ?? {}, commitment: match.commitment };
    this.see(match.at, match.view);
  }

  /** Keep what is shown; what was taken back is forgotten. */
  see(at: number, view: View): void {
    const { playing } = this;
    if (!playing?.begun || view.me !== seatOf(playing.guest, playing.begun.seats)) return;
    const before = Object.entries(playing.seen).filter(([when]) => Number(when) < at);
    playing.seen = { ...Object.fromEntries(before), [at]: digest(view) };
    this.kept.put(playing);
  }

  private async pledge(receipt: Receipt, deal: Deal): Promise<void> {
    const { number } = receipt;
    if (this.pledged.has(number)) return; // another device of the same guest may have taken over
    receipt.share ??= this.kept.get(this.code, number, this.guest)?.share ?? draw(); // another tab may have drawn it
    this.kept.put(receipt); // before anybody hears of it
    const pledge = this.pledgeOf(receipt);
    if (deal.pledges?.[String(receipt.guest)] === pledge) return;
    this.pledged.add(number);
    if ((await this.say({ t: 'pledge', number, pledge })).t === 'refused') this.pledged.delete(number);
  }

  private async tell(receipt: Receipt, deal: Deal, info: TableInfo): Promise<void> {
    const { pledges = {}, seats } = deal;
    if (!receipt.called) receipt.called = { ...laid(info), seats: seats!, pledges };
    else if (!same([receipt.called.pledges, receipt.called.seats], [pledges, seats])) receipt.anew = true;
    this.kept.put(receipt); // before anything is told
    const bound = receipt.share !== null && pledges[String(receipt.guest)] === this.pledgeOf(receipt);
    if (receipt.anew || !bound || this.shared.has(receipt.number)) return;
    this.shared.add(receipt.number);
    if ((await this.say({ t: 'share', share: receipt.share! })).t !== 'ack') return;
    receipt.given = true;
    this.kept.put(receipt);
  }

  private pledgeOf({ code, number, seal, guest, share }: Receipt): string {
    return pledgeOf(code, number, seal, guest!, share!);
  }

  private receipt({ number, seal }: Deal): Receipt {
    const known = this.known.get(number);
    if (known?.guest === this.guest) return known;
    const receipt = this.kept.get(this.code, number, this.guest) ?? fresh(this.code, number, this.guest, seal);
    this.known.set(number, receipt);
    this.kept.put(receipt);
    return receipt;
  }
}

function fresh(code: string, number: number, guest: number | null, seal: string): Receipt {
  return { is: 'receipt', format: 1, code, number, guest, seal, share: null, given: false, anew: false, called: null, begun: null, seen: {} };
}

const laid = ({ seats, settings: { game, options } }: TableInfo) => ({ seats: seats.map(({ guest }) => guest ?? null), game, options });

/** From where a guest sees the match. */
function seatOf(guest: number | null, seats: (number | null)[]): number | null {
  const seat = guest === null ? -1 : seats.indexOf(guest);
  return seat < 0 ? null : seat;
}
