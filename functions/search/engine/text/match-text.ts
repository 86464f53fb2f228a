import { clauseScore, inverseFrequency } from './bm25.ts';
import { type Expansion, expansions } from './expand-clause.ts';
import type { ReadPostings } from './word-postings.ts';
import type { Lexicon } from './lexicon.ts';
import type { Clause } from './clauses.ts';
import type { ParsedText } from './parse-text.ts';
import { visitPhrase } from './phrase.ts';
import { Places } from './places.ts';
import { Tally } from './tally.ts';

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
  postings: ReadPostings;
  lengths: Uint16Array;
  averageLength: number;
  weightAt: (position: number) => number;
  live: Uint8Array;
  liveCount: number;
  tombstones: boolean;
  /** Slots in use. */
  slots: number;
}

/** More words are not listed for highlighting; a two-letter prefix has thousands. */
const mostListed = 400;

/** Scratch space for the slots of one index, reused by every query. */
export class MatchScratch {
  readonly tally: Tally;
  /** A second tally, for clauses of which one must match. */
  readonly others: Tally;
  readonly scores: Float64Array;
  /** Per slot how many clauses are satisfied so far. */
  readonly satisfied: Uint8Array;
  readonly stages: Uint8Array;
  readonly parts: Uint32Array;
  readonly begins = new Places();
  readonly next = new Places();

  constructor(slots: number) {
    this.tally = new Tally(slots);
    this.others = new Tally(slots);
    this.scores = new Float64Array(slots);
    this.satisfied = new Uint8Array(slots);
    this.stages = new Uint8Array(slots);
    this.parts = new Uint32Array(slots);
  }
}

/**
 * Writes the live slots that satisfy every requirement and nothing excluded, and returns how many; with a requirement
 * their scores are in the scratch by slot.
 */
export function matchText(
  { required, excluded }: ParsedText,
  searched: Searched,
  scratch: MatchScratch,
  into: Uint32Array,
): { count: number; matched: MatchedWords } {
  const { satisfied } = scratch;
  const matched: MatchedWords = { words: [], phrases: [] };
  satisfied.fill(0);
  let count = required.length === 0 ? allLiving(searched, into) : 0;
  for (const [stage, anyOf] of required.entries()) {
    const { matching, expansions: found } = tallyAny(anyOf, searched, scratch);
    for (const expansion of found) list(expansion, searched.lexicon, matched);
    count = scoreClause(stage, matching, searched, scratch, into);
    scratch.tally.clear();
    if (count === 0) break;
  }
  for (const allOf of excluded) count = exclude(allOf, required.length, { searched, scratch, into, count });
  return { count, matched };
}

function allLiving({ live, slots }: Searched, into: Uint32Array): number {
  let count = 0;
  for (let slot = 0; slot < slots; slot++) if (live[slot]) into[count++] = slot;
  return count;
}

interface Tallied {
  /** How many live documents match. */
  matching: number;
  expansions: Expansion[];
}

/** Tallies the documents that match any of the clauses, each in its own first way. */
function tallyAny(clauses: readonly Clause[], searched: Searched, scratch: MatchScratch): Tallied {
  if (clauses.length === 1) return tallyClause(clauses[0]!, searched, scratch);
  const { tally, others } = scratch;
  const expansions: Expansion[] = [];
  for (const clause of clauses) {
    expansions.push(...tallyClause(clause, searched, scratch).expansions);
    for (let at = 0; at < tally.count; at++) others.add(tally.touched[at]!, tally.sums[tally.touched[at]!]!);
    tally.clear();
  }
  for (let at = 0; at < others.count; at++) tally.add(others.touched[at]!, others.sums[others.touched[at]!]!);
  others.clear();
  return { matching: countLiving(tally, searched), expansions };
}

/** Tallies the first way to satisfy the clause that any live document matches. */
function tallyClause(clause: Clause, searched: Searched, scratch: MatchScratch): Tallied {
  const { tally } = scratch;
  for (const expand of expansions(clause, searched.lexicon)) {
    const expansion = expand();
    addTo(tally, expansion, searched, scratch);
    const matching = countLiving(tally, searched);
    if (matching > 0) return { matching, expansions: [expansion] };
    tally.clear();
  }
  return { matching: 0, expansions: [] };
}

function addTo(tally: Tally, { words, phrases }: Expansion, searched: Searched, scratch: MatchScratch): void {
  for (const [word, boost] of words) searched.postings.addTo(tally, word, boost);
  for (const phrase of phrases) {
    visitPhrase(phrase, searched.postings, searched.weightAt, scratch, (slot, weight) =>
      tally.add(slot, phrase.boost * weight),
    );
  }
}

/** Drops the kept slots in which all of these clauses match, as they are written; returns how many remain. */
function exclude(
  clauses: readonly Clause[],
  stages: number,
  { searched, scratch, into, count }: { searched: Searched; scratch: MatchScratch; into: Uint32Array; count: number },
): number {
  const { tally, satisfied } = scratch;
  for (const [at, clause] of clauses.entries()) {
    const [asWritten] = expansions(clause, searched.lexicon);
    addTo(tally, asWritten!(), searched, scratch);
    for (let place = 0; place < tally.count; place++) {
      const slot = tally.touched[place]!;
      if (satisfied[slot] === stages + at) satisfied[slot]!++;
    }
    tally.clear();
  }
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = into[at]!;
    if (satisfied[slot] !== stages + clauses.length) into[kept++] = slot;
  }
  for (let at = 0; at < kept; at++) satisfied[into[at]!] = stages;
  return kept;
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
