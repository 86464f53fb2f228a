import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePasswordHandler } from '../../../functions/accounts/change-password.handler.ts';
import type { AccountsRoom } from '../../support/accounts.ts';
import { openAccounts } from '../../support/accounts.ts';
import { anActor } from '../../support/builders.ts';
import { handled, refusalOf } from '../../support/handle.ts';
import type { LocalTable } from '../../support/local-table.ts';
import { startLocalTable } from '../../support/local-table.ts';
import { somePassword } from '../../support/people.ts';

describe('changing the own password', () => {
  let local: LocalTable;
  let room: AccountsRoom;
  beforeAll(async () => {
    local = await startLocalTable();
    room = openAccounts(local);
  });
  afterAll(() => local.close());

  const change = (uuid: string, id: number, oldPassword: string, newPassword = 'Br4nd-new!') =>
    handled(changePasswordHandler, { body: { oldPassword, newPassword, confirmPassword: newPassword }, actor: anActor('manager', { id, uuid }), sourceIp: `from ${uuid}` }, room);

  it('ends every other session and goes on with a new one (VALID-22)', async () => {
    const { id, uuid } = await room.aMember('Maria');
    const other = await room.identity.signIn(uuid, somePassword);
    const { headers, cookies } = await change(uuid, id, somePassword);
    expect(headers).toEqual({ jwt: `access-${uuid}` });
    expect(cookies[0]).toContain('HttpOnly');
    expect(await room.identity.refresh(other!.refreshToken)).toBeUndefined();
    expect(await room.identity.signIn(uuid, somePassword)).toBeUndefined();
    expect(await room.eventsOf(id)).toContain('password-changed');
  });

  it('needs the old one, and cannot be guessed at without end', async () => {
    const { id, uuid } = await room.aMember('Guarded');
    for (let count = 0; count < 5; count += 1) {
      expect(await refusalOf(change(uuid, id, 'Wr0ng!Pass'))).toMatchObject({ kind: 'invalid', errors: [{ key: 'oldPassword', message: 'This is not your password' }] });
    }
    expect(await refusalOf(change(uuid, id, somePassword))).toMatchObject({ kind: 'tooMany', errors: [{ key: 'oldPassword' }] });
    expect(await room.identity.signIn(uuid, somePassword)).toBeDefined();
  });
});
