import { describe, expect, it, vi } from 'vitest';
import { peopleStore } from '../../../../functions/features/people/people.store.ts';
import {
  markViewedHandler,
  readCircleHandler,
  readPersonHandler,
} from '../../../../functions/features/people/person.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import type { Hiring } from '../../../support/hiring.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('People', () => {
  let hiring: Hiring;
  const candidate = anActor('candidate');
  const otherCandidate = anActor('candidate', { id: 3002, firstName: 'Arun' });
  const otherManager = anActor('manager', { id: 1002, firstName: 'Maria' });
  const superManager = anActor('super_manager');
  const needs = () => ({ peopleStore: peopleStore(hiring.table) });
  const circleOf = async (actor: Actor) => resultOf(readCircleHandler, { actor }, needs());
  const person = (id: number, actor: Actor) => handled(readPersonHandler, { params: { id }, actor }, needs());
  const cardOf = async (id: number, actor: Actor) => (await person(id, actor)).result;
  const asAccount = ({ hasManagers, isInternal, ...actor }: Actor, over: Partial<StoredAccount> = {}) => ({
    ...keys.account(actor.id),
    ...actor,
    hasManagers,
    isInternal,
    countryId: 840,
    cityId: null,
    phonePrefix: '+1',
    phone: '5125550100',
    birthday: '1990-01-01',
    createdAt: someTime,
    version: 1,
    superManagerRequestPending: false,
    sbAccessToken: null,
    notificationSettings: { expiresIn: { value: 30 } },
    ...over,
  });

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    const { table, manager, recruiter } = hiring;
    const everyone = [manager, recruiter, candidate, otherCandidate, otherManager, superManager].map((actor) =>
      asAccount(actor),
    );
    await table.write(
      [...everyone, asAccount(anActor('candidate', { id: 3003 }), { status: 'disabled' })].map((put) => ({ put })),
    );
    for (const id of [3001, 3002, 3004]) await table.writeOne(firstChoiceWrite(id, 'recruiters'));
    await table.writeOne({
      put: {
        ...keys.recruiterOfManager(manager.id, recruiter.id),
        id: recruiter.id,
        firstName: recruiter.firstName,
        lastName: recruiter.lastName,
        avatar: null,
        since: someTime,
      },
    });
  });

  it('around a manager are their own jobs, recruiters and waiting candidates, and no one else’s', async () => {
    const own = await hiring.aPostedJob({ title: 'Night nurse' });
    await hiring.aPostedJob({ title: 'Secret job' }, otherManager);
    await hiring.applied(own.id, otherCandidate);
    const circle = await circleOf(hiring.manager);
    expect(circle.jobs.map(({ title }) => title)).toContain('Night nurse');
    expect(circle.jobs.map(({ title }) => title)).not.toContain('Secret job');
    expect(circle.people).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: hiring.recruiter.id, role: 'recruiter' }),
        expect.objectContaining({ id: otherCandidate.id, role: 'candidate' }),
      ]),
    );
    expect(
      circle.people.every((one) =>
        Object.keys(one).every((key) => ['id', 'firstName', 'lastName', 'avatar', 'role'].includes(key)),
      ),
    ).toBe(true);
  });

  it('around a recruiter are the managers’ open jobs, the managers, and the candidates put forward', async () => {
    const { id } = await hiring.aPostedJob({ title: 'Day nurse' });
    await hiring.accepted(await hiring.applied(id, candidate));
    const circle = await circleOf(hiring.recruiter);
    expect(circle.jobs.map(({ title }) => title)).toContain('Day nurse');
    expect(circle.people.map((one) => one.id)).toEqual(expect.arrayContaining([candidate.id, hiring.manager.id]));
    expect(circle.people.map((one) => one.id)).not.toContain(hiring.recruiter.id);
  });

  it('around a candidate are the jobs applied to and their managers; a stranger has an empty circle', async () => {
    const { id } = await hiring.aPostedJob({ title: 'Ward nurse' });
    await hiring.applied(id, candidate);
    const circle = await circleOf(candidate);
    expect(circle.jobs).toContainEqual({ id, title: 'Ward nurse', companyName: null, status: 'signed' });
    expect(circle.people.map((one) => one.id)).toEqual([hiring.manager.id]);
    expect(await circleOf(anActor('candidate', { id: 3999 }))).toEqual({ jobs: [], people: [] });
  });

  it('are visible as far as a candidate wants to be found, their address and phone only where the two work together (PERM-07, RECR-52, SUPER-07, PLUS-38)', async () => {
    const { id } = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(id, candidate));
    const contact = { email: candidate.email, phonePrefix: '+1', phone: '5125550100' };
    expect(await cardOf(candidate.id, hiring.recruiter)).toMatchObject({
      role: 'candidate',
      contact,
      sharedJobs: expect.arrayContaining([{ id, title: 'ICU nurse' }]),
    });
    expect(await cardOf(candidate.id, hiring.manager)).toMatchObject({ contact });
    const { firstName } = candidate;
    for (const stranger of [otherManager, otherCandidate])
      expect(await cardOf(candidate.id, stranger)).toMatchObject({
        firstName,
        lastName: '',
        avatar: null,
        contact: null,
      });
    for (const findableBy of ['confirmed', 'nobody'] as const) {
      const choice = { findableBy, companies: [], confirmed: [] };
      await hiring.table.writeOne({ update: keys.hiddenFrom(candidate.id), set: choice });
      for (const stranger of [otherManager, otherCandidate])
        expect(await refusalOf(cardOf(candidate.id, stranger))).toMatchObject({ kind: 'notFound' });
    }
    await hiring.table.writeOne({ update: keys.hiddenFrom(candidate.id), set: { findableBy: 'recruiters' } });
    expect(await cardOf(hiring.manager.id, candidate)).toMatchObject({ contact: { email: hiring.manager.email } });
    expect(await cardOf(hiring.recruiter.id, candidate)).toMatchObject({ contact: { email: hiring.recruiter.email } });
    expect(await cardOf(candidate.id, superManager)).toMatchObject({ contact });
  });

  it('A manager sees the contact details of recruiters who work for them, and not of others (PERM-29)', async () => {
    expect(await cardOf(hiring.recruiter.id, hiring.manager)).toMatchObject({
      role: 'recruiter',
      contact: { email: hiring.recruiter.email },
    });
    expect(await cardOf(hiring.recruiter.id, otherManager)).toMatchObject({ contact: null });
    expect(await cardOf(hiring.manager.id, hiring.recruiter)).toMatchObject({
      contact: { email: hiring.manager.email },
    });
  });

  it('A manager and a recruiter share the jobs with the recruiter’s candidates, each once (RECR-02)', async () => {
    const shared = await hiring.aPostedJob({ title: 'Shared nurse' });
    const other = await hiring.aPostedJob({ title: 'Untouched nurse' });
    for (const applicant of [candidate, otherCandidate])
      await hiring.accepted(await hiring.applied(shared.id, applicant));
    const cards = [
      await cardOf(hiring.recruiter.id, hiring.manager),
      await cardOf(hiring.manager.id, hiring.recruiter),
    ];
    for (const { sharedJobs } of cards) {
      expect(sharedJobs.filter(({ id }) => id === shared.id)).toEqual([{ id: shared.id, title: 'Shared nurse' }]);
      expect(sharedJobs.map(({ id }) => id)).not.toContain(other.id);
    }
    expect(await cardOf(hiring.recruiter.id, otherManager)).toMatchObject({ contact: null, sharedJobs: [] });
  });

  it('A connection is found however many others followed, in at most four table calls (PERM-07)', async () => {
    const busy = anActor('candidate', { id: 3004, firstName: 'Lin' });
    await hiring.table.writeOne({ put: asAccount(busy) });
    const { id } = await hiring.aPostedJob({ title: 'First job ever' });
    await hiring.accepted(await hiring.applied(id, busy));
    for (let count = 0; count < 101; count += 1)
      await hiring.applied((await hiring.aPostedJob({}, otherManager)).id, busy);
    const sent = vi.spyOn(hiring.table.client, 'send');
    expect(await cardOf(busy.id, hiring.manager)).toMatchObject({
      contact: { email: busy.email },
      sharedJobs: [{ id, title: 'First job ever' }],
    });
    expect(sent.mock.calls.length).toBeLessThanOrEqual(4);
    sent.mockRestore();
    expect((await cardOf(busy.id, hiring.recruiter)).sharedJobs).toEqual([{ id, title: 'First job ever' }]);
    expect((await cardOf(busy.id, otherManager)).sharedJobs).toHaveLength(100);
    expect((await circleOf(busy)).jobs.map((job) => job.id)).not.toContain(id);
  });

  it('show a candidate’s other profiles only to those who work with the candidate (PROF-09)', async () => {
    const { id } = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(id, candidate));
    const socialLinks = { linkedin: 'https://www.linkedin.com/in/priya', github: null, website: null, x: null };
    await hiring.table.writeOne({ update: keys.account(candidate.id), set: { socialLinks } });
    expect(await cardOf(candidate.id, hiring.recruiter)).toMatchObject({ socialLinks });
    expect(await cardOf(candidate.id, candidate)).toMatchObject({ socialLinks });
    expect(await cardOf(hiring.recruiter.id, hiring.manager)).toMatchObject({ socialLinks: null });
  });

  it('show each recruiter and manager whether they have viewed the candidate, once and for good (PROF-07)', async () => {
    const views = async () =>
      (
        await Promise.all(
          [hiring.recruiter, anActor('recruiter', { id: 2002 }), superManager].map((viewer) =>
            cardOf(otherCandidate.id, viewer),
          ),
        )
      ).map(({ isViewed }) => isViewed);
    const look = async (actor: Actor, at: string) =>
      resultOf(markViewedHandler, { params: { id: otherCandidate.id }, actor }, { ...needs(), clock: aClock(at) });
    expect(await views()).toEqual([false, false, false]);
    expect([await look(hiring.recruiter, someTime), await look(hiring.recruiter, '2026-09-02T10:00:00.000Z')]).toEqual([
      { isViewed: true },
      { isViewed: true },
    ]);
    expect(await views()).toEqual([true, false, false]);
    expect(await hiring.table.get(keys.viewedCandidate(hiring.recruiter.id, otherCandidate.id))).toMatchObject({
      viewedAt: someTime,
    });
    expect(await cardOf(otherCandidate.id, otherCandidate)).toMatchObject({ isViewed: null });
    expect(await cardOf(hiring.recruiter.id, hiring.manager)).toMatchObject({ isViewed: null });
  });

  it('store no view of a person who is not a candidate or does not exist', async () => {
    const refused = (id: number) =>
      refusalOf(handled(markViewedHandler, { params: { id }, actor: hiring.manager }, { ...needs(), clock: aClock() }));
    for (const id of [hiring.recruiter.id, 7, 3003]) expect(await refused(id)).toMatchObject({ kind: 'notFound' });
    expect(markViewedHandler.route.roles).not.toContain('candidate');
  });

  it('show a candidate who is open to confirmed recruiters only to themselves, and not to others whom no job brought there', async () => {
    const shy = anActor('candidate', { id: 3005, firstName: 'Shy' });
    const put = { ...keys.hiddenFrom(shy.id), companies: [], findableBy: 'confirmed', confirmed: [], version: 1 };
    await hiring.table.write([{ put: asAccount(shy) }, { put }]);
    expect(await cardOf(shy.id, shy)).toMatchObject({ id: shy.id });
    for (const viewer of [candidate, otherManager, hiring.recruiter, superManager])
      expect(await refusalOf(person(shy.id, viewer))).toMatchObject({
        kind: 'notFound',
        message: 'There is nobody here',
      });
    const { id } = await hiring.aPostedJob({}, otherManager);
    await hiring.applied(id, shy);
    expect(await cardOf(shy.id, otherManager)).toMatchObject({ id: shy.id });
    expect(await refusalOf(person(shy.id, candidate))).toMatchObject({ kind: 'notFound' });
  });

  it('never show a birthday, and unknown and disabled people are equally not found', async () => {
    expect(await cardOf(candidate.id, candidate)).not.toHaveProperty('birthday');
    const refusals = await Promise.all([7, 3003].map((id) => refusalOf(person(id, hiring.manager))));
    expect(refusals[0]).toMatchObject({ kind: 'notFound' });
    expect(refusals[1]).toEqual(refusals[0]);
  });
});
