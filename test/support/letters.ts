import {
  accountReadyLetter,
  confirmationLetter,
  passwordChangedLetter,
  recoveryLetter,
} from '../../functions/accounts/letters/account-letters.ts';
import { candidateInvitationLetter } from '../../functions/invitations/candidate-invitation-letter.ts';
import { digestLetter, notificationLetter } from '../../functions/notification-mail/notification-letters.ts';
import type { Mail } from '../../functions/outside/mail/port.ts';
import type { MailContent } from '../../functions/outside/mail/render-mail.ts';
import { renderMail } from '../../functions/outside/mail/render-mail.ts';
import { plainLetter } from '../../functions/outside/mail/templates/plain-letter.tsx';
import {
  erasedLetter,
  erasureRequestedLetter,
  exportReadyLetter,
} from '../../functions/personal-data/personal-data-letters.ts';
import { recommendationLetter } from '../../functions/recommendations/recommendation-letter.ts';
import { invitationLetter } from '../../functions/recruiters/invitation-letter.ts';
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
    'account-ready': accountReadyLetter(firstName, `${letterSite}/log-in`),
    'password-changed': passwordChangedLetter(firstName, `${letterSite}/reset-password`),
    'export-ready': exportReadyLetter(firstName, `${letterSite}/profile`),
    'erasure-requested': erasureRequestedLetter({ firstName }, someTime, `${letterSite}/profile`),
    erased: erasedLetter(firstName),
    'recruiter-invitation': invitationLetter(sender, at('/recruiter-invite')),
    'candidate-invitation': candidateInvitationLetter(sender, at('/candidate-invite')),
    recommendation: recommendationLetter(sender, aJob(), at('/guest/job/5001')),
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
    digest: digestLetter(reader, notifications, { what: 'digest', frequency: 'daily' }, links),
  };
}

/** A letter as it is sent. */
export const posted = (content: MailContent): Mail => renderMail('maria@example.com', content, plainLetter);
