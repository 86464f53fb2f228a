import type { Promises } from './promises.ts';

/** What mails promise beyond the pages. */
export const mailPromises: Promises = {
  'test/functions/features/applications/mail-application.test.ts': {
    'says at once what was sent and what comes next (PLUS-55)': ['Your application has arrived.'],
  },
  'test/functions/features/applications/withdraw-application.test.ts': {
    'is withdrawn once, and waits again within ten minutes of that': [
      'On the job’s page you can also take the application back.',
    ],
  },
  'test/functions/features/applications/applications.test.ts': {
    'wait, oldest first, for the recruiters of the job’s manager, or for those whom the job names (CAND-28)': [
      'Your application is with the recruiters and the hiring manager of this job.',
    ],
  },
  'test/functions/features/notifications/compose-notifications.test.ts': {
    'of %s': ['You will be notified as soon as one of them accepts it.'],
  },
  'test/functions/features/job-alerts/asked-job-alert.test.ts': {
    'begins when its mailed link is pressed on the page: opening it changes nothing (PLUS-56)': [
      'If you did not ask, do nothing: no more is mailed.',
    ],
    'is asked again after two days': ['The link works for two days.'],
  },
  'test/functions/features/accounts/letters/mailed-links.test.ts': {
    'confirm an address once': ['The link works once and for 48 hours.'],
    'expire, confirmations after two days and recoveries after an hour': [
      'The link works once and for 48 hours.',
      'The link works once and for one hour.',
    ],
    'to set a new password change nothing until they are followed': [
      'If it was not you, do nothing: your password stays as it is.',
    ],
    'set a new password once and end every other session': [
      'The link works once and for one hour.',
      'If it was not, choose “Forgot Password” there: a new password ends every session.',
      'If it was not, choose a new password: that ends every session.',
    ],
  },
  'test/functions/features/accounts/sign-up/sign-up.test.ts': {
    'with a taken address, whatever its case, makes no account and changes none: its owner gets a mail': [
      'Someone, most likely you, signed up with this address, which has an account already.',
      'Nothing was changed: log in as before, or choose a new password.',
    ],
  },
  'test/functions/features/accounts/no-probing.test.ts': {
    'by %s': ['If it was not you, do nothing: nobody was told that this address has an account.'],
  },
  'test/functions/features/accounts/sessions/sign-in.test.ts': {
    'asks an unconfirmed user, under the email field, to confirm first': [
      'Confirm that this address is yours, and you can sign in.',
      'If you did not sign up, do nothing: the account stays closed.',
    ],
  },
  'test/functions/features/accounts/second-factor/second-factor.test.ts': {
    'is asked for when logging in, after the right password alone, and takes each code once': [
      'Two-step login is on: besides your password, logging in asks for the code of your authenticator app.',
    ],
    'is turned off with the password and %s': [
      'Two-step login was turned off just now, with your password and a code.',
    ],
    'gets new recovery codes with password and code, after which the earlier ones are worth nothing': [
      'Your recovery codes were renewed just now.',
      'The earlier ones are worth nothing.',
    ],
    'lets its owner in by a recovery code, which turns it off, once': [
      'Someone, most likely you, logged in with a recovery code.',
      'That turned two-step login off; turn it on again with your app.',
    ],
    'stays when the password is changed, and this session goes on where the others end': [
      'If it was not, choose a new password: that ends every session.',
    ],
  },
  'test/functions/features/accounts/passkeys/passkeys.test.ts': {
    'is added with the password, named after the browser, and logs in without one, which is when it was used last': [
      'A passkey was added to your account just now.',
      'It logs in without your password and without a code.',
    ],
    'logs nobody in once it was removed, which takes the password, and neither does another person’s': [
      'A passkey was removed from your account just now, with your password.',
      'If it was not, remove the passkey and choose a new password: that ends every session.',
    ],
  },
  'test/functions/features/accounts/email-change/email-change.test.ts': {
    'takes effect once both addresses have confirmed, and not before': [
      'Someone, most likely you, asked to use maria.lopez@example.org for your account instead of this address.',
      'Nothing changes until both addresses have confirmed.',
      'Confirm that this address is yours.',
      'If you did not ask for it, do nothing: no account uses this address.',
      'Your account uses it once your former address has confirmed, too.',
      'Both addresses have confirmed.',
      'Your password and your sessions stay as they are.',
    ],
    'is found under the new address from then on: sign-in, mails and the user pool': [
      'From now on you log in with maria.lopez@example.org, and our mails go there.',
    ],
    'is stopped at the former address, which ends every session': [
      'If it was not you, stop it there: every session ends, and you can choose a new password.',
    ],
    'to an address with an account is asked for alike, and its owner gets a mail without a link': [
      'Someone, perhaps you, asked to use this address for another account.',
      'It has an account already, so nothing was changed.',
    ],
  },
  'test/functions/features/accounts/passwords/change-password.test.ts': {
    'ends every other session and replaces the current one': [
      'Your password was changed just now, and every other session was signed out.',
    ],
  },
  'test/functions/features/invitations/invite-candidate.test.ts': {
    'is open for a week, and its event contains no address': ['The link works once and for seven days.'],
  },
  'test/functions/features/invitations/invitations.test.ts': {
    'are declined by their link, once': ['The link works once and for seven days.'],
  },
  'test/functions/features/accounts/sign-up/open-account.test.ts': {
    'An invitation is accepted by its address only, once, and verifies the address last': [
      'The link works once and for seven days.',
    ],
  },
  'test/functions/features/recommendations/recommend-job.test.ts': {
    'is open for two weeks, and its event contains no address': ['The link works once and for two weeks.'],
  },
  'test/functions/features/recommendations/recommendations.test.ts': {
    'open an account by their link, once, and the job is among the candidate’s jobs': [
      'The link works once and for two weeks.',
    ],
    'become applications, once however often the event is repeated, and the sender is notified': [
      'Have a look; accepting it submits your application.',
    ],
  },
  'test/functions/features/imports/import-candidate.test.ts': {
    'who refuses leaves nothing: neither what was entered nor the resume it was read from': [
      'If you do not want it, refuse it, and everything that was entered is erased, with the resume.',
    ],
    'is gone ninety days after it was entered, unless somebody claims it': [
      'A profile that nobody claims is erased after 90 days.',
    ],
  },
  'test/functions/features/claims/claims.test.ts': {
    'is never confirmed by silence: a proposal without an answer lapses after 14 days, and can be made again': [
      'Nothing happens unless you agree.',
      'If you do nothing, the proposal ends by itself and nobody is put forward.',
      'HireHub never reads silence as a yes.',
    ],
  },
  'test/functions/features/claims/claim-by-link.test.ts': {
    'The link to a proposal confirms it once': ['The link works once.'],
  },
  'test/functions/features/notification-mail/mail-unread-messages.test.ts': {
    'of several conversations are in one letter, and there is none again until something is read': [
      'There is no further mail about messages until you have been reading again.',
    ],
  },
  'test/functions/features/notification-mail/mail-notification.test.ts': {
    'is sent for the groups that its reader switched on, with a way to unsubscribe': [
      "You got this mail because 'Jobs' is switched on in the mail settings of your profile.",
      "You got this mail because 'Candidates and applications' is switched on in the mail settings of your profile.",
      "You got this mail because 'Calendar' is switched on in the mail settings of your profile.",
      "You got this mail because 'Unread messages' is switched on in the mail settings of your profile.",
      "You got this mail because 'The figures of your week' is switched on in the mail settings of your profile.",
      "You got this mail because 'The daily digest' is switched on in the mail settings of your profile.",
    ],
  },
};
