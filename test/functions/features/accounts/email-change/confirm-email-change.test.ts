import { expect, it } from 'vitest';
import {
  isConfirmable,
  waitsFor,
} from '../../../../../functions/features/accounts/email-change/confirm-email-change.ts';
import type { StoredAccount } from '../../../../../functions/records/account.ts';
import type { EmailSide } from '../../../../../shared/model/email-change.ts';

const from = 'maria@example.org';
const statuses: Record<StoredAccount['status'], boolean> = { active: true, unconfirmed: false, disabled: false };

it.each(Object.entries(statuses))(
  'A change of address of an account that is %s can be confirmed: %s',
  (status, may) => {
    const account = { status: status as StoredAccount['status'], email: from };
    expect(isConfirmable(account, { id: 5, from }, 5)).toBe(may);
  },
);

it.each([
  ['stopped', undefined],
  ['replaced by a newer one', { id: 6, from }],
  ['from an address that the account no longer has', { id: 5, from: 'earlier@example.org' }],
])('A change of address that is %s cannot be confirmed', (_, change) => {
  expect(isConfirmable({ status: 'active', email: from }, change, 5)).toBe(false);
});

it.each<[EmailSide, EmailSide[], EmailSide | null]>([
  ['new', [], 'former'],
  ['former', [], 'new'],
  ['new', ['former'], null],
  ['former', ['new'], null],
  ['new', ['new'], 'former'],
])('A press at the %s address, after %j, leaves the change waiting for %s', (side, confirmed, next) => {
  expect(waitsFor({ confirmed }, side)).toBe(next);
});
