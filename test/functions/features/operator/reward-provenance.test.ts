import { expect, it } from 'vitest';
import { provenanceOf } from '../../../../functions/features/operator/reward-provenance.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import type { StoredEntry } from '../../../../functions/records/points.ts';

const account = (id: number, firstName: string, over: object = {}) =>
  [
    id,
    { id, firstName, lastName: 'Doe', createdAt: '2026-11-01T10:00:00.000Z', phonePrefix: '1', phone: null, ...over },
  ] as [number, StoredAccount];
const entry = (over: object) => ({ recruiterId: 2, at: '2026-11-20T10:00:00.000Z', ...over }) as StoredEntry;
const reward = entry({ id: 30, kind: 'redemption', points: -500_000, status: 'requested' });
const hire = entry({
  id: 10,
  kind: 'award',
  points: 500_000,
  job: { id: 5, title: 'Welder' },
  manager: { id: 1 },
  candidate: { id: 3 },
});
const earlier = entry({ id: 20, kind: 'redemption', points: -40, status: 'paid' });

it('A reward that one person paid themselves shows it: same browser, same phone, accounts of one hour, and what was paid before (PLUS-44)', () => {
  const same = { phone: '512 555 0100', devices: ['a', 'b'] };
  const accounts = new Map([
    account(1, 'Max', same),
    account(2, 'Moritz', { ...same, phone: '5125550100', devices: ['b'], createdAt: '2026-11-01T10:00:07.000Z' }),
    account(3, 'Mo', { createdAt: '2026-08-01T10:00:00.000Z' }),
  ]);
  expect(provenanceOf(reward, [reward, earlier, hire], accounts)).toEqual({
    hires: [
      '500000 points on 2026-11-20: Welder; from Max Doe (account of 2026-11-01); for Mo Doe (account of 2026-08-01); to Moritz Doe (account of 2026-11-01); same browser of recruiter and manager, same phone of recruiter and manager, recruiter and manager signed up within an hour',
    ],
    otherRewards: ['40 points paid on 2026-11-20'],
  });
});

it.each([
  ['in two countries', '44', '512 555 0100', 'no relation found'],
  ['of the same country, written in another way', '+1', '(512) 555-0100', 'same phone of recruiter and manager'],
])('One number %s is one phone only where the prefix says so (PLUS-44)', (_, phonePrefix, phone, expected) => {
  const accounts = new Map([
    account(1, 'Max', { phone: '5125550100' }),
    account(2, 'Moritz', { phonePrefix, phone, createdAt: '2025-01-01T00:00:00.000Z' }),
  ]);
  expect(provenanceOf(reward, [hire], accounts).hires[0]).toContain(expected);
});

it('A reward of strangers shows no relation, also where somebody was erased', () => {
  const accounts = new Map([
    account(1, 'Max', { devices: ['a'] }),
    account(2, 'Moritz', { createdAt: '2025-01-01T00:00:00.000Z' }),
  ]);
  const [line] = provenanceOf(reward, [{ ...hire, bounty: 'returned' }], accounts).hires;
  expect(line).toContain('500000 points, returned, on 2026-11-20');
  expect(line).toContain('for nobody who is left');
  expect(line).toContain('no relation found');
});

it('A reward for invitations names the inviter and their ties to the hired person, as of a second account (PLUS-42, PLUS-44)', () => {
  const accounts = new Map([
    account(1, 'Max'),
    account(2, 'Ada', { devices: ['a'], createdAt: '2025-01-01T00:00:00.000Z' }),
    account(3, 'Ada', { devices: ['a'], createdAt: '2026-08-01T10:00:00.000Z' }),
  ]);
  const [line] = provenanceOf(reward, [{ ...hire, points: 50, isReferral: true }], accounts).hires;
  expect(line).toContain('50 points for an invitation on 2026-11-20');
  expect(line).toContain('same browser of inviter and candidate');
});
