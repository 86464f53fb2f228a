import { expect, it } from 'vitest';
import { verificationsIn } from '../../../../functions/domain/verification/verified.ts';
import { operatorStore } from '../../../../functions/features/operator/operator.store.ts';
import { operatorRequest } from '../../../../functions/features/operator/operator-request.ts';
import { revokeVerification, verify } from '../../../../functions/features/operator/verify.steps.ts';
import { peopleStore } from '../../../../functions/features/people/people.store.ts';
import { endedEmploymentWrites, newEmploymentWrites } from '../../../../functions/records/recruiter-of-manager.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { someTime } from '../../../support/builders.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const room = withLocalTable(openAccounts);

const checked = { company: 'Acme, Inc.', domain: 'acme.com', note: 'Called the switchboard' };
const needs = () => ({ operatorStore: operatorStore(room.table), clock: room.clock });
const verified = async (account: StoredAccount) =>
  verify({ action: 'verify', email: account.email, ...checked }, needs());
const revoked = async (account: StoredAccount) => revokeVerification(account.email, needs());
const isVerified = async (account: StoredAccount) => verificationsIn(room.table).isVerified(account);

async function aMember(name: string, role: StoredAccount['role'] = 'manager'): Promise<StoredAccount> {
  const account = await room.aMember(name);
  await room.table.writeOne({ update: keys.account(account.id), set: { role } });
  return { ...account, role };
}

it('A manager is verified by the operator until that is taken back, and shown as such (PLUS-38)', async () => {
  const [manager, viewer] = [await aMember('Verified'), await aMember('Viewer', 'recruiter')];
  const shown = async () => (await peopleStore(room.table).tiesBetween(viewer, manager)).isVerified;
  expect([await isVerified(manager), await shown()]).toEqual([false, false]);
  expect(await verified(manager)).toEqual({ id: manager.id, isVerified: true });
  expect([await isVerified(manager), await shown()]).toEqual([true, true]);
  expect(await refusalOf(verified(manager))).toMatchObject({ kind: 'conflict', errors: [{ key: 'email' }] });
  expect(await revoked(manager)).toEqual({ id: manager.id, isVerified: false });
  expect([await isVerified(manager), await shown()]).toEqual([false, false]);
  expect(await refusalOf(revoked(manager))).toMatchObject({ kind: 'conflict', errors: [{ key: 'email' }] });
  expect((await room.eventsOf(manager.id)).slice(-2)).toEqual(['verification-changed', 'verification-changed']);
});

it('A recruiter is verified while a verified manager works with them, or by the operator (PLUS-38)', async () => {
  const [manager, other, recruiter] = [
    await aMember('Good'),
    await aMember('Unknown'),
    await aMember('Rita', 'recruiter'),
  ];
  const { isVerifiedRecruiter } = verificationsIn(room.table);
  await room.table.write(newEmploymentWrites(other.id, recruiter, someTime));
  await verified(manager);
  expect(await isVerifiedRecruiter(recruiter.id)).toBe(false);
  await room.table.write(newEmploymentWrites(manager.id, recruiter, someTime));
  expect(await isVerifiedRecruiter(recruiter.id)).toBe(true);
  await revoked(manager);
  expect(await isVerifiedRecruiter(recruiter.id)).toBe(false);
  await verified(manager);
  await room.table.write(endedEmploymentWrites(manager.id, recruiter.id));
  expect(await isVerifiedRecruiter(recruiter.id)).toBe(false);
  await verified(recruiter);
  expect(await isVerifiedRecruiter(recruiter.id)).toBe(true);
});

it('Super managers are verified, candidates and closed accounts are not (PLUS-38)', async () => {
  const [overseer, candidate, closed] = [
    await aMember('Overseer', 'super_manager'),
    await aMember('Candidate', 'candidate'),
    await aMember('Closed'),
  ];
  await verified(overseer);
  expect(await isVerified(overseer)).toBe(true);
  await room.table.writeOne({ update: keys.account(closed.id), set: { status: 'disabled' } });
  for (const one of [candidate, closed]) {
    expect(await refusalOf(verified(one))).toMatchObject({ kind: 'conflict' });
    expect(await isVerified(one)).toBe(false);
  }
});

it('Operators list for which company and how they verified people (PLUS-38)', async () => {
  const manager = await aMember('Listed');
  await verified(manager);
  const listed = (await operatorStore(room.table).verifications()).find((one) => one.userId === manager.id);
  expect(listed).toMatchObject({ email: manager.email, ...checked });
});

it.each(['gmail.com', 'acme', 'hr@acme.com', ''])('The domain %j names no company', (domain) => {
  const request = { action: 'verify', email: 'a@acme.com', ...checked };
  expect(operatorRequest.safeParse(request).success).toBe(true);
  expect(operatorRequest.safeParse({ ...request, domain }).success).toBe(false);
});
