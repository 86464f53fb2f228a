import { recommendationAcceptedEvent, type RecommendationPlace } from '../../../records/recommendation.ts';
import { referenceOf } from '../../../records/account.ts';
import type { TargetOf } from '../../../records/mailed-token.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import type { Circumstances, NewAccount } from './open-account.ts';
import { accountOf } from './open-account.ts';
import { keys } from '../../../platform/table/keys.ts';

// A mailed link proves the address, so these accounts are active immediately.
const status = 'active';

interface Names {
  firstName: string;
  lastName: string;
}
interface CandidateForm extends Names {
  favoriteJobs?: number[] | undefined;
  /** The public campaign that brought the candidate. */
  source: string | null;
}
type Place<K extends 'recruiter-invitation' | 'candidate-invitation'> = TargetOf<K>;

/** Decides an invited recruiter's account: working for the manager who invited. */
export function acceptRecruiterInvitation(
  { firstName, lastName }: Names,
  { managerId, invitationId, email }: Place<'recruiter-invitation'>,
  { eventId, ...made }: Circumstances,
): NewAccount {
  const person = accountOf({ firstName, lastName, email, role: 'recruiter' }, { ...made, status });
  const account = { ...person, hasManagers: true };
  const event = eventOf('recruiter-invitation-accepted', {
    id: eventId,
    at: made.at,
    actor: eventActor(account),
    subject: keys.userSubject(made.id),
    data: { invitationId, managerId, recruiter: referenceOf(account) },
  });
  return { account, favoriteJobs: [], event };
}

/** Decides an invited candidate's account: without a country until the candidate names one (DEC-35). */
export function acceptCandidateInvitation(
  form: CandidateForm,
  { inviterId, invitationId, email }: Place<'candidate-invitation'>,
  { eventId, ...made }: Circumstances,
): NewAccount {
  const person = accountOf({ ...form, email, role: 'candidate' }, { ...made, status });
  const account = { ...person, isInvited: true, invitedBy: inviterId };
  const event = eventOf('candidate-invitation-accepted', {
    id: eventId,
    at: made.at,
    actor: eventActor(account),
    subject: keys.userSubject(made.id),
    data: { invitationId, inviterId, candidate: referenceOf(account), source: form.source },
  });
  return { account, favoriteJobs: [...new Set(form.favoriteJobs ?? [])], event };
}

/** Decides the account of a new user who accepts a recommended job: a candidate's. */
export function acceptRecommendation(
  { firstName, lastName }: Names,
  { recommendationId, senderId, jobId, email, jobTitle }: RecommendationPlace,
  { eventId, ...made }: Circumstances,
): NewAccount {
  const account = accountOf({ firstName, lastName, email, role: 'candidate' }, { ...made, status });
  const recommended = { id: recommendationId, job: { id: jobId, title: jobTitle }, senderId };
  const event = recommendationAcceptedEvent(recommended, account, { at: made.at, eventId });
  return { account, favoriteJobs: [], event };
}
