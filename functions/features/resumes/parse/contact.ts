import { findPhoneNumbersInText } from 'libphonenumber-js';
import type { Line } from '../text/resume-text.ts';
import { findRange } from './dates.ts';
import { trimmed } from './normal-text.ts';
import { isInIndia, placeScore } from './places.ts';
import type { NumberedLine, Section } from './sections.ts';

/** A fact as the resume spells it, with its value. */
export interface RawFact<T = string> {
  raw: string;
  value: T;
  confidence: number;
}
/** A phone number: its country code without a plus, and the national number. */
export interface ResumePhone {
  prefix: string;
  number: string;
}

const emailShape = new RegExp(
  '[A-Za-z0-9._%+-]+\\s?@\\s?[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.\\s?[A-Za-z]{2,10}(?![A-Za-z0-9])',
  '',
);
const labelledPhone = /(?:phone|mobile|mob|cell|tel|contact(?: no)?|whatsapp)\W{1,4}[^\n]{8,40}/gi;
const looseNumber = /\+?\d[\d\s().-]{8,16}\d/;
const place = /^(address|location|based in|region|city|current location|lives in)\s*[:\-–]?\s*/i;
const headLines = 12;
const lastLines = 4;

/** The first e-mail address, spelled out or behind a link. */
export function findEmail(lines: readonly Line[], links: readonly string[]): RawFact | undefined {
  const text = lines.map((line) => line.text).join('\n');
  const found = emailShape.exec(text) ?? emailShape.exec(lines.map((line) => line.text).join(''));
  if (found) return { raw: found[0], value: found[0].replace(/\s/g, '').toLowerCase(), confidence: 0.98 };
  const link = links
    .find((one) => one.startsWith('mailto:'))
    ?.slice(7)
    .split('?')[0];
  return link ? { raw: '', value: decodeURIComponent(link).toLowerCase(), confidence: 0.9 } : undefined;
}

/** The first phone number among the contacts; numbers of other parts count only behind a word such as `Phone`. */
export function findPhone(sections: readonly Section[], lines: readonly Line[]): RawFact<ResumePhone> | undefined {
  const contacts = [...contactLines(sections), ...lines.slice(0, headLines), ...lines.slice(-lastLines)];
  const labelled = lines.flatMap(({ text }) => text.match(labelledPhone) ?? []);
  const text = [...contacts.map((line) => line.text), ...labelled].join('\n').replace(/[^\S\n]*\|[^\S\n]*/g, ' ; ');
  // A bare ten-digit number may be of either country; the address decides.
  const likely = contacts.some((line) => isInIndia(line.text))
    ? (['IN', 'US', 'GB'] as const)
    : (['US', 'IN', 'GB'] as const);
  for (const defaultCountry of likely) {
    for (const one of findPhoneNumbersInText(text, { defaultCountry })) {
      const { countryCallingCode, nationalNumber } = one.number;
      const raw = text.slice(one.startsAt, one.endsAt);
      if (isDateOrId(raw)) continue;
      return { raw, value: { prefix: countryCallingCode, number: nationalNumber }, confidence: 0.95 };
    }
  }
  return loosePhone(text);
}

const isDateOrId = (text: string): boolean => findRange(text) !== undefined || /^\d{4}\s*-\s*\d{4}$/.test(text);

function loosePhone(text: string): RawFact<ResumePhone> | undefined {
  const [raw] = looseNumber.exec(text) ?? [];
  const digits = raw?.replace(/\D/g, '') ?? '';
  if (!raw || isDateOrId(raw) || digits.length < 10 || digits.length > 13) return undefined;
  const prefix = digits.length > 10 ? digits.slice(0, -10) : '1';
  return { raw, value: { prefix, number: digits.slice(-10) }, confidence: 0.5 };
}

/** Where the person lives, as the contacts say. */
export function findLocation(sections: readonly Section[], name: string | undefined): RawFact | undefined {
  let best: RawFact | undefined;
  for (const line of contactLines(sections).slice(0, 30)) {
    for (const piece of line.parts.flatMap(({ text }) => text.split(/\s+[|•·–—-]\s+|\s{2,}|\s*[•·|;]\s*/))) {
      const fact = locationIn(piece, name);
      if (fact && (!best || fact.confidence > best.confidence)) best = fact;
    }
  }
  return best;
}

function locationIn(piece: string, name: string | undefined): RawFact | undefined {
  const text = trimmed(
    piece
      .replace(emailShape, '')
      .replace(place, '')
      .replace(/\(?\b\d{5,6}(-\d{4})?\b\)?\s*$/, ''),
  );
  if (!text || text === name) return undefined;
  const score = placeScore(text);
  if (score >= 0.3) return { raw: text, value: text, confidence: score * 0.95 };
  // `12 Oak Street, Austin, TX`: the end of an address.
  const pieces = text.split(/,\s*/);
  for (let from = 1; from < pieces.length; from++) {
    const end = pieces.slice(from).join(', ');
    if (placeScore(end) >= 0.8) return { raw: end, value: end, confidence: 0.85 };
  }
  return undefined;
}

/** The lines above the first heading and those of sections about contacts. */
export function contactLines(sections: readonly Section[]): NumberedLine[] {
  return sections.filter(({ kind }, at) => at === 0 || kind === 'contact').flatMap(({ lines }) => lines);
}
