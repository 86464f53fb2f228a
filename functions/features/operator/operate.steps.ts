import { match } from 'ts-pattern';
import { oneDay } from '../../../shared/constants/time.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import type { Identity } from '../../platform/outside/identity/port.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import type { Mail } from '../../platform/outside/mail/port.ts';
import type { AuditCursor, OperatorRequest } from './operator-request.ts';
import type { OperatorStore } from './operator.store.ts';
import { onlyManagers } from './operator.store.ts';
import type { AuditReport } from './check-audit.steps.ts';
import type { RecountReport } from './recount.steps.ts';
import type { SentRecords } from './send-dead-records.steps.ts';
import type { Settlement } from './settle-reward.ts';
import { settledFrom, settleReward } from './settle-reward.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { contestFiles, decideContest, shownContest } from './decide-contest.steps.ts';
import { decideAward, heldAwards } from './decide-award.steps.ts';
import { revokeVerification, shownVerifications, verify } from './verify.steps.ts';

export interface OperatorNeeds {
  checkAudit(after?: AuditCursor): Promise<AuditReport>;
  peopleToRecount(after?: AuditCursor): Promise<{ userIds: number[]; next?: AuditCursor }>;
  recount(userId: number): Promise<RecountReport>;
  /** Publishes what the outbox gave up. */
  sendDeadRecords(): Promise<SentRecords>;
  operatorStore: OperatorStore;
  heldMails(): Promise<Pick<Mail & { id: number }, 'id' | 'to' | 'subject' | 'text'>[]>;
  /** Forgets that mail to an address came back, or that its owner complained. */
  mailAgain(email: string): Promise<void>;
  /** Where the stage keeps its data, for a restore. */
  places: { table: string; pool: string; files: string };
  files: Pick<Files, 'downloadAddress'>;
  identity: Pick<Identity, 'addRole' | 'signOutEverywhere'>;
  /** Days between requesting an erasure and erasing. */
  graceDays: number;
  clock: Clock;
}

/** Executes an operator's request and returns the result. */
export async function operate(request: OperatorRequest, needs: OperatorNeeds): Promise<unknown> {
  const { operatorStore } = needs;
  return (
    match(request)
      .with({ action: 'list-super-manager-requests' }, async () =>
        (await operatorStore.superManagerRequests()).map(({ id, firstName, lastName, email }) => ({
          id,
          firstName,
          lastName,
          email,
        })),
      )
      .with({ action: 'approve-super-manager' }, ({ email }) => approveSuperManager(email, needs))
      .with({ action: 'list-verifications' }, async () => operatorStore.verifications().then(shownVerifications))
      .with({ action: 'verify' }, (command) => verify(command, needs))
      .with({ action: 'revoke-verification' }, ({ email }) => revokeVerification(email, needs))
      .with({ action: 'recruiter-kind' }, (command) => setRecruiterKind(command, needs))
      // What an operator sees, without the table's own keys.
      .with({ action: 'list-redemptions' }, async ({ status: wanted }) =>
        inGroups(await operatorStore.redemptions(wanted), async (one) => ({
          id: one.id,
          recruiterId: one.recruiterId,
          points: -one.points,
          status: one.status,
          // Before there was a choice all were paid in cash.
          reward: one.reward ?? 'cash',
          at: one.at,
          ...(await operatorStore.provenance(one)),
        })),
      )
      .with({ action: 'approve-reward' }, ({ id }) => settle(id, { status: 'approved' }, needs))
      .with({ action: 'pay-reward' }, ({ id }) => settle(id, { status: 'paid' }, needs))
      .with({ action: 'refuse-reward' }, ({ id, reason }) => settle(id, { status: 'refused', reason }, needs))
      .with({ action: 'list-held-awards' }, () => heldAwards(operatorStore))
      .with({ action: 'decide-award' }, (command) => decideAward(command, needs))
      .with({ action: 'list-contests' }, async () => (await operatorStore.contests()).map(shownContest))
      .with({ action: 'list-contest-files' }, ({ id }) => contestFiles(id, needs))
      .with({ action: 'decide-contest' }, (command) => decideContest(command, needs))
      .with({ action: 'mail' }, async () =>
        (await needs.heldMails()).map(({ id, to, subject, text }) => ({ id, to, subject, text })),
      )
      .with({ action: 'mail-again' }, async ({ email }) => {
        await needs.mailAgain(email);
        return { email, mailed: 'from now on' };
      })
      .with({ action: 'verify-audit' }, ({ after }) => needs.checkAudit(after))
      .with({ action: 'list-people-to-recount' }, ({ after }) => needs.peopleToRecount(after))
      .with({ action: 'recount' }, ({ userId }) => needs.recount(userId))
      .with({ action: 'send-dead-records' }, () => needs.sendDeadRecords())
      .with({ action: 'show-places' }, async () => needs.places)
      .with({ action: 'end-sessions' }, ({ email }) => endSessions(email, needs))
      .with({ action: 'erase-account' }, (command) => eraseAccount(command, needs))
      .exhaustive()
  );
}

async function approveSuperManager(email: string, { operatorStore, identity, clock }: OperatorNeeds): Promise<unknown> {
  const account = await operatorStore.accountByEmail(email);
  // Before anything is written: what a token's groups permit is read without the table.
  if (account.role !== 'manager' || account.status !== 'active') throw onlyManagers;
  const data = { userId: account.id, firstName: account.firstName, lastName: account.lastName };
  const event = eventOf('super-manager-approved', {
    id: clock.newId(),
    at: clock.now(),
    actor: { kind: 'system' },
    subject: keys.userSubject(account.id),
    data,
  });
  // The group comes first: a half-done approval then lacks only what the next attempt adds.
  await identity.addRole(account.uuid, 'super_manager');
  await operatorStore.saveSuperManager(account.id, event);
  return { id: account.id, role: 'super_manager' };
}

async function setRecruiterKind(
  { email, kind }: Extract<OperatorRequest, { action: 'recruiter-kind' }>,
  { operatorStore, clock }: OperatorNeeds,
): Promise<unknown> {
  const { id } = await operatorStore.accountByEmail(email);
  const isInternal = kind === 'internal';
  const event = eventOf('recruiter-kind-changed', {
    id: clock.newId(),
    at: clock.now(),
    actor: { kind: 'system' },
    subject: keys.userSubject(id),
    data: { userId: id, isInternal },
  });
  await operatorStore.saveRecruiterKind(event);
  return { id, isInternal };
}

/** Logs an account out everywhere, as when its owner says that somebody else is logged in. */
async function endSessions(email: string, { operatorStore, identity, clock }: OperatorNeeds): Promise<unknown> {
  const account = await operatorStore.accountByEmail(email);
  const sessionIds = Object.values(account.sessions ?? {});
  const event = eventOf('sessions-ended', {
    id: clock.newId(),
    at: clock.now(),
    actor: { kind: 'system' },
    subject: keys.userSubject(account.id),
    data: { userId: account.id, sessionIds, reason: 'everywhere' },
  });
  await operatorStore.saveSessionsEnded(account, event);
  await identity.signOutEverywhere(account.uuid);
  return { id: account.id, ended: sessionIds.length };
}

async function eraseAccount(
  { email, when }: Extract<OperatorRequest, { action: 'erase-account' }>,
  { operatorStore, graceDays, clock }: OperatorNeeds,
): Promise<unknown> {
  const account = await operatorStore.accountByEmail(email);
  const at = clock.now();
  const dueAt = when === 'now' ? at : new Date(Date.parse(at) + graceDays * oneDay).toISOString();
  const event = eventOf('erasure-requested', {
    id: clock.newId(),
    at,
    actor: { kind: 'system' },
    subject: keys.userSubject(account.id),
    data: { userId: account.id, dueAt, by: 'operator' },
  });
  await operatorStore.saveErasure(account, { id: clock.newId(), at, dueAt }, event);
  return { id: account.id, dueAt };
}

async function settle(id: number, settlement: Settlement, { operatorStore, clock }: OperatorNeeds): Promise<unknown> {
  const { status } = settlement;
  const waiting = (await Promise.all(settledFrom[status].map(operatorStore.redemptions))).flat();
  const redemption = waiting.find((one) => one.id === id);
  if (!redemption) throw refuse.notFound(`There is no reward ${id} that could become ${status}`);
  const circumstances = { at: clock.now(), eventId: clock.newId(), refundId: clock.newId() };
  await operatorStore.saveSettled(settleReward(redemption, settlement, circumstances));
  return { id, status };
}
