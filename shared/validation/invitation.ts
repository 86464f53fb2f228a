import * as z from 'zod';
import { emailAddress, mailedToken, password, personName, strongPassword } from './account.ts';

/** How many people can be invited at once. */
const mostInvitedAtOnce = 20;

/** Addresses to invite, each once (VALID-23, VALID-24). */
export const invitedEmails = z
  .array(emailAddress)
  .min(1, 'Required')
  .max(mostInvitedAtOnce, `At most ${mostInvitedAtOnce} at a time`)
  .superRefine((emails, context) => {
    for (const [row, email] of emails.entries()) {
      if (emails.indexOf(email) < row)
        context.addIssue({ code: 'custom', message: 'Try another email address', path: [row] });
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
  })
  .refine((form) => form.password === form.confirmationPassword, {
    message: 'Must be the same',
    path: ['confirmationPassword'],
  });
