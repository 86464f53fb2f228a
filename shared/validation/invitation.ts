import * as z from 'zod';
import { foundBy } from './found-by.ts';
import { password, strongPassword } from './account.ts';
import { emailAddress, mailedToken, personName } from './person-fields.ts';

/** How many people can be invited at once. */
export const mostInvitedAtOnce = 20;
/** How many rows are looked at, and answered, one by one; a call of more is refused as a whole. */
const mostRows = 500;

/** The message of a row beyond those that one call invites. */
export const tooManyRows = `At most ${mostInvitedAtOnce} at a time`;

/**
 * Addresses to invite, each once (VALID-23, VALID-24). Every row that cannot be sent has its own error, also of a long
 * list that was pasted, so that nothing of it is mailed before all of it is in order.
 */
export const invitedEmails = z
  .array(emailAddress)
  .min(1, 'Required')
  .max(mostRows, tooManyRows)
  .superRefine((emails, context) => {
    if (emails.length > mostRows) return;
    const firstRows = new Map<string, number>();
    for (const [row, email] of emails.entries()) {
      const message = firstRows.has(email) ? 'Try another email address' : row < mostInvitedAtOnce ? null : tooManyRows;
      if (message) context.addIssue({ code: 'custom', message, path: [row] });
      if (!firstRows.has(email)) firstRows.set(email, row);
    }
  });

/**
 * Accepting a recommendation without an account (API-19, AUTH-51); names and passwords as for an invited recruiter
 * (AUTH-52).
 */
export const recommendationForm = z
  .strictObject({
    token: mailedToken,
    email: emailAddress,
    firstName: personName,
    lastName: personName,
    password: password.and(strongPassword),
    confirmationPassword: strongPassword,
    findableBy: foundBy,
  })
  .refine((form) => form.password === form.confirmationPassword, {
    message: 'Must be the same',
    path: ['confirmationPassword'],
  });
