import type { AnyEvent } from '../../events/catalogue.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import type { Actor } from '../door/actor.ts';
import { refuse } from '../door/refusal.ts';
import type { StoredAccount } from '../records/account.ts';
import { accountsIn } from '../records/account.ts';
import type { StoredJob, StoredJobText } from '../records/job.ts';
import { keys, sortable } from '../table/keys.ts';
import { eventWrite } from '../table/outbox.ts';
import type { RecommendationPlace, StoredRecommendation } from '../records/recommendation.ts';
import { acceptedRecommendation } from '../records/recommendation.ts';
import type { Table } from '../table/table.ts';
import { traceWrite } from '../records/trace.ts';
import type { Write } from '../table/write.ts';
import { exists, isNew } from '../table/write.ts';
import type { Recommended } from './recommend-job.ts';

const unavailable = refuse.conflict('This address is not available', 'email');
const stillWaiting = { expression: '#status = :waiting', values: { waiting: 'waiting' } };
const isOpenJob = { expression: '#status = :signed', values: { signed: 'signed' } };

/** Keeps recommendations of jobs. */
export function recommendationsStore(table: Table) {
  const accounts = accountsIn(table);

  /** The job, and whether this user works for its manager; refuses a job that is not there. */
  async function jobFor(
    actor: Pick<Actor, 'id'>,
    jobId: number,
  ): Promise<{ job: StoredJob; worksForManager: boolean }> {
    const job = await table.get<StoredJob>(keys.job(jobId), { consistent: true });
    if (!job) throw refuse.notFound('There is no such job');
    return {
      job,
      worksForManager:
        (await table.get(keys.managerOfRecruiter(actor.id, job.managerId), { consistent: true })) !== undefined,
    };
  }

  /** Those of these addresses whose account is not a candidate's: a job cannot be recommended to them. */
  async function addressesOfOthers(emails: string[]): Promise<Set<string>> {
    const owners = (await table.batchGet<{ userId: number }>(emails.map(keys.emailOwner), { consistent: true })).map(
      (owner, index) => ({ email: emails[index] as string, userId: owner?.userId }),
    );
    const known = owners.filter((owner): owner is { email: string; userId: number } => owner.userId !== undefined);
    const found = known.length > 0 ? await accounts.accounts(known.map(({ userId }) => userId)) : [];
    return new Set(known.filter((_, index) => found[index]?.role !== 'candidate').map(({ email }) => email));
  }

  /** This user's recommendations of a job, newest first, without cancelled ones. */
  async function recommendationsOf(senderId: number, jobId: number): Promise<StoredRecommendation[]> {
    const all = await table.query<StoredRecommendation>(keys.recommendations(senderId), { newestFirst: true });
    return all.filter((one) => one.job.id === jobId && one.status !== 'cancelled');
  }

  /** One recommendation of this user. */
  async function recommendation(senderId: number, id: number): Promise<StoredRecommendation> {
    const found = await table.get<StoredRecommendation>(keys.recommendation(senderId, id), { consistent: true });
    if (!found) throw refuse.notFound('There is no such recommendation');
    return found;
  }

  /** What a link leads to: the recommendation, its job with text, and whether the address has an account. */
  async function behindLink({ senderId, recommendationId, jobId, email }: RecommendationPlace) {
    const wanted = [
      keys.recommendation(senderId, recommendationId),
      keys.emailOwner(email),
      keys.job(jobId),
      keys.jobText(jobId),
    ];
    const found: unknown = await table.batchGet(wanted, { consistent: true });
    const [recommended, owner, facts, text] = found as Partial<
      [StoredRecommendation, object, StoredJob, StoredJobText]
    >;
    return {
      recommendation: recommended,
      hasAccount: owner !== undefined,
      job: facts && { ...facts, description: text?.description ?? '' },
    };
  }

  /** The job with its facts, for the mail. */
  async function job(jobId: number): Promise<StoredJob | undefined> {
    return table.get<StoredJob>(keys.job(jobId));
  }

  // Who may recommend is checked in the write too: a recruiter let go, or a job closed meanwhile, mails nobody.
  const stillMay = ({ job: { id } }: StoredRecommendation, actor: Actor, managerId: number): Write[] => [
    { check: keys.jobGate(id), when: isOpenJob, refusal: refuse.conflict('Only an open job can be recommended') },
    ...(actor.role === 'recruiter'
      ? [
          {
            check: keys.managerOfRecruiter(actor.id, managerId),
            when: exists,
            refusal: refuse.forbidden('You do not work for this job’s manager'),
          },
        ]
      : []),
  ];

  /** Saves a new recommendation; answers false when the address has an open one of the same job by this user. */
  async function saveNew(
    { recommendation: one, event }: Recommended,
    actor: Actor,
    managerId: number,
  ): Promise<boolean> {
    try {
      await table.write([
        ...stillMay(one, actor, managerId),
        {
          put: { ...keys.recommendedEmail(one.senderId, one.job.id, one.email), recommendationId: one.id },
          when: isNew,
          refusal: unavailable,
        },
        {
          put: {
            ...keys.recommendation(one.senderId, one.id),
            ...one,
            ...keys.itemsNaming(one.email),
            gsi2sk: sortable(one.id),
          },
          when: isNew,
        },
        // Both tell the title of the manager's job, to which no key of theirs leads from here.
        traceWrite(managerId, keys.recommendation(one.senderId, one.id)),
        traceWrite(managerId, { pk: event.subject }),
        eventWrite(event),
      ]);
      return true;
    } catch (error) {
      if (error === unavailable) return false;
      throw error;
    }
  }

  /**
   * Saves that a waiting recommendation was sent again, once of two tries at the same moment; its job must be open
   * still.
   */
  async function saveResent({ recommendation: one, event }: Recommended, before: StoredRecommendation): Promise<void> {
    await table.write([
      {
        check: keys.jobGate(one.job.id),
        when: isOpenJob,
        refusal: refuse.conflict('Only an open job can be recommended'),
      },
      {
        update: keys.recommendation(one.senderId, one.id),
        set: { expiresAt: one.expiresAt },
        when: {
          expression: '#status = :waiting AND #expiresAt = :before',
          values: { waiting: 'waiting', before: before.expiresAt },
        },
        refusal: refuse.conflict('This recommendation was changed meanwhile'),
      },
      eventWrite(event),
    ]);
  }

  /** Cancels a waiting recommendation; its address may be recommended the job again. */
  async function saveCancelled({ senderId, id, job: { id: jobId }, email }: StoredRecommendation): Promise<void> {
    await table.write([
      {
        update: keys.recommendation(senderId, id),
        set: { status: 'cancelled' },
        when: stillWaiting,
        refusal: refuse.conflict('This recommendation was answered already'),
      },
      { remove: keys.recommendedEmail(senderId, jobId, email) },
    ]);
  }

  /** Saves that the holder of the link declined, using the link up. */
  async function saveDeclined(
    { senderId, id, job: { id: jobId }, email }: StoredRecommendation,
    event: AnyEvent,
    useToken: Write,
  ): Promise<void> {
    await table.write([
      useToken,
      {
        update: keys.recommendation(senderId, id),
        set: { status: 'declined' },
        when: stillWaiting,
        refusal: refuse.gone('This recommendation was answered already', 'token'),
      },
      { remove: keys.recommendedEmail(senderId, jobId, email) },
      eventWrite(event),
    ]);
  }

  /** Saves that a candidate accepted, using the link up. */
  async function saveTakenUp(
    place: RecommendationPlace,
    candidate: PersonReference & Pick<StoredAccount, 'role'>,
    { event, useToken, at }: { event: AnyEvent; useToken: Write; at: string },
  ): Promise<void> {
    const { id, firstName, lastName, avatar } = candidate;
    await table.write([
      useToken,
      ...acceptedRecommendation(place, { id, firstName, lastName, avatar }, at),
      eventWrite(event),
    ]);
  }

  return {
    job,
    jobFor,
    addressesOfOthers,
    recommendationsOf,
    recommendation,
    behindLink,
    saveNew,
    saveResent,
    saveCancelled,
    saveDeclined,
    saveTakenUp,
  };
}
export type RecommendationsStore = ReturnType<typeof recommendationsStore>;
