import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../../events/catalogue.ts';
import { signUpCandidateHandler } from '../../../../../functions/features/accounts/sign-up/sign-up.handlers.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import type { AccountsRoom } from '../../../../support/accounts.ts';
import { openAccounts } from '../../../../support/accounts.ts';
import { someTime } from '../../../../support/builders.ts';
import { handled } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { aCandidateSignUp } from '../../../../support/people.ts';

describe('The campaign that brought a candidate', () => {
  let room: AccountsRoom;
  withLocalTable(async (local) => {
    room = openAccounts(local);
    const campaign = (name: string, over: object) => ({
      put: { ...keys.publicCampaign(name), name, isPublic: true, expiresAt: null, ...over },
    });
    await room.table.write([
      campaign('Healthcare', {}),
      campaign('Over', { expiresAt: someTime }),
      campaign('Hidden', { isPublic: false }),
    ]);
  });

  const sources: [string, string | undefined, string | null][] = [
    ['Ana', 'healthcare', 'Healthcare'],
    ['Bea', 'over', null],
    ['Cleo', 'hidden', null],
    ['Dora', 'made up', null],
    ['Eva', undefined, null],
  ];
  it.each(sources)(
    'is stored on the account of %s and named in the event when it is public (API-13)',
    async (firstName, campaign, source) => {
      const { result } = await handled(
        signUpCandidateHandler,
        {
          body: { ...aCandidateSignUp(firstName), country: 'USA', ...(campaign ? { campaign } : {}) },
          sourceIp: firstName,
        },
        room,
      );
      expect((await room.accountsStore.account(result.id))?.source).toBe(source);
      const [{ event }] = (await room.table.query(keys.eventsOf(`USER#${result.id}`))) as [
        { event: EventOf<'account-signed-up'> },
      ];
      expect(event.data.source).toBe(source);
    },
  );

  it.each([
    ['USA', 840],
    ['India', 356],
  ] as const)('of somebody from %s leads to the country of the lookup (DEC-39)', async (country, countryId) => {
    const body = { ...aCandidateSignUp(country), country };
    const { result } = await handled(signUpCandidateHandler, { body, sourceIp: country }, room);
    expect((await room.accountsStore.account(result.id))?.countryId).toBe(countryId);
  });
});
