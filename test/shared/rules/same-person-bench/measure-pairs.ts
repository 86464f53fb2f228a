import { evidenceOfSamePerson } from '../../../../shared/rules/same-person.ts';
import type { LabelledPair } from './generate-pairs.ts';

/** How well pairs are told apart, and those that are not. */
export function measurePairs(pairs: readonly LabelledPair[]) {
  const judged = pairs.map((pair) => ({ pair, isFound: evidenceOfSamePerson(pair.one, pair.other).length > 0 }));
  const found = judged.filter(({ isFound }) => isFound);
  const right = found.filter(({ pair }) => pair.isSame).length;
  const wanted = pairs.filter(({ isSame }) => isSame).length;
  return {
    pairs: pairs.length,
    precision: found.length === 0 ? 1 : right / found.length,
    recall: wanted === 0 ? 1 : right / wanted,
    wrong: judged.flatMap(({ pair, isFound }) => (isFound === pair.isSame ? [] : [pair])),
  };
}
