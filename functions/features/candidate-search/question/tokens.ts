import { levelOf } from '../../../search/kinds/levels.ts';
import type { Fact } from './fact.ts';
import type { ReadFact } from './pattern.ts';
import { severalWordsAt } from './several-words.ts';

type Sign = '(' | ')' | 'OR' | 'AND' | 'NOT' | ',';

/** A piece of a question. `isTight` is an `or` in lower case, which joins only its neighbours. */
export type Token =
  { sign: Sign; isTight?: boolean } | { term: string; isQuoted?: boolean } | { fact: Fact; source: string };

const quotes = /[“”„‟«»＂″]/gu;
const dashes = /[‐‑‒–—−]/gu;
/** Words of a question that ask for nothing by themselves. */
const fillers: ReadonlySet<string> = new Set(
  'looking need needs want wanted find me show search searching hiring someone somebody anyone people person candidate candidates profile profiles resume resumes cv cvs who whose has have having that is are be can knows know please only currently experienced skilled i we you any a an the'.split(
    ' ',
  ),
);
/** Fillers that a `no` can be of itself, as in `no experience java`. */
const unneeded: ReadonlySet<string> = new Set(
  'needed experience exp skill skills must preferred required degree'.split(' '),
);
/** Fillers that lead to what is meant, as in `no experience in java`. */
const leading: ReadonlySet<string> = new Set('with of in for at on to as from by'.split(' '));
const wordsOfSigns: Readonly<Record<Sign, string>> = {
  '(': '(',
  ')': ')',
  ',': ', ;',
  OR: 'or | ||',
  AND: 'and but plus & && +',
  NOT: "not no without except excluding exclude w/o neither nor never nobody cannot don't doesn't isn't aren't",
};
const signs: ReadonlyMap<string, { sign: Sign; isTight?: boolean }> = new Map([
  ...(Object.keys(wordsOfSigns) as Sign[]).flatMap((sign) =>
    wordsOfSigns[sign].split(' ').map((word): [string, { sign: Sign; isTight?: boolean }] => [word, { sign }]),
  ),
  ['or', { sign: 'OR', isTight: true }],
  ['OR', { sign: 'OR' }],
]);
/** `do not want juniors`; `non-junior` only before what can be excluded by itself, since `non-profit` is a word. */
const doNot = /do(?:es)?\s+not(?![\p{L}\p{N}])/iuy;
const non = /non[-\s]+/iy;
/** Names with a slash that are one thing. */
const withSlash =
  /^(?:ci\/cd|ui\/ux|ux\/ui|tcp\/ip|pl\/sql|pl\/i|a\/[rpbv]|i\/o|as\/400|os\/2|z\/os|l&d\/pp|24\/7|b2b\/b2c|w\/)$/i;
const word = /[^\s()",;|]+/y;

/** A question in plain quotes and dashes, every character at its place. */
export const plainSigns = (text: string): string => text.replaceAll(quotes, '"').replaceAll(dashes, '-');

/** Takes a question apart; each word is tried as the beginning of a fact, of a name of several words, and as a sign. */
export function tokensOf(text: string, facts: readonly ReadFact[]): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) at = readToken(text, at, { facts, tokens });
  return tokens;
}

function readToken(
  text: string,
  at: number,
  { facts, tokens }: { facts: readonly ReadFact[]; tokens: Token[] },
): number {
  const letter = text[at]!;
  if (/\s/.test(letter)) return at + 1;
  if (letter === '"') {
    const end = text.indexOf('"', at + 1);
    const to = end < 0 ? text.length : end;
    const term = text.slice(at + 1, to).trim();
    if (/[\p{L}\p{N}]/u.test(term)) tokens.push({ term, isQuoted: true });
    return to + 1;
  }
  if (letter === '(' || letter === ')') {
    tokens.push({ sign: letter });
    return at + 1;
  }
  if (',;|'.includes(letter)) {
    tokens.push(signs.get(letter)!);
    return at + 1;
  }
  if (letter === '/') {
    tokens.push({ sign: 'OR', isTight: true });
    return at + 1;
  }
  if (/^[-!][\p{L}\p{N}("]/u.test(text.slice(at, at + 3))) {
    tokens.push({ sign: 'NOT' });
    return at + 1;
  }
  const negated = endOfNegation(text, at, facts);
  if (negated !== undefined) {
    tokens.push({ sign: 'NOT' });
    return negated;
  }
  for (const read of facts) {
    const found = read(text, at);
    if (!found) continue;
    tokens.push({ fact: found.fact, source: text.slice(at, found.end).trim() });
    return found.end;
  }
  const end = severalWordsAt(text, at);
  if (end !== undefined) {
    tokens.push({ term: text.slice(at, end) });
    return end;
  }
  return readWord(text, at, tokens);
}

/** Where a negation ends that begins here and is more than a word by itself. */
function endOfNegation(text: string, at: number, facts: readonly ReadFact[]): number | undefined {
  doNot.lastIndex = at;
  if (doNot.test(text)) return doNot.lastIndex;
  non.lastIndex = at;
  if (!non.test(text)) return undefined;
  const end = non.lastIndex;
  word.lastIndex = end;
  const next = text.slice(end, severalWordsAt(text, end) ?? (word.test(text) ? word.lastIndex : end));
  return levelOf(next) || facts.some((read) => read(text, end)) ? end : undefined;
}

function readWord(text: string, at: number, tokens: Token[]): number {
  word.lastIndex = at;
  word.test(text);
  const end = word.lastIndex;
  const written = text.slice(at, end).replace(/(?<![.:?!])[.:?!]+$/, '');
  const lower = written.toLowerCase().replaceAll('’', "'");
  const sign = signs.get(written) ?? signs.get(lower);
  if (sign) tokens.push(sign);
  else if (written.includes('/') && !withSlash.test(written)) tokens.push(...alternatives(written));
  else if (/[\p{L}\p{N}]/u.test(written)) tokens.push({ term: written.replace(/^\+/, '') });
  return end;
}

/** `java/kotlin` is either of both. */
function alternatives(written: string): Token[] {
  const terms = written.split('/').filter((part) => /[\p{L}\p{N}]/u.test(part));
  return terms.flatMap((term, at): Token[] => [...(at > 0 ? [{ sign: 'OR' as const, isTight: true }] : []), { term }]);
}

const isIn =
  (...lists: readonly ReadonlySet<string>[]) =>
  (token: Token | undefined): boolean =>
    token !== undefined &&
    'term' in token &&
    !token.isQuoted &&
    lists.some((words) => words.has(token.term.toLowerCase()));

export const isUnneeded = isIn(unneeded);
export const leadsOn = isIn(leading);
/** Whether a term asks for nothing, such as `looking`. */
export const isFiller = isIn(fillers, unneeded, leading);
