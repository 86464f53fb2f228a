import { type Scalar, UnfitCondition } from './column.ts';

/** A value that a query wants, and those that fit half as well. */
export interface WantedValue {
  value: Scalar;
  near: readonly Scalar[];
}

/** One bit per group in a signed number, so that no set bit is its sign. */
const mostGroups = 31;

/** For each code, a bit for every group that has it. */
export function groupBits(groups: readonly (readonly number[])[], codeCount: number): Int32Array {
  if (groups.length > mostGroups) throw new UnfitCondition(`at most ${mostGroups} groups, not ${groups.length}`);
  const bits = new Int32Array(codeCount);
  for (const [at, codes] of groups.entries()) for (const code of codes) bits[code]! |= 1 << at;
  return bits;
}

/** The bits of all groups. */
export function allGroups(count: number): number {
  return count >= mostGroups ? 0x7fffffff : (1 << count) - 1;
}

/** How many bits are set. */
export function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
