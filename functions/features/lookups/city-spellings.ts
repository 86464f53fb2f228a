import { readFileSync } from 'node:fs';

let spellings: ReadonlyMap<string, string> | undefined;

/**
 * What people call cities and the areas around them that no list of places has, and large cities in the letters of their own
 * countries; `fold` writes names so. Read once per process.
 */
function allSpellings(): ReadonlyMap<string, string> {
  spellings ??= new Map(
    readFileSync(new URL('./data/city-spellings.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  );
  return spellings;
}

/** Eastern addresses go on without a space: `東京都新宿区`. */
const unspacedName = /^[\p{Script=Han}\p{Script=Hangul}]{2,3}/u;

/** The folded name of a list of places for folded words that people use instead. */
export const knownName = (words: string): string => allSpellings().get(words) ?? words;

/** Whether a text is what people call a city rather than its name: `SF`, `Chi-Town`. */
export const isNickname = (text: string): boolean =>
  allSpellings().has(
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );

const placeLabel =
  /^\s*(?:(?:current |home |preferred )?(?:location|city|place|address)\s*[:：–-]|(?:based|located|living|lives) in\b:?)\s*/i;
const modeOfWork =
  /(?:^(?:remote|hybrid|on-?site)|(?:\s?[/|&(,–-]\s?|\sor\s|\s)(?:fully |100% )?(?:remote|hybrid|on-?site|wfh)\b\)?)/gi;

/** A place without its label and without how somebody works there: `NYC` of `Location: NYC / Remote`. */
export function barePlace(text: string): string {
  const bare = text
    .replace(placeLabel, '')
    .replace(modeOfWork, '')
    .replace(/^[\s/|,–-]{1,3}/, '')
    .trim();
  return bare || text;
}

/** The text, with a large city's name in Latin letters where it is in those of its own country. */
export function inLatinLetters(text: string): string {
  if (!/[^\p{Script=Latin}\P{L}]/u.test(text)) return text;
  const [first = '', ...others] = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .split(/[,，、]/)
    .map((part) => part.trim());
  const eastern = unspacedName.exec(first)?.[0] ?? '';
  const known = allSpellings();
  const name = known.get(first) ?? known.get(eastern) ?? known.get(eastern.slice(0, 2));
  return name ? [name, ...others.filter((one) => /\p{Script=Latin}/u.test(one))].join(', ') : text;
}
