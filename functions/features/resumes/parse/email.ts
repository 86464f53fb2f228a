import type { Line } from '../text/resume-text.ts';
import type { RawFact } from './contact.ts';
import { isCountryCode } from '../../lookups/world-places.ts';
import { piecesAroundAt, type BrokenAddress } from './broken-address.ts';
import { normal } from './normal-text.ts';

/** The letters of an address before its @, by RFC 6531 but for quotes, and for the bar, which parts contacts. */
const local = "[\\p{L}\\p{M}\\p{N}.!#$%&'’*+/=?^_`{}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const whole = new RegExp(`${local}@${label}(?:\\.${label})*\\.\\p{L}[\\p{L}\\p{M}\\p{N}-]+`, 'gu');
const spaced = new RegExp(`${local}\\s?@\\s?${label}(?:\\.\\s?${label})*\\.\\s?\\p{Ll}{2,10}(?![\\p{L}\\p{N}])`, 'iu');
const endings =
  'com|org|net|edu|info|biz|io|dev|me|co|in|uk|us|ca|de|fr|es|it|pt|br|mx|ar|eu|app|gov|mil|ac|au|nz|ie|nl|be|ch|at|pl|se|no|dk|fi|jp|cn|sg|hk|ph|my|id|za|ng|ke|ae|ru|ua|tr|tech|ai';
/** A word that was set without a space after an address: `example.comLinkedIn`, `example.comphone`. */
const glued = new RegExp(
  `^(.*\\.(?:${endings}))(?=(?:linkedin|phone|mobile|tel|github|website|web|skype|address|http|www|location|portfolio|twitter|cell|dob)\\b|\\p{Lu}|\\p{Script=Han}|\\p{Script=Hangul}|\\p{Script=Katakana}|\\p{Script=Devanagari}|\\.\\p{Lu}(?:\\p{Lu}|\\p{Ll}){3,}$)`,
  'u',
);
/** `ada [at] example [dot] com`, as some write it against collectors of addresses. */
const spelled = new RegExp(
  `(?:[\\p{L}\\p{N}_-]+\\[\\.\\])*${local}\\s?[[({]\\s?at\\s?[\\])}]\\s?${label}(?:\\s?(?:[[({]\\s?(?:dot|\\.)\\s?[\\])}]|\\.)\\s?${label})+`,
  'iu',
);
/** `ada at example dot com`. */
const said = new RegExp(`${local}\\sat\\s${label}(?:\\sdot\\s${label})+`, 'iu');
const gluedBefore =
  /^(?:(?:E-?mail|EMAIL|Email|Mail)(?:I[Dd])?|(?:电子|電子)?(?:邮[箱件]|電郵|郵箱)(?:地址)?|メール(?:アドレス)?|이메일|ईमेल)[-_]?(?=[a-z0-9])/u;
const role =
  /^(?:info|hr|jobs?|careers?|recruit\w*|recruiting|admin|contact|sales|support|office|talent|hello|enquir\w*|cv|resumes?)$/i;
const sure = 0.98;
const mended = 0.6;
const linked = 0.9;
/** An ending that hardly anybody has may be the beginning of one. */
const unusual = 0.85;

interface Address extends RawFact {
  line: number;
}
/** Who is looked for: the words of the name, and whose lines are the person's own. */
export interface EmailContext {
  name?: string | undefined;
  isOwn?: (line: number) => boolean;
}

/** The person's own address: the one that is most like the name, else the first; spelled out or behind a link. */
export function findEmail(
  lines: readonly Line[],
  links: readonly string[],
  { name = '', isOwn = () => true }: EmailContext = {},
): RawFact | undefined {
  const behind = links.filter((one) => /^mailto:/i.test(one)).map(addressOfLink);
  const written = addressesIn(lines, name).filter(({ line }) => isOwn(line));
  const scored = written
    .map((one, at) => ({ one, score: likeness(one.value, name) - at * 0.1 }))
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.one;
  if (best) return asLinked(best, behind);
  const own = behind.toSorted((a, b) => likeness(b, name) - likeness(a, name))[0];
  return own ? { raw: '', value: own, confidence: linked } : undefined;
}

function addressOfLink(link: string): string {
  const address = link.slice('mailto:'.length).split('?')[0]!;
  try {
    return decodeURIComponent(address).trim().toLowerCase();
  } catch {
    return address.toLowerCase();
  }
}

/** What a link spells whole where the text has only a piece of it. */
function asLinked({ raw, value, confidence }: Address, behind: readonly string[]): RawFact {
  const link = behind.find((one) => one === value || (one.length > value.length && one.endsWith(value)));
  const begun = behind.find((one) => one.length > 5 && value.startsWith(one));
  if (link ?? begun) return { raw, value: link ?? begun!, confidence: sure };
  return { raw, value, confidence };
}

/** How much an address speaks of a person: words of the name, and no department. */
function likeness(address: string, name: string): number {
  const [before = ''] = address.split('@');
  const letters = normal(before).replaceAll(' ', '');
  const words = normal(name).split(' ');
  const shared = words.filter((word) => word.length > 2 && letters.includes(word)).length;
  return shared * 3 - (role.test(before) ? 3 : 0);
}

function addressesIn(lines: readonly Line[], name: string): Address[] {
  const pieces = Map.groupBy(piecesAroundAt(lines), ({ line }) => line);
  return lines.flatMap(({ text }, at) => {
    const around = pieces.get(at) ?? [];
    const found = addressesOfLine(text, at, around, name);
    return found.length > 0 ? found : around.flatMap((one) => brokenAddress(one, name));
  });
}

function addressesOfLine(text: string, line: number, around: readonly BrokenAddress[], name: string): Address[] {
  const [inWords] = spelled.exec(text) ?? said.exec(text) ?? [];
  if (inWords) {
    const value = inWords.replace(/\s?[[({]\s?(at|dot|\.)\s?[\])}]\s?|\s(at|dot)\s/gi, (word) =>
      /at/i.test(word) ? '@' : '.',
    );
    return [{ raw: inWords, value: value.toLowerCase(), confidence: linked, line }];
  }
  if (!text.includes('@')) return [];
  const found = Array.from(text.matchAll(whole), ([given]) => {
    const lead = /^[^\p{L}\p{N}_]+/u.exec(given)?.[0] ?? '';
    const raw = given.slice(lead.length);
    // Digits before a name are a number that was set without a space, unless one is there already.
    const hasPhone = /\d[\d().\s-]{7,}\d/.test(text.slice(0, text.indexOf(given)));
    return addressOf(raw, { line, hasPhone, broken: around.find(({ own }) => own.includes(raw)), name });
  }).filter((one) => one !== undefined);
  if (found.length > 0) return found;
  const [raw] = spaced.exec(text) ?? [];
  return raw && !/\s\./.test(raw)
    ? [{ raw, value: raw.replace(/\s/g, '').toLowerCase(), confidence: linked, line }]
    : [];
}

function addressOf(
  given: string,
  {
    line,
    hasPhone,
    broken,
    name,
  }: { line: number; hasPhone: boolean; broken: BrokenAddress | undefined; name: string },
): Address | undefined {
  const digits = /^\+?[\d()./-]{7,}(?=\p{L})/u.exec(given)?.[0] ?? '';
  const phone = hasPhone && /^\d+$/.test(digits) ? '' : digits;
  let raw = given.slice(phone.length).replace(gluedBefore, '');
  const [at, domain = ''] = [raw.indexOf('@'), raw.slice(raw.indexOf('@') + 1)];
  const cut = /^[a-z0-9.-]/.test(domain) ? glued.exec(domain)?.[1] : undefined;
  if (cut && cut.length < domain.length) raw = raw.slice(0, at + 1) + cut;
  if (!cut && (domain.split('.').at(-1)!.length > 24 || at < 1)) return undefined;
  if (!cut && !hasEnding(domain)) return undefined;
  const rest = broken && restOf(raw, broken);
  if (rest) raw += rest;
  // A narrow column may have broken the address before this line.
  const isRest = broken?.own.startsWith(given) && isBegun(broken.before, raw, name);
  if (isRest) raw = broken!.before + raw;
  const isDoubtful = Boolean(rest) || isRest || /^\d+$/.test(phone);
  const confidence = isDoubtful ? mended : isKnownEnding(raw) ? sure : unusual;
  return { raw, value: raw.replaceAll('’', "'").toLowerCase(), confidence, line };
}

/** What the line below adds to an address that ends with its line: `m` to `example.co`, `rg` to `example.o`. */
function restOf(raw: string, { own, after }: BrokenAddress): string {
  const cut = own.slice(own.lastIndexOf(raw) + raw.length);
  if (!own.includes(raw) || !/^(?:[.-]\p{Ll}?)?$/u.test(cut) || !/^[\p{Ll}\d.-]+$/u.test(after)) return '';
  const rest = cut + after;
  if (!isKnownEnding(raw + rest)) return '';
  return isKnownEnding(raw) && !rest.startsWith('.') && rest.length > 4 ? '' : rest;
}

/** Whether an address was begun on the line above: with a sign that ends none, or with more of the name. */
const isBegun = (before: string, raw: string, name: string): boolean =>
  /^[\p{Ll}\d._+-]+$/u.test(before) &&
  /\p{Ll}/u.test(before) &&
  !/^(?=.*\d)[\da-f]{12,}$/.test(before) &&
  (name === '' || /[._+-]$/.test(before) || likeness(before + raw, name) > likeness(raw, name));

/** Endings of four letters and more are checked by their shape only: `community1` is none. */
const hasEnding = (domain: string): boolean =>
  /\.\p{L}[\p{L}\p{M}]{1,18}$/u.test(domain) || /\.xn--[a-z0-9-]+$/i.test(domain);

/** Endings of three letters and more that people have addresses under. */
const usual = new Set(
  `com org net edu gov mil int info biz name pro jobs mobi coop museum app dev tech cloud online site store shop xyz club
   live life work email mail page website space digital design studio agency media news blog world global group company
   solutions services consulting systems software network academy school university college health care clinic legal law
   finance capital ventures energy engineering build careers london berlin paris nyc asia africa test example`.split(
    /\s+/,
  ),
);
const isKnownEnding = (address: string): boolean => {
  const end = address.slice(address.lastIndexOf('.') + 1).toLowerCase();
  if (end.length === 2 && /^[a-z]{2}$/.test(end))
    return isCountryCode(end.toUpperCase()) || /^(?:uk|eu|su|ac)$/.test(end);
  return usual.has(end) || /[^\x20-\x7e]/.test(end) || end.startsWith('xn--');
};

/** An address that only its pieces in a column spell, rather with a usual ending. */
function brokenAddress({ before, own, after, line }: BrokenAddress, name: string): Address[] {
  const spelled = [before + own, own + after, before + own + after].filter(
    (raw) => new RegExp(`^${whole.source}$`, 'u').test(raw) && hasEnding(raw),
  );
  const raw = spelled.find(isKnownEnding) ?? spelled[0];
  if (raw === undefined) return [];
  const begun = raw === own + after && isBegun(before, raw, name) ? before + raw : raw;
  return [{ raw: begun, value: begun.toLowerCase(), confidence: mended, line }];
}
