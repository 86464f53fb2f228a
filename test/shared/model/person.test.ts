import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import { account } from '../../../shared/model/person.ts';
import { aManagerAccount } from '../../web/support/render-signed-in.tsx';

const stored = { ...aManagerAccount, pk: 'USER#1001', version: 4, status: 'active' };

describe('One’s own account', () => {
  it('has id, uuid, names, address, role, country and city (PROF-01)', () => {
    expect(account.parse(stored)).toMatchObject({
      id: 1001,
      uuid: stored.uuid,
      firstName: 'Daniel',
      lastName: 'Reyes',
      email: 'daniel@example.com',
      role: 'manager',
      countryId: 840,
      cityId: null,
    });
  });

  it('has the access token of the chat, or null where there is none (PROF-04)', () => {
    expect(account.parse({ ...stored, sbAccessToken: 'chat-token' }).sbAccessToken).toBe('chat-token');
    expect(account.parse(stored).sbAccessToken).toBeNull();
    expect(account.safeParse({ ...stored, sbAccessToken: undefined }).success).toBe(false);
  });

  it('has the flags hasManagers, isInternal and superManagerRequestPending, and never omits them (PROF-06)', () => {
    expect(account.parse(stored)).toMatchObject({
      hasManagers: false,
      isInternal: false,
      superManagerRequestPending: false,
    });
    for (const flag of ['hasManagers', 'isInternal', 'superManagerRequestPending'])
      expect(account.safeParse({ ...stored, [flag]: undefined }).success).toBe(false);
  });

  it('is returned after a change with id, role and the chat token, and without what only the server knows (API-27)', () => {
    const answered = contract.profile.changeProfile.response.parse(stored);
    expect(answered).toMatchObject({ id: 1001, role: 'manager', sbAccessToken: null });
    expect(Object.keys(answered).filter((key) => ['pk', 'version', 'status'].includes(key))).toEqual([]);
  });
});
