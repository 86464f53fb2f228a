import { findRange } from './dates.ts';
import { labelledIn } from './labelled.ts';
import { isTold, withoutBullet } from './normal-text.ts';
import { endsAsTitle, schoolWord } from './vocabulary.ts';
import type { NumberedLine } from './sections.ts';
import { partSeparator } from '../text/resume-text.ts';

const begun =
  "^(?:\\W{0,3}\\d{1,2}[.)]\\s*|[•*-]\\s*)?(?:i(?:['’]m| am)?\\s+)?(?:(?:presently|currently|now|previously|at present)\\s+)?(?:am\\s+)?(?:have\\s+)?(?:been\\s+)?(?:work(?:ed|ing)|employed|served)\\s+";
/** What every such sentence has, so that other lines cost little. */
const ofWork = /\b(?:work(?:ed|ing)|employed|served)\s/i;
const article = '(?:an?\\s+|the\\s+)?';
/** `Worked as Nurse in Example Clinic, Pune` and `Working with Example Ltd as a Nurse`. */
const asFirst = new RegExp(`${begun}as\\s+${article}(\\S.{1,60}?)\\s+(?:in|at|with|for)\\s+(.+)$`, 'iu');
const atFirst = new RegExp(`${begun}(?:in|at|with|for|by)\\s+(\\S.{1,80}?)\\s+as\\s+${article}(.+)$`, 'iu');
/** What is between an employer or title and its dates. */
const beforeDates = /(?:, ?| )(?:(?:since|from|between|during|for)(?: the period)?(?: of| from)? ?)?\(?$/i;

/** A sentence that says who worked where and when, as title, employer and dates; any other line as it is. */
export function statedWork(line: NumberedLine): NumberedLine {
  const [part, ...others] = line.parts;
  if (!part || others.length > 0 || line.text.length > 200 || !ofWork.test(line.text)) return line;
  const range = findRange(line.text);
  if (!range) return line;
  const said = line.text.slice(0, line.text.indexOf(range.raw)).replace(beforeDates, '');
  const [, before, after] = asFirst.exec(said) ?? [];
  const [, where, what] = before === undefined ? (atFirst.exec(said) ?? []) : [said, after, before];
  if (!where || !what || !endsAsTitle(what)) return line;
  return inParts(line, [what, where, range.raw]);
}

const learnt = new RegExp(
  '^(?:[•*-]\\s*)?i(?: have| had)? (?:completed|passed|finished|obtained|did) (?:my |an? )?(.{2,60}?) (?:from|at|in) ' +
    '(\\p{Lu}.{3,80}?)(?: (?:with|securing|scoring|by) .*)?$',
  'iu',
);

/** `I completed B.Tech (CSE) from Fern College with 8 CGPA` as degree and school. */
export function statedSchool(line: NumberedLine): NumberedLine {
  const [part, ...others] = line.parts;
  const [, degree, school] = (part && others.length === 0 && learnt.exec(line.text.trim())) || [];
  return degree && school && schoolWord.test(school) ? inParts(line, [degree, school]) : line;
}

/** `Nurse, Example Clinic, 2018 – 2020. Cared for the old.` as a head and what follows it. */
export function withRestBelow(line: NumberedLine): NumberedLine[] {
  const [part, ...others] = line.parts;
  const mayHaveRest = part && others.length === 0 && /\.\s\p{Lu}/u.test(line.text);
  const range = mayHaveRest ? findRange(line.text) : undefined;
  if (!range || range.isOpen) return [line];
  const end = line.text.indexOf(range.raw) + range.raw.length;
  const rest = /^\)?\.\s+(\p{Lu}.{6,})$/u.exec(line.text.slice(end))?.[1];
  const head = line.text.slice(0, end);
  if (!rest || head.split(/\s+/).length > 16) return [line];
  return [inParts(line, [head]), { ...inParts(line, [rest]), gap: 0 }];
}

/** `• Oct 2017 – Feb 2019: Research Manager, Fern Unit`: the dates are a cell of their own. */
export function withLeadingDates(line: NumberedLine): NumberedLine {
  if (line.parts.length !== 1 || !/^\P{L}{0,4}[^:]{6,40}:/u.test(line.text)) return line;
  const [, dates = '', rest = ''] =
    /^([^:]{6,40}?)\s?:\s+([\p{Lu}\p{Lo}\d].+)$/u.exec(withoutBullet(line.text).trim()) ?? [];
  const range = rest && findRange(dates);
  return range && !range.isOpen && range.raw.length > dates.length - 3 ? inParts(line, [dates, rest]) : line;
}

const employerFirst = /^([\d/.\s–-]{9,25}\s)?(\p{Lu}[^:|]{2,50}?)(?:\s*\(([^():]{2,40})\))?:\s+(\p{Lu}.{2,80})$/u;

/** `Harbor Grill (Seattle): Cook` on a line with dates of its own, or above or below them, as title, employer and place. */
export function withEmployerFirst(line: NumberedLine, at: number, lines: readonly NumberedLine[]): NumberedLine {
  const cell = line.parts.findIndex(({ text }) => employerFirst.test(text.trim()));
  const [, dates, employer = '', place, rest = ''] = employerFirst.exec(line.parts[cell]?.text.trim() ?? '') ?? [];
  const title = rest.split(/,\s|\s?\(|\s[-–—|]\s|\s\d/)[0]!;
  if (!title || labelledIn(line.text) || !endsAsTitle(title) || title.split(' ').length > 5 || endsAsTitle(employer))
    return line;
  const isDated = [lines[at - 1], line, lines[at + 1]].some((one) => one && findRange(one.text));
  if (!isDated || isTold(line.text) || notEmployer.test(employer)) return line;
  const texts = line.parts.flatMap(({ text }, one) =>
    one === cell ? [dates?.trim(), rest, employer, place].filter((piece) => piece !== undefined) : [text],
  );
  return inParts(line, texts);
}

const notEmployer = /^(?:project|promot\w+|achievements?|highlights?|client|note|skills?|duties|tasks?|team|key )/i;

function inParts(line: NumberedLine, texts: readonly string[]): NumberedLine {
  const parts = texts.map((text) => ({ ...line.parts[0]!, text }));
  return { ...line, parts, text: texts.join(partSeparator) };
}
