import { certified, issuer, isIssuer } from './certificate-words.ts';
import { findRange, findSingle } from './dates.ts';
import { isBulleted, isSentence, trimmed, withoutBullet } from './normal-text.ts';
import type { NumberedLine, Section } from './sections.ts';

/** `Awards and Certifications`: only what is called a certification is one. */
const mixed = /\b(?:awards?|honou?rs?|achievements?|accomplishments|recognitions?|scholarships?)\b/i;
const certificates = /certif|licen[sc]/i;
const award = new RegExp(
  "\\b(?:dean['’]?s list|eagle scout|scholar(?:ship)?|awards?|prize|medal|winner|won|rank(?:ed)?|runner[- ]?up|finalist|competition|hackathon|olympiad)\\b",
  'i',
);
/** `Certified Network Associate (CCNA)`, `Junior Tester (eJPT)`. */
const abbreviated = /\([a-z]?[A-Z]{2}[A-Z0-9+-]*\)/;

/** Whether certifications are listed in a section. */
export const hasCertifications = ({ kind, title }: Section): boolean =>
  kind === 'certifications' || (kind === 'awards' && certificates.test(title));

/** The lines of certifications: each with what the lines below say of it, without those of other things. */
export function certificationLines(section: Section): NumberedLine[] {
  let isStrict = mixed.test(section.title);
  const lines = withWholeNames(withoutTableHead(section.lines.filter(({ text }) => /[\p{L}\d]/u.test(text))));
  return withIssuers(lines).filter(({ text }) => {
    const [, label] = /^([^:|]{2,60}):\s*$/.exec(withoutBullet(text).trim()) ?? [];
    // What is below `Mini Projects:` has to say that it is a certification.
    if (label) isStrict ||= !certified.test(label) && !isIssuer(label.replace(/(?<!\s)\s*\([^()]*\)$/, ''));
    return !label && (!isStrict || isNamed(text));
  });
}

const columnLabel = new RegExp(
  '^(?:(?:certifi\\w+|licen[cs]e|credential|course) ?(?:name|type|title)?|name|title|type|issu(?:er|ed|ing).{0,14}|(?:issuing )?(?:organi[sz]ation|authority|body|' +
    'board)|state|number|no\\.?|(?:licen[cs]e|credential|certificate) (?:no\\.?|number|id|#)|year|date.{0,12}|exp\\w*(?: date)?|valid (?:until|through|to)|status)$',
  'i',
);
const untilColumn = /^(?:exp|valid)/i;

/** The rows of a table without the names of its columns; dates in one of expiry say that they are. */
function withoutTableHead(lines: readonly NumberedLine[]): NumberedLine[] {
  const cellsOf = ({ text }: NumberedLine): string[] => text.split(' | ').map((cell) => cell.trim());
  const head = lines.findIndex(
    (line) => cellsOf(line).length > 1 && cellsOf(line).every((cell) => columnLabel.test(cell)),
  );
  if (head < 0) return [...lines];
  const labels = cellsOf(lines[head]!);
  const until = labels.findIndex((cell) => untilColumn.test(cell));
  return lines.flatMap((line, at) => {
    if (at === head) return [];
    const cells = cellsOf(line);
    if (at < head || until < 0 || cells.length !== labels.length || !dateOf(cells[until]!)) return [line];
    return [{ ...line, text: cells.with(until, `expires ${cells[until]}`).join(' | ') }];
  });
}

const isNamed = (text: string): boolean =>
  !award.test(text) &&
  (certified.test(text) ||
    abbreviated.test(text) ||
    text.split(/(?<!\s)\s+[|–—-]\s+|,\s+|[()]/).some((one) => issuer.test(trimmed(one))));

const joined = (first: NumberedLine, second: NumberedLine, by: string): NumberedLine => ({
  ...first,
  text: `${first.text.trim()}${by}${second.text.trim()}`,
  room: second.room,
  through: second.through ?? second.index,
});

/** A bullet whose sign the file lost leaves its column. */
const isPoint = ({ text, parts }: NumberedLine): boolean =>
  isBulleted(text) || (parts.length > 1 && !/[\p{L}\d]/u.test(parts[0]!.text));
const bare = (line: NumberedLine): string =>
  withoutBullet(line.text)
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .trim();
const dateOf = (text: string) => findRange(text) ?? findSingle(text);
const outsideBrackets = (text: string): string => text.replace(/\([^()]*\)/g, '');
const commas = (text: string): number => outsideBrackets(text).split(',').length - 1;
const unfinished = /(?:[,&/]|\s(?:and|of|for|in|to|with|the))$/i;
const fullLine = 60;
const narrow = 80;

/** Names and lists that a column broke in one line. */
function withWholeNames(lines: readonly NumberedLine[]): NumberedLine[] {
  const whole: NumberedLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && goesOn(last, line)) whole[whole.length - 1] = joined(last, line, ' ');
    else whole.push({ ...line });
  }
  return whole;
}

/** A narrow column beside the text, as exported profiles have, breaks a name where its next word has no room. */
function hadNoRoom({ room, text, parts, size }: NumberedLine, next: NumberedLine): boolean {
  if (next.gap > 1.15 * size || Math.abs(next.size - size) > 0.5) return false;
  if (room === undefined || parts.length > 1 || text.length > narrow || dateOf(`${text} ${next.text}`)) return false;
  const [word = ''] = next.text.trim().split(/\s+/);
  const part = next.parts[0]!;
  return room < (word.length + 1) * (part.width / Math.max(1, part.text.length));
}

function goesOn(last: NumberedLine, line: NumberedLine): boolean {
  if (isPoint(line) || line.index !== (last.through ?? last.index) + 1 || /https?:|www\./.test(line.text)) return false;
  if (isSentence(bare(last)) && commas(last.text) < 2) return false;
  if (hadNoRoom(last, line)) return true;
  const both = `${last.text} ${line.text}`;
  const isList = last.text.length > fullLine && commas(last.text) > 1 && commas(line.text) > 0 && !/#|\d{4}/.test(both);
  return isList || unfinished.test(last.text.trim()) || (/^\p{Ll}{3}/u.test(line.text) && !dateOf(bare(last)));
}

/** Certifications whose issuer, with or without the date, has a line below. */
function withIssuers(lines: readonly NumberedLine[]): NumberedLine[] {
  const isList = lines.length > 0 && isPoint(lines[0]!) && lines.some((line) => !isPoint(line));
  if (isList) return withIssuersOfPoints(lines);
  const dated = lines.filter((line) => dateOf(line.text) && /\p{L}{3}/u.test(withoutDate(line.text)));
  if (dated.length < 2 || lines.some(isPoint)) return [...lines];
  const isDated = (line: NumberedLine | undefined): boolean => line !== undefined && dated.includes(line);
  const isBelow = dated.every((line) => !isDated(lines[lines.indexOf(line) + 1])) && !isDated(lines.at(-1));
  const isBeside = !isDated(lines[0]) && isDated(lines.at(-1));
  const names = isBelow
    ? dated.map((line) => lines[lines.indexOf(line) + 1]!.text)
    : dated.map(({ text }) => withoutDate(text));
  const areIssuers = names.every(looksLikeIssuer) && names.some((name) => isIssuer(name.trim()));
  if (!areIssuers || !(isBelow || isBeside)) return [...lines];
  const items: NumberedLine[] = [];
  let isWhole = true;
  for (const line of lines) {
    const last = items.at(-1);
    if (!last || isWhole) items.push(line);
    else items[items.length - 1] = joined(last, line, isDated(line) !== isBelow || isDated(last) ? ' | ' : ' ');
    isWhole = last !== undefined && !isWhole && (isBelow ? !isDated(line) && datedIn(items.at(-1)!) : isDated(line));
  }
  return items;
}

const datedIn = ({ text }: NumberedLine): boolean => dateOf(text) !== undefined;

function withoutDate(text: string): string {
  const date = dateOf(text);
  return trimmed(date ? text.replace(date.raw, '').replace(/\(\s*\)/, '') : text);
}

const looksLikeIssuer = (text: string): boolean =>
  text.trim().split(/\s+/).length <= 5 && !certified.test(text) && !/[:(]/.test(text);

/** A bold line above points that are not bold heads something else. */
const headsOtherPoints = (line: NumberedLine, next: NumberedLine | undefined): boolean =>
  line.isBold && next !== undefined && isPoint(next) && !next.isBold && !datedIn(line) && !isIssuer(line.text.trim());

/** Below a point: the rest of its name, then who gave it and when; whatever follows is something else. */
function withIssuersOfPoints(lines: readonly NumberedLine[]): NumberedLine[] {
  const items: NumberedLine[] = [];
  let isWhole = false;
  for (const [at, line] of lines.entries()) {
    const last = items.at(-1);
    if (!last || isPoint(line)) {
      items.push({ ...line, text: bare(line) });
      isWhole = false;
      continue;
    }
    if (headsOtherPoints(line, lines[at + 1])) break;
    const isIssued = looksLikeIssuer(line.text) && (isIssuer(withoutDate(line.text)) || datedIn(line));
    const next = lines[at + 1];
    if (isWhole) break;
    if (isIssued) items[items.length - 1] = joined(last, line, ' | ');
    else if (next && !isPoint(next) && !datedIn(last)) items[items.length - 1] = joined(last, line, ' ');
    else items.push(line);
    isWhole = isIssued;
  }
  return items;
}
