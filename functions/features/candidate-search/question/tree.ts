import { levelOf } from '../../../search/kinds/levels.ts';
import { eitherField, type Fact } from './fact.ts';
import type { Token } from './tokens.ts';

/** What a question asks for, as a tree: `java AND (rust OR go) -sales 5+ years`. */
export type Asked =
  | { term: string; isQuoted?: boolean }
  | { fact: Fact; source: string }
  | { all: Asked[] }
  | { any: Asked[] }
  | { not: Asked };

/** Deeper brackets are left out; no real question has them, only an attack. */
const deepest = 6;

/**
 * The tree of the tokens. Words beside each other must all match and bind closer than OR, while a lower-case `or` joins
 * only its neighbours. What makes no sense, such as an operator at the end, is left out.
 */
export function treeOf(given: readonly Token[]): Asked {
  const tokens = bounded(given);
  let at = 0;
  const isAt = (sign: string, isTight?: boolean): boolean => {
    const token = tokens[at];
    return (
      token !== undefined &&
      'sign' in token &&
      token.sign === sign &&
      (isTight === undefined || Boolean(token.isTight) === isTight)
    );
  };
  const anyOf = (): Asked => {
    const any = [allOf()];
    while (isAt('OR', false)) {
      at++;
      any.push(allOf());
    }
    return oneOrMore(
      'any',
      any.filter((one) => !isNothing(one)),
    );
  };
  const allOf = (): Asked => {
    const all: Asked[] = [];
    while (at < tokens.length && !isAt('OR', false) && !isAt(')')) {
      if (isAt('AND') || isAt('OR')) at++;
      else all.push(tight());
    }
    return oneOrMore(
      'all',
      all.filter((one) => !isNothing(one)).flatMap((one) => ('all' in one ? one.all : [one])),
    );
  };
  const tight = (): Asked => {
    if (isAt('NOT')) {
      at++;
      const not = at < tokens.length && !isAt(')') && !isAt('OR', false) ? tight() : nothing;
      return isNothing(not) ? nothing : 'not' in not ? not.not : { not };
    }
    const any = [one()];
    while (isAt('OR', true)) {
      at++;
      if (at < tokens.length && !isAt(')') && !isAt('NOT')) any.push(one());
    }
    return oneOrMore(
      'any',
      any.filter((found) => !isNothing(found)),
    );
  };
  const one = (): Asked => {
    const token = tokens[at++];
    if (!token) return nothing;
    if (!('sign' in token)) return token;
    if (token.sign !== '(') return nothing;
    const inside = anyOf();
    if (isAt(')')) at++;
    return inside;
  };
  const all: Asked[] = [];
  while (at < tokens.length) {
    all.push(anyOf());
    at++;
  }
  return oneOrMore(
    'all',
    all.filter((part) => !isNothing(part)),
  );
}

const nothing: Asked = { all: [] };
const isNothing = (asked: Asked): boolean => 'all' in asked && asked.all.length === 0;

function oneOrMore(how: 'all' | 'any', parts: Asked[]): Asked {
  if (parts.length === 1) return parts[0]!;
  return how === 'all' || parts.length === 0 ? { all: parts } : { any: parts };
}

/** The tokens without brackets that are too deep. */
function bounded(tokens: readonly Token[]): Token[] {
  let depth = 0;
  return tokens.filter((token) => {
    if (!('sign' in token) || (token.sign !== '(' && token.sign !== ')')) return true;
    if (token.sign === '(') return ++depth <= deepest;
    return depth === 0 || depth-- <= deepest;
  });
}

/** A tree of words alone, and the facts that hold for the whole question. One that is an alternative to words stays words. */
export function withoutFacts(tree: Asked): { tree: Asked; facts: { fact: Fact; source: string }[] } {
  const facts: { fact: Fact; source: string }[] = [];
  const hoisted = (asked: Asked): Asked => {
    if ('fact' in asked) {
      facts.push(asked);
      return nothing;
    }
    if ('any' in asked && asked.any.every(isOfFacts)) {
      facts.push({
        fact: eitherField,
        source: asked.any.map((one) => ('fact' in one ? one.source : inBrackets(one))).join(' or '),
      });
      return nothing;
    }
    if ('not' in asked && isOfFacts(asked.not)) {
      facts.push({ fact: eitherField, source: `not (${written(asked.not).replace(/^\((.*)\)$/, '$1')})` });
      return nothing;
    }
    if ('all' in asked)
      return oneOrMore(
        'all',
        asked.all.map(hoisted).filter((one) => !isNothing(one)),
      );
    if ('not' in asked) {
      const { level, rest } = levelsApart(asked.not);
      if (level) facts.push(level);
      return level && !rest ? nothing : asWords(rest ? { not: rest } : asked);
    }
    // `java OR kotlin 5+ years` asks for the years in any case.
    if ('any' in asked)
      return { any: asked.any.map((one) => ('all' in one && one.all.some(isWords) ? hoisted(one) : asWords(one))) };
    return asWords(asked);
  };
  return { tree: hoisted(tree), facts };
}

/** The levels of work among what a question excludes, as a fact, and the other things. */
function levelsApart(excluded: Asked): { level?: { fact: Fact; source: string }; rest?: Asked } {
  const each = 'any' in excluded ? excluded.any : [excluded];
  const found = each.map((one) => ('term' in one ? levelOf(one.term) : undefined));
  const without = found.filter((level) => level !== undefined);
  if (without.length === 0) return {};
  const named = each.filter((_, at) => found[at]);
  const rest = each.filter((_, at) => !found[at]);
  const words = named.flatMap((one) => ('term' in one ? one.term : [])).join(' or ');
  return {
    level: { fact: { kind: 'level', without, words }, source: written({ not: oneOrMore('any', named) }) },
    ...(rest.length > 0 && { rest: oneOrMore('any', rest) }),
  };
}

function isOfFacts(asked: Asked): boolean {
  if ('not' in asked) return isOfFacts(asked.not);
  return 'all' in asked ? asked.all.every(isOfFacts) : 'any' in asked ? asked.any.every(isOfFacts) : 'fact' in asked;
}

const isWords = (asked: Asked): boolean => !('fact' in asked);

function asWords(asked: Asked): Asked {
  if ('fact' in asked) return { term: asked.source };
  if ('not' in asked) return { not: asWords(asked.not) };
  if ('any' in asked) return { any: asked.any.map(asWords) };
  return 'all' in asked ? { all: asked.all.map(asWords) } : asked;
}

/** A tree as text, in the operators of the index. */
export function written(asked: Asked): string {
  if ('fact' in asked) return asked.source;
  if ('not' in asked) return `NOT ${inBrackets(asked.not)}`;
  if ('any' in asked)
    return `(${asked.any.map((one) => ('all' in one ? inBrackets(one) : written(one))).join(' OR ')})`;
  if ('all' in asked) return asked.all.map(written).join(' ');
  if (asked.isQuoted) return `"${asked.term}"`;
  return /^(?:OR|AND|NOT)$/.test(asked.term) ? asked.term.toLowerCase() : asked.term;
}

function inBrackets(asked: Asked): string {
  const text = written(asked);
  return 'any' in asked || !/\s/.test(text) || text.startsWith('"') ? text : `(${text})`;
}
