import { expect, it } from 'vitest';
import { nodesOf, treeOf } from './stored-writes.ts';
import { sourceFiles } from './tree.ts';

/*
 * A regular expression that begins again at every place of a text takes the square of its length: a text of 20,000 blanks
 * then holds a function, or the page, for seconds. Each one is therefore run over texts that invite it to: one part
 * repeated, after a beginning that may match and before an end that does not, in two lengths.
 */
const parts = [
  ' ',
  'a',
  'A',
  '1',
  '-',
  '.',
  ',',
  '#',
  '*',
  '/',
  '@',
  '(',
  '"',
  ':',
  '\t',
  '\n',
  'a ',
  'a.',
  'a1',
  '<a',
];
const beginnings = ['', 'a', '# ', 'a@', '(', '1', 'http://', '<'];
const [short, long] = [1500, 12_000];

const textsOf = (length: number) =>
  parts.flatMap((part) => beginnings.map((beginning) => `${beginning}${part.repeat(length / part.length)}\u0000`));
const [shortTexts, longTexts] = [textsOf(short), textsOf(long)];

/** Each only reads lines or cells that what is before it keeps short; one that is mended leaves this list, and none is added. */
const remaining = new Set([
  String.raw`functions/features/resumes/parse/certifications-in-line.ts ,\s*|\s*;\s*|\s+\|\s+`,
  String.raw`functions/features/resumes/parse/certifications-in-line.ts [\s,(–-]*(?:19|20)\d{2}\)?\s*$`,
  String.raw`functions/features/resumes/parse/certifications-in-line.ts \s+[–—-]\s+`,
  String.raw`functions/features/resumes/parse/classify.ts \(.*?\)`,
  String.raw`functions/features/resumes/parse/contact.ts (?:\p{L}+:\s*)?(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/\S*`,
  String.raw`functions/features/resumes/parse/contact.ts [^\s|,;]+\s?@\s?[^\s|,;]+`,
  String.raw`functions/features/resumes/parse/degree.ts \s*\(.*$`,
  String.raw`functions/features/resumes/parse/degree.ts ^(.*?)\s+(?:from|at)\s+(\p{Lu}.+)$`,
  String.raw`functions/features/resumes/parse/degree.ts ^(.*?)\s+in\s+(\p{Lu}.+)$`,
  String.raw`functions/features/resumes/parse/education-facts.ts [\s,(–-]*\b(?:conferred|graduat(?:ed|ion|ing)|expected|completed|awarded|anticipated|class of|passed)\b[^,]*$`,
  String.raw`functions/features/resumes/parse/normal-text.ts ^[\s,;:|•·◦▪◆\-–—@()\]]+|[\s,;:|•·\-–—([]+$`,
  String.raw`functions/features/resumes/parse/home-city.ts \s*,\s*|\s+(?=[A-Z]{2}$)`,
  String.raw`functions/features/resumes/parse/phone.ts [^\S\n]*\|[^\S\n]*`,
  String.raw`functions/features/resumes/parse/places.ts \s*[,/]\s*|\s+[-–]\s+`,
  String.raw`functions/features/resumes/parse/places.ts \s*[,;|/()]\s*|\s+[-–•·]\s+`,
  String.raw`functions/features/resumes/parse/places.ts \s*\d+$`,
  String.raw`functions/features/resumes/parse/vocabulary.ts \s*\([^)]*\)\s*$`,
  String.raw`functions/features/resumes/parse/vocabulary.ts \s*\n\s*`,
]);

function timeOf(regex: RegExp, text: string): number {
  const begin = performance.now();
  regex.test(text);
  return performance.now() - begin;
}

/** The least of several tries, since other work makes any of them longer. */
const fastest = (regex: RegExp, text: string): number =>
  Math.min(...Array.from({ length: 5 }, () => timeOf(regex, text)));

/** Whether eight times the text takes more than four times eight as long. */
function isQuadratic(regex: RegExp): boolean {
  return longTexts.some((text, place) => {
    if (timeOf(regex, text) <= 20) return false;
    const took = fastest(regex, text);
    return took > 20 && took > 32 * fastest(regex, shortTexts[place] as string);
  });
}

/** Every regular expression of the product by its file and itself. */
function patterns(): Map<string, RegExp> {
  const found = new Map<string, RegExp>();
  for (const file of sourceFiles('shared', 'functions', 'web'))
    for (const node of nodesOf(treeOf(file))) {
      const { regex } = node as { regex?: { pattern: string; flags: string } };
      if (!regex) continue;
      const once = new RegExp(regex.pattern, regex.flags.replace(/[gy]/g, ''));
      found.set(`${file.path} ${once.source}`, once);
    }
  return found;
}

it('No regular expression takes the square of a text’s length', { timeout: 120_000 }, () => {
  const all = patterns();
  expect(all.size).toBeGreaterThan(500);
  const slow = [...all].filter(([name, regex]) => !remaining.has(name) && isQuadratic(regex));
  expect(slow.map(([name]) => name)).toEqual([]);
  expect([...remaining].filter((name) => !all.has(name))).toEqual([]);
});
