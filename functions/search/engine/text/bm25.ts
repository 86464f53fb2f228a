/**
 * How quickly repetition stops counting, and how much length counts against a document. A little slower than usual, so
 * that a title ranks above a description that repeats itself.
 */
const saturation = 2;
const lengthInfluence = 0.75;
/** Boosts are tenths. */
const boostUnit = 10;
/** Scores are multiples of about a millionth, so that a sum does not depend on the order of its clauses. */
const scoreUnit = 2 ** -20;

/** What the collection knows about a clause: `matching` of `documents` satisfy it. */
export interface Rarity {
  documents: number;
  matching: number;
}

/** How significant it is that a document satisfies the clause at all. */
export function inverseFrequency({ documents, matching }: Rarity): number {
  return Math.log(1 + (documents - matching + 0.5) / (matching + 0.5));
}

/**
 * A document's score for one clause: `sum` is the clause's boosted weight in it (in tenths), `length` its number of
 * words.
 */
export function clauseScore(inverse: number, sum: number, length: number, averageLength: number): number {
  const weight = sum / boostUnit;
  const score =
    (inverse * weight * (saturation + 1)) /
    (weight + saturation * (1 - lengthInfluence + (lengthInfluence * length) / averageLength));
  return Math.round(score / scoreUnit) * scoreUnit;
}
