import type { DescriptionFlag } from '../../../../shared/model/job-text.ts';
import { oneOf, wholeWord } from './one-of.ts';

type Coded = [pattern: RegExp, kind: 'gender' | 'age' | 'origin', instead: string];

const languages = oneOf(
  '',
  'English|German|Spanish|French|Italian|Portuguese|Dutch|Polish|Mandarin|Cantonese|Chinese|Japanese|Korean|Hindi|Arabic',
  'Russian|Ukrainian|Turkish|Swedish|Danish|Norwegian|Finnish|Greek|Hebrew|Czech|Romanian|Hungarian|Vietnamese|Tagalog',
  'Bengali|Tamil|Telugu|Urdu|Persian|Farsi|Marathi|Gujarati|Punjabi|Kannada|Malayalam|Thai|Indonesian|Malay|Bulgarian',
  'Slovak|Croatian|Serbian|Catalan',
).source;
const [speaks, command] = [String.raw`speak(?:ers?|ing)\b`, String.raw`(?:fluency|proficiency|command)\b`];

// Words that research on job advertisements found to keep women, men or people of an age or origin from applying, each with plain
// ones. @see https://doi.org/10.1037/a0022530 and 29 CFR 1625.4
const coded: Coded[] = [
  [/\b(?:ninja|rock ?star|guru|wizard|superhero|jedi)s?\b/gi, 'gender', 'expert'],
  [/\bhe\/she\b|\bs\/he\b|\bhis\/her\b|\bhe or she\b|\bhis or her\b/gi, 'gender', 'you or they'],
  [
    /\b(?:sales|repair|crafts|trades|work|fore|service|handy|delivery|fire|police|line)m[ae]n\b/gi,
    'gender',
    'a word for the work, such as technician or lead',
  ],
  [/\b(?:manpower|man-hours?|manning)\b/gi, 'gender', 'staff, staff hours'],
  [
    /\b(?:chair|spokes|business)m[ae]n\b|\b(?:waitress|stewardess|hostess|saleswoman|seamstress)(?:es)?\b/gi,
    'gender',
    'chair, server, attendant, salesperson',
  ],
  [/\bguys\b|\bgirls\b|\bgentlemen\b|\bladies\b/gi, 'gender', 'people, team'],
  [
    /\b(?:aggressive(?:ly)?|dominant|dominate|ruthless|fearless|cutthroat)\b/gi,
    'gender',
    'say what is done: ambitious goals, competitive market',
  ],
  [/\b(?:nurturing|sweet|bubbly|feminine|masculine|manly)\b/gi, 'gender', 'say what is done: supports, listens'],
  [
    /\b(?:young|youthful)(?:,| and)? (?:\w+ )?(?:team|company|people|professionals?|crew|talent|at heart|staff|workforce)\b/gi,
    'age',
    'leave it out',
  ],
  [
    /\b(?:digital natives?|recent (?:college )?graduates?|new grads?|fresh graduates?|college students?)\b/gi,
    'age',
    'early in your career, or the skill that is meant',
  ],
  [
    /\b(?:high[- ]energy|energetic|overqualified|mature|seasoned)\b/gi,
    'age',
    'experienced, motivated, or what the work needs',
  ],
  [
    /\b(?:no more than|at most|maximum(?: of)?|up to) \d+ years(?:['’])?(?: of)? experience\b/gi,
    'age',
    'only the least experience needed',
  ],
  [
    /\b(?:under|below|not older than|maximum age(?: of)?:?|age[ds]?) \d{2}(?:\s?[-–]\s?\d{2})?\b(?! months| days)/gi,
    'age',
    'leave it out',
  ],
  [
    // React Native and cloud native are no languages.
    oneOf(
      'gi',
      String.raw`(?<!react[- ]|cloud[- ])\bnative(?:[- ](?:level|like))?[- ](?:(?:in )?(?:${languages})\b(?:[- ]${speaks})?|${speaks}|${command}|or bilingual\b)`,
      String.raw`\b(?:bilingual or native|(?:mother|native)[- ]tongue)\b`,
      String.raw`\b(?:${languages}) (?:is|as) (?:(?:a|the|your|their|his|her) )?(?:first|native) language\b`,
    ),
    'origin',
    'fluent, or the level that the work needs',
  ],
  [/\b(?:no (?:foreign )?accent|accent[- ]free|without (?:an )?accent)\b/gi, 'origin', 'speaks clearly'],
];
/** Nobody reads a longer paragraph on a phone: twelve short lines of a page. */
const longestParagraph = 700;
const pay = oneOf(
  'i',
  String.raw`[$€£₹¥]\s?\d`,
  String.raw`\b\d[\d,.]*\s?(?:k|USD|EUR|GBP|CAD|INR|dollars|cents)\b`,
  String.raw`\b\d[\d.]*\s?(?:/|per |an? )(?:h|hr|hour|year|yr|mile|word|day)\b`,
);
const place = oneOf(
  'u',
  wholeWord('[Rr]emote(?:ly)?|[Hh]ybrid|[Oo]n[- ]?site|[Ii]n[- ]office|[Ww]ork from home|[Tt]elecommute|[Aa]nywhere'),
  String.raw`\p{Lu}[\p{L}'.]+(?: \p{Lu}[\p{L}'.]+)*, (?:[A-Z]{2}\b|\p{Lu}\p{Ll}+)`,
  String.raw`\b(?:in|near|around|at|across|outside|downtown) (?:St\. |the )?\p{Lu}\p{Ll}{2,}`,
);

/**
 * What keeps people from applying: no pay, no place, words coded for gender, age or origin with plain ones, and
 * paragraphs of twelve lines (JOB-81). A
 * flag's `from` and `to` are its place in the text; a missing thing has none.
 */
export function flagDescription(description: string): DescriptionFlag[] {
  const words = coded.flatMap(([pattern, kind, instead]) =>
    Array.from(description.matchAll(pattern), ({ 0: found, index }): DescriptionFlag => {
      return { kind, words: found, instead, from: index, to: index + found.length };
    }),
  );
  const missing: DescriptionFlag[] = [];
  if (!pay.test(description)) missing.push({ kind: 'pay' });
  if (!place.test(description)) missing.push({ kind: 'place' });
  const found = [...words, ...longParagraphs(description)];
  return [...missing, ...found.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))];
}

function longParagraphs(description: string): DescriptionFlag[] {
  let from = 0;
  return description.split('\n\n').flatMap((text) => {
    const at = from;
    from += text.length + 2;
    if (text.length < longestParagraph || text.split('\n').some(isItem)) return [];
    const words = `${text.trim().split(/\s+/).slice(0, 6).join(' ')} …`;
    return [{ kind: 'long', words, instead: 'short paragraphs, or a list', from: at, to: at + text.length }];
  });
}

const isItem = (line: string): boolean => /^(?:[-*•]|\d{1,2}[.)])\s/.test(line.trimStart());
