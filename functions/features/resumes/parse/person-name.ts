import type { Line } from '../text/resume-text.ts';
import { headingKind } from './headings.ts';
import { normal, unspaced } from './normal-text.ts';
import { placeScore } from './places.ts';
import { usualSize } from './sections.ts';
import { companyWord, degreeWord, schoolWord, titleWord } from './vocabulary.ts';

/** A person's name as the resume spells it; `raw` is the text that it was taken from. */
export interface PersonName {
  raw: string;
  firstName: string;
  lastName: string;
  confidence: number;
}

interface Candidate {
  text: string;
  /** As the line spells it. */
  raw: string;
  score: number;
}

const label = new RegExp(
  '^(name|full name|curriculum vitae|resume( of)?|résumé( of)?|cv( of)?|contact info)\\s*[:\\-–]?\\s*',
  'i',
);
const suffixes = new RegExp(
  ',?\\s+(ph\\.?d|mba|m\\.?d|pmp|cpa|esq|rn|bsn|msn|jr|sr|cissp|p\\.?e|cfa|ii|iii|iv|lcsw|dds)\\.?$',
  'i',
);
const noName = new RegExp(
  '^(resume|résumé|curriculum vitae|cv|page|avatar|email|e-mail|phone|address|mobile|profile picture|confidential)$',
  'i',
);
const aboutWork = new RegExp(
  'skills|experience|summary|objective|management|development|information|engineer|university|street|road|avenue|nagar',
  'i',
);
const particle = /^(de|da|dos|das|di|van|von|der|den|bin|al|del|la|el|st|ten|ter|zu|du|le|y|e)$/i;
const nameWord = /^\p{Lu}[\p{L}\p{M}'’.-]*\.?$/u;
const linesLooked = 60;

/** The name of the person whose resume it is; undefined when no line looks like one. */
export function findName(
  lines: readonly Line[],
  { email, isRecognized }: { email: string | undefined; isRecognized: boolean },
): PersonName | undefined {
  const usual = usualSize(lines);
  let best: Candidate | undefined;
  for (const [place, line] of lines.slice(0, linesLooked).entries()) {
    for (const part of line.parts) {
      const shown = isRecognized ? withCapitalI(part.text) : part.text;
      const text = nameIn(shown);
      if (text === undefined) continue;
      const raw = shown === part.text ? text : spelledAt(part.text, shown.indexOf(text), text.length);
      const score = scoreOf(text, { place, size: part.height / 1.2, isBold: part.isBold, usual, email });
      if (!best || score > best.score) best = { text, raw, score };
    }
  }
  if (!best || best.score <= -1) return undefined;
  const joined = joinedWithNext(best, lines, usual);
  const name = split(joined, Math.min(0.99, 0.6 + Math.max(0, best.score) / 20));
  return joined === best.text ? { ...name, raw: best.raw } : name;
}

/** Without serifs `I` and `l` are one sign, which recognition takes for the small letter in `Lakshmi Iyer`. */
const withCapitalI = (text: string): string =>
  /^\p{Lu}\p{L}+(\s\S+)*\s[l|]\p{Ll}{2}/u.test(text) || /^[l|]\p{Ll}+(\s\p{Lu}\p{Ll}+)+$/u.test(text)
    ? text.replace(/(?<!\S)[l|](?=\p{Ll}{2})/gu, 'I')
    : text;

const spelledAt = (text: string, from: number, length: number): string => text.slice(from, from + length);

/** A first name set on a line of its own above the last name. */
function joinedWithNext({ text }: Candidate, lines: readonly Line[], usual: number): string {
  if (/\s/.test(text)) return text;
  const place = lines.findIndex((line) => line.parts.length === 1 && nameIn(line.text) === text);
  const next = lines[place + 1];
  const line = lines[place];
  if (!line || !next || line.size < usual * 1.4 || Math.abs(next.size - line.size) > 0.5) return text;
  const second = nameIn(next.text);
  return second && next.parts.length === 1 ? `${text} ${second}` : text;
}

function nameIn(part: string): string | undefined {
  let text = unspaced(part.replace(label, '')).trim();
  for (let round = 0; round < 3; round++) text = text.replace(suffixes, '').trim();
  const beforeComma = text.split(',')[0]!.trim();
  if (titleWord.test(text.slice(beforeComma.length))) text = beforeComma;
  text = text.split(/\s+[-–—|]\s+/)[0]!.trim();
  const words = text.split(/\s+/);
  if (words.length > 5 || text.length < 3 || text.length > 44 || /[@\d:/|]/.test(text)) return undefined;
  if (headingKind(text) || noName.test(text) || !/^\p{Lu}/u.test(text)) return undefined;
  return words.every((word) => nameWord.test(word) || particle.test(word)) ? text : undefined;
}

function scoreOf(
  text: string,
  {
    place,
    size,
    isBold,
    usual,
    email,
  }: { place: number; size: number; isBold: boolean; usual: number; email: string | undefined },
): number {
  const words = text.split(/\s+/);
  let score = words.length >= 2 && words.length <= 4 ? 3 : words.length === 1 ? -1.5 : 0;
  score -= Math.min(place, 30) * 0.28;
  if (size > usual * 1.25) score += 2.2;
  if (size > usual * 1.6) score += 1.5;
  if (isBold) score += 0.6;
  if (titleWord.test(text)) score -= 4;
  if (companyWord.test(text)) score -= 3;
  if (schoolWord.test(text) || (degreeWord.test(text) && words.length < 3)) score -= 3;
  if (placeScore(text) > 0.5) score -= 2;
  if (aboutWork.test(text)) score -= 3;
  const local = email ? normal(email.split('@')[0]!).replaceAll(' ', '') : '';
  return score + words.filter((word) => normal(word).length > 2 && local.includes(normal(word))).length * 2;
}

function split(raw: string, confidence: number): PersonName {
  const words = raw.split(/\s+/);
  let at = words.length - 1;
  while (at > 1 && particle.test(words[at - 1]!)) at -= 1;
  const shown = (part: string[]) => recased(part.join(' '), raw);
  return {
    raw,
    firstName: shown(words.slice(0, Math.max(1, at))),
    lastName: shown(words.slice(Math.max(1, at))),
    confidence,
  };
}

// A name in capitals is written with capitals at its beginnings, as forms expect it.
function recased(text: string, raw: string): string {
  if (raw !== raw.toUpperCase()) return text;
  return text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
