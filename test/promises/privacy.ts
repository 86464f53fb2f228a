import type { Promises } from './promises.ts';

/** What the privacy policy, the page about deletion and the terms promise. */
export const privacyPromises: Promises = {
  'test/infra/stacks/data.test.ts': {
    'keeps every bucket private and over TLS': [
      'Encrypted at rest and in transit, shown to the people you choose and those on your jobs, and handled in line with the GDPR.',
      'Data is stored encrypted, in the region of the service you use, and travels encrypted.',
    ],
    'encrypts every bucket and the table': [
      'Encrypted at rest and in transit, shown to the people you choose and those on your jobs, and handled in line with the GDPR.',
      'Data is stored encrypted, in the region of the service you use, and travels encrypted.',
    ],
    'survives mistakes in prod and is removed with the stack in dev': [
      'Backups, and copies of what happened that we keep to repair the service, end by their age within the same 90 days.',
    ],
  },
  'test/functions/domain/people/sight.test.ts': {
    'A %s sees of a candidate findable by %s who is %s to them what the table says': [
      'Encrypted at rest and in transit, shown to the people you choose and those on your jobs, and handled in line with the GDPR.',
    ],
  },
  'test/house/personal-data.test.ts': {
    'keeps with content only what the deletion page names, and no longer than it says': [
      'Backups, and copies of what happened that we keep to repair the service, end by their age within the same 90 days.',
    ],
  },
  'test/infra/app.test.ts': {
    'runs on Arm with Node 24, logged as JSON without what it was called with, and kept as long as the stage says': [
      'Logs of the service itself hold numbers in place of names for up to 13 months; once your account is gone, they identify no one.',
    ],
  },
  'test/web/features/accounts/sign-up.test.tsx': {
    'The sign-up form asks candidates who finds them, with nothing chosen, and sends nothing before that': [
      'You choose who finds you, when you sign up and at any time in your profile: all verified recruiters, only recruiters you confirm or whose jobs you apply to, or nobody.',
    ],
  },
  'test/web/features/candidate-profile/hiding-card.test.tsx': {
    'Who hides from %j, and chose %s, is found by': [
      'You choose who finds you, when you sign up and at any time in your profile: all verified recruiters, only recruiters you confirm or whose jobs you apply to, or nobody.',
    ],
  },
  'test/permissions/named-people.test.ts': {
    'is named by no operation to a %s who acts for it': [
      'People who act for a company that you hide from see nothing of you.',
    ],
  },
  'test/functions/features/candidate-search/pay-asked.test.ts': {
    'has the one in the middle of five or more, and nobody of fewer': [
      'Managers see how many people have the skills of a job and what they ask, never who they are.',
    ],
  },
  'test/functions/features/people/viewers.test.ts': {
    'is counted in steps, whoever it was, up to yesterday': [
      'Candidates see about how many recruiters and managers opened their profile in a month, never who they are.',
    ],
  },
  'test/functions/platform/outside/ai-text/summarize-profile.test.ts': {
    'is requested from the stage’s model with facts alone, within limits': [
      'If a language model writes the summary of your profile, it receives your first name, role and place, counts of your activity here, and the titles and skills of the jobs.',
    ],
  },
  'test/web/features/live-chat/live-chat.test.tsx': {
    'The live chat loads its campaign’s widget once it is opened, in a frame without an origin, and goes with the page':
      [
        'Some job categories have a live chat, which another provider runs: it loads only on those categories’ pages and receives what you write there.',
      ],
  },
  'test/web/app/pages/guest-job-actions.test.tsx': {
    'A guest’s favourites are kept in this browser by job id, without a call': [
      'Favourites you save without one are kept in your browser only.',
    ],
  },
  'test/web/app/pages/job-link.test.tsx': {
    'followed twice by a browser %s': [
      'It also keeps the recruiters’ links that you followed today, so that each counts you once.',
    ],
  },
  'test/functions/features/accounts/sessions/session-cookie.test.ts': {
    'A cookie %s, and no script or other site gets it': [
      'There are no tracking cookies.',
      'We use one cookie to keep you signed in, one to recognise your browser when you sign in again, and your browser’s own storage for your settings.',
      'Your settings are kept in your browser.',
    ],
  },
  'test/functions/features/accounts/sessions/lock-out.test.ts': {
    'A browser that signed in before signs in during an attack from elsewhere, and strangers still wait': [
      'We set two cookies: one keeps you signed in, the other recognises a browser that you have signed in with, so that others who guess your password cannot lock you out.',
    ],
  },
  'test/functions/features/personal-data/personal-data.test.ts': {
    'is requested with the password, built, shown with its size and downloaded as a ZIP': [
      'You can access, correct, transfer, restrict or delete your data, and object to its use.',
      'Under “Your data” you can download everything we keep about you, and erase your account.',
      'You can download your data, and erase your account, in your profile at any time.',
      'You can also download a copy of your data and keep your account, under “Your data” in your profile, or ask us to correct or delete part of it.',
      'The archive of your data that you asked for is ready.',
    ],
    'can be downloaded neither before it is ready nor after a week': [
      'Sign in to download it within 7 days; then it is deleted.',
    ],
    'needs the password and the confirmation word': [
      'We ask for your password and wait 14 days in case you change your mind.',
      'You can leave at any time.',
      'You can have your account and its data deleted at any time.',
    ],
    'can be cancelled until the erasure begins': [
      'This happens on 1 September 2026; until then you can sign in and cancel it.',
    ],
  },
  'test/web/features/personal-data/your-data-section.test.tsx': {
    'explains the consequences, asks for the word and the password, and shows the banner': [
      'During that time, a banner on every page shows the date and lets you cancel.',
    ],
  },
  'test/functions/features/personal-data/erasure/treat-item.test.ts': {
    'Letters about personal data say what happens, when, and what can still be done': [
      'We confirm your request by email.',
      'We send you a final email.',
      'You asked us to erase your account and your data.',
      'This is the last mail you get from us.',
    ],
    'An erasure is due after its grace period, its reactions have twenty minutes and records ninety days': [
      'Deletion is typically complete within 30 days.',
      'Your data is typically deleted within 30 days.',
      'Some records are kept without your name, and the last of them are gone 90 days after your request.',
    ],
    'Of the person’s own items only the ledger is kept for a time, without what it was for': [
      'Points that have not been redeemed.',
      'Redeem them first if you want them; they cannot be restored.',
      'Download your data and redeem your points first, if you want them: neither can be restored.',
    ],
  },
  'test/functions/features/personal-data/erasure/erase-accounts.test.ts': {
    'closes the account first, notifies its owner once, and deletes after the reactions have finished': [
      'After 14 days in which you can cancel, your account is closed: you are signed out everywhere, your open applications are withdrawn, and your open jobs are closed.',
      'Your data is then deleted, which takes hours.',
      'As you asked, your account is closed now, and your data is being deleted.',
      'It takes a few hours at most.',
      'When you leave, we delete your data as described under Delete Account & Data Removal.',
    ],
    'leaves nothing of a candidate but a step without names': [
      'As long as you have an account.',
      'Your name, contact details, picture, resume and settings.',
      'Your applications, favourites, messages, notifications and calendar entries.',
      'Steps of an application stay with the job, attributed to “a former candidate”.',
    ],
    'leaves nothing of a recruiter but what the ledger keeps for ninety days without names': [
      'They contain amounts and dates without your name, are used for nothing else, and legally required retained records are removed within 90 days.',
      'Some records must be kept by law, such as those of paid rewards and of hires.',
    ],
    'removes what others wrote about a candidate, and keeps what they wrote about others': [
      'What others wrote about you goes with you; what you wrote about others does too.',
    ],
  },
  'test/functions/features/notifications/notifications.store.test.ts': {
    'expire after the time their owner chose, or 30 days by default': [
      'Notifications are deleted after the number of days you choose in your settings, and records of your browser’s requests after 90 days at most.',
    ],
  },
  'test/infra/stacks/events.test.ts': {
    'keeps events for replay as long as the stage says': [
      'Backups, and copies of what happened that we keep to repair the service, end by their age within the same 90 days.',
    ],
  },
  'test/web/features/landing/landing.test.tsx': {
    'The privacy policy is accurate about cookies, how long requests are kept and automated decisions': [
      'Software does this; no hiring decision is automated.',
    ],
    'The privacy policy of 2025-05-01 is complete': ['The date above shows the current version.'],
    'The deletion page says how an account is deleted and by when': [
      'We ask for your password and wait 14 days in case you change your mind.',
      'After 14 days in which you can cancel, your account is closed: you are signed out everywhere, your open applications are withdrawn, and your open jobs are closed.',
      'This page explains how, what is deleted, and by when.',
      'The account deletion page explains exactly what happens.',
    ],
  },
  'test/functions/platform/door/log.test.ts': {
    'The log removes secrets and addresses from %s, and nothing else': [
      'Logs of the service itself hold numbers in place of names for up to 13 months; once your account is gone, they identify no one.',
    ],
  },
  'test/infra/stacks/web.test.ts': {
    'logs neither query nor cookie nor referrer, which can carry tickets and mailed tokens': [
      'What your browser sends: its IP address, its type, and the pages it requests.',
    ],
  },
};
