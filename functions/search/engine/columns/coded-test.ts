import type { Test } from './column.ts';
import type { Postings } from './postings.ts';

/** The test for a column of one code per slot: passes slots that hold one of the wanted codes. */
export function codedTest(codes: Uint32Array, postings: Postings, wanted: readonly number[], codeCount: number): Test {
  const accepted = accepting(wanted, codeCount);
  return {
    keep(selection, count) {
      let kept = 0;
      for (let at = 0; at < count; at++) {
        const slot = selection[at]!;
        if (accepted[codes[slot]!]) selection[kept++] = slot;
      }
      return kept;
    },
    holds: (slot) => accepted[codes[slot]!] === 1,
    cost: postings.countAll(wanted),
    collect: (live, into) => postings.collect(wanted, live, into),
  };
}

/** For each code, whether it is wanted. */
export function accepting(wanted: readonly number[], codeCount: number): Uint8Array {
  const accepted = new Uint8Array(codeCount);
  for (const code of wanted) accepted[code] = 1;
  return accepted;
}
