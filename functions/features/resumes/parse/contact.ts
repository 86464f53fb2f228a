import { trimmed } from './normal-text.ts';
import { contactLines } from './own-lines.ts';
import { placeScore, withoutCodes } from './places.ts';
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

const address = /[^\s|,;]+\s?@\s?[^\s|,;]+/;
const label = new RegExp(
  '^(current address|permanent address|home address|address|location|based in|residence|region|city|current location|lives in|living in|located in|ort|wohnort|anschrift|adresse|domicile|direcci[óo]n|ubicaci[óo]n|ciudad|localidad|indirizzo|residenza|morada|endere[çc]o|localiza[çc][ãa]o)\\s*[:\\-–]?\\s*',
  'iu',
);
const furnished = 0.95;
const ofAddress = 0.85;

/** Where the person lives, as the contacts say, or a line anywhere that is labelled so. */
export function findLocation(
  sections: readonly Section[],
  name: string | undefined,
  isOwn: (line: number) => boolean = () => true,
): RawFact | undefined {
  let best: RawFact | undefined;
  for (const line of placeLines(sections)) {
    if (!isOwn(line.index)) continue;
    for (const piece of line.parts.flatMap(({ text }) => text.split(separators))) {
      const fact = locationIn(piece, name);
      if (fact && (!best || fact.confidence > best.confidence)) best = fact;
    }
  }
  return best;
}

const separators = /\s+[|•·–—-]\s+|\s{2,}|\s*[•·|;✉☎📍📧📞]\s*/u;

function placeLines(sections: readonly Section[]): NumberedLine[] {
  const contacts = contactLines(sections).slice(0, 30);
  const others = sections.flatMap(({ kind, lines }, at) => {
    if (at === 0 || kind === 'contact') return [];
    if (kind === 'summary') return lines.filter(({ text }) => text.length < 60);
    return lines.filter(({ text }) => text.length < 80 && /^(current )?(address|location|based in)\s*:/i.test(text));
  });
  return [...contacts, ...others];
}

function locationIn(piece: string, name: string | undefined): RawFact | undefined {
  const bare = piece
    .replace(address, '')
    .replace(/(?:\p{L}+:\s*)?(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/\S*/u, '')
    .replace(/\+?\(?\d[\d\s().-]{7,}\d/, '');
  const text = trimmed(
    trimmed(bare)
      .replace(label, '')
      .replace(/^[^\p{L}\d]+/u, '')
      .replace(/\(?\b\d{5,6}(-\d{4})?\b\)?\s*$|\.$/, ''),
  );
  if (!text || text === name) return undefined;
  const score = placeScore(text);
  if (score >= 0.3) return { raw: text, value: withoutCodes(text), confidence: score * furnished };
  return endOfAddress(text);
}

/** `12 Oak Street, Austin, TX`, `Based in Lyon, France`: the end of an address. */
function endOfAddress(text: string): RawFact | undefined {
  const pieces = text.split(/,\s*/);
  for (let from = 1; from < pieces.length; from++) {
    const end = pieces.slice(from).join(', ').replace(/\.$/, '');
    if (placeScore(end) >= 0.8) return { raw: end, value: withoutCodes(end), confidence: ofAddress };
  }
  const words = text.replace(/\.$/, '').split(' ');
  for (let from = 1; from < Math.min(words.length, 8); from++) {
    const end = words.slice(from).join(' ');
    if (words.length < 14 && /[,\s]/.test(end) && placeScore(end) >= ofAddress)
      return { raw: end, value: withoutCodes(end), confidence: ofAddress };
  }
  return undefined;
}
