import type { ClearanceType } from '../../../../shared/constants/job.ts';
import type { Citizenship } from '../../../../shared/constants/work-authorization.ts';
import { authorizationsElsewhere, nationals } from '../../../domain/people/authorization-words.ts';
import type { Line } from '../text/resume-text.ts';
import { found, type Found } from './evidence.ts';
import { trimmed } from './normal-text.ts';
import type { Section } from './sections.ts';

/** An amount, or from one to another, with the code of its currency where one is written. */
export interface ParsedMoney {
  from: number;
  to: number | null;
  currency: string | null;
}
/** A right to work: its key, and the words where it is none of those with a key. */
export interface ParsedAuthorization {
  key: Citizenship;
  words: string;
}
/** What a resume says of clearance, right to work and wished pay; what it does not say is missing. */
export interface ParsedStanding {
  clearance?: Found<ClearanceType>;
  authorization?: Found<ParsedAuthorization>;
  hourly?: Found<ParsedMoney>;
  salary?: Found<ParsedMoney>;
}

const labelled = 0.95;
const stated = 0.85;
const longestStatement = 110;

const level = String.raw`ts\s?[/-]\s?sci|top[\s-]secret(?:\s?[/-]\s?sci)?|secret|public trust`;
const clearanceLabel = new RegExp(`clearances?(?: level)?\\s*[:–-]\\s*.{0,24}?\\b(${level})\\b`, 'i');
const clearanceStated = new RegExp(`\\b(${level})\\b[^.;,]{0,24}\\bclear(?:ance|ed)\\b`, 'i');
/** What somebody had, could get or lacks is none that they hold. */
const notHeld =
  /\b(?:no|not|none|without|never|eligib\w*|able to|obtain\w*|expired|inactive|lapsed|former\w*|previous\w*|pending|requir\w*)\b/i;

const states = String.raw`(?:u\.?\s?s\.?a?\.?|united states)`;
const authorizations: [RegExp, Citizenship][] = [
  [new RegExp(`\\b(?:${states}|american)\\s+citizen(?:ship)?\\b|\\bcitizen of the ${states}`, 'i'), 'usCitizen'],
  [
    new RegExp(
      `\\bgreen card\\b|\\b(?:lawful|legal|${states}) permanent resident\\b|\\bpermanent resident of the ${states}`,
      'i',
    ),
    'greenCard',
  ],
  [/\bh-?1-?b\b/i, 'h1b'],
  ...authorizationsElsewhere.map(([source, key]): [RegExp, Citizenship] => [
    new RegExp(`\\b(?:${source})\\b`, 'i'),
    key,
  ]),
];
const authorizationLabels = [
  'citizenships?|nationality|work (?:authori[sz]ation|permit|status|visa)|visa(?: status| type)?',
  'immigration status|right to work|residency status|employment eligibility',
].join('|');
const authorizationLabel = new RegExp(`^(?:${authorizationLabels})\\s*[:–-]\\s*(\\S.*)$`, 'i');
const ofUnitedStates = /^(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?|american)$/i;
/** A nationality alone, behind a label of citizenship. */
const nationalities = nationals.map(([nation, key]) => [new RegExp(`^(?:${nation})$`, 'i'), key] as const);
const nothing = /^(?:n\/?a|none|yes|no|not applicable|-+)\.?$/i;

const currencyOf: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  rs: 'INR',
  inr: 'INR',
  usd: 'USD',
  eur: 'EUR',
  gbp: 'GBP',
  cad: 'CAD',
  aud: 'AUD',
};
const mark = String.raw`us\$|[$€£₹]|(?:rs|inr|usd|eur|gbp|cad|aud)\b\.?`;
const number = String.raw`\d[\d,]*(?:\.\d+)?\s?(?:k\b|l\b|lpa\b|lakhs?\b|lacs?\b)?`;
const money = new RegExp(
  `(${mark})?\\s?(${number})(?:\\s?(?:-|–|—|to)\\s?(?:${mark})?\\s?(${number}))?\\s?(${mark})?`,
  'i',
);
const hourlyLabel = /^(?:hourly|expected|desired|bill|my|contract)?\s*rate\s*[:–-]\s*(.*)$/i;
const perHour = /(?:\/|per|an)\s?(?:hr|hour|h)\b|hourly/i;
const otherRate = /(?:\/|per|a)\s?(?:day|week|month|project|visit|shift|d|mo)\b|daily|weekly|monthly/i;
const wishedPay = String.raw`(?:expected|desired|target)\s+(?:(?:annual|yearly)\s+)?(?:salary|ctc|compensation|pay)`;
const salaryLabel = new RegExp(`^(?:${wishedPay}(?:\\s+expectations?)?|salary expectations?)\\s*[:–-]\\s*(.*)$`, 'i');

/**
 * Clearance, right to work and wished pay, where the person says so of themselves: in a line with a label, or a short
 * statement outside the descriptions of work.
 */
export function standingOf(
  sections: readonly Section[],
  lines: readonly Line[],
  isOwn: (line: number) => boolean,
): ParsedStanding {
  const standing: ParsedStanding = {};
  for (const { kind, lines: inside } of sections) {
    if (kind === 'work' || kind === 'projects') continue;
    for (const { index, text } of inside) {
      if (!isOwn(index)) continue;
      for (const piece of text.split(/\s*[|•·▪●;]\s*|\s{3,}/))
        put(standing, piece.trim(), (raw, value, confidence) =>
          found({ value, raw, confidence }, lines, { from: index, to: index + 1 }),
        );
    }
  }
  return standing;
}

type Make = <T>(raw: string, value: T, confidence: number) => Found<T> | null;

function put(standing: ParsedStanding, piece: string, make: Make): void {
  if (piece.length < 3 || piece.length > longestStatement) return;
  const clearance = standing.clearance ?? clearanceIn(piece, make);
  const authorization = standing.authorization ?? authorizationIn(piece, make);
  const hourly = standing.hourly ?? hourlyIn(piece, make);
  const salary = standing.salary ?? salaryIn(piece, make);
  Object.assign(
    standing,
    clearance && { clearance },
    authorization && { authorization },
    hourly && { hourly },
    salary && { salary },
  );
}

function clearanceIn(piece: string, make: Make): Found<ClearanceType> | null {
  const byLabel = clearanceLabel.exec(piece);
  const [raw = '', called = ''] = byLabel ?? clearanceStated.exec(piece) ?? [];
  if (!raw || notHeld.test(piece)) return null;
  const value = /public/i.test(called) ? 'public_trust' : /top|ts/i.test(called) ? 'top_secret' : 'secret';
  return make(raw, value, byLabel ? labelled : stated);
}

function authorizationIn(piece: string, make: Make): Found<ParsedAuthorization> | null {
  const words = trimmed(authorizationLabel.exec(piece)?.[1] ?? '').replace(/\.$/, '');
  if (words && nothing.test(words)) return null;
  if (ofUnitedStates.test(words)) return make(words, { key: 'usCitizen', words: '' }, labelled);
  const nation = nationalities.find(([pattern]) => pattern.test(words));
  if (nation) return make(words, { key: nation[1], words: '' }, labelled);
  const isDenied = /\b(?:not|no|non)\b/i.test(piece);
  for (const [pattern, key] of isDenied ? [] : authorizations) {
    const raw = pattern.exec(piece)?.[0];
    if (raw) return make(raw, { key, words: '' }, words ? labelled : stated);
  }
  if (words) return make(words, { key: 'optional', words }, labelled);
  const permitted = /\b(?:authori[sz]ed|eligible|permitted|right) to work in (?:the )?[\p{L} ]{2,30}/iu.exec(
    piece,
  )?.[0];
  return permitted && !isDenied ? make(permitted, { key: 'optional', words: trimmed(permitted) }, stated) : null;
}

function hourlyIn(piece: string, make: Make): Found<ParsedMoney> | null {
  const words = hourlyLabel.exec(piece)?.[1];
  if (words === undefined || otherRate.test(words)) return null;
  const isHourly = perHour.test(piece);
  const given = moneyIn(words);
  return given && (isHourly || (given.value.currency !== null && given.value.from < 1000))
    ? make(given.raw, given.value, isHourly ? labelled : stated)
    : null;
}

function salaryIn(piece: string, make: Make): Found<ParsedMoney> | null {
  const words = salaryLabel.exec(piece)?.[1];
  if (words === undefined || otherRate.test(words) || perHour.test(words)) return null;
  const given = moneyIn(words);
  return given && given.value.from >= 1000 ? make(given.raw, given.value, labelled) : null;
}

function moneyIn(words: string): { raw: string; value: ParsedMoney } | undefined {
  const [raw = '', before, from = '', to, after] = money.exec(words) ?? [];
  if (!raw) return undefined;
  // `18 - 20 LPA`, `90-110k`: the unit of the end is that of the beginning too.
  const unit = (text: string | undefined) => /(k|l|lpa|lakhs?|lacs?)$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase();
  const amount = (text: string) => Number(text.replace(/[^\d.]/g, '')) * timesOf(unit(text) ?? unit(to));
  const written = (before ?? after ?? '').toLowerCase().replace('.', '');
  const isIndian = (unit(from) ?? unit(to))?.startsWith('l');
  const currency = currencyOf[written] ?? (isIndian ? 'INR' : null);
  return { raw: raw.trim(), value: { from: amount(from), to: to === undefined ? null : amount(to), currency } };
}

function timesOf(unit: string | undefined): number {
  if (!unit) return 1;
  return unit === 'k' ? 1000 : 100_000;
}
