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
  /** Per slot how many clauses of an exclusion match; all zero between exclusions. */
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
  const sought = required.map((anyOf) => anyOf.map((clause) => waysTo(clause, searched.lexicon)));
  const found: Expansion[][] = sought.map(() => []);
  let count = required.length === 0 ? allLiving(searched, into) : 0;
  for (const [stage, clause] of rarestFirst(sought, searched.postings).entries()) {
    const { matching, expansions: used } = tallyAny(sought[clause]!, searched, scratch);
    found[clause] = used;
    count = stage === 0 ? keepTallied(searched, scratch, into) : keepCommon(scratch.tally, into, count);
    scoreClause(stage === 0, { matching, searched, scratch, into, count });
    scratch.tally.clear();
    if (count === 0) break;
  }
  for (const allOf of excluded) count = exclude(allOf, { searched, scratch, into, count });
  const matched: MatchedWords = { words: [], phrases: [] };
  for (const expansion of found.flat()) list(expansion, searched.lexicon, matched);
  return { count, matched };
}

/** How a clause may be satisfied: as it is asked, and what is tried after that. */
interface Ways {
  asked: Expansion;
  later: (() => Expansion)[];
}

function waysTo(clause: Clause, lexicon: Lexicon): Ways {
  const [asked, ...later] = expansions(clause, lexicon);
  return { asked: asked!(), later };
}

/** The order in which the fewest documents have to be scored: those of a frequent word only where the others are. */
function rarestFirst(required: readonly (readonly Ways[])[], postings: ReadPostings): number[] {
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  const sizeOfAny = (numbers: Iterable<number>): number => sum(Array.from(numbers, (number) => postings.size(number)));
  const sizes = required.map((anyOf) =>
    sum(
      anyOf.map(
        ({ asked: { words, phrases } }) =>
          sizeOfAny(words.keys()) + sum(phrases.map((phrase) => Math.min(...phrase.words.map(sizeOfAny)))),
      ),
    ),
  );
  return [...required.keys()].sort((a, b) => sizes[a]! - sizes[b]!);
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
function tallyAny(clauses: readonly Ways[], searched: Searched, scratch: MatchScratch): Tallied {
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
function tallyClause({ asked, later }: Ways, searched: Searched, scratch: MatchScratch): Tallied {
  const { tally } = scratch;
  for (const expand of [() => asked, ...later]) {
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
  { searched, scratch, into, count }: { searched: Searched; scratch: MatchScratch; into: Uint32Array; count: number },
): number {
  const { tally, satisfied } = scratch;
  for (const clause of clauses) {
    addTo(tally, waysTo(clause, searched.lexicon).asked, searched, scratch);
    for (let at = 0; at < tally.count; at++) satisfied[tally.touched[at]!]!++;
    tally.clear();
  }
  let kept = 0;
  for (let at = 0; at < count; at++) if (satisfied[into[at]!]! < clauses.length) into[kept++] = into[at]!;
  satisfied.fill(0);
  return kept;
}

function countLiving({ touched, count }: Tally, { live, tombstones }: Searched): number {
  if (!tombstones) return count;
  let living = 0;
  for (let at = 0; at < count; at++) living += live[touched[at]!]!;
  return living;
}

/** Collects the live slots of the tally. */
function keepTallied({ live }: Searched, { tally }: MatchScratch, into: Uint32Array): number {
  let kept = 0;
  for (let at = 0; at < tally.count; at++) if (live[tally.touched[at]!]) into[kept++] = tally.touched[at]!;
  return kept;
}

/** Keeps the collected slots that are in the tally too. */
function keepCommon({ sums }: Tally, into: Uint32Array, count: number): number {
  let kept = 0;
  for (let at = 0; at < count; at++) if (sums[into[at]!]! > 0) into[kept++] = into[at]!;
  return kept;
}

/** Adds the tallied clause's score to that of each collected slot, or begins with it. */
function scoreClause(
  isFirst: boolean,
  {
    matching,
    searched: { lengths, averageLength, liveCount },
    scratch: { tally, scores },
    into,
    count,
  }: { matching: number; searched: Searched; scratch: MatchScratch; into: Uint32Array; count: number },
): void {
  const inverse = inverseFrequency({ documents: liveCount, matching });
  for (let at = 0; at < count; at++) {
    const slot = into[at]!;
    const score = clauseScore(inverse, tally.sums[slot]!, lengths[slot]!, averageLength);
    scores[slot] = isFirst ? score : scores[slot]! + score;
  }
}

function list({ words, phrases }: Expansion, lexicon: Lexicon, matched: MatchedWords): void {
  for (const number of words.keys()) if (matched.words.length < mostListed) matched.words.push(lexicon.wordAt(number));
  for (const { words: places, adjacent } of phrases) {
    const fitting = places.map((numbers) => numbers.map((number) => lexicon.wordAt(number)));
    if (adjacent) matched.phrases.push(fitting);
    else matched.words.push(...fitting.flat());
  }
}
