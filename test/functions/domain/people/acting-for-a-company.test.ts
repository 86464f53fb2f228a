import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import {
  listManagerClaimsHandler,
  listRecruiterClaimsHandler,
  readClaimHandler,
} from '../../../../functions/features/claims/claim.handlers.ts';
import { claimsStore } from '../../../../functions/features/claims/claims.store.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { notificationMailStore } from '../../../../functions/features/notification-mail/notification-mail.store.ts';
import {
  listNotificationsHandler,
  listUnreadNotificationsHandler,
} from '../../../../functions/features/notifications/notification.handlers.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { newCollaborationWrites } from '../../../../functions/records/collaboration.ts';
import { newClaimWrites } from '../../../../functions/records/claim.ts';
import { newAccountWrites } from '../../../../functions/records/account.ts';
import { askedColleagueWrites, joinedWrites } from '../../../../functions/records/job-member.ts';
import { companyPeopleIn } from '../../../../functions/domain/people/company-people.ts';
import { companiesAskedPerDay } from '../../../../shared/constants/limits.ts';
import { hidingMarks, isShownTo } from '../../../../shared/rules/hidden-from.ts';
import { companiesAskedIn, hidingWrite } from '../../../../functions/records/hiding.ts';
import { hidingIn } from '../../../../functions/domain/people/hidden-from.ts';
import { verifiedWrite } from '../../../../functions/records/verification.ts';
import { newWorkRequestWrites } from '../../../../functions/records/work-request.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { WorkRequestState } from '../../../../shared/rules/work-request.ts';
import { aClaim } from '../../../support/a-claim.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const page = { page: 1, perPage: 100 };
const hana = anActor('candidate', { id: 3201, firstName: 'Hana', lastName: 'Iyer' });
const onRequest = (state: WorkRequestState) =>
  anActor('recruiter', { id: state === 'working' ? 2101 : state === 'accepted' ? 2102 : 2103 });
const overseer = (isAccepted: boolean) => anActor('super_manager', { id: isAccepted ? 4101 : 4102 });

describe('A candidate who hides from a company', () => {
  let hiring: Hiring;
  const needs = () => ({
    ...hiring,
    claimsStore: claimsStore(hiring.table),
    notificationsStore: notificationsStore(hiring.table),
  });

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    const { table, manager } = hiring;
    const people = [manager, hiring.recruiter, overseer(true), overseer(false)];
    for (const state of ['working', 'accepted', 'finished'] as const) {
      people.push(onRequest(state));
      const [id, recruiterId] = [Math.floor(Math.random() * 1e9), onRequest(state).id];
      const job = { id: 5001, title: 'Nurse' };
      const times = { createdAt: someTime, answeredAt: null, startedAt: null, endedAt: null };
      const request = {
        id,
        managerId: manager.id,
        recruiterId,
        job,
        askedBy: 'manager' as const,
        state,
        message: null,
        ...times,
      };
      await table.write(newWorkRequestWrites(request));
    }
    for (const isAccepted of [true, false]) {
      const ids = { id: isAccepted ? 61 : 62, superManagerId: overseer(isAccepted).id, managerId: manager.id };
      const times = { sentAt: someTime, resentAt: null, acceptedAt: null };
      await table.write(newCollaborationWrites({ ...ids, isAccepted, ...times }));
    }
    for (const { id, uuid, role, firstName, lastName, email } of people) {
      const form = { firstName, lastName, email, role: role === 'super_manager' ? 'manager' : role } as const;
      const account = { ...accountOf(form, { id, uuid, at: someTime, status: 'active' }), role };
      await table.writeOne({ put: { ...keys.account(id), ...account } });
    }
    const contact = { email: 'ann@lakeside.example', domain: 'lakeside-hospital.example' };
    await hiring.aClient({ companyName: 'Lakeside Hospital', ...contact });
    await openCandidates(hiring).aCandidate('Hana');
    await table.write(newClaimWrites(aClaim({ candidate: hana }), undefined));
    for (const userId of [manager.id, hiring.recruiter.id, overseer(true).id, overseer(false).id])
      await notificationsStore(table).saveNew({ id: 71, time: someTime }, [
        {
          recipientId: userId,
          type: 'candidate_withdrew',
          payload: { job: { id: 5001, title: 'Nurse' }, candidate: hana },
        },
      ]);
    const companies = ['Lakeside Hospital'];
    const hiding = { findableBy: 'recruiters', companies, confirmed: [], version: 2 } as const;
    await table.writeOne(hidingWrite(hana.id, hiding));
  });

  it.each([
    ['a super manager who works with its manager', overseer(true), 'hidden'],
    ['a super manager whose request waits', overseer(false), 'stranger'],
    ['a recruiter who works on request for its manager', onRequest('working'), 'hidden'],
    ['a recruiter who accepted such a request', onRequest('accepted'), 'hidden'],
    ['a recruiter whose work on request is over', onRequest('finished'), 'stranger'],
  ])('is, at the door of %s, as the companies say for which they act (PLUS-40)', async (_, viewer, relation) => {
    expect(await candidateProfileStore(hiring.table).standingOf(viewer, hana.id)).toMatchObject({ relation });
  });

  it('is not named at the door of claims of before, which stay with their recruiter and manager (PLUS-40)', async () => {
    const { manager, recruiter } = hiring;
    const list = await resultOf(listManagerClaimsHandler, { query: page, actor: manager }, needs());
    const own = await resultOf(listRecruiterClaimsHandler, { query: page, actor: recruiter }, needs());
    const one = await resultOf(readClaimHandler, { params: { id: 9001 }, actor: recruiter }, needs());
    expect(list.data).toMatchObject([{ id: 9001, candidate: null }]);
    expect(own.data).toMatchObject([{ id: 9001, candidate: null }]);
    expect(JSON.stringify([list, own, one])).not.toContain('Hana');
    const theirs = await resultOf(readClaimHandler, { params: { id: 9001 }, actor: hana }, needs());
    expect(theirs.claim.candidate).toMatchObject({ firstName: 'Hana' });
  });

  it('is, at the door of older notifications, in no list, unread count or mail of the people who act for it (PLUS-40)', async () => {
    const named = async (actor: Actor) => {
      hiring.clock.set(someTime);
      const all = await resultOf(listNotificationsHandler, { query: page, actor }, needs());
      const unread = await resultOf(listUnreadNotificationsHandler, { actor }, needs());
      const mail = notificationMailStore(hiring.table);
      const count = await liveUpdatesStore(hiring.table).unreadCount(actor.id, someTime);
      const news = [...(await mail.newsSince(actor, 0, someTime)), await mail.notification(actor, 71)];
      return [count, ...[all, unread, news].map((shown) => JSON.stringify(shown).includes('Hana'))];
    };
    for (const viewer of [hiring.manager, hiring.recruiter, overseer(true)])
      expect(await named(viewer)).toEqual([0, false, false, false]);
    expect(await named(overseer(false))).toEqual([1, true, true, true]);
  });

  const own = (id: number) => anActor('recruiter', { id, email: `carl${id}@staffing.example` });
  const colin = anActor('candidate', { id: 3299, email: 'colin@staffing.example' });
  const helpers = [
    anActor('manager', { id: 1777, email: 'hal@helpers.example' }),
    anActor('super_manager', { id: 1778, email: 'sue@helpers.example' }),
  ];

  it.each([
    ['Lakeside Hospital', 'its clients, by the name of a company'],
    ['the LAKESIDE hospital, Inc.', 'the name however it is written'],
    ['lakeside.example', 'the domain of a client’s contact and of a verification'],
    ['Lakeside', 'the company of a verification'],
    ['staffing.example', 'a recruiter’s own address, without candidates and closed accounts'],
    ['agency.example', 'the domain of a verification alone'],
    ['lakeside-hospital.example', 'the site of a client'],
    ['helpers.example', 'the address of a colleague on the team'],
    ['gmail.com', 'a domain at which anybody has an address'],
    ['Nowhere', 'a company that nobody knows'],
  ])('%s counts exactly those from whom naming it hides: %s (PLUS-40)', async (company) => {
    const { table, manager } = hiring;
    for (const one of [...helpers, own(2200), own(2201), colin]) {
      const { id, uuid, role, firstName, lastName, email } = one;
      const form = { firstName, lastName, email, role: role === 'super_manager' ? 'manager' : role } as const;
      const account = accountOf(form, { id, uuid, at: someTime, status: 'active' });
      const status = id === 2201 ? 'disabled' : account.status;
      await table.write(newAccountWrites({ ...account, status })).catch(() => undefined);
    }
    const { id: userId, email } = own(2200);
    const verified = { userId, email, company: 'Carl’s Agency', domain: 'agency.example', note: '', at: someTime };
    await table.writeOne(verifiedWrite(verified, new Error('twice'))).catch(() => undefined);
    const { id: jobId } = await hiring.aPostedJob();
    for (const { id: toId, email: address } of helpers) {
      const about = { id: toId + jobId, jobId, fromId: manager.id, email: address, toId };
      const asked = { ...about, part: 'team' as const, message: null, askedAt: someTime };
      await table.write(askedColleagueWrites(asked));
      await table.write(joinedWrites(asked, toId, someTime));
    }
    const { onlooker } = hidingIn(table);
    const everybody = [
      manager,
      ...helpers,
      hiring.recruiter,
      own(2200),
      ...[true, false].map(overseer),
      ...(['working', 'accepted', 'finished'] as const).map(onRequest),
    ];
    const away = [];
    for (const { id, role } of everybody)
      if (
        !isShownTo(
          hidingMarks({ findableBy: 'recruiters', companies: [company], confirmed: [] }),
          await onlooker({ id, role }),
        )
      )
        away.push(role);
    const recruiters = away.filter((role) => role === 'recruiter').length;
    const counted = await companyPeopleIn(table).countPeople(company);
    expect(counted).toEqual({ recruiters, managers: away.length - recruiters });
    const nobodys = ['gmail.com', 'Nowhere'];
    expect(away.length > 0).toBe(!nobodys.includes(company));
  });

  it('learns of so many companies a day who acts for them, so that nobody finds out by names who hires here', async () => {
    const { take } = companiesAskedIn(hiring.table);
    for (let asked = 0; asked < companiesAskedPerDay; asked++) await take(hana.id, someTime);
    // At ten in the morning; the day ends where that of UTC does.
    await expect(take(hana.id, someTime)).rejects.toMatchObject({ kind: 'tooMany', retryAfter: 14 * 3600 });
    await expect(take(hana.id, '2026-09-01T23:59:59.999Z')).rejects.toMatchObject({ kind: 'tooMany', retryAfter: 1 });
    await take(hana.id, '2026-09-02T00:00:00.000Z');
    await take(3202, someTime);
  });

  it('is shown to whom nothing connects with it', async () => {
    const { shownAmong } = hidingIn(hiring.table);
    const shown = (viewer: Parameters<typeof shownAmong>[0]) => shownAmong(viewer, [hana.id]);
    expect(await shown(overseer(false))).toEqual(new Set([hana.id]));
    expect(await shown(hana)).toEqual(new Set([hana.id]));
    expect(await shown(hiring.manager)).toEqual(new Set());
  });
});
