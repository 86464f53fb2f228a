import { describe, expect, it } from 'vitest';
import type { EventType } from '../../../../events/catalogue.ts';
import { acceptRecommendationHandler } from '../../../../functions/features/accounts/sign-up/sign-up.handlers.ts';
import { applyByRecommendation } from '../../../../functions/features/applications/apply-by-event.steps.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import {
  cancelRecommendationHandler,
  declineRecommendationHandler,
  listRecommendationsHandler,
  readRecommendationLinkHandler,
  resendRecommendationHandler,
  takeUpRecommendationHandler,
} from '../../../../functions/features/recommendations/recommendation.handlers.ts';
import { mailRecommendation } from '../../../../functions/features/recommendations/mail-recommendation.steps.ts';
import { favoriteJobHandler } from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { applyToJobHandler } from '../../../../functions/features/applications/apply-to-job.handler.ts';
import { applicationForm } from '../../../../shared/validation/job-question.ts';
import { recommendJobHandler } from '../../../../functions/features/recommendations/recommend-job.handler.ts';
import { recommendationsIn } from '../../../../functions/domain/invitations/recommendations.ts';
import { recommendJob } from '../../../../functions/features/recommendations/recommend-job.ts';
import { recommendationsStore } from '../../../../functions/features/recommendations/recommendations.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';
import { somePassword } from '../../../support/people.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { prepared } from '../../../../functions/platform/outside/mail/send-mail.ts';
import { nobodyElse } from '../../../support/audience.ts';

async function openRoom(local: LocalTable) {
  const [hiring, accounts] = [await openHiring(local), openAccounts(local)];
  const needs = {
    ...hiring,
    ...accounts,
    recommendations: recommendationsIn(accounts.table),
    recommendationsStore: recommendationsStore(accounts.table),
    mailAllowance: mailAllowanceIn(accounts.table),
  };
  const recommend = async (jobId: number, emails: string[], actor = hiring.recruiter) =>
    resultOf(recommendJobHandler, { body: { emails, jobId }, actor }, needs);
  const listed = async (jobId: number, actor = hiring.recruiter) =>
    (await resultOf(listRecommendationsHandler, { query: { jobId, page: 1, perPage: 100 }, actor }, needs)).data;
  const eventsOf = <T extends EventType>(id: number, type: T) =>
    storedEvents(needs.table, keys.recommendationSubject(id), type);
  const params = async (jobId: number, email: string) => ({
    params: { id: (await listed(jobId)).find((one) => one.email === email)!.id },
    actor: hiring.recruiter,
  });

  /** Mails the newest event of a recommendation, as the reaction does, and returns the token in the mail. */
  async function mailed(jobId: number, email: string): Promise<string> {
    const found = (await listed(jobId)).find((one) => one.email === email)!;
    const send = prepared(async (mail: (typeof needs.mails)[number]) => void needs.mails.push(mail));
    await mailRecommendation((await eventsOf(found.id, 'job-recommended')).at(-1)!, {
      ...needs,
      send,
      siteUrl: 'https://hirehub.example',
    });
    return /\?token=([\w-]+)/.exec(needs.mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  const read = async (token: string, email: string) =>
    resultOf(readRecommendationLinkHandler, { body: { token, email } }, needs);
  const accept = (token: string, email: string) =>
    handled(
      acceptRecommendationHandler,
      {
        body: {
          token,
          email,
          firstName: 'Rosa',
          lastName: 'Klein',
          password: somePassword,
          findableBy: 'recruiters',
          confirmationPassword: somePassword,
        },
      },
      needs,
    );
  return { ...needs, recommend, listed, eventsOf, params, mailed, read, accept };
}

describe('Recommended jobs', () => {
  let room: Awaited<ReturnType<typeof openRoom>>;
  let jobId: number;
  withLocalTable(async (local) => {
    room = await openRoom(local);
    jobId = (await room.aPostedJob()).id;
  });

  it('report for each address whether it was available, which is not twice, whatever account it has (JOB-82)', async () => {
    await room.aMember('Boss');
    expect(await room.recommend(jobId, ['first@example.com', 'boss@example.com'])).toEqual([
      { email: 'first@example.com', available: true },
      { email: 'boss@example.com', available: true },
    ]);
    expect(await room.recommend(jobId, ['FIRST@example.com'])).toEqual([
      { email: 'first@example.com', available: false },
    ]);
    expect(await room.recommend(jobId, ['first@example.com'], room.manager)).toEqual([
      { email: 'first@example.com', available: true },
    ]);
    expect((await room.listed(jobId)).map(({ email, status }) => [email, status]).toSorted()).toEqual([
      ['boss@example.com', 'waiting'],
      ['first@example.com', 'waiting'],
    ]);
  });

  it('of other managers are refused, as are unknown jobs and jobs that are not open', async () => {
    const stranger = anActor('recruiter', { id: 2009 });
    expect(await refusalOf(room.recommend(jobId, ['x@example.com'], stranger))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(room.recommend(jobId, ['x@example.com'], anActor('manager', { id: 1009 })))).toMatchObject({
      kind: 'forbidden',
    });
    expect(await refusalOf(room.recommend(999, ['x@example.com']))).toMatchObject({ kind: 'notFound' });
    const { id } = await room.aPostedJob();
    await handled(
      closeJobHandler,
      { params: { id }, body: { candidateId: null, recruiterId: null }, actor: room.manager },
      room,
    );
    expect(await refusalOf(room.recommend(id, ['x@example.com']))).toMatchObject({ kind: 'conflict' });
  });

  it('are mailed with the job’s facts and a link to its page', async () => {
    const { id } = await room.aPostedJob({
      rateFrom: 60,
      rateTo: 75,
      rateCurrency: 'USD',
      employmentType: ['full_time'],
    });
    await room.recommend(id, ['facts@example.com']);
    const token = await room.mailed(id, 'facts@example.com');
    const { to, subject, text } = room.mails.at(-1)!;
    expect([to, subject]).toEqual(['facts@example.com', 'Olivia Brandt recommends a job to you: ICU nurse']);
    expect(text).toContain('Hourly rate: USD 60–75 an hour');
    expect(text).toContain(`https://hirehub.example/guest/job/${id}?token=${token}&email=facts%40example.com`);
  });

  it('open an account by their link, once, and the job is among the candidate’s jobs (GUEST-04) (AUTH-33) (API-19)', async () => {
    await room.recommend(jobId, ['rosa@example.com']);
    const token = await room.mailed(jobId, 'rosa@example.com');
    expect(await room.read(token, 'rosa@example.com')).toMatchObject({
      state: 'open',
      hasAccount: false,
      isJobOpen: true,
      sender: { firstName: 'Olivia' },
      job: { id: jobId, description: 'Care for **critical** patients.' },
    });
    expect(await refusalOf(room.accept(token, 'other@example.com'))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'email' }],
    });
    const { result } = await room.accept(token, 'rosa@example.com');
    expect(await room.accountsStore.account(result.id)).toMatchObject({
      role: 'candidate',
      status: 'active',
      email: 'rosa@example.com',
    });
    expect(await room.table.get(keys.favoriteJob(result.id, jobId))).toMatchObject({ jobId });
    expect(await refusalOf(room.accept(token, 'rosa@example.com'))).toMatchObject({
      kind: 'gone',
      message: 'This link was already used',
    });
    expect(await room.read(token, 'rosa@example.com')).toMatchObject({ state: 'used', hasAccount: true });
    expect((await room.listed(jobId))[0]).toMatchObject({
      email: 'rosa@example.com',
      status: 'accepted',
      candidate: { id: result.id, firstName: 'Rosa' },
    });
  });

  it('become applications, once however often the event is repeated, and the sender is notified only of the acceptance (NOTIF-46)', async () => {
    await room.recommend(jobId, ['vera@example.com']);
    const { result } = await room.accept(await room.mailed(jobId, 'vera@example.com'), 'vera@example.com');
    const [one] = await room.listed(jobId);
    const event = (await room.eventsOf(one!.id, 'recommendation-accepted')).at(-1)!;
    expect(event).toMatchObject({ type: 'recommendation-accepted', actor: { id: result.id } });
    const needs = { ...room, account: room.accountsStore.account };
    await applyByRecommendation(event, needs);
    await applyByRecommendation(event, needs);
    const [application] = await room.applicationsStore.applicationsOf(result.id);
    expect(application).toMatchObject({ jobId, state: 'waiting', candidate: { firstName: 'Rosa' } });
    const [created] = await storedEvents(
      room.table,
      keys.applicationSubject(application!.id),
      'self-assignment-created',
    );
    const audience = {
      ...nobodyElse,
      recruitersOf: async () => [room.recruiter.id, 42],
    };
    const notified = [
      ...(await composeNotifications(event, audience)),
      ...(await composeNotifications(created!, audience)),
    ].map(({ recipientId, type }) => [recipientId, type]);
    expect(notified).toEqual([
      [room.recruiter.id, 'candidate_accept_recommendation'],
      [42, 'candidate_self_assign_create'],
      [room.manager.id, 'candidate_self_assign_create'],
    ]);
  });

  it('of a job that must be answered lead to its form, and count for the recruiter when it is sent (PLUS-55)', async () => {
    const question = { words: 'Which licence?', kind: 'text' as const, choices: [], isRequired: true };
    const { id } = await room.aPostedJob({ questions: [question] });
    const zoe = anActor('candidate', { id: 3102, email: 'zoe@example.com' });
    await room.table.write([
      { put: { ...keys.emailOwner(zoe.email), userId: zoe.id } },
      { put: { ...keys.account(zoe.id), ...zoe } },
      { put: { ...keys.account(room.recruiter.id), ...room.recruiter } },
    ]);
    await room.recommend(id, [zoe.email]);
    const token = await room.mailed(id, zoe.email);
    expect(await room.read(token, zoe.email)).toMatchObject({ mustAnswer: true });
    await handled(takeUpRecommendationHandler, { body: { token, email: zoe.email }, actor: zoe }, room);
    const event = (await room.eventsOf((await room.listed(id))[0]!.id, 'recommendation-accepted')).at(-1)!;
    await applyByRecommendation(event, { ...room, account: room.accountsStore.account });
    expect(await room.applicationsStore.applicationsOf(zoe.id)).toEqual([]);
    const apply = (answers: { question: string; answer: string }[]) =>
      handled(applyToJobHandler, { params: { id }, actor: zoe, body: applicationForm.parse({ answers }) }, room);
    expect(await refusalOf(apply([]))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'answers.0', message: 'Please answer this question' }],
    });
    const star = (isFavorite: boolean) =>
      handled(favoriteJobHandler, { params: { id }, actor: zoe, body: { isFavorite } }, room);
    for (const isFavorite of [false, true, false]) await star(isFavorite);
    expect(await room.applicationsStore.favoritesOf(zoe.id)).toEqual([]);
    expect(await room.applicationsStore.jobAndStanding(zoe.id, id)).toMatchObject({ isFavorite: false });
    await apply([{ question: question.words, answer: 'RN' }]);
    const [application] = await room.applicationsStore.applicationsOf(zoe.id);
    expect(application).toMatchObject({ source: 'recommended', broughtBy: { recruiterId: room.recruiter.id } });
    const [created] = await storedEvents(
      room.table,
      keys.applicationSubject(application!.id),
      'self-assignment-created',
    );
    expect(created!.data).toMatchObject({ recommendedBy: room.recruiter.id });
  });

  it('are accepted by the signed-in candidate to whom they were mailed, and by nobody else (AUTH-52)', async () => {
    const mine = anActor('candidate', { id: 3100, email: 'mine@example.com' });
    await room.table.write([
      { put: { ...keys.emailOwner(mine.email), userId: mine.id } },
      { put: { ...keys.account(mine.id), ...mine } },
    ]);
    expect(await room.recommend(jobId, [mine.email])).toEqual([{ email: mine.email, available: true }]);
    const token = await room.mailed(jobId, mine.email);
    const take = (actor: typeof mine) =>
      handled(takeUpRecommendationHandler, { body: { token, email: mine.email }, actor }, room);
    expect(await refusalOf(room.accept(token, mine.email))).toMatchObject({
      kind: 'conflict',
      errors: [{ key: 'email' }],
    });
    expect(await refusalOf(take(anActor('candidate')))).toMatchObject({
      kind: 'conflict',
      message: 'This recommendation was mailed to another address',
    });
    expect((await take(mine)).result).toEqual({ jobId });
    expect(await room.table.get(keys.favoriteJob(mine.id, jobId))).toBeDefined();
    expect(await refusalOf(take(mine))).toMatchObject({ kind: 'gone' });
  });

  it('with an outdated link refuse its holder instead of failing', async () => {
    const late = anActor('candidate', { id: 3101, email: 'late@example.com' });
    await room.recommend(jobId, [late.email]);
    const token = await room.mailed(jobId, late.email);
    await room.table.writeOne({
      remove: keys.recommendation(room.recruiter.id, (await room.params(jobId, late.email)).params.id),
    });
    expect(
      await refusalOf(handled(takeUpRecommendationHandler, { body: { token, email: late.email }, actor: late }, room)),
    ).toMatchObject({ kind: 'gone', message: 'Token is wrong!' });
  });

  it('are not accepted once their job has closed, and leave no account behind', async () => {
    const { id } = await room.aPostedJob();
    await room.recommend(id, ['late@example.com']);
    const token = await room.mailed(id, 'late@example.com');
    await handled(
      closeJobHandler,
      { params: { id }, body: { candidateId: null, recruiterId: null }, actor: room.manager },
      room,
    );
    expect(await room.read(token, 'late@example.com')).toMatchObject({ state: 'open', isJobOpen: false });
    expect(await refusalOf(room.accept(token, 'late@example.com'))).toMatchObject({
      kind: 'gone',
      message: 'This job is closed or on hold',
    });
    expect([...room.identity.people.values()].filter(({ email }) => email === 'late@example.com')).toEqual([]);
  });

  it('are resent, cancelled and declined, and each link says what became of it', async () => {
    const addresses = ['again@example.com', 'cancelled@example.com', 'declined@example.com'] as const;
    await room.recommend(jobId, [...addresses]);
    const [first, cancelled, declined] = [
      await room.mailed(jobId, addresses[0]),
      await room.mailed(jobId, addresses[1]),
      await room.mailed(jobId, addresses[2]),
    ];
    room.clock.set('2026-09-02T10:00:00.000Z');
    await handled(resendRecommendationHandler, await room.params(jobId, addresses[0]), room);
    const second = await room.mailed(jobId, addresses[0]);
    await handled(cancelRecommendationHandler, await room.params(jobId, addresses[1]), room);
    await handled(declineRecommendationHandler, { body: { token: declined, email: addresses[2] } }, room);
    const states = [
      await room.read(first, addresses[0]),
      await room.read(second, addresses[0]),
      await room.read(cancelled, addresses[1]),
      await room.read(declined, addresses[2]),
    ].map(({ state }) => state);
    expect(states).toEqual(['replaced', 'open', 'cancelled', 'declined']);
    expect(await refusalOf(room.accept(cancelled, addresses[1]))).toMatchObject({ kind: 'gone' });
    room.clock.set('2026-09-30T10:00:00.000Z');
    expect((await room.read(second, addresses[0])).state).toBe('expired');
    room.clock.set(someTime);
  });

  it('reveal nothing to a caller without the link or with another address', async () => {
    await room.recommend(jobId, ['quiet@example.com']);
    const token = await room.mailed(jobId, 'quiet@example.com');
    const nothing = { state: 'unknown', email: null, sender: null, hasAccount: false, job: null, isJobOpen: false };
    expect(await room.read('aaaaaaaaaaaaaaaaaaaaaa', 'quiet@example.com')).toEqual(nothing);
    expect(await room.read(token, 'loud@example.com')).toEqual(nothing);
  });

  it('are not saved where the job was closed after it was read', async () => {
    const job = await room.aPostedJob();
    const stored = (await room.recommendationsStore.job(job.id))!;
    await handled(closeJobHandler, { params: { id: job.id }, body: {}, actor: room.manager }, room);
    const circumstances = { actor: room.manager, at: room.clock.now(), eventId: room.clock.newId() };
    const late = recommendJob(stored, 'late@example.com', room.clock.newId(), circumstances);
    expect(await refusalOf(room.recommendations.saveNew(late, room.manager, room.manager.id))).toMatchObject({
      kind: 'conflict',
      message: 'Only an open job can be recommended',
    });
  });

  it('are mailed no more once the job was closed', async () => {
    const job = await room.aPostedJob();
    await room.recommend(job.id, ['closed@example.com']);
    await handled(closeJobHandler, { params: { id: job.id }, body: {}, actor: room.manager }, room);
    const mailsBefore = room.mails.length;
    await room.mailed(job.id, 'closed@example.com');
    expect(room.mails).toHaveLength(mailsBefore);
  });
});
