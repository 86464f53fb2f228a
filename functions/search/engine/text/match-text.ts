import { clauseScore, inverseFrequency } from './bm25.ts';
import { type Expansion, expansions } from './expand-clause.ts';
import type { Lexicon } from './lexicon.ts';
import type { Clause } from './parse-text.ts';
import { visitPhrase } from './phrase.ts';
import { Tally } from './tally.ts';
import type { WordPostings } from './word-postings.ts';

/** What a text matched, to mark it where documents are shown. */
export interface MatchedWords {
  /** Words as the language folds them. */
  words: string[];
  /** Phrases; each place lists the words that fit it. */
  phrases: string[][][];
}

/** What matching needs to know about the collection. */
export interface Searched {
  lexicon: Lexicon;
  postings: WordPostings;
  lengths: Uint16Array;
  averageLength: number;
  weightAt: (position: number) => number;
  live: Uint8Array;
  liveCount: number;
  tombstones: boolean;
}

/** More words are not listed for highlighting; a two-letter prefix has thousands. */
const mostListed = 400;

/** Scratch space for the slots of one index, reused by every query. */
export class MatchScratch {
  readonly tally: Tally;
  readonly scores: Float64Array;
  /** Per slot how many clauses are satisfied so far. */
  readonly satisfied: Uint8Array;
  readonly stages: Uint8Array;
  readonly parts: Uint32Array;

  constructor(slots: number) {
    this.tally = new Tally(slots);
    this.scores = new Float64Array(slots);
    this.satisfied = new Uint8Array(slots);
    this.stages = new Uint8Array(slots);
    this.parts = new Uint32Array(slots);
  }
}

/** Writes the live slots that satisfy every clause and returns how many; their scores are in the scratch by slot. */
export function matchText(
  clauses: readonly Clause[],
  searched: Searched,
  scratch: MatchScratch,
  into: Uint32Array,
): { count: number; matched: MatchedWords } {
  const { tally, satisfied } = scratch;
  const matched: MatchedWords = { words: [], phrases: [] };
  let count = 0;
  satisfied.fill(0);
  for (const [stage, clause] of clauses.entries()) {
    const { matching, expansion } = tallyClause(clause, searched, scratch);
    if (expansion) list(expansion, searched.lexicon, matched);
    count = scoreClause(stage, matching, searched, scratch, into);
    tally.clear();
    if (count === 0) break;
  }
  return { count, matched };
}

/** Tallies the first way to satisfy the clause that any live document matches. */
function tallyClause(
  clause: Clause,
  searched: Searched,
  scratch: MatchScratch,
): { matching: number; expansion?: Expansion } {
  const { tally } = scratch;
  for (const expand of expansions(clause, searched.lexicon)) {
    const expansion = expand();
    for (const [word, boost] of expansion.words) searched.postings.addTo(tally, word, boost);
    for (const phrase of expansion.phrases) {
      visitPhrase(phrase, searched.postings, searched.weightAt, scratch, (slot, weight) =>
        tally.add(slot, phrase.boost * weight),
      );
    }
    const matching = countLiving(tally, searched);
    if (matching > 0) return { matching, expansion };
    tally.clear();
  }
  return { matching: 0 };
}

function countLiving({ touched, count }: Tally, { live, tombstones }: Searched): number {
  if (!tombstones) return count;
  let living = 0;
  for (let at = 0; at < count; at++) living += live[touched[at]!]!;
  return living;
}

/** Adds the clause's score to the slots that satisfied all earlier clauses too, and collects them. */
function scoreClause(
  stage: number,
  matching: number,
  { lengths, averageLength, live, liveCount }: Searched,
  { tally, scores, satisfied }: MatchScratch,
  into: Uint32Array,
): number {
  const inverse = inverseFrequency({ documents: liveCount, matching });
  const { sums, touched } = tally;
  let kept = 0;
  for (let at = 0; at < tally.count; at++) {
    const slot = touched[at]!;
    if (satisfied[slot] !== stage || !live[slot]) continue;
    satisfied[slot] = stage + 1;
    const score = clauseScore(inverse, sums[slot]!, lengths[slot]!, averageLength);
    scores[slot] = stage === 0 ? score : scores[slot]! + score;
    into[kept++] = slot;
  }
  return kept;
}

function list({ words, phrases }: Expansion, lexicon: Lexicon, matched: MatchedWords): void {
  for (const number of words.keys()) if (matched.words.length < mostListed) matched.words.push(lexicon.wordAt(number));
  for (const { words: places, adjacent } of phrases) {
    const fitting = places.map((numbers) => numbers.map((number) => lexicon.wordAt(number)));
    if (adjacent) matched.phrases.push(fitting);
    else matched.words.push(...fitting.flat());
  }
}
