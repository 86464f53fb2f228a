import { placesOfClaim } from '../../functions/records/introduction.ts';
import type { EventType } from '../../events/catalogue.ts';
import type { SentMail } from './cloud.ts';
import type { Invariant } from './invariant.ts';
import { beginning, peopleOf } from './people.ts';

/** Of any number of rivals one represents a candidate with a company. */
const introductionsHaveOneOwner: Invariant = ({ stored }) => {
  const owners = new Map<string, number>();
  return stored
    .claims()
    .filter(({ state }) => state === 'standing')
    .flatMap((claim) =>
      placesOfClaim(claim).flatMap(({ pk, sk }) => {
        const owner = owners.get(`${pk} ${sk}`) ?? claim.recruiter.id;
        owners.set(`${pk} ${sk}`, owner);
        const names = `${claim.candidate.firstName} is introduced by ${owner} and ${claim.recruiter.id}`;
        return owner === claim.recruiter.id ? [] : [names];
      }),
    );
};

/** A job is closed once more than it was opened again, as long as it is closed; clocks differ, so the order says nothing. */
const jobsCloseOnce: Invariant = ({ stored }) =>
  stored.jobs().flatMap(({ id, status }) => {
    const story = stored.eventsOf('job-closed', 'job-status-changed').filter(({ data }) => data.jobId === id);
    const closed = story.filter(({ type }) => type === 'job-closed').length;
    const opened = story.filter((event) => event.type === 'job-status-changed' && event.data.from === 'closed').length;
    const isRight = closed - opened === (status === 'closed' ? 1 : 0);
    return isRight ? [] : [`the job ${id} is ${status}, was closed ${closed} times and opened again ${opened} times`];
  });

const made = {
  'jobs.postJob': 'job-posted',
  'points.redeemPoints': 'points-redeemed',
} satisfies Record<string, EventType>;

/** However often a browser has to ask under one key, what it asks for is made once. */
const whatIsAskedIsMadeOnce: Invariant = ({ stored, asked }) =>
  Object.entries(made).flatMap(([operation, type]) => {
    const events = stored.eventsOf(type).filter(({ time }) => Date.parse(time) > beginning);
    const people = [...new Set(asked.map(({ by }) => by))];
    return people.flatMap(({ id, name }) => {
      const calls = asked.filter((one) => one.by.id === id && one.operation === operation).length;
      const times = events.filter(({ actor }) => actor.kind === 'user' && actor.id === id).length;
      return times > calls ? [`${name} asked ${calls} times for ${operation}, which happened ${times} times`] : [];
    });
  });

/** The mails about an event to its candidate. */
const mailedAbout = {
  'claim-proposed': ({ text }) => text.includes('/represent?token='),
  'self-assignment-created': ({ subject }) => subject.startsWith('You applied: '),
} satisfies Partial<Record<EventType, (mail: SentMail) => boolean>>;

/** Whoever sends a mail and is not struck notes that it went, so that nobody sends it again. */
const whatHappenedIsMailedOnce: Invariant = ({ stored, mails }) =>
  Object.entries(mailedAbout).flatMap(([type, isAbout]) =>
    peopleOf('candidate').flatMap(({ id, name }) => {
      const events = stored.eventsOf(type as keyof typeof mailedAbout).filter(({ data }) => data.candidate.id === id);
      const sent = mails.filter(
        (mail) => mail.to === `${name}@example.com` && mail.struckBy.length === 0 && isAbout(mail),
      );
      return sent.length > events.length
        ? [`${name} was mailed ${sent.length} times about ${events.length} times ${type}`]
        : [];
    }),
  );

/** What rivals and repetitions may not have twice. */
export const onceInvariants = {
  'an introduction has one owner': introductionsHaveOneOwner,
  'a job is closed once': jobsCloseOnce,
  'what is asked for is made once': whatIsAskedIsMadeOnce,
  'what happened is mailed once': whatHappenedIsMailedOnce,
} satisfies Record<string, Invariant>;
