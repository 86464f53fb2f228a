import * as z from 'zod';
import { cleanLine, graphemes, notAllowedIn } from '../rules/plain-text.ts';

const notAllowed = 'Contains characters that are not allowed';

/** How many characters of a name are kept; in a script whose letters take several code points, about four times as many. */
const longestName = 40;
const fillers = /^[\u115f\u1160\u3164\uffa0\s]*$/u;
const unseen = /(?![\u200c\u200d])[\n\t\p{Cf}\p{Co}]/u;

/** Whether a name is too short: two letters, and one in a script where one can be a name (DEC-67). */
const isTooShort = (name: string): boolean => graphemes(name).length < 2 && !/(?!\p{Script=Latin})\p{L}/u.test(name);

/**
 * A first or last name of one line, cleaned: 2 to 40 characters as a reader counts them, one in other scripts than the
 * Latin (VALID-01 to VALID-03, DEC-67).
 */
export const personName = z
  .string('Required')
  .overwrite(cleanLine)
  .min(1, 'Required')
  .refine(
    (name) => notAllowedIn(name) === null && !unseen.test(name) && (name === '' || !fillers.test(name)),
    notAllowed,
  )
  .refine((name) => name === '' || !isTooShort(name), 'at least 2 chars')
  .refine(
    (name) => graphemes(name).length <= longestName && name.length <= 4 * longestName,
    `${longestName} chars max`,
  );

/** `Ana Ruiz <ana@example.com>`, as mail programs copy it. */
const inBrackets = /^[^<>]*<\s*([^<>\s@]+@[^<>\s@]+)\s*>$/;

/**
 * An address with its domain as mail servers write it: `münchen.example` becomes `xn--mnchen-3ya.example`, so that both
 * spellings are one address. A domain that has no such form is left as it is.
 */
function withPlainDomain(given: string): string {
  const address = (inBrackets.exec(given)?.[1] ?? given)
    .replace(/^mailto:/i, '')
    .replace('＠', '@')
    .replaceAll('’', "'")
    .replace(/[.,;]$/, '');
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .normalize('NFKC')
    .replaceAll('。', '.');
  const isPlain = /^[a-z\d.-]*$/i.test(domain);
  const hasForm = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && !/(^|\.)-|-(\.|$)/.test(domain);
  if (at < 1 || !hasForm || !URL.canParse(`http://${domain}`)) return address;
  if (isPlain) return `${address.slice(0, at)}@${domain}`;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}

/** A host's name in its ASCII form, with a domain of letters at its end. */
export const hostName = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]+)$/i;

/** Mail addresses as browsers accept them, with domains in their ASCII form. */
const address =
  /^(?![.'])(?!.*\.\.)[\w'+.!#$%&*/=?^`{|}~-]*[\w+-]@([a-z\d]([a-z\d-]*[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]+)$/i;

/** An e-mail address, kept in lower case; an internationalized domain in its ASCII form (VALID-04, VALID-05). */
export const emailAddress = z
  .string('Required')
  .overwrite((given) => withPlainDomain(cleanLine(given)))
  .min(1, 'Required')
  .max(254, 'Invalid email address')
  .pipe(z.email({ pattern: address, error: 'Invalid email address' }))
  .transform((given) => given.toLowerCase());

/** A one-time token as mailed: 128 random bits in base64url. */
export const mailedToken = z.string('Required').regex(/^[A-Za-z0-9_-]{22}$/, 'Token is wrong!');
