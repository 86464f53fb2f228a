import { describe, expect, it } from 'vitest';
import { auditStore } from '../../../../functions/features/operator/audit.store.ts';
import { checkAudit } from '../../../../functions/features/operator/check-audit.steps.ts';
import { operatorRequest, type OperatorRequest } from '../../../../functions/features/operator/operator-request.ts';
import { recountStore } from '../../../../functions/features/operator/recount.store.ts';
import { peopleToRecount, recountPerson } from '../../../../functions/features/operator/recount.steps.ts';
import { operate } from '../../../../functions/features/operator/operate.steps.ts';
import { operatorStore } from '../../../../functions/features/operator/operator.store.ts';
import { heldMail, heldMails } from '../../../../functions/platform/outside/mail/held.store.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { redeemPointsHandler } from '../../../../functions/features/points/redeem-points.handler.ts';
import { profileStore } from '../../../../functions/features/profile/profile.store.ts';
import { requestSuperManagerHandler } from '../../../../functions/features/profile/profile.handlers.ts';
import { refreshHandler } from '../../../../functions/features/accounts/sessions/refresh.handler.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { plainFiles } from '../../../support/plain-files.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('The operator', () => {
  const mailedAgain: string[] = [];
  const ask = (request: OperatorRequest) =>
    operate(request, {
      sendDeadRecords: async () => ({ files: 1, events: 7, more: false }),
      operatorStore: operatorStore(room.table),
      heldMails: () => heldMails(room.table),
      mailAgain: async (email) => void mailedAgain.push(email),
      checkAudit: (after) => checkAudit(auditStore(room.table), after),
      peopleToRecount: (after) =>
        peopleToRecount({ audit: auditStore(room.table), recount: recountStore(room.table, room.clock) }, after),
      recount: (userId) => recountPerson(recountStore(room.table, room.clock), userId),
      identity: room.identity,
      files: plainFiles(),
      places: { table: 'hirehub', pool: 'people', files: 'files' },
      graceDays: 14,
      clock: room.clock,
    });
  const room = withLocalTable(openAccounts);

  it('has an address mailed again from which mail came back', async () => {
    await ask({ action: 'mail-again', email: 'ana@example.com' });
    expect(mailedAgain).toEqual(['ana@example.com']);
  });

  it('is shown where the data of the stage is', async () => {
    expect(await ask({ action: 'show-places' })).toEqual({ table: 'hirehub', pool: 'people', files: 'files' });
  });

  it('has what the outbox gave up published', async () => {
    expect(await ask({ action: 'send-dead-records' })).toEqual({ files: 1, events: 7, more: false });
  });

  it('approves a manager who asked to become a super manager, once (PROF-15, API-32)', async () => {
    const account = await room.aMember('Margaret');
    const wish = () =>
      handled(
        requestSuperManagerHandler,
        { actor: anActor('manager', account) },
        { profileStore: profileStore(room.table), clock: room.clock },
      );
    expect((await wish()).result).toEqual({ superManagerRequestPending: true });
    expect(await refusalOf(wish())).toMatchObject({ kind: 'conflict' });
    expect(await ask({ action: 'list-super-manager-requests' })).toMatchObject([
      { id: account.id, email: account.email },
    ]);
    expect(await ask({ action: 'approve-super-manager', email: account.email })).toEqual({
      id: account.id,
      role: 'super_manager',
    });
    expect(await room.accountsStore.account(account.id)).toMatchObject({
      role: 'super_manager',
      superManagerRequestPending: false,
    });
    expect(room.identity.people.get(account.uuid)?.roles).toEqual(['manager', 'super_manager']);
    expect(await ask({ action: 'list-super-manager-requests' })).toEqual([]);
    expect((await room.eventsOf(account.id)).slice(-2)).toEqual(['super-manager-requested', 'super-manager-approved']);
    expect(await refusalOf(ask({ action: 'approve-super-manager', email: account.email }))).toMatchObject({
      kind: 'conflict',
    });
  });

  it('gives the group of super managers, which shows in the holder’s token, to nobody else (PROF-15)', async () => {
    const account = await room.aMember('Mistaken');
    for (const over of [{ role: 'candidate' }, { role: 'recruiter' }, { role: 'manager', status: 'disabled' }]) {
      await room.table.writeOne({ update: keys.account(account.id), set: over });
      expect(await refusalOf(ask({ action: 'approve-super-manager', email: account.email }))).toMatchObject({
        kind: 'conflict',
        errors: [
          { key: 'email', message: 'Only a hiring manager with an open account can become a Super Hire manager' },
        ],
      });
      expect(room.identity.people.get(account.uuid)?.roles).toEqual(['manager']);
    }
  });

  it('logs an account out everywhere, of which its browsers hear, and nobody who has it may renew', async () => {
    const account = await room.aMember('Stolen');
    const browsers = [await room.signedIn(account), await room.signedIn(account)];
    const end = () => ask({ action: 'end-sessions', email: account.email });
    expect(await end()).toEqual({ id: account.id, ended: 2 });
    const stored = await room.accountsStore.account(account.id);
    expect([stored?.sessions, stored?.devices]).toEqual([{}, []]);
    expect(await room.sessionsStore.sessionsOf(account.id, room.clock.now())).toEqual([]);
    for (const { cookies } of browsers)
      expect(await refusalOf(handled(refreshHandler, { cookies }, room))).toMatchObject({ kind: 'unauthenticated' });
    expect((await room.eventsOf(account.id)).at(-1)).toBe('sessions-ended');
    expect(await end()).toEqual({ id: account.id, ended: 0 });
  });

  it('is refused for an address without an account', async () => {
    expect(
      await refusalOf(ask({ action: 'recruiter-kind', email: 'nobody@example.com', kind: 'internal' })),
    ).toMatchObject({ kind: 'notFound', errors: [{ key: 'email', message: 'Nobody has this address' }] });
  });

  it('makes recruiters, and nobody else, internal, which their open pages hear (PLUS-53)', async () => {
    const account = await room.aMember('Daniel');
    expect(await refusalOf(ask({ action: 'recruiter-kind', email: account.email, kind: 'internal' }))).toMatchObject({
      kind: 'conflict',
    });
    await room.table.writeOne({ update: keys.account(account.id), set: { role: 'recruiter' } });
    await ask({ action: 'recruiter-kind', email: account.email, kind: 'internal' });
    expect(await room.accountsStore.account(account.id)).toMatchObject({ isInternal: true });
    expect((await room.eventsOf(account.id)).slice(-1)).toEqual(['recruiter-kind-changed']);
  });

  it('approves and then pays a redemption, each once and in that order', async () => {
    const recruiter = anActor('recruiter');
    await room.table.writeOne({ put: { ...keys.points(recruiter.id), balance: 500, earned: 500, redeemed: 0 } });
    await handled(
      redeemPointsHandler,
      { body: { count: 200, reward: 'gift_card' as const }, actor: recruiter },
      { pointsStore: pointsStore(room.table), clock: room.clock },
    );
    const waiting = (await ask({ action: 'list-redemptions', status: 'requested' })) as [{ id: number }];
    const [{ id }] = waiting;
    expect(waiting).toEqual([
      {
        id,
        recruiterId: recruiter.id,
        points: 200,
        status: 'requested',
        reward: 'gift_card',
        at: expect.any(String),
        hires: [],
        otherRewards: [],
      },
    ]);
    expect(await refusalOf(ask({ action: 'pay-reward', id }))).toMatchObject({ kind: 'notFound' });
    await ask({ action: 'approve-reward', id });
    expect(await refusalOf(ask({ action: 'approve-reward', id }))).toMatchObject({ kind: 'notFound' });
    const both = await Promise.allSettled([ask({ action: 'pay-reward', id }), ask({ action: 'pay-reward', id })]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await pointsStore(room.table).entry(recruiter.id, id)).toMatchObject({ status: 'paid', points: -200 });
    expect(
      (await room.table.query(keys.eventsOf(`USER#${recruiter.id}#POINTS`))).map(({ event }) => event.type),
    ).toEqual(['points-redeemed', 'reward-settled', 'reward-settled']);
  });

  it('settles the redemption that was named, of several that wait, and names the one that does not', async () => {
    const recruiter = anActor('recruiter', { id: 2091 });
    await room.table.writeOne({ put: { ...keys.points(recruiter.id), balance: 900, earned: 900, redeemed: 0 } });
    const store = pointsStore(room.table);
    for (const count of [100, 200, 300])
      await handled(
        redeemPointsHandler,
        { body: { count, reward: 'cash' as const }, actor: recruiter },
        { pointsStore: store, clock: room.clock },
      );
    const waiting = (await ask({ action: 'list-redemptions', status: 'requested' })) as {
      id: number;
      points: number;
    }[];
    const idOf = (count: number) => waiting.find(({ points }) => points === count)!.id;
    for (const count of [300, 100]) await ask({ action: 'approve-reward', id: idOf(count) });
    expect(await ask({ action: 'pay-reward', id: idOf(300) })).toEqual({ id: idOf(300), status: 'paid' });
    const states = [100, 200, 300].map(async (count) => (await store.entry(recruiter.id, idOf(count))).status);
    expect(await Promise.all(states)).toEqual(['approved', 'requested', 'paid']);
    expect(await refusalOf(ask({ action: 'approve-reward', id: 77 }))).toMatchObject({
      kind: 'notFound',
      message: 'There is no reward 77 that could become approved',
    });
    for (const count of [100, 200]) await ask({ action: 'refuse-reward', id: idOf(count), reason: 'Left' });
  });

  it('reads the mails of a stage that has no sender yet, oldest first, each once', async () => {
    const send = heldMail(room.table, () => Date.parse(someTime));
    const mail = (subject: string) => ({ to: 'a@example.com', subject, html: '', text: '' });
    for (const [id, subject] of [
      [2, 'second'],
      [1, 'first'],
      [2, 'second'],
    ] as const)
      await send(mail(subject), id);
    expect(await ask({ action: 'mail' })).toEqual(
      ['first', 'second'].map((subject, at) => ({
        id: at + 1,
        to: mail(subject).to,
        subject,
        text: mail(subject).text,
      })),
    );
  });

  it('refuses a redemption with a reason, and the points are the recruiter’s again', async () => {
    const recruiter = anActor('recruiter', { id: 2090 });
    await room.table.writeOne({ put: { ...keys.points(recruiter.id), balance: 500, earned: 500, redeemed: 0 } });
    const needs = { pointsStore: pointsStore(room.table), clock: room.clock };
    await handled(redeemPointsHandler, { body: { count: 200, reward: 'cash' as const }, actor: recruiter }, needs);
    const [{ id }] = (await ask({ action: 'list-redemptions', status: 'requested' })) as [{ id: number }];
    expect(await room.table.get(keys.points(recruiter.id))).toMatchObject({ balance: 300 });
    expect(await ask({ action: 'refuse-reward', id, reason: 'No account' })).toEqual({ id, status: 'refused' });
    expect(await needs.pointsStore.entry(recruiter.id, id)).toMatchObject({ status: 'refused', refusal: 'No account' });
    expect(await room.table.get(keys.points(recruiter.id))).toMatchObject({ balance: 500 });
  });

  it.each([
    ['now', 0],
    ['after-grace', 14],
  ] as const)('erases an account %s, which is %i days later', async (when, days) => {
    const { id, email } = await room.aMember(`Erased${days}`);
    const dueAt = new Date(Date.parse(room.clock.now()) + days * 86_400_000).toISOString();
    expect(await ask({ action: 'erase-account', email, when })).toEqual({ id, dueAt });
    expect((await room.eventsOf(id)).at(-1)).toBe('erasure-requested');
  });

  it('lists whom to count again, from the first job or from where the last call stopped', () => {
    const action = 'list-people-to-recount';
    expect(operatorRequest.parse({ action })).toEqual({ action });
    const after = { status: 'signed', jobId: null };
    expect(operatorRequest.parse({ action, after })).toEqual({ action, after });
  });
});
