import {
  accountReadyLetter,
  confirmationLetter,
  passwordChangedLetter,
  recoveryLetter,
  secondFactorLetter,
  signedUpAgainLetter,
} from '../../functions/features/accounts/letters/account-letters.ts';
import {
  emailChangedLetter,
  formerAddressLetter,
  newAddressLetter,
  takenAddressLetter,
} from '../../functions/features/accounts/letters/email-change-letters.ts';
import { offerLetter } from '../../functions/features/calendar/mail-offer.steps.ts';
import { claimLetter } from '../../functions/features/claims/claim-letter.ts';
import { weekLetter } from '../../functions/features/dashboards/week-letter.ts';
import {
  candidateInvitationLetter,
  importedCandidateLetter,
} from '../../functions/features/invitations/candidate-invitation-letter.ts';
import { digestLetter, notificationLetter } from '../../functions/features/notification-mail/notification-letters.ts';
import { reminderLetter } from '../../functions/features/notification-mail/reminder-letter.ts';
import { unreadMessagesLetter } from '../../functions/features/notification-mail/unread-messages-letter.ts';
import type { Mail } from '../../functions/platform/outside/mail/port.ts';
import type { MailContent } from '../../functions/platform/outside/mail/render-mail.ts';
import { renderMail } from '../../functions/platform/outside/mail/render-mail.ts';
import { plainLetter } from '../../functions/platform/outside/mail/templates/plain-letter.tsx';
import {
  erasedLetter,
  erasureRequestedLetter,
  exportReadyLetter,
} from '../../functions/features/personal-data/personal-data-letters.ts';
import { applicationLetter } from '../../functions/features/applications/application-letter.ts';
import { askedAlertLetter } from '../../functions/features/job-alerts/asked-alert-letter.ts';
import { jobAlertLetter } from '../../functions/features/job-alerts/job-alert-letter.ts';
import type { StoredClaim } from '../../functions/records/claim.ts';
import { recommendationLetter } from '../../functions/features/recommendations/recommendation-letter.ts';
import { invitationLetter } from '../../functions/features/recruiters/invitation-letter.ts';
import { flows } from '../../shared/constants/dashboard.ts';
import type { DashboardFigures } from '../../shared/model/dashboard.ts';
import type { Notification } from '../../shared/model/notification.ts';
import { aJob, someTime } from './builders.ts';

/** The site that letters link to, and the token of their links. */
export const letterSite = 'https://hirehub.example';
export const letterToken = 'c2VjcmV0LXRva2VuLTEyMw';

const at = (path: string): string => `${letterSite}${path}?token=${letterToken}`;
const links = { siteUrl: letterSite, token: letterToken };
const person = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName, avatar: null });
const job = { id: 5001, title: 'ICU registered nurse, nights' };
const notification = <T extends Notification['type']>(
  id: number,
  type: T,
  payload: Extract<Notification, { type: T }>['payload'],
) => ({ id, type, payload, viewedAt: null, createdAt: someTime }) as Notification;
const manager = person(1001, 'Daniel', 'Reyes');
const candidate = person(3001, 'Priya', 'Iyer');
const recruiter = person(2001, 'Olivia', 'Brandt');

const notifications: Notification[] = [
  notification(7, 'recruiter_rewards', { job, manager, candidate, points: 500 }),
  notification(6, 'candidate_status_changed', { job, candidate, status: { from: 'Contacted', to: 'Submitted' } }),
  notification(5, 'calendar_event_soon', { event: { title: 'First interview with Priya Iyer', start: someTime } }),
  notification(4, 'job_create', {
    job: { id: 5002, title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsleiter' },
    manager,
    points: 1250,
  }),
  ...Array.from({ length: 14 }, (_, place) =>
    notification(place + 8, 'job_update', { job: { id: 5100 + place, title: `Theatre nurse, site ${place + 1}` } }),
  ),
];

const meeting = {
  eventId: 8001,
  version: 1,
  start: '2026-11-24T15:00:00.000Z',
  end: '2026-11-24T16:00:00.000Z',
  zone: 'America/New_York',
  manager,
  recruiterId: recruiter.id,
  job,
  isOnline: false,
};
const figures = {
  range: { from: '2026-11-16T05:00:00.000Z', to: '2026-11-23T05:00:00.000Z' },
  flows: flows.map((name, place) => ({ name, count: place * 3, before: place })),
  toHire: { cases: 6, days: { median: 12, most: 40 } },
} as unknown as DashboardFigures;
const claim = (firstName: string) =>
  ({
    recruiter: { ...recruiter, firstName },
    candidate,
    manager,
    job,
    client: { id: 1, companyName: 'Lakeside Hospital' },
    message: `Dear Priya, ${firstName} here.`,
    terms: { points: 500, guaranteeDays: 90, claimDays: 180 },
    answerBy: '2026-12-06T12:00:00.000Z',
  }) as unknown as StoredClaim;
const unread = (firstName: string) =>
  Array.from({ length: 12 }, (_, place) => ({
    withUserId: 2100 + place,
    name: `${firstName} Lopez`,
    firstLine: 'Are nights fine for you in the first two months?',
    jobTitle: place % 2 ? job.title : null,
    count: place + 1,
  }));

/**
 * Every letter the product writes, by its subject; `firstName` is the name of the reader, or of the person who writes
 * to them.
 */
export function everyLetter(firstName = 'Maria'): Record<string, MailContent> {
  const sender = { firstName, lastName: 'Lopez' };
  const reader = { firstName, role: 'recruiter' as const };
  return {
    confirmation: confirmationLetter(firstName, at('/account/confirmation')),
    recovery: recoveryLetter(firstName, at('/account/password-reset')),
    signedUpAgain: signedUpAgainLetter(firstName, at('/account/password-reset')),
    'account-ready': accountReadyLetter(firstName, `${letterSite}/log-in`),
    'password-changed': passwordChangedLetter(firstName, `${letterSite}/reset-password`),
    ...Object.fromEntries(
      (['on', 'off', 'renewed', 'recovered', 'passkey-added', 'passkey-removed'] as const).map((change) => [
        `second-factor-${change}`,
        secondFactorLetter(change, firstName, `${letterSite}/profile?tab=account`),
      ]),
    ),
    'former-address': formerAddressLetter(firstName, 'maria.lopez@example.org', at('/account/former-email')),
    'new-address': newAddressLetter(firstName, at('/account/new-email')),
    'taken-address': takenAddressLetter(firstName, `${letterSite}/log-in`),
    'email-changed': emailChangedLetter(firstName, 'maria.lopez@example.org', `${letterSite}/profile?tab=account`),
    'export-ready': exportReadyLetter(firstName, `${letterSite}/profile`),
    'erasure-requested': erasureRequestedLetter({ firstName }, someTime, `${letterSite}/profile`),
    erased: erasedLetter(firstName),
    'recruiter-invitation': invitationLetter(sender, at('/recruiter-invite')),
    'candidate-invitation': candidateInvitationLetter(sender, at('/candidate-invite')),
    'imported-candidate': importedCandidateLetter(sender, at('/candidate-invite')),
    recommendation: recommendationLetter(sender, aJob(), at('/guest/job/5001')),
    application: applicationLetter(
      {
        candidate: { firstName },
        job: aJob(),
        sent: { note: null, resume: { filename: 'cv.pdf' }, answers: [] },
      },
      letterSite,
    ),
    notification: notificationLetter(
      reader,
      notification(9, 'job_closed', { job, manager, candidate }),
      { what: 'jobs' },
      links,
    ),
    'self-assign': notificationLetter(
      { firstName, role: 'candidate' },
      notification(9, 'assigns_confirmed', { job, candidate, recruiter }),
      { what: 'candidates' },
      links,
    ),
    claim: claimLetter(claim(firstName), at('/claims/answer'), 'America/New_York'),
    offer: offerLetter(
      {
        manager: { ...manager, firstName },
        job,
        minutes: 45,
        firstDay: '2026-11-24',
        lastDay: '2026-12-04',
        isOnline: true,
      } as Parameters<typeof offerLetter>[0],
      { firstName, timeZone: 'America/New_York' },
      at('/book'),
    ),
    reminder: reminderLetter(
      { id: manager.id, firstName, timeZone: 'America/New_York' },
      { ...meeting, candidate: { ...candidate, firstName } },
      { what: 'calendar' },
      links,
    ),
    'unread-messages': unreadMessagesLetter({ firstName }, unread(firstName), links),
    week: weekLetter({ firstName, zone: 'America/New_York' }, figures, links)!,
    'asked-alert': askedAlertLetter({ name: firstName, alert: 'daily' }, at('/job-alerts/confirm')),
    'job-alert': jobAlertLetter(
      [
        {
          search: { name: firstName, wish: { filter: { tagsMatch: 'any' } } },
          jobs: [aJob()],
          total: 7,
          token: letterToken,
        },
      ],
      { firstName, ...links },
    ),
    digest: digestLetter(reader, notifications, { what: 'digest', frequency: 'daily' }, links),
  };
}

/** A letter as it is sent. */
export const posted = (content: MailContent): Mail => renderMail('maria@example.com', content, plainLetter);
