/** The proof that chance was decided before the first move: the seed against its commitment. */
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** BLAKE2b personalisation is 16 bytes, filled with zeros (as in core/seeds.py). */
const PROMISE = utf8ToBytes('bluffhouse seed\0');

export function commitmentOf(seed: string): string {
  return bytesToHex(blake2b(utf8ToBytes(seed), { dkLen: 32, personalization: PROMISE }));
}
