/** A piece of a search text without operators: words, or what was between quotes. */
export interface Piece {
  text: string;
  isQuoted: boolean;
  /** Whether the text ends with it, so that its last word may be unfinished. */
  isLast: boolean;
}

/** What a text asks for, as a tree: `java AND (rust OR go) -sales`. */
export type Asked = { piece: Piece } | { all: Asked[] } | { any: Asked[] } | { not: Asked };

type Sign = '(' | ')' | 'OR' | 'AND' | 'NOT';
type Token = Sign | Piece;

/** Deeper brackets are not read; no real query has them, only an attack. */
const deepest = 8;
const curlyQuotes = /[“”„‟«»＂″]/gu;
/**
 * A quoted part, which may lack its end; a bracket; an operator in capitals, which a comma before it makes a state
 * (`Portland, OR`); or a minus, which phones also write as a dash, directly before what it excludes.
 */
const sign = /"[^"]*(?:"|$)|[()|]|(?<![^\s("])(?<!,\s*)(?:AND|OR|NOT)(?![^\s()"])|(?<![^\s(])[-−–](?=["(\p{L}\p{N}])/gu;

/**
 * Reads a text as recruiters write it: AND, OR and NOT in capitals, brackets, quotes of any form, `|` and `-word`. Words
 * beside each other must all match, and bind closer than OR. What makes no sense, such as a bracket that is never
 * closed, is left out.
 */
export function readBoolean(text: string): Asked {
  const tokens = tokensOf(text.replaceAll(curlyQuotes, '"'));
  let at = 0;

  const anyOf = (depth: number): Asked => {
    const any = [allOf(depth)];
    while (tokens[at] === 'OR') {
      at++;
      any.push(allOf(depth));
    }
    return any.length === 1 ? any[0]! : { any };
  };

  const allOf = (depth: number): Asked => {
    const all: Asked[] = [];
    for (; at < tokens.length;) {
      const token = tokens[at]!;
      if (token === 'OR' || (token === ')' && depth > 0)) break;
      if (token === 'NOT' || token === '(' || typeof token !== 'string') all.push(one(depth));
      else at++;
    }
    return all.length === 1 ? all[0]! : { all };
  };

  const one = (depth: number): Asked => {
    const token = tokens[at];
    if (typeof token === 'object') {
      at++;
      return { piece: token };
    }
    if (token === 'NOT') {
      at++;
      return { not: one(depth) };
    }
    if (token !== '(') return { all: [] };
    at++;
    if (depth === deepest) return { all: [] };
    const inside = anyOf(depth + 1);
    if (tokens[at] === ')') at++;
    return inside;
  };

  return anyOf(0);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const addWords = (words: string, end: number): void => {
    if (!words.trim()) return;
    // NOT excludes the next word only.
    const [, first = '', rest = ''] = tokens.at(-1) === 'NOT' ? (/^\s*(\S+)([^]*)$/u.exec(words) ?? []) : [];
    if (first) tokens.push({ text: first, isQuoted: false, isLast: end === text.length && !rest });
    const others = first ? rest : words;
    if (others.trim()) tokens.push({ text: others, isQuoted: false, isLast: end === text.length });
  };
  let from = 0;
  for (const { 0: found, index } of text.matchAll(sign)) {
    addWords(text.slice(from, index), index);
    from = index + found.length;
    if (found.startsWith('"')) tokens.push({ text: found.replaceAll('"', ''), isQuoted: true, isLast: false });
    else tokens.push(/^[-−–]$/.test(found) ? 'NOT' : found === '|' ? 'OR' : (found as Sign));
  }
  addWords(text.slice(from), text.length);
  return tokens;
}
