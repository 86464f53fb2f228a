import { issuer } from './certificate-words.ts';
import { dateOf, findRange, findSingle, leadingDate, type ResumeDate } from './dates.ts';
import {
  adjective,
  authority,
  bareLabel,
  bareNumber,
  drivingClass,
  expiryLabel,
  isDate,
  issueLabel,
  kind,
  labelBehind,
  leadingAuthority,
  noNumber,
  numberLabel,
  numberToken,
  numberWord,
  prefix,
  register,
  status,
  typeLabel,
} from './licence-words.ts';
import { isTold, trimmed } from './normal-text.ts';
import { isCountry, isState } from './places.ts';

/** A fact as a line spells it, and what it means. */
interface Spelled<T = string> {
  raw: string;
  value: T;
}
/** What one line says of a licence. */
export interface LicenceLine {
  name: Spelled | undefined;
  org: Spelled | undefined;
  /** The state or country in which it is valid. */
  state: Spelled | undefined;
  number: string | undefined;
  issued: Spelled<ResumeDate> | undefined;
  expires: Spelled<ResumeDate> | undefined;
}

const inState = /\s(?:in|for)\s(?:the )?(?:state of )?([\p{L}, &]+)$/iu;
const mostWords = 16;

/** `Registered 120 patients`, `Renewed the licences of 40 drivers`. */
const isDone = /^\p{Lu}\p{Ll}+ed (?:\d|the |an? |over |all )/u;

/** What a line says of a licence; undefined where it is none, or says nothing of it but its name. */
export function licenceIn(text: string): LicenceLine | undefined {
  if (!kind.test(text) || isTold(text) || isDone.test(text) || text.split(/\s+/).length > mostWords + 8)
    return undefined;
  const details = licenceDetails(text);
  const { rest, number, expires, issued } = details;
  const pieces = piecesOf(rest);
  const line = namedIn(pieces, text);
  if (!line.name || line.name.value.split(/\s+/).length > 9 || !kind.test(`${line.name.value} ${line.org?.value}`))
    return undefined;
  if (!number && issuer.test(line.name.value)) return undefined;
  const isSaid = number ?? expires ?? line.state ?? (line.org && issuer.test(line.org.value) ? line.org : undefined);
  return isSaid ? { ...line, number, expires, issued } : undefined;
}

/** The number and dates of a licence, and the text without them. */
export function licenceDetails(text: string) {
  const [expires, withoutExpiry] = labelledDate(text, expiryLabel);
  const [issued, withoutDates] = labelledDate(withoutExpiry, issueLabel);
  const [number, unnumbered] = numberIn(withoutDates);
  const range = findRange(unnumbered);
  const date = expires || !range?.to || range.isOpen ? findSingle(unnumbered) : range;
  const rest = date ? unnumbered.replace(date.raw, ' | ') : unnumbered;
  const spelled = (value: ResumeDate | null | undefined) => value && date && { raw: date.raw, value };
  return {
    number,
    rest,
    expires: expires ?? (date?.isSingle ? undefined : (spelled(date?.to) ?? undefined)),
    issued: issued ?? spelled(date?.isSingle ? date.to : date?.from) ?? undefined,
  };
}

function labelledDate(text: string, label: RegExp): [Spelled<ResumeDate> | undefined, string] {
  const found = label.exec(text);
  if (!found) return [undefined, text];
  const behind = text.slice(found.index + found[0].length);
  const raw = leadingDate(behind);
  const value = raw === undefined ? undefined : dateOf(raw);
  if (raw === undefined || !value) return [undefined, text];
  return [{ raw, value }, `${text.slice(0, found.index)} | ${behind.slice(raw.length)}`];
}

/** The number that a label names, or that has a piece of its own; the word of its label stays where a name ends in it. */
function numberIn(text: string): [string | undefined, string] {
  const tokens = [...text.matchAll(numberToken)].filter(
    ([token]) => (token.match(/\d/g)?.length ?? 0) >= 3 && !isDate.test(token),
  );
  for (const { 0: token, index } of tokens) {
    const before = text.slice(0, index);
    if (noNumber.test(before)) continue;
    const [, letters = ''] = prefix.exec(before) ?? [];
    const label = labelBefore(before) ?? (letters && labelBefore(before.slice(0, -letters.length - 1)));
    if (!label) continue;
    const after = text.slice(index + token.length);
    if (labelBefore(before)) return [clean(token), `${label.kept} | ${after}`];
    // `License TX 123456` is valid there.
    return isState(letters)
      ? [clean(token), `${label.kept} | ${letters} | ${after}`]
      : [`${letters} ${clean(token)}`, `${label.kept} | ${after}`];
  }
  const bare = piecesOf(text).find(
    (piece) => bareNumber.test(piece) && !isDate.test(piece) && !leadingAuthority.test(piece),
  );
  if (bare) return [bare, text.replace(bare, ' | ')];
  const [token = ''] = tokens.at(-1) ?? [];
  const index = tokens.at(-1)?.index ?? 0;
  const [, letters = ''] = prefix.exec(text.slice(0, index)) ?? [];
  const isOwn = letters !== '' && !authority.test(letters) && !isState(letters);
  // `License RN198765`, `Arizona RNP 211223`, `NMC 12A3456E`: behind its kind, at the end.
  if (
    !token ||
    !(authority.test(letters) ? /\d{3}/ : /\d{5}/).test(token) ||
    noNumber.test(text.slice(0, index)) ||
    /^\W*\p{L}/u.test(text.slice(index + token.length))
  )
    return [undefined, text];
  const raw = isOwn ? `${letters} ${token}` : token;
  return [clean(raw), text.replace(raw, ' | ')];
}

const clean = (token: string): string => token.replace(/(?<![./-])[./-]+$/, '');

/** What remains before a number without its label; undefined where none is before it. */
function labelBefore(before: string): { kept: string } | undefined {
  const bare = before.trimEnd().replace(/(?<![:.\s])[:.\s]+$/, '');
  let rest = bare;
  while (numberWord.test(rest))
    rest = rest
      .replace(numberWord, '')
      .trimEnd()
      .replace(/(?<![:\s])[:\s]+$/, '');
  const named = numberLabel.exec(rest);
  if (!named) return rest === bare ? undefined : { kept: rest };
  const word = named[2]!;
  const isOfName = /[\p{L})] $/u.test(rest.slice(0, rest.length - named[0].length + (named[1] ?? '').length));
  return { kept: isOfName ? rest : rest.slice(0, rest.lastIndexOf(word)) };
}

const piecesOf = (text: string): string[] =>
  text
    .split(/[|;()·•]|, |: |\s[-–—]+ |[–—]\s|\s[–—]/)
    .map((piece) => trimmed(piece).replace(/^#\s*|[.,]$/g, (sign) => (sign === '.' ? '.' : '')))
    .filter((piece) => /[\p{L}\d]/u.test(piece));

/** Name, authority and state among the pieces of a line. */
function namedIn(pieces: readonly string[], text: string): Omit<LicenceLine, 'number' | 'issued' | 'expires'> {
  const states: string[] = [];
  let [name, org, state]: (Spelled | undefined)[] = [];
  for (const piece of pieces) {
    const own = piece.replace(adjective, '').replace(typeLabel, '');
    const [, , ofState] = /^(state|commonwealth|province) of (.+)$/i.exec(own) ?? [];
    if (status.test(own) || bareLabel.test(own) || own === '') continue;
    if (ofState && areStates(ofState)) {
      state ??= { raw: ofState, value: ofState };
      if (/^state/i.test(own)) org ??= { raw: own, value: own };
    } else if (areStates(own)) states.push(own);
    else if (name && areStates(own.replace(labelBehind, ''))) states.push(own.replace(labelBehind, ''));
    else if (name && drivingClass.test(own)) name = joined(name, own, text);
    else if (name && !org && isAuthority(own)) org = { raw: own, value: own };
    else name ??= { raw: own, value: own };
  }
  if (!name) return { name, org, state };
  const place = states.length > 0 ? together(states, text) : undefined;
  const bare = withoutState(name);
  org ??= bare.org ?? authorityOf(bare.name.value);
  const within = org && withoutState(org);
  if (within?.state && authority.test(within.name.value) && /^[A-Z]{2}$/.test(within.state.value)) {
    org = within.name;
    state ??= within.state;
  }
  const named = register.test(bare.name.value) ? stateIn(bare.name.value) : undefined;
  return {
    name: spelledOut(bare.name),
    org,
    state: state ?? place ?? bare.state ?? (org && stateIn(org.value)) ?? named,
  };
}

const isAuthority = (text: string): boolean =>
  issuer.test(text) ||
  register.test(text) ||
  authority.test(text) ||
  (areStates(text.split(' ')[0]!) && authority.test(text.slice(text.indexOf(' ') + 1)));

/** `Class A` belongs to the `CDL` before it. */
function joined(name: Spelled, piece: string, text: string): Spelled {
  const [from, to] = [text.indexOf(name.raw), text.indexOf(piece)];
  return from < 0 || to < from ? name : { raw: text.slice(from, to + piece.length), value: `${name.value} ${piece}` };
}

const elsewhere = new RegExp(
  '^(?:VIC|TAS|ACT|victoria|tasmania|western australia|south australia|northern territory|saskatchewan|new brunswick|northern ireland|dubai|abu dhabi)$',
  'i',
);
const isPlainState = (text: string): boolean => isState(text) || elsewhere.test(text) || isCountry(text);
const isOneState = (text: string): boolean => isPlainState(text.replace(/ state$/i, ''));
const areStates = (text: string): boolean =>
  text
    .replace(/^and /, '')
    .split(/(?<!\s)\s*[/&,]\s*|\sand\s/)
    .every((one) => isOneState(one.trim()));

/** The state that a line names beside a label or its authority: `State: TX`, `Texas Board of Nursing`. */
export function stateNamed(text: string): Spelled | undefined {
  const [, labelled = ''] = /^(?:issuing )?(?:state|jurisdiction)\s?:\s*(.+)$/i.exec(text) ?? [];
  if (labelled) return areStates(labelled) ? { raw: labelled, value: labelled } : undefined;
  return isAuthority(text) ? stateIn(text) : undefined;
}

/** Several states as the text lists them. */
function together(states: readonly string[], text: string): Spelled {
  const [first, last] = [states[0]!, states.at(-1)!];
  const from = text.indexOf(first);
  const raw = text.slice(from, text.indexOf(last, from) + last.length);
  return /^[\p{L}\s,/&]+$/u.test(raw) && areStates(raw) ? { raw, value: raw } : { raw: first, value: first };
}

/** The state in the name of its authority. */
function stateIn(org: string): Spelled | undefined {
  const words = org.replace(/[.,]/g, '').split(/\s+/);
  for (const [at] of words.entries())
    for (const length of [3, 2, 1]) {
      const name = words.slice(at, at + length).join(' ');
      if (/^\p{Lu}(?:\p{L}{3}|[AK]\b|[AS][AE]\b)/u.test(name) && words.length > length && isPlainState(name))
        return { raw: name, value: name };
    }
  return undefined;
}

/** `Texas RN License`, `Licensed in Nevada`: the state before or behind a name is not part of it. */
function withoutState(name: Spelled): { name: Spelled; state?: Spelled; org?: Spelled } {
  const [, lead = '', called = ''] = inStateBefore(name.value);
  if (called) {
    const rest = name.value.slice(lead.length + called.length).trim();
    const isRegister = register.test(name.value);
    const state = { raw: called, value: called };
    const org = lead ? { raw: lead + called, value: lead + called } : undefined;
    if (!isRegister && rest) return { name: { raw: rest, value: rest }, state, ...(org && { org }) };
  }
  const [behind = '', place = ''] = inState.exec(name.value) ?? [];
  if (place && areStates(place.trim())) {
    const kept = name.value.slice(0, -behind.length).trim();
    if (!bareLabel.test(kept)) return { name: { raw: kept, value: kept }, state: { raw: place, value: place } };
  }
  return { name };
}

function inStateBefore(text: string): string[] {
  const words = text.split(' ');
  const lead = /^(?:state|commonwealth) of /i.exec(text)?.[0] ?? '';
  const from = lead ? 2 : 0;
  for (const length of [4, 3, 2, 1]) {
    const called = words.slice(from, from + length).join(' ');
    if (words.length > from + length && isOneState(called)) return ['', lead, called];
  }
  return [];
}

function authorityOf(name: string): Spelled | undefined {
  const [short] = leadingAuthority.exec(name) ?? [];
  if (short) return { raw: short, value: short };
  const joined = name.replace(/^(?:admitted|licensed|registered) (?:to|with|by) (?:the )?/i, '');
  const [called = ''] =
    register.exec(joined.replace(/\s(?:registration|reg|enrol\w*|membership|licen[cs]e)\b.*$/i, '')) ?? [];
  return called && /\s/.test(called.trim()) ? { raw: called.trim(), value: called.trim() } : undefined;
}

/** `Reg.` and `Lic.` at the end of a name in full. */
const spelledOut = ({ raw, value }: Spelled): Spelled => {
  const full = value.replace(/\breg\.?$/i, 'Registration').replace(/\blic\.?$/i, 'License');
  return { raw, value: full.charAt(0).toUpperCase() + full.slice(1) };
};
