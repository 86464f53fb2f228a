import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../../events/catalogue.ts';
import { catalogue } from '../../../events/catalogue.ts';
import { verificationsIn } from '../../../functions/domain/verification/verified.ts';
import { countViewers } from '../../../functions/features/people/count-viewers.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { openTable } from '../../../functions/platform/table/table.ts';
import type { StoredAccount } from '../../../functions/records/account.ts';
import { plantInto } from '../../../infra/demo-world/plant-world.ts';
import { claimStates } from '../../../shared/constants/claims.ts';
import { closingOf } from '../../../shared/rules/job-words.ts';
import { jobStatuses } from '../../../shared/constants/job.ts';
import { pipelineStatuses } from '../../../shared/constants/pipeline.ts';
import type { LocalTable } from '../../support/local-table.ts';
import { startLocalTable } from '../../support/local-table.ts';
import { plainIdentity } from '../../support/plain-identity.ts';

describe('The demo world', () => {
  let local: LocalTable;
  const items: Record<string, unknown>[] = [];
  const identity = plainIdentity();
  const today = Date.UTC(2026, 10, 21, 9);

  beforeAll(async () => {
    local = await startLocalTable();
    await plantInto({ table: openTable('hirehub', local.documents), identity, today });
    const { ScanCommand } = await import('@aws-sdk/lib-dynamodb');
    let after: Record<string, unknown> | undefined;
    do {
      const page = await local.documents.send(new ScanCommand({ TableName: 'hirehub', ExclusiveStartKey: after }));
      items.push(...(page.Items ?? []));
      after = page.LastEvaluatedKey;
    } while (after);
  }, 120_000);
  afterAll(() => local.close());

  const under = (sk: string) => items.filter((item) => String(item.sk).startsWith(sk));

  it('has people of every role and recruiters of all three kinds', () => {
    const accounts = under('ACCOUNT');
    const count = (role: string) => accounts.filter((account) => account.role === role).length;
    expect(count('super_manager')).toBeGreaterThanOrEqual(1);
    expect(count('manager')).toBeGreaterThanOrEqual(3);
    expect(count('candidate')).toBeGreaterThanOrEqual(60);
    const recruiters = accounts.filter((account) => account.role === 'recruiter');
    expect(recruiters.length).toBeGreaterThanOrEqual(8);
    expect(new Set(recruiters.map(({ isInternal, hasManagers }) => `${isInternal} ${hasManagers}`))).toEqual(
      new Set(['true true', 'false true', 'false false']),
    );
    expect(identity.people.size).toBe(accounts.length);
  });

  it('has clients, campaigns and jobs in real cities', () => {
    expect(items.filter((item) => String(item.sk).startsWith('CLIENT#')).length).toBe(8);
    expect(items.filter((item) => item.pk === 'PUBLIC-CAMPAIGNS').length).toBe(6);
    const jobs = items.filter((item) => item.sk === 'JOB');
    expect(jobs.length).toBeGreaterThanOrEqual(150);
    expect(jobs.every((job) => (job.city as { lat: number } | null)?.lat)).toBe(true);
    const statuses = new Set(jobs.map((job) => job.status));
    expect(jobStatuses.filter((status) => status !== 'draft').every((status) => statuses.has(status))).toBe(true);
  });

  it('has open jobs that close within a week', () => {
    const jobs = items.filter((item) => item.sk === 'JOB' && item.status === 'signed');
    const closing = jobs.filter((job) => closingOf(job as { endAt: string }, today));
    expect(closing.length).toBeGreaterThanOrEqual(3);
  });

  it('has a candidate whose profile enough recruiters opened to be counted', async () => {
    const { candidateId } = items.find((item) => item.viewedOn) as { candidateId: number };
    const views = await openTable('hirehub', local.documents).query(keys.viewersOf(candidateId, 'recruiter'));
    expect(countViewers(views, new Date(today).toISOString())).toBe(5);
  });

  it('has verified managers and recruiters, and some of each who are not', async () => {
    const { isVerified } = verificationsIn(openTable('hirehub', local.documents));
    const verifiedOf = async (role: string) => {
      const people = items.filter((one) => one.sk === 'ACCOUNT' && one.role === role) as unknown as StoredAccount[];
      return new Set(await Promise.all(people.map(isVerified)));
    };
    expect(await verifiedOf('manager')).toEqual(new Set([true, false]));
    expect(await verifiedOf('recruiter')).toEqual(new Set([true, false]));
  });

  it('has interviews that were put off, each by its manager', () => {
    const putOff = items.flatMap(({ event }) => {
      const told = event as AnyEvent | undefined;
      return told?.type === 'interview-date-changed' && !told.data.isMeeting ? [told] : [];
    });
    expect(putOff.length).toBeGreaterThanOrEqual(5);
    expect(putOff.every(({ data }) => data.from && data.to && data.to > data.from)).toBe(true);
  });

  it('has saved views of the job list', () => {
    expect(under('VIEW#').length).toBe(2);
  });

  it('has a skill that a manager created, which goes with a built-in one', () => {
    const [tag] = items.filter(({ name }) => name === 'Pouching systems');
    expect(items).toContainEqual(expect.objectContaining({ associatedTagId: tag?.id, isApart: false }));
  });

  it('has candidates in all nine pipeline statuses', () => {
    const statuses = new Set(
      items
        .filter((item) => String(item.pk).startsWith('JOB#') && String(item.sk).startsWith('CANDIDATE#'))
        .map((item) => item.status),
    );
    expect(pipelineStatuses.filter((status) => !statuses.has(status))).toEqual([]);
  });

  it('has applications that wait, also after a decline with a reason, that managers took forward, and withdrawn ones', () => {
    const applications = under('APPLICATION#');
    const waiting = applications.filter(({ state }) => state === 'waiting');
    expect(waiting.some(({ declines }) => (declines as { reason: string | null }[]).some(({ reason }) => reason))).toBe(
      true,
    );
    expect(waiting.some(({ declines }) => (declines as unknown[]).length === 0)).toBe(true);
    expect(applications.some(({ state }) => state === 'withdrawn')).toBe(true);
    const onJobs = items.filter((item) => String(item.sk).startsWith('CANDIDATE#') && item.status !== undefined);
    expect(onJobs.some(({ recruiter }) => recruiter === null)).toBe(true);
  });

  it('has open invitations and recommendations, and people who joined by one', () => {
    const invitations = items.filter(
      (item) => String(item.pk).endsWith('#CANDIDATE-INVITATIONS') && String(item.sk).startsWith('INVITATION#'),
    );
    expect(invitations.filter(({ status }) => status === 'waiting').length).toBeGreaterThanOrEqual(6);
    expect(invitations.filter(({ status }) => status === 'accepted').length).toBe(2);
    expect(under('JOB-LINK#').map(({ visits }) => visits)).toContain(3);
    expect(under('RECOMMENDATION#').filter(({ status }) => status === 'waiting').length).toBeGreaterThanOrEqual(3);
  });

  it('has a request to a recruiter of other managers in every state, once with each of its two, and of the market by recruiters', () => {
    const states = (pk: string, sk: string, by = 'manager') =>
      items
        .filter((item) => String(item.pk).endsWith(pk) && String(item.sk).startsWith(sk))
        .filter(({ askedBy }) => askedBy === by)
        .map(({ state }) => state as string)
        .sort();
    const expected = ['accepted', 'closed', 'created', 'created', 'declined', 'finished', 'self_closed', 'working'];
    const ofMarket = ['accepted', 'created', 'declined'];
    expect(states('#WORK-REQUESTS', 'JOB#')).toEqual(expected);
    expect(states('', 'MANAGER-JOB#')).toEqual(expected);
    expect(states('#WORK-REQUESTS', 'JOB#', 'recruiter')).toEqual(ofMarket);
  });

  it('has claims in every state, and two that are contested still', () => {
    const claims = under('CLAIM').filter(({ sk }) => sk === 'CLAIM');
    const states = new Set(claims.map(({ state }) => state));
    expect(claimStates.filter((state) => !states.has(state))).toEqual([]);
    const waiting = claims.filter(({ state, isForApplication }) => state === 'proposed' && !isForApplication);
    expect(claims.some(({ state, isForApplication }) => state === 'proposed' && isForApplication)).toBe(true);
    const contested = Object.values(
      Object.groupBy(waiting, ({ candidate, job }) =>
        JSON.stringify([(candidate as { id: number }).id, (job as { id: number }).id]),
      ),
    );
    expect(contested.map((rivals) => rivals?.length)).toEqual([2, 2]);
  });

  it('has bounties that are available, redeemed, asked back, contested and decided, and balances that are their sum', () => {
    const entries = items.filter(({ recruiterId, points, kind }) => recruiterId && typeof points === 'number' && kind);
    const count = (kind: string) => entries.filter((one) => one.kind === kind).length;
    expect([count('award'), count('redemption'), count('return'), count('restoration')]).toEqual([6, 1, 3, 0]);
    const leavings = entries.flatMap(({ leaving }) => (leaving as { contest: unknown; decision: unknown }) ?? []);
    expect(leavings.map(({ contest, decision }) => [!!contest, !!decision]).sort()).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    for (const { pk, balance } of items.filter(({ sk }) => sk === 'BALANCE')) {
      const own = entries.filter((one) => one.pk === pk);
      expect(own.reduce((sum, { points }) => sum + Number(points), 0)).toBe(balance);
    }
  });

  it('has resumes that were read, imported with an open invitation, cancelled and failed, and a candidate who hides', () => {
    const resumes = items.filter(({ filename, status }) => filename && status);
    const count = (status: string) => resumes.filter((one) => one.status === status).length;
    expect([count('parsed'), count('imported'), count('cancelled'), count('failed')]).toEqual([2, 1, 1, 1]);
    expect(resumes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Nadia Petrov', 'Marcus Bell']));
    const added = under('IMPORTED#');
    const imports = added.filter(({ lastName }) => String(lastName).startsWith('Petrov'));
    // The others came by a file, of which one row was refused.
    expect(added.filter((one) => !imports.includes(one))).toMatchObject([
      { lastName: 'Haddad', tags: ['job fair', 'nights'] },
      { lastName: 'Wolski' },
    ]);
    expect(items.filter(({ fileName }) => fileName)).toMatchObject([{ rows: 3, added: 2, refused: 1 }]);
    // The second is the same person again, entered by hand.
    expect(imports).toMatchObject([
      { lastName: 'Petrov', workExperiences: [{ isWorking: true }, { toYear: 2019 }] },
      { lastName: 'Petrova', phone: imports[0]?.phone },
    ]);
    const invitation = items.find(({ email, status }) => email === imports[0]?.email && status === 'waiting');
    expect(invitation).toMatchObject({ id: imports[0]?.id });
    const hiding = items.filter(({ part, companies }) => part === 'hiding' && (companies as string[]).length > 0);
    expect(hiding).toMatchObject([{ companies: ['Meridian Health Partners'] }]);
  });

  it('has candidates of every choice who finds them, most of them found by recruiters (PLUS-38)', () => {
    const choices = items.filter(({ part }) => part === 'hiding').map(({ findableBy }) => findableBy);
    const count = (choice: string) => choices.filter((one) => one === choice).length;
    expect(count('recruiters')).toBeGreaterThan(4 * (count('confirmed') + count('nobody')));
    expect([count('confirmed') > 2, count('nobody') > 2]).toEqual([true, true]);
  });

  it('has a recruiter without managers whom a manager invites, and who has not answered yet', () => {
    const pointers = items.filter((item) => String(item.pk).endsWith('#JOIN-INVITATIONS'));
    const invitation = items.find(({ id, recruiterId, status }) => recruiterId && status && id === pointers[0]?.id);
    expect([pointers.length, invitation?.email]).toEqual([1, 'grace.nakamura@example.com']);
  });

  it('has a manager who works with the super manager, and one who was asked twice and has not answered', () => {
    const requests = items.filter(({ pk }) => String(pk).endsWith('#COLLABORATIONS'));
    expect(requests.map(({ isAccepted, resentAt }) => [isAccepted, resentAt !== null])).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    );
    expect(items.some(({ createdBy }) => (createdBy as { role?: string } | undefined)?.role === 'super_manager')).toBe(
      true,
    );
  });

  it('emitted only events of the catalogue, and every hire awarded points', () => {
    const events = under('EVENT#').map((item) => item.event as AnyEvent);
    expect(events.length).toBeGreaterThan(500);
    for (const event of events) expect(() => catalogue[event.type].schema.parse(event)).not.toThrow();
    expect(events.some((event) => event.type === 'job-closed' && event.data.recruiter && event.data.points > 0)).toBe(
      true,
    );
  });

  it('has people who viewed their notifications, except the newest', () => {
    const notifications = under('NOTIFICATION#').filter(({ ttl }) => Number(ttl) > today / 1000);
    expect(notifications.length).toBeGreaterThan(500);
    expect(notifications.filter(({ viewedAt }) => !viewedAt)).toEqual([]);
    const known = new Set(notifications.map(({ id }) => id));
    const unseen = under('EVENT#').filter(
      ({ event }) => (event as AnyEvent).type === 'candidate-status-changed' && !known.has((event as AnyEvent).id),
    );
    expect(unseen.length).toBeGreaterThan(0);
    expect(unseen.length).toBeLessThan(notifications.length / 8);
  });
});
