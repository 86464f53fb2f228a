import { latinDigits } from './latin-digits.ts';
import { cleanLine } from './plain-text.ts';

/** Group sizes of a national number by the digits of its prefix; each adds up to eleven digits (DEC-24). */
const groups: Record<number, readonly number[]> = { 1: [3, 3, 2, 2], 2: [2, 3, 2, 2], 3: [1, 3, 2, 2] };

/** The calling codes of one and two digits (ITU-T E.164); all others have three. */
const shortCodes = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const extension = /(?:;ext=|(?<!,),{2,}|(?<![\s,])[\s,]*(?:extension|ext|x|#)\.?\s{0,9}:?\s{0,9})(\d{1,6})\s*$/i;

/**
 * A number without what comes along when it is copied: the marks around it in a phone's contacts, the scheme of a link,
 * and digits of other scripts.
 */
export const plainNumber = (written: string): string =>
  latinDigits(cleanLine(written).normalize('NFKC').replace(/^tel:/i, ''));

/**
 * A number as people write it, taken apart: the prefix where it begins with +, 00 or, set apart, America's 011, and the rest
 * as it is stored, digits and perhaps `x12` for an extension. A bracketed zero behind a prefix is not dialled: `+44 (0)20`.
 */
export function readPhone(given: string): { prefix: string | null; phone: string } {
  const written = plainNumber(given);
  const [, extra] = extension.exec(written) ?? [];
  const number = written.replace(extension, '').trim();
  const suffix = extra ? `x${extra}` : '';
  const international = /^(?:\+|00|011[\s.-])(.*)$/.exec(number.replace(/^\(\+/, '+'));
  if (!international) return { prefix: null, phone: number.replaceAll(/\D/g, '') + suffix };
  const digits = (international[1] ?? '').replace(/\(0\)/, '').replaceAll(/\D/g, '');
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  return { prefix: `+${code}`, phone: digits.slice(code.length) + suffix };
}

/**
 * Writes a national number in the groups of its prefix: '512 555 01 42' behind '+1'; extra digits join the last group,
 * and an extension follows (VALID-50).
 */
export function formatPhone(phone: string, prefix: string): string {
  const { phone: stored } = readPhone(phone.replace(/^(\+|00)/, ''));
  const [number = '', extra] = stored.split('x');
  let rest = number;
  const sizes = groups[prefix.replaceAll(/\D/g, '').length] ?? [];
  const parts = sizes.map((size, index) => {
    const part = index === sizes.length - 1 ? rest : rest.slice(0, size);
    rest = rest.slice(part.length);
    return part;
  });
  return [...parts, rest, extra ? `ext. ${extra}` : ''].filter(Boolean).join(' ');
}
