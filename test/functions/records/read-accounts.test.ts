import { describe, expect, it } from 'vitest';
import { confirmedFacts } from '../../../functions/features/accounts/letters/confirmed-facts.ts';
import { accountsIn, newAccountWrites, sessionIdOf, type StoredAccount } from '../../../functions/records/account.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { openTable } from '../../../functions/platform/table/table.ts';
import { anActor } from '../../support/builders.ts';
import { withLocalTable } from '../../support/local-table.ts';

const live = { 's-1': 11 };
const stored = { ...anActor('recruiter', { id: 7 }), version: 3 } as unknown as StoredAccount;

describe('Reading accounts', () => {
  const local = withLocalTable();

  it('finds them by id and address, and the caller of a session that lasts', async () => {
    const table = openTable(local.tableName, local.documents);
    const accounts = accountsIn(table);
    const invited = { ...stored, id: 8, email: 'invited@example.com', isInvited: true, sessions: live };
    await table.write([...newAccountWrites({ ...stored, sessions: live }), ...newAccountWrites(invited)]);
    expect(await accounts.accounts([8, 9, 7])).toMatchObject([{ id: 8 }, undefined, { id: 7 }]);
    expect(await accounts.accountByEmail(stored.email)).toEqual({ ...keys.account(7), ...stored, sessions: live });
    expect(await accounts.accountByEmail('nobody@example.com')).toBeUndefined();
    const { uuid, role, firstName, lastName, email, avatar, status, isInternal, hasManagers } = stored;
    const caller = { id: 7, uuid, role, firstName, lastName, email, avatar, status, isInternal, hasManagers };
    expect(await accounts.actor(7, 's-1')).toEqual({ ...caller, sessionId: 11 });
    expect(await accounts.actor(8, 's-1')).toEqual({
      ...caller,
      id: 8,
      email: 'invited@example.com',
      isInvited: true,
      sessionId: 11,
    });
    expect(await accounts.actor(7, 'ended')).toBeUndefined();
    expect(await accounts.actor(9, 's-1')).toBeUndefined();
  });

  it('takes no name that every object has for a session', () => {
    expect(sessionIdOf({ sessions: live }, 'toString')).toBeUndefined();
    expect(sessionIdOf({}, 's-1')).toBeUndefined();
    expect(sessionIdOf({ sessions: live }, 's-1')).toBe(11);
  });

  it('says of a confirmed account for which job it was opened, if for one', () => {
    expect(confirmedFacts({ id: 7, role: 'candidate' })).toEqual({ userId: 7, role: 'candidate' });
    expect(confirmedFacts({ id: 7, role: 'candidate', applyTo: 5 })).toEqual({
      userId: 7,
      role: 'candidate',
      applyTo: 5,
    });
  });
});
