import type { Line } from '../text/resume-text.ts';
import { found } from './evidence.ts';
import { likely, type ParsedCertification } from './parsed-certification.ts';

/** The letters of licences and certifications; those of degrees are not among them, nor `CA` and `PT`. */
const held = [
  'A?RN|APRN|LPN|LVN|CNA|STNA|CRNA|CNM|CCRN(?:-K)?|CEN|CNOR|OCN|PCCN|TCRN|CPN|RNC(?:-OB|-NIC)?|(?:A|F|AG|AGAC|AGPC|PMH)?NP-(?:BC|C)',
  'PA-C|RPh|CPhT|BC(?:PS|ACP|OP)|RDN?|OTR(?:/L)?|COTA(?:/L)?|CCC-SLP|LI?CSW(?:-C)?|LMSW|LPCC?|LMFT|LMHC|BCBA|RBT|NRP|EMT-?[BP]?|NREMT(?:-P)?|RHI[AT]',
  'PMP|PMI-(?:ACP|RMP|SP|PBA)|PgMP|CAPM|A-CSM|CSM|CSPO|PSM(?: I{1,3})?|PSPO|CSSBB|CSSGB|CQ[AE]|CPIM|CSCP|CLTD|CPSM|MCIPS',
  'CPA|CMA|CIA|CFE|CFA|FRM|CFP|CAIA|ChFC|CLU|CPCU|CAMS|[AF]CCA|ACA|FCA|CIMA|[AM]?CIPD|FCIPD|a?PHR|SPHR|GPHR|SHRM-S?CP',
  'CISSP|CISA|CISM|CRISC|CGEIT|CCSP|CEH|OSCP|CCNA|CCNP|CCIE|MCSE|P\\.?E|EIT|CSP|CIH|LEED (?:AP(?: BD\\+C)?|GA)|NCARB|M?RICS|CEng|CSCS|ATC|CHES',
].join('|');
const letters = new RegExp(`^(?:${held})$`);
/** The same behind a name that no comma parts from them. */
export const lettersBehind = new RegExp(`(?<=\\p{L} \\p{L}[\\p{L}'’-]+),? \\(?(?:${held})\\.?\\)?$`, 'u');

/** Whether a text is the letters of a certification that a person holds: `CCRN`, `SHRM-CP`. */
export const areLetters = (text: string): boolean => letters.test(text.replace(/\.$/, ''));

/** Letters of degrees, and what else stands behind names. */
const otherLetters = /^(?=.*\p{Lu})[\p{L}.]{1,7}$/u;
const linesLooked = 60;

/** The certifications whose letters are behind the person's name, or alone on the line below it. */
export function certificationsBehindName(
  lines: readonly Line[],
  name: string,
  listed: readonly ParsedCertification[],
): ParsedCertification[] {
  const at = lines.slice(0, linesLooked).findIndex(({ text }) => text.startsWith(name));
  if (at < 0) return [];
  const known = listed.map((one) => one.name.value);
  const within = { from: at, to: at + 2 };
  const named = [...lettersIn(lines[at]!.text.slice(name.length)), ...lettersAlone(lines[at + 1])];
  return [...new Set(named)].flatMap((raw) => {
    if (known.some((one) => isCalled(one, raw))) return [];
    const fact = found({ value: raw, raw, confidence: likely }, lines, within);
    return fact ? [{ name: fact, issueOrg: null, issueYear: null, issueMonth: null }] : [];
  });
}

/** The letters at the beginning of a text, up to anything else. */
function lettersIn(text: string): string[] {
  const all: string[] = [];
  for (const piece of text.replace(/[®™()]/g, ' ').split(/[,|•·;]|\s[–—-]\s/)) {
    const own = piece.trim();
    const words = areLetters(own) ? [own] : own.split(/[\s/]+/).filter(Boolean);
    if (!words.every((word) => areLetters(word) || otherLetters.test(word))) break;
    all.push(...words.filter(areLetters));
  }
  return all;
}

/** `RN, BSN, CEN`; one alone is a headline, as titles are. */
function lettersAlone(line: Line | undefined): string[] {
  const pieces = (line?.text ?? '').split(/[,|•·;\s]+/).filter(Boolean);
  return pieces.length > 1 && pieces.every((one) => areLetters(one) || /^(?:[BM]SN|MBA|DNP|PhD)$/.test(one))
    ? pieces.filter(areLetters)
    : [];
}

/** Whether a certification is what letters abbreviate, or has them: `Registered Nurse` for `RN`. */
export function isCalled(name: string, short: string): boolean {
  const initials = (name.match(/(?<![\p{L}\d])\p{Lu}/gu) ?? []).join('');
  return initials === short.replaceAll('.', '') || name.split(/[^\p{L}\d.+-]+/u).includes(short);
}
