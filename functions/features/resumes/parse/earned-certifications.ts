import type { Line } from '../text/resume-text.ts';
import { acronym, bareTool, certified } from './certificate-words.ts';
import { severalSeries, seriesOf } from './certifications-in-line.ts';
import { names, notHeld } from './certifications-in-sentences.ts';
import { areLetters, isCalled } from './credential-letters.ts';
import { findSingle } from './dates.ts';
import { isBulleted, normal, trimmed, withoutBullet } from './normal-text.ts';
import { certification, type ParsedCertification } from './parsed-certification.ts';
import type { NumberedLine } from './sections.ts';

/** How somebody says that they got a certification while they worked. */
const earned = new RegExp(
  '^(?:(?:also|successfully|recently) )?(?:earned|obtained|achieved|attained|acquired|received|gained|completed|secured|renewed|maintain(?:ed|s)?|h(?:old|olds|eld)|became|got)' +
    '(?: and (?:maintained|renewed|kept))? (?:(?:my|the|a|an|both|current|active|professional) )*',
  'i',
);
/** What is certified of an employer, a product or other people. */
const ofOthers = new RegExp(
  '\\b(?:ISO|SOC|FDA|CE|UL|HIPAA|GDPR|PCI|GMP|HACCP|JCAHO|CLIA|FedRAMP|HITRUST|LEED (?:gold|silver|platinum|certified)|B Corp|organic|team|staff|crew|nurses|employees|drivers|colleagues|students|clients|customers|plant|facility|company|products?)\\b',
  'i',
);
const thing = '(?:certifications?|certificates?|licen[cs]es?|credentials?|designations?|cards?)';
/** Where what somebody got ends, and when, why and how begins. */
const behind =
  /\s(?:in|during|on|to|while|with|for|through|from|by|at|after|before|since|within|as|via)\s|\sand\s(?=\p{Ll})|\s?\(|,\s(?=\p{Ll})/u;
const mostWords = 7;

/** The certifications that the points of somebody's work say they got, each once, unless it is listed already. */
export function certificationsEarned(
  points: readonly NumberedLine[],
  lines: readonly Line[],
  listed: readonly ParsedCertification[],
): ParsedCertification[] {
  const known = listed.map(({ name }) => name.value);
  return points.filter(isPoint).flatMap((line) =>
    withoutBullet(line.text)
      .split(/;\s|(?<=\p{Ll}{2}|\d{4})[.,]\s(?=\p{Lu})/u)
      .flatMap((clause) => {
        if (notHeld.test(clause) || ofOthers.test(clause)) return [];
        const [series = ''] = severalSeries.exec(clause.replace(new RegExp(`\\s${thing}\\.?$`, 'i'), '')) ?? [];
        if (series && earned.test(clause)) return seriesOf(series, line, lines);
        const date = findSingle(clause);
        return namesIn(clause.replace(/\.$/, '').trim()).flatMap((name) => {
          if (known.some((one) => isCalled(one, name) || normal(one).includes(normal(name)))) return [];
          known.push(name);
          return certification({ name, org: undefined, date, text: '' }, line, lines);
        });
      }),
  );
}

const isPoint = ({ text }: NumberedLine): boolean => isBulleted(text) || earned.test(text);

function namesIn(clause: string): string[] {
  const said = clause.replace(earned, '');
  const own = said.split(behind)[0]!.trim();
  if (
    own.length < said.length &&
    !/^[^\p{L}]*(?:(?:in|since|on)\s|\()/u.test(said.slice(own.length)) &&
    said === clause
  )
    return [];
  if (said === clause) return isHeldAlone(own) ? [trimmed(own.replace(/[ -]certified$/i, ''))] : [];
  const isSaid = certified.test(own);
  const pieces = own
    .replace(new RegExp(`\\s${thing}$`, 'i'), '')
    .replace(/[ -]certified$/i, '')
    .split(/, ?(?:and )?| (?:and|&) /)
    .map(trimmed);
  const isNamed = (one: string): boolean =>
    /^[\p{Lu}\d]/u.test(one) && one.split(/\s+/).length <= mostWords && (isSaid || isKnown(one));
  if (pieces.length === 1 && bareTool.test(pieces[0]!)) return isSaid ? [own] : [];
  return pieces.every(isNamed) ? pieces : [];
}

/** `Certified Scrum Master`, `OSHA 10 certified`, `Six Sigma Green Belt`. */
function isHeldAlone(own: string): boolean {
  if (own.split(/\s+/).length > mostWords) return false;
  const [, before = ''] = /^(.+)[ -]certified$/i.exec(own) ?? [];
  if (before) return isKnown(before) || acronym.test(before);
  return /^Certified (?:\p{Lu}\p{L}+ ){1,4}\p{Lu}\p{L}+$/u.test(own) || matchesWhole(own);
}

const isKnown = (text: string): boolean =>
  areLetters(text) ||
  /^(?:CompTIA )?\p{Lu}\p{L}*\+$/u.test(text) ||
  matchesWhole(text) ||
  matchesWhole(`${text} certified`);

/** Whether one of the names that trades have for their cards is the whole text. */
function matchesWhole(text: string): boolean {
  const [raw = ''] = text.match(names) ?? [];
  return raw !== '' && [text, text.replace(/ certified$/, '')].includes(raw);
}
