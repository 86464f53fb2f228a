import { beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import {
  acceptAskingHandler,
  askForJobHandler,
  declineAskingHandler,
} from '../../../../functions/features/market/asking.handlers.ts';
import { endAskings } from '../../../../functions/features/market/end-askings.steps.ts';
import { listMarketJobsHandler } from '../../../../functions/features/market/list-market-jobs.handler.ts';
import { marketStore } from '../../../../functions/features/market/market.store.ts';
import { offerJobHandler, withdrawJobOfferHandler } from '../../../../functions/features/market/offer.handlers.ts';
import {
  closeJobHandler,
  holdJobHandler,
  reopenJobHandler,
} from '../../../../functions/features/jobs/job-status.handlers.ts';
import { readRecruiterJobHandler } from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import { closeWorkRequestHandler } from '../../../../functions/features/recruiters/work-request.handlers.ts';
import { closeOtherRecruiterHandler } from '../../../../functions/features/recruiters/other-recruiter.handlers.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { followWork } from '../../../../functions/domain/work-requests/follow-work.steps.ts';
import { workRequestsStore } from '../../../../functions/domain/work-requests/work-requests.store.ts';
import { verificationsIn } from '../../../../functions/domain/verification/verified.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { newAccountWrites } from '../../../../functions/records/account.ts';
import { verifiedWrite } from '../../../../functions/records/verification.ts';
import { maxOpenAskings, type ManagerWay } from '../../../../shared/constants/market.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import { nobodyElse } from '../../../support/audience.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const words = 'I have filled four such jobs this year and know two nurses who look for one.';
const day = 86_400_000;

describe('A job of the market', () => {
  let hiring: Hiring;
  let admitted = 0;
  let jobId = 0;
  let recruiter: Actor;
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    await admit(hiring.manager, 'manager');
  });
  const now = () => Date.parse(hiring.clock.now());
  const needs = () => {
    const written = () => now();
    return {
      ...hiring,
      marketStore: marketStore(hiring.table, written),
      workRequests: workRequestsStore(hiring.table, written),
      verifications: verificationsIn(hiring.table),
    };
  };
  const admit = async ({ firstName, lastName, email, id, uuid }: Actor, role: 'manager' | 'recruiter') =>
    hiring.table.write(
      newAccountWrites(accountOf({ firstName, lastName, email, role }, { id, uuid, at: someTime, status: 'active' })),
    );
  const verify = async ({ id, email }: Actor) =>
    hiring.table.writeOne(
      verifiedWrite(
        { userId: id, email, company: 'Own', domain: 'own.example', note: 'Called', at: someTime },
        new Error(),
      ),
    );

  async function aRecruiter(isVerified = true): Promise<Actor> {
    admitted += 1;
    const actor = anActor('recruiter', { id: 8000 + admitted, email: `market-${admitted}@example.com` });
    await admit(actor, 'recruiter');
    if (isVerified) await verify(actor);
    return actor;
  }
  const inDays = (days: number) => new Date(now() + days * day).toISOString();
  const offer = async (over: object = {}, actor = hiring.manager) =>
    handled(
      offerJobHandler,
      { params: { id: jobId }, body: { places: 1, until: inDays(20), expectation: 'Three by Friday', ...over }, actor },
      needs(),
    );
  const ask = async (actor: Actor, id = jobId) =>
    resultOf(askForJobHandler, { params: { id }, body: { message: words }, actor }, needs());
  const accept = async (id: number, actor = hiring.manager) =>
    resultOf(acceptAskingHandler, { params: { id }, actor }, needs());
  const found = async (actor: Actor, search?: string) =>
    resultOf(listMarketJobsHandler, { query: { page: 1, perPage: 25, ...(search && { search }) }, actor }, needs());
  const isListed = async (actor = recruiter) => (await found(actor)).data.some(({ id }) => id === jobId);
  const storyOf = async (id: number) =>
    (await storedEvents(hiring.table, keys.workRequestSubject(id), 'work-request-changed')).map(({ data }) => data.to);
  const mayRead = async (actor: Actor) =>
    handled(readRecruiterJobHandler, { params: { id: jobId }, actor }, needs()).then(
      () => true,
      () => false,
    );

  beforeEach(async () => {
    jobId = (await hiring.aPostedJob({ title: 'Night nurse' })).id;
    recruiter = await aRecruiter();
  });

  it('is found by its hours a week and the years that it asks for; one that says neither is not (PLUS-49)', async () => {
    const silent = jobId;
    const { id } = await hiring.aPostedJob({ title: 'Night nurse', hoursPerWeek: 20, experienceYears: 2 });
    await offer();
    jobId = id;
    await offer();
    const narrowedBy = async (filter: object) => {
      const query = { page: 1, perPage: 100, filter };
      const { data } = await resultOf(listMarketJobsHandler, { query, actor: recruiter } as never, needs());
      return data.flatMap((one) => (one.id === id || one.id === silent ? one.id : []));
    };
    expect(await narrowedBy({ hoursTo: 20, experienceTo: 2 })).toEqual([id]);
    expect(await narrowedBy({ hoursFrom: 35 })).toEqual([]);
    expect(await narrowedBy({ experienceTo: 1 })).toEqual([]);
    expect(await narrowedBy({})).toEqual(expect.arrayContaining([id, silent]));
    // The other tests read the first page of the market.
    for (const one of [id, silent])
      await handled(withdrawJobOfferHandler, { params: { id: one }, actor: hiring.manager }, needs());
  });

  it('is read with the most points first, where the recruiter asks for that (PLUS-49)', async () => {
    const usual = jobId;
    await offer();
    const { id } = await hiring.aPostedJob({ title: 'Night nurse', points: 900 });
    const { id: least } = await hiring.aPostedJob({ title: 'Night nurse', points: 100 });
    for (jobId of [id, least]) await offer();
    const query = { page: 1, perPage: 100, order_by: 'points' } as const;
    const { data } = await resultOf(listMarketJobsHandler, { query, actor: recruiter }, needs());
    expect(data.flatMap((one) => ([usual, id, least].includes(one.id) ? one.points : []))).toEqual([900, 500, 100]);
    for (const one of [usual, id, least])
      await handled(withdrawJobOfferHandler, { params: { id: one }, actor: hiring.manager }, needs());
  });

  it('is found by how its manager works, and says it; nothing is said before five cases (PLUS-14, PLUS-49)', async () => {
    await offer();
    const query = (manager?: ManagerWay) => ({ page: 1, perPage: 100, ...(manager && { manager }) });
    const listed = async (manager?: ManagerWay) => {
      const { data } = await resultOf(listMarketJobsHandler, { query: query(manager), actor: recruiter }, needs());
      return data.find(({ id }) => id === jobId);
    };
    expect(await listed()).toMatchObject({ id: jobId });
    expect((await listed())?.working).toMatchObject({ firstAnswer: null, interviewed: null });
    expect(await listed('answers_in_time')).toBeUndefined();
    const facts = {
      from: someTime,
      to: someTime,
      firstAnswer: { of: 8, days: 4 },
      answered: { of: 8, count: 8 },
      interviewed: { of: 8, count: 4 },
      notes: null,
      hired: null,
    };
    await hiring.table.writeOne({ put: { ...keys.rolledUp(hiring.manager.id), until: 0, version: 1, facts } });
    expect((await listed('answers_in_time'))?.working).toEqual(facts);
    expect(await listed('interviews')).toMatchObject({ id: jobId });
    expect(await listed('answers_quickly')).toBeUndefined();
    await hiring.table.writeOne({ remove: keys.rolledUp(hiring.manager.id) });
    await handled(withdrawJobOfferHandler, { params: { id: jobId }, actor: hiring.manager }, needs());
  });

  it('is found by recruiters once its manager opens it, with its points and what is expected (PLUS-49)', async () => {
    expect(await isListed()).toBe(false);
    await offer({ places: 2 });
    const { data, meta } = await found(recruiter, 'night nurse');
    expect(meta.mayAsk).toBe(true);
    expect(data.find(({ id }) => id === jobId)).toMatchObject({
      title: 'Night nurse',
      points: 500,
      manager: { id: hiring.manager.id },
      market: { places: 2, taken: 0, expectation: 'Three by Friday' },
      request: null,
      isOwnManager: false,
    });
    expect((await found(recruiter, 'welder')).data).toEqual([]);
    const isManagerShown = async () =>
      (await found(recruiter)).data.find(({ id }) => id === jobId)?.isVerified ?? false;
    expect(await isManagerShown()).toBe(true);
    const whole = await hiring.table.get(keys.verification(hiring.manager.id));
    await hiring.table.writeOne({ remove: keys.verification(hiring.manager.id) });
    expect(await isManagerShown()).toBe(false);
    await hiring.table.writeOne({ put: { ...whole, ...keys.verification(hiring.manager.id) } });
    await handled(withdrawJobOfferHandler, { params: { id: jobId }, actor: hiring.manager }, needs());
    expect(await isListed()).toBe(false);
  });

  it('is offered by its own manager only, on terms that can be kept', async () => {
    const stranger = anActor('manager', { id: 9001 });
    const refused = async (over: object, actor?: Actor) => refusalOf(offer(over, actor));
    expect((await refused({}, stranger)).kind).toBe('forbidden');
    expect((await refused({ until: inDays(-1) })).errors).toEqual([{ key: 'until', message: 'Must be in the future' }]);
    expect((await refused({ until: inDays(181) })).errors[0]?.key).toBe('until');
    await offer();
    await accept((await ask(recruiter)).id);
    await offer({ places: 2 });
    await accept((await ask(await aRecruiter())).id);
    expect((await refused({ places: 1 })).errors[0]?.key).toBe('places');
  });

  it('is asked for by a verified recruiter in words, and worked on once the manager accepts', async () => {
    await offer();
    const { id, state, askedBy, message } = await ask(recruiter);
    expect({ state, askedBy, message }).toEqual({ state: 'created', askedBy: 'recruiter', message: words });
    expect(await mayRead(recruiter)).toBe(false);
    expect((await found(recruiter)).data[0]?.request).toEqual({ id, state: 'created' });
    expect((await accept(id)).state).toBe('accepted');
    expect(await mayRead(recruiter)).toBe(true);
    expect(await storyOf(id)).toEqual(['created', 'accepted']);
  });

  it('is not asked for by the unverified, twice, for a job that is not offered, or beyond the limit', async () => {
    const unverified = await aRecruiter(false);
    expect((await refusalOf(ask(recruiter))).message).toBe('This job is not open to recruiters of the market');
    await offer();
    expect((await refusalOf(ask(unverified))).kind).toBe('forbidden');
    expect((await found(unverified)).meta.mayAsk).toBe(false);
    await ask(recruiter);
    expect((await refusalOf(ask(recruiter))).message).toBe('You have already asked for this job');
    await hiring.employ(unverified.id, hiring.manager.id);
    expect((await refusalOf(ask(unverified))).message).toBe('You work with this manager already');
    expect((await found(unverified)).data.find(({ id }) => id === jobId)?.isOwnManager).toBe(true);
    const busy = await aRecruiter();
    for (let asked = 0; asked < maxOpenAskings; asked += 1) {
      jobId = (await hiring.aPostedJob()).id;
      await offer();
      await ask(busy);
    }
    jobId = (await hiring.aPostedJob()).id;
    await offer();
    expect((await refusalOf(ask(busy))).message).toContain(`${maxOpenAskings} of your requests`);
  });

  it('has one winner of its last place, leaves the list while it is full, and returns when somebody ends', async () => {
    await offer();
    const rivals = await Promise.all([aRecruiter(), aRecruiter(), aRecruiter()]);
    const asked = await Promise.all(rivals.map(async (one) => ask(one)));
    const outcomes = await Promise.allSettled(asked.map(async ({ id }) => accept(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await isListed()).toBe(false);
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    const params = { id: asked[winner]?.id ?? 0 };
    await handled(closeWorkRequestHandler, { params, actor: rivals[winner] as Actor }, needs());
    expect(await isListed()).toBe(true);
    const next = asked[(winner + 1) % 3]?.id ?? 0;
    expect((await accept(next)).state).toBe('accepted');
    await handled(closeOtherRecruiterHandler, { params: { id: next }, actor: hiring.manager }, needs());
    expect(await isListed()).toBe(true);
  });

  it('is answered by its manager alone: the asker takes back, and cannot accept', async () => {
    await offer();
    const { id } = await ask(recruiter);
    expect((await refusalOf(accept(id, anActor('manager', { id: 9002 })))).kind).toBe('notFound');
    const { result } = await handled(closeWorkRequestHandler, { params: { id }, actor: recruiter }, needs());
    expect(result.state).toBe('self_closed');
    expect((await refusalOf(accept(id))).kind).toBe('conflict');
    const again = await ask(recruiter);
    await handled(declineAskingHandler, { params: { id: again.id }, actor: hiring.manager }, needs());
    expect((await ask(recruiter)).state).toBe('created');
  });

  it('on hold accepts nobody and says so, and tells who asks once it is closed that it is no longer open', async () => {
    await offer();
    const [{ id }, ended] = [await ask(recruiter), await ask(await aRecruiter())];
    await handled(closeOtherRecruiterHandler, { params: { id: ended.id }, actor: hiring.manager }, needs());
    await handled(holdJobHandler, { params: { id: jobId }, actor: hiring.manager }, needs());
    expect(await refusalOf(accept(id))).toMatchObject({ kind: 'gone', message: 'This job is closed or on hold' });
    expect(await refusalOf(ask(await aRecruiter()))).toMatchObject({ message: 'This job is on hold' });
    await followWork(
      await needs().workRequests.requestsBy(hiring.manager.id, jobId),
      'finish',
      { kind: 'system' },
      needs(),
    );
    const news = async (request: number) => {
      const stored = await storedEvents(hiring.table, keys.workRequestSubject(request), 'work-request-changed');
      const [told] = await composeNotifications(stored.at(-1)!, nobodyElse);
      return notificationSentence(told! as never, { role: 'recruiter', when: String });
    };
    expect(await news(id)).toMatch(/ is no longer open, so your request to work on it has ended$/);
    expect(await news(ended.id)).toMatch(/ declined your request to work on /);
  });

  it('ends a request that nobody answered in time, once and not before', async () => {
    await offer();
    const { id } = await ask(recruiter);
    hiring.clock.set(inDays(9));
    await endAskings(needs());
    expect(await storyOf(id)).toEqual(['created']);
    hiring.clock.set(inDays(2));
    expect(await endAskings(needs())).toBeGreaterThan(0);
    expect(await endAskings(needs())).toBe(0);
    expect(await storyOf(id)).toEqual(['created', 'declined']);
  });

  it('is off the market once it is closed, and stays so when it opens again', async () => {
    await offer();
    await handled(closeJobHandler, { params: { id: jobId }, body: {}, actor: hiring.manager }, needs());
    const { result } = await handled(reopenJobHandler, { params: { id: jobId }, actor: hiring.manager }, needs());
    expect(result.market).toBeUndefined();
    expect(await isListed()).toBe(false);
  });
});
