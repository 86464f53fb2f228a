import type { Line } from '../text/resume-text.ts';
import type { RawFact } from './contact.ts';
import { normal } from './normal-text.ts';

/** The letters of an address before its @, by RFC 6531 but for quotes. */
const local = "[\\p{L}\\p{M}\\p{N}.!#$%&'’*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const whole = new RegExp(`${local}@${label}(?:\\.${label})*\\.\\p{L}[\\p{L}\\p{M}\\p{N}-]+`, 'gu');
const spaced = new RegExp(`${local}\\s?@\\s?${label}(?:\\.\\s?${label})*\\.\\s?\\p{Ll}{2,10}(?![\\p{L}\\p{N}])`, 'iu');
const endings =
  'com|org|net|edu|info|biz|io|dev|me|co|in|uk|us|ca|de|fr|es|it|pt|br|mx|ar|eu|app|gov|mil|ac|au|nz|ie|nl|be|ch|at|pl|se|no|dk|fi|jp|cn|sg|hk|ph|my|id|za|ng|ke|ae|ru|ua|tr|tech|ai';
/** A word that was set without a space after an address: `example.comLinkedIn`, `example.comphone`. */
const glued = new RegExp(
  `^(.*\\.(?:${endings}))(?=(?:linkedin|phone|mobile|tel|github|website|web|skype|address|http|www|location|portfolio|twitter|cell|dob)\\b|\\p{Lu}|\\.\\p{Lu}{4,}$)`,
  'u',
);
/** `ada [at] example [dot] com`, as some write it against collectors of addresses. */
const spelled = new RegExp(
  `${local}\\s?[[({]\\s?at\\s?[\\])}]\\s?${label}(?:\\s?(?:[[({]\\s?dot\\s?[\\])}]|\\.)\\s?${label})+`,
  'iu',
);
const gluedBefore = /^(?:E-?mail|EMAIL|Email|Mail)(?=[a-z0-9])/;
const role =
  /^(?:info|hr|jobs?|careers?|recruit\w*|recruiting|admin|contact|sales|support|office|talent|hello|enquir\w*|cv|resumes?)$/i;
const sure = 0.98;
const mended = 0.6;
const linked = 0.9;

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
  const found = lines.flatMap((line, at) =>
    addressesOfLine(line.text, at, { before: lines[at - 1]?.text ?? '', name }),
  );
  return found.length > 0 ? found : brokenAddress(lines);
}

function addressesOfLine(text: string, line: number, above: { before: string; name: string }): Address[] {
  const [said] = spelled.exec(text) ?? [];
  if (said) {
    const value = said.replace(/\s?[[({]\s?(at|dot)\s?[\])}]\s?/gi, (_all, word: string) =>
      /at/i.test(word) ? '@' : '.',
    );
    return [{ raw: said, value: value.toLowerCase(), confidence: linked, line }];
  }
  if (!text.includes('@')) return [];
  const found = Array.from(text.matchAll(whole), ({ 0: given, index }) => {
    const lead = /^[^\p{L}\p{N}_]+/u.exec(given)?.[0] ?? '';
    const raw = given.slice(lead.length);
    return addressOf(raw, { line, isAtStart: index === 0 && line > 0, ...above });
  }).filter((one) => one !== undefined);
  if (found.length > 0) return found;
  const [raw] = spaced.exec(text) ?? [];
  return raw && !/\s\./.test(raw)
    ? [{ raw, value: raw.replace(/\s/g, '').toLowerCase(), confidence: linked, line }]
    : [];
}

function addressOf(
  given: string,
  { line, isAtStart, before, name }: { line: number; isAtStart: boolean; before: string; name: string },
): Address | undefined {
  const phone = /^\+?[\d()./-]{7,}(?=\p{L})/u.exec(given)?.[0] ?? '';
  let raw = given.slice(phone.length).replace(gluedBefore, '');
  const [at, domain = ''] = [raw.indexOf('@'), raw.slice(raw.indexOf('@') + 1)];
  const cut = /^[a-z0-9.-]/.test(domain) ? glued.exec(domain)?.[1] : undefined;
  if (cut && cut.length < domain.length) raw = raw.slice(0, at + 1) + cut;
  if (!cut && (domain.split('.').at(-1)!.length > 24 || at < 1)) return undefined;
  if (!cut && !knownEnding(domain)) return undefined;
  // A narrow column may have broken the address before this line.
  const isRest =
    isAtStart &&
    /^[a-z0-9._+-]*[a-z0-9._+-]$/.test(before.trim()) &&
    /[a-z]/.test(before) &&
    !/^(?=.*\d)[\da-f]{12,}$/.test(before.trim()) &&
    isBegun(before, raw, name);
  if (isRest) raw = before.trim() + raw;
  const isDoubtful = isRest || /^\d+$/.test(phone);
  return { raw, value: raw.replaceAll('’', "'").toLowerCase(), confidence: isDoubtful ? mended : sure, line };
}

/** Whether an address was begun on the line above: with a sign that ends none, or with more of the name. */
const isBegun = (before: string, raw: string, name: string): boolean =>
  name === '' || /[._+-]$/.test(before.trim()) || likeness(before.trim() + raw, name) > likeness(raw, name);

/** Endings of four letters and more are checked by their shape only: `community1` is none. */
const knownEnding = (domain: string): boolean =>
  /\.\p{L}[\p{L}\p{M}]{1,18}$/u.test(domain) || /\.xn--[a-z0-9-]+$/i.test(domain);

/** An address that continues in the next line, or in the next row of its column. */
function brokenAddress(lines: readonly Line[]): Address[] {
  for (const [at, { parts }] of lines.entries()) {
    for (const [column, { text }] of parts.entries()) {
      const next = lines[at + 1]?.parts[column]?.text ?? '';
      const [before, after] = [text.trim().split(/\s+/).at(-1)!, next.trim().split(/\s+/)[0]!];
      if (!/@/.test(before + after) || !before || !after) continue;
      const [raw] = new RegExp(`^${whole.source}$`, 'u').exec(before + after) ?? [];
      if (raw && knownEnding(raw)) return [{ raw, value: raw.toLowerCase(), confidence: mended, line: at }];
    }
  }
  return [];
}
