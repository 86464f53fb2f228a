import * as z from 'zod';
import { isCommonPassword } from '../rules/common-password.ts';
import { isStrongPassword } from '../rules/password.ts';
import { cleanLine, graphemes, notAllowedIn } from '../rules/plain-text.ts';
import { foundBy } from './found-by.ts';

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

/**
 * An address with its domain as mail servers write it: `münchen.example` becomes `xn--mnchen-3ya.example`, so that both
 * spellings are one address. A domain that has no such form is left as it is.
 */
function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .normalize('NFKC')
    .replaceAll('。', '.');
  const isPlain = /^[a-z\d.-]*$/i.test(domain);
  const hasForm = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && !/(^|\.)-|-(\.|$)/.test(domain);
  if (at < 1 || isPlain || !hasForm || !URL.canParse(`http://${domain}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}

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

const tooLong = 'Password must contain 8 char, and 40 at most';

/** A password: 8 to 40 characters (VALID-07, VALID-08). */
export const password = z.string('Required').min(1, 'Required').min(8, 'Password must contain 8 char').max(40, tooLong);

const strongMessage =
  'Password must be at least 8 characters long, including 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special character.';

/** A strong password (VALID-10, VALID-13 to VALID-15). */
export const strongPassword = z
  .string('Required')
  .min(1, 'Required')
  .max(40, tooLong)
  .refine(isStrongPassword, strongMessage)
  .refine((candidate) => !isCommonPassword(candidate), 'This is one of the most common passwords; choose another')
  // The user pool accepts neither, and a user who pastes them cannot see them.
  .refine((candidate) => candidate === candidate.trim(), 'Must not begin or end with a space')
  .refine((candidate) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(candidate), notAllowed);

/** Hint shown beside a new password (VALID-09). */
export const passwordHint = 'must include at least 8 symbols';

/** The other rules of a new password, which follow the hint, so that nobody learns them by a refusal (VALID-14). */
export const passwordParts = 'upper and lower case, a number and a special character';

const mustBeTheSame = 'Must be the same';

/** The terms checkbox (VALID-16). */
export const accepted = z.literal(true, 'Required');

const names = { firstName: personName, lastName: personName };
// What is wrong with the password is said where it was chosen, and again where it is repeated (VALID-10, VALID-13).
const passwords = { password: password.and(strongPassword), confirmationPassword: strongPassword };

function samePasswords<T extends { password: string; confirmationPassword: string }>(form: T): boolean {
  return form.password === form.confirmationPassword;
}
const atConfirmation = { message: mustBeTheSame, path: ['confirmationPassword'] };

/** A one-time token as mailed: 128 random bits in base64url. */
export const mailedToken = z.string('Required').regex(/^[A-Za-z0-9_-]{22}$/, 'Token is wrong!');

// Under no past rules was a password longer.
const earlierPassword = z.string('Required').min(1, 'Required').max(200, 'No password is that long');

/** Sign-in (VALID-17). `remember` false keeps the session in this tab only (DEC-08). */
export const signInForm = z.strictObject({
  email: emailAddress,
  password: earlierPassword,
  remember: z.boolean().optional(),
});

/** Sign-up of a manager or recruiter (VALID-18, AUTH-47). */
export const signUpForm = z
  .strictObject({ ...names, email: emailAddress, ...passwords, accept: accepted })
  .refine(samePasswords, atConfirmation);

/**
 * Sign-up of a candidate, who also names a country, says who finds them, and brings their guest favourites (AUTH-14,
 * AUTH-19, API-13, PLUS-38).
 */
export const candidateSignUpForm = z
  .strictObject({
    ...names,
    email: emailAddress,
    country: z.enum(['India', 'USA'], 'Required').optional(),
    findableBy: foundBy,
    ...passwords,
    accept: accepted,
    favoriteJobs: z.array(z.int().positive()).max(80).optional(),
    campaign: z.string().max(40).optional(),
    invitationToken: mailedToken.optional(),
    /** The job that a guest chose to apply to; the application is made when the address is confirmed. */
    applyTo: z.int().positive().optional(),
  })
  .refine(samePasswords, atConfirmation);
export type CandidateSignUpForm = z.output<typeof candidateSignUpForm>;

/** Password recovery and resending of a mail (VALID-19). */
export const emailForm = z.strictObject({ email: emailAddress });

/** New password by a mailed token (VALID-20, AUTH-49). */
export const resetForm = z.strictObject({ token: mailedToken, ...passwords }).refine(samePasswords, atConfirmation);

/** Names and password of an account whose address a link has proved (VALID-21). */
export const accountSetUp = z.strictObject({ ...names, ...passwords }).refine(samePasswords, atConfirmation);
export type AccountSetUp = z.output<typeof accountSetUp>;

/** Setting up an invited account (VALID-21, AUTH-50). */
export const invitedForm = z
  .strictObject({ invitationToken: mailedToken, email: emailAddress.optional(), ...names, ...passwords })
  .refine(samePasswords, atConfirmation);

/** Changing the user's own password (VALID-22). */
export const changePasswordForm = z
  .strictObject({
    oldPassword: earlierPassword,
    newPassword: password.and(strongPassword),
    confirmPassword: strongPassword,
  })
  .refine((form) => form.newPassword === form.confirmPassword, { message: mustBeTheSame, path: ['confirmPassword'] });
