import { findPhoneNumbersInText, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import type { Line } from '../text/resume-text.ts';
import type { RawFact, ResumePhone } from './contact.ts';
import { findRange } from './dates.ts';
import { contactLines } from './own-lines.ts';
import { countryOfResume, countryOfSigns } from './country-signs.ts';
import { countryNamedIn } from './places.ts';
import type { Section } from './sections.ts';

const labelled =
  /(?:phone|mobile|mob|cell|tel|t[ée]l|telefono?|telefon|handy|celular|contact(?: no)?|whatsapp)\W{1,4}[^\n]{8,40}/giu;
const looseNumber = /\+?\(?\d[\d\s().-]{8,17}\d/;
/** Numbers that are no phone's, up to the next separator. */
const identity = new RegExp(
  '\\b(?:aadhaar|aadhar|pan|passport|cnic|ssn|social security|licen[cs]e|registration|reg|id|employee|member|gst(?:in)?|nhs|student|enrol(?:l)?ment|roll|account|iban|isbn|uan|epf|pesel|bvn|tin|policy|nric|national insurance|ni|npi|credential|certificate|cert|dea|vat|cnpj|cpf|dni|nif|siret|fax|dob|date of birth|zip|cep|pin(?: ?code)?)\\b\\.?(?: ?(?:no|number|nr|id|card|#))*\\.?\\s*[:#-]?\\s*[A-Z]{0,3}[\\d\\s().+-]{5,}',
  'giu',
);
const mobile =
  /\b(?:mobile?|mob|cell|cellular|handy|m[óo]vil|celular|portable|telem[óo]vel|whatsapp)\b|(?:^|[\s(])[mc](?:[:.)]|\s)\s*$/iu;
const notMobile = /\b(?:home|house|work|office|landline|residence|res|evening|day)\b|(?:^|[\s(])[hw](?:[:.)]|\s)\s*$/i;
/** Numbers as they are grouped in Britain. */
const british = /(?<![\d+])\(?0(?:20\)? ?\d{4} ?\d{4}|7\d{3} ?\d{6}|1\d{2}\)? \d{3} \d{4}|1\d{3}\)? \d{5,6})(?!\d)/;
/** The number of an identity card, of a paper and of its pages: `35202-1234567-1`, `10.1145/3520304.3529022`, `43: 471-499`. */
const paper = /(?<!\d)\d{5}-\d{7}-\d(?!\d)|\b10\.\d{4,9}\/\S+|\b\d{1,4}(?: ?\(\d{1,3}\))?: ?\d{1,5} ?[-–] ?\d{1,5}\b/g;
/** A line of nothing else. */
const alone = /^\s*(?:\+|0)[\d\s().-]{8,20}$/;
/** `(713) 555-0142`, as no other country groups ten digits. */
const american = /^\W*(?:1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{1,3}[2-9]\d{2}[ .-]{1,3}\d{4}$/;
const headLines = 12;
const lastLines = 4;
const [sure, likely, doubtful] = [0.95, 0.8, 0.5];

interface Candidate extends RawFact<ResumePhone> {
  rank: number;
  /** No exchange has it. */
  isUnlisted?: boolean;
}

/** Whose lines are the person's own, and where they live. */
export interface PhoneContext {
  isOwn?: (line: number) => boolean;
  home?: string | undefined;
  /** The address, whose end may name a country. */
  email?: string | undefined;
}

/**
 * The person's phone number among the contacts, a mobile one first; numbers of other parts count only behind a word such
 * as `Phone`. A number without a country code is of the country that its line names, or else the person's home.
 */
export function findPhone(
  sections: readonly Section[],
  lines: readonly Line[],
  { isOwn = () => true, home = '', email = '' }: PhoneContext = {},
): RawFact<ResumePhone> | undefined {
  const contacts = contactLines(sections).filter(({ index }) => isOwn(index));
  // `Guard, Titan Watch, Tel. 303 555 0166, 2015 – 2019`: an employer's.
  const ofWork = new Set(
    sections
      .filter(({ kind }) => kind === 'work')
      .flatMap((section) => section.lines.filter(({ text }) => enoughDigits.test(text) && findRange(text)))
      .map(({ index }) => index),
  );
  const numbered = lines
    .map(({ text }, index) => ({ text, index }))
    .filter(({ index }) => isOwn(index) && !ofWork.has(index));
  const near = numbered.filter(({ index }) => index < headLines || index >= lines.length - lastLines);
  const texts = [
    ...contacts.map(({ text }) => text),
    ...shortAbout(sections, isOwn),
    ...near.map(({ text }) => text),
    ...numbered.flatMap(({ text }) => (alone.test(text) ? [text] : (text.match(labelled) ?? []))),
  ].map((text) =>
    text
      .replace(identity, ' ; ')
      .replace(/(?<!\d)\d{6,}@\S+/g, ' ; ')
      .replace(/\bhttps?:\/\/\S+|(?<![\w.@-])(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}\/\S*/giu, ' ; ')
      .replace(paper, ' ; ')
      .replace(/[^\S\n]*\|[^\S\n]*/g, ' ; '),
  );
  const country = countryOfResume({
    home,
    email,
    contacts: contacts.map(({ text }) => text),
    text: lines.map(({ text }) => text).join(' '),
  });
  const guessed = country ? undefined : countryOfSigns(numbered.map(({ text }) => text).join('\n'));
  const found = [...new Set(texts)].flatMap((text) => {
    const numbers = numbersIn(text, country);
    if (!guessed || numbers.some(isAmerican)) return numbers;
    const those = numbersIn(text, guessed).filter(({ raw }) => parsePhoneNumberFromString(raw, guessed)?.isValid());
    if (those.length === 0) return numbers;
    return those.map((one) => (isDialledAbroad(one.raw) ? one : { ...one, ...atMost(one, likely) }));
  });
  const [best] = found.toSorted((a, b) => b.rank - a.rank);
  if (!best) return loosePhone(texts.join('\n'), country ?? guessed);
  return { raw: best.raw, value: best.value, confidence: best.confidence };
}

const isAmerican = ({ raw, value }: Candidate): boolean => value.prefix === '1' && american.test(raw);
const isDialledAbroad = (raw: string): boolean => /^\W*(?:\+|00)/.test(raw);
/** What a resume has of a country says less than the country. */
const atMost = ({ confidence }: Candidate, most: number) => ({ confidence: Math.min(confidence, most) });

const shortAbout = (sections: readonly Section[], isOwn: (line: number) => boolean): string[] =>
  sections
    .filter(({ kind }) => kind === 'summary')
    .flatMap(({ lines }) => lines.filter(({ text, index }) => text.length < 60 && isOwn(index)))
    .map(({ text }) => text);

/** A number for callers from abroad, as all but Americans dial it: `0044 7700 900321`. */
const abroad = /(?<!\d)00 ?[1-9]\d/;

/** Most lines have fewer digits than any number, and looking for one takes long. */
const enoughDigits = /(?:\p{Nd}\P{Nd}*){6}/u;

/** The numbers of a line that exist, those of the country that it names before those of any other. */
function numbersIn(text: string, home: CountryCode | undefined): Candidate[] {
  if (!enoughDigits.test(text)) return [];
  const own = countryNamedIn(text) as CountryCode | undefined;
  const named = own ?? home;
  const isBritish = named === undefined && british.test(text);
  const countries = new Set<CountryCode>(isBritish || abroad.test(text) ? ['GB', 'US', 'IN'] : ['US', 'IN', 'GB']);
  for (const country of named ? new Set([named, ...countries]) : countries) {
    const found = text
      .split(' ; ')
      .filter((piece) => enoughDigits.test(piece))
      .flatMap((piece) => {
        const exact = numbersOf(piece, country);
        return exact.length === 0 && country === (named ?? 'GB') && (named || isBritish || abroad.test(text))
          ? numbersWithTrunk(piece, country)
          : exact;
      })
      // Ten digits that begin with a small one are no mobile of India, nor has one of Britain been written without its zero.
      .filter(({ raw }) => named !== undefined || country === 'US' || !/^\D*[1-5]\d{9}\D*$/.test(raw))
      .map((one): Candidate => {
        const isForeign = named !== undefined && country !== named && !/^\W*(\+|00)/.test(one.raw);
        if (isForeign) return { ...one, ...asAtHome(one.raw, named), confidence: likely, rank: one.rank - 0.5 };
        // Without a country, a number with the zero of one may be of several.
        if (!named && /^\W*0[1-9]/.test(one.raw)) return { ...one, confidence: doubtful };
        return { ...one, confidence: named && !one.isUnlisted ? sure : one.confidence };
      });
    if (found.length > 0) return found;
  }
  return [];
}

/** A number of the home's own length is one of it, though no exchange there has it. */
function asAtHome(raw: string, home: CountryCode): { value?: ResumePhone } {
  const known = parsePhoneNumberFromString(raw, home);
  return known?.isPossible() ? { value: { prefix: known.countryCallingCode, number: known.nationalNumber } } : {};
}

function numbersOf(text: string, defaultCountry: CountryCode): Candidate[] {
  return findPhoneNumbersInText(text, { defaultCountry }).flatMap((one): Candidate[] => {
    const raw = text.slice(one.startsAt, one.endsAt);
    if (isDateOrId(raw)) return [];
    const { countryCallingCode: prefix, nationalNumber: number } = one.number;
    const before = text
      .slice(Math.max(0, one.startsAt - 24), one.startsAt)
      .split(/[;,]|\d/)
      .at(-1)!;
    const after = /^\s*\(\w+\)/.exec(text.slice(one.endsAt))?.[0].trim() ?? '';
    // Ten digits without signs are a number of the United States and of India alike.
    const confidence = /\D/.test(raw.trim()) ? sure : likely;
    return [{ raw, value: { prefix, number }, confidence, rank: rankOf(before, after, raw) }];
  });
}

/**
 * A number with the zero of its own country before it, which is of that country although no exchange has it, as those of
 * films and examples: elsewhere it would be a number of another country.
 */
function numbersWithTrunk(text: string, country: CountryCode): Candidate[] {
  const [raw = ''] = /(?<![\d+])\(?0\d[\d\s().-]{6,14}\d(?!\d)/.exec(text) ?? [];
  const known = parsePhoneNumberFromString(raw, country);
  if (!known?.isPossible() || isDateOrId(raw)) return [];
  const value = { prefix: known.countryCallingCode, number: known.nationalNumber };
  const before = text
    .slice(0, text.indexOf(raw))
    .split(/[;,]|\d/)
    .at(-1)!;
  return [{ raw, value, confidence: likely, rank: rankOf(before, ''), isUnlisted: true }];
}

const rankOf = (before: string, after: string, raw = ''): number =>
  rankOfLabel(before, after) + (/^\W*\+/.test(raw) ? 0.2 : 0);

const rankOfLabel = (before: string, after: string): number => {
  if (mobile.test(before) || mobile.test(after)) return 1;
  return notMobile.test(before) || notMobile.test(after) ? -1 : 0;
};

/** `14.08.1991`, `1991-08-14`, `2015 - 2019`. */
const wholeDate =
  /^(?:\d{1,2}\s?([./-])\s?\d{1,2}\1\s?(?:19|20)\d{2}|(?:19|20)\d{2}([./-])\d{1,2}\2\d{1,2}|\d{4}\s*-\s*\d{4})$/;

const isDateOrId = (text: string): boolean =>
  text.replace(/\D/g, '').length < 7 || findRange(text) !== undefined || wholeDate.test(text.trim());

/** A number that exists nowhere, or that only its length speaks for. */
function loosePhone(text: string, home: CountryCode | undefined): RawFact<ResumePhone> | undefined {
  const [raw] = looseNumber.exec(text) ?? [];
  const digits = raw?.replace('(0)', '').replace(/\D/g, '') ?? '';
  if (!raw || isDateOrId(raw) || digits.length < 9 || digits.length > 13) return undefined;
  const known = parsePhoneNumberFromString(raw.replace('(0)', ''), home);
  const isForeign = raw.trim().startsWith('+');
  if (known?.isPossible() && (home || isForeign)) {
    const prefix = known.countryCallingCode;
    const number = isForeign ? digits.slice(prefix.length) : known.nationalNumber;
    return { raw, value: { prefix, number }, confidence: doubtful };
  }
  if (digits.length < 10) return undefined;
  const prefix = digits.length > 10 ? digits.slice(0, -10) : '1';
  return { raw, value: { prefix, number: digits.slice(-10) }, confidence: doubtful };
}
