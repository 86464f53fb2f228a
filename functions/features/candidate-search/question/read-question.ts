import type { ReadPart } from '../../../../shared/model/candidate-search.ts';
import { anyClearance, besideLater, bothOf, eitherOf, type Fact, factLabel, oppositeOf } from './fact.ts';
import { factWords } from './fact-words.ts';
import { type CityMeant, placeWords } from './place-words.ts';
import { endsAsJob } from './several-words.ts';
import { isFiller, isUnneeded, leadsOn, plainSigns, type Token, tokensOf } from './tokens.ts';
import { type Asked, treeOf, withoutFacts, written } from './tree.ts';

/** What a question asks: facts of fields, and words for the index. */
export interface Question {
  parts: ReadPart[];
  facts: Fact[];
  /** For the index, with its operators. */
  text: string;
}

/** Reads a question of a recruiter: AND, OR, NOT, minus, brackets, quotes and words of fields (PLUS-45). */
export function readQuestion(text: string, cityMeant: CityMeant): Question {
  const all = tokensOf(plainSigns(text), [...factWords, placeWords(cityMeant)]);
  const tokens = withLists(joinFacts(withoutFillers(all)));
  const { tree, facts: said } = withoutFacts(treeOf(tokens));
  const asked = 'all' in tree ? tree.all : [tree];
  const later = (at: number) => said.slice(at + 1).map(({ fact }) => fact);
  const facts = said.map(({ fact, source }, at) => ({ fact: besideLater(fact, later(at)), source }));
  return {
    parts: [
      ...asked.map((one): ReadPart => ({ kind: 'words', source: written(one), words: labelOf(one) })),
      ...facts.map(({ fact, source }): ReadPart => ({ kind: fact.kind, source, words: factLabel(fact, source) })),
    ],
    facts: mergedFacts(facts),
    text: asked.map(written).join(' '),
  };
}

/** The text without words that ask for nothing, unless there are no others; a NOT before them is of what follows them. */
function withoutFillers(tokens: readonly Token[]): Token[] {
  const left = tokens.filter((token, at) => !isFiller(token) && !(isSign(token, 'NOT') && isOfFillers(tokens, at + 1)));
  return left.some((token) => !('sign' in token)) ? left : [...tokens];
}

/** Whether the fillers that begin here take a NOT for themselves: `no experience java` excludes nothing, `no experience in java` does. */
function isOfFillers(tokens: readonly Token[], from: number): boolean {
  const after = tokens.findIndex((token, at) => at >= from && !isFiller(token));
  const fillers = tokens.slice(from, after < 0 ? tokens.length : after);
  return isSign(tokens[after], ',') || (fillers.some(isUnneeded) && !leadsOn(fillers.at(-1)));
}

/** Facts of one kind that stand beside each other with an `or`, comma or bracket become one, and then a NOT its opposite. */
function joinFacts(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    joined.push(token);
    while (joinLast(joined));
  }
  return joined.flatMap((token, at) => {
    if ('fact' in token && isSign(joined[at - 1], 'NOT'))
      return [{ fact: oppositeOf(token.fact), source: `not ${token.source}` }];
    return isSign(token, 'NOT') && 'fact' in (joined[at + 1] ?? token) ? [] : [token];
  });
}

/** Joins what the list ends with, and returns whether there was anything to join. */
function joinLast(tokens: Token[]): boolean {
  const [open, one, between, last] = [tokens.at(-4), tokens.at(-3), tokens.at(-2), tokens.at(-1)];
  if (!last) return false;
  if (one && 'fact' in one && between && 'sign' in between && 'fact' in last) {
    const fact = joins(between, { isNegated: isSign(open, 'NOT'), isPlace: last.fact.kind === 'place' })
      ? eitherOf(one.fact, last.fact)
      : undefined;
    if (fact) tokens.splice(-3, 3, { fact, source: `${one.source} or ${last.source}` });
    return fact !== undefined;
  }
  if (between && 'fact' in between && 'fact' in last && isAnyClearance(last.fact)) {
    const fact = eitherOf(between.fact, last.fact);
    if (fact) tokens.splice(-2, 2, { fact, source: `${between.source} ${last.source}` });
    return fact !== undefined;
  }
  const isInBrackets = one && 'sign' in one && one.sign === '(' && between && 'fact' in between;
  if (isInBrackets && 'sign' in last && last.sign === ')') {
    tokens.splice(-3, 3, between);
    return true;
  }
  return false;
}

/** Whether a sign makes one fact of those around it; nobody is in two places, so that `Austin and Dallas` is either. */
function joins(
  sign: { sign: string; isTight?: boolean },
  { isNegated, isPlace }: { isNegated: boolean; isPlace: boolean },
): boolean {
  if (sign.sign === 'OR') return !isNegated || sign.isTight === true;
  return !isNegated && (sign.sign === ',' || (sign.sign === 'AND' && isPlace));
}

const isAnyClearance = (fact: Fact): boolean => fact.kind === 'clearance' && fact.levels.length === anyClearance.length;

/** A list that ends with `or` is one of alternatives: `java, kotlin or scala`; between names of jobs it joins whole names. */
function withLists(tokens: readonly Token[]): Token[] {
  const read = [...tokens];
  for (let at = read.length - 1; at > 0; at--) {
    const token = read[at]!;
    if (!('sign' in token) || token.sign !== 'OR' || !token.isTight) continue;
    if (isSign(read[at - 1], ',')) read.splice(--at, 1);
    for (let before = at - 2; isSign(read[before], ',') && isTerm(read[before - 1]); before -= 2)
      read[before] = { sign: 'OR', isTight: true };
  }
  return bracketedJobs(read).filter((token) => !isSign(token, ','));
}

function bracketedJobs(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((token) => 'sign' in token && token.sign === 'OR' && token.isTight);
  if (at < 0) return [...tokens];
  const left = tokens.slice(0, at).findLastIndex((token) => !isTerm(token)) + 1;
  const right = tokens.findIndex((token, place) => place > at && !isTerm(token));
  const end = right < 0 ? tokens.length : right;
  const areJobs =
    at - left > 1 && end - at > 2 && endsAsJob(wordsAt(tokens, at - 1)) && endsAsJob(wordsAt(tokens, end - 1));
  const rest = bracketedJobs(tokens.slice(end));
  if (!areJobs) return [...tokens.slice(0, end), ...rest];
  return [
    ...tokens.slice(0, left),
    { sign: '(' },
    { sign: '(' },
    ...tokens.slice(left, at),
    { sign: ')' },
    { sign: 'OR' },
    { sign: '(' },
    ...tokens.slice(at + 1, end),
    { sign: ')' },
    { sign: ')' },
    ...rest,
  ];
}

const isSign = (token: Token | undefined, sign: string): boolean =>
  token !== undefined && 'sign' in token && token.sign === sign;
const isTerm = (token: Token | undefined): boolean => token !== undefined && 'term' in token;
const wordsAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token && 'term' in token ? token.term : '';
};

/** One fact of a kind: what is said twice holds together. */
function mergedFacts(facts: readonly { fact: Fact }[]): Fact[] {
  const byKind = new Map<string, Fact>();
  for (const { fact } of facts) {
    const earlier = byKind.get(fact.kind);
    byKind.set(fact.kind, earlier ? bothOf(earlier, fact) : fact);
  }
  return [...byKind.values()];
}

function labelOf(asked: Asked): string {
  if ('term' in asked) return asked.isQuoted ? `“${asked.term}”` : asked.term;
  if ('not' in asked) return `not ${labelOf(asked.not)}`;
  if ('any' in asked)
    return asked.any.map((one) => ('all' in one || 'any' in one ? `(${labelOf(one)})` : labelOf(one))).join(' or ');
  if ('all' in asked) return asked.all.map((one) => ('any' in one ? `(${labelOf(one)})` : labelOf(one))).join(' ');
  return asked.source;
}
