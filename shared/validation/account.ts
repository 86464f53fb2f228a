import * as z from 'zod';
import { countryByIso } from '../constants/countries.ts';
import { isCommonPassword } from '../rules/common-password.ts';
import { isStrongPassword } from '../rules/password.ts';
import { isAppCode, isRecoveryCode, withoutGaps } from '../rules/second-factor-code.ts';
import { foundBy } from './found-by.ts';
import { emailAddress, mailedToken, personName } from './person-fields.ts';

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
  .refine((candidate) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(candidate), 'Contains characters that are not allowed');

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

// Under no past rules was a password longer.
const earlierPassword = z.string('Required').min(1, 'Required').max(200, 'No password is that long');

/** A code of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const secondFactorCode = z
  .string('Required')
  .max(40, 'Six digits from the app, or a recovery code')
  .overwrite(withoutGaps)
  .min(1, 'Required')
  .refine((code) => isAppCode(code) || isRecoveryCode(code), 'Six digits from the app, or a recovery code');

/** A code of the app alone: recovery codes work once, and log in where the app is lost. */
const appCode = secondFactorCode.refine(isAppCode, 'Six digits from the app');

/** Sign-in (VALID-17). `remember` false keeps the session in this tab only (DEC-08). */
export const signInForm = z.strictObject({
  email: emailAddress,
  password: earlierPassword,
  remember: z.boolean().optional(),
  /** Asked for where the account has a second factor (PLUS-58). */
  code: secondFactorCode.optional(),
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
    /** The code of a country; the names were all that could be sent before there were more. */
    country: z
      .string()
      .refine((given) => given === 'India' || given === 'USA' || countryByIso(given), 'There is no such country')
      .optional(),
    findableBy: foundBy,
    ...passwords,
    accept: accepted,
    favoriteJobs: z.array(z.int().positive()).max(80).optional(),
    campaign: z.string().max(40).optional(),
    invitationToken: mailedToken.optional(),
    /** The job that a guest chose to apply to; the application is made when the address is confirmed. */
    applyTo: z.int().positive().optional(),
    /** The code of the recruiter’s link through which the guest came to that job (PLUS-46). */
    byLink: mailedToken.optional(),
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

/** Asking for another address: the password, and the code where one is asked for, show that the session is not stolen. */
export const emailChangeForm = z.strictObject({
  email: emailAddress,
  password: earlierPassword,
  code: appCode.optional(),
});

/** A password that is asked for again. */
export const passwordAgainForm = z.strictObject({ password: earlierPassword });

/** A password, and a code of the app where one is asked for: what shows that a session is not stolen. */
export const ownerForm = z.strictObject({ password: earlierPassword, code: appCode.optional() });

/** A password and a code, before the second factor is changed. */
export const secondFactorForm = z.strictObject({ password: earlierPassword, code: secondFactorCode });

/** Changing the user's own password (VALID-22). */
export const changePasswordForm = z
  .strictObject({
    oldPassword: earlierPassword,
    newPassword: password.and(strongPassword),
    confirmPassword: strongPassword,
    /** Asked for where the account has a second factor (PLUS-58). */
    code: appCode.optional(),
  })
  .refine((form) => form.newPassword === form.confirmPassword, { message: mustBeTheSame, path: ['confirmPassword'] });
