import { describe, expect, it } from 'vitest';
import {
  checkEmailHandler,
  signUpCandidateHandler,
  signUpManagerHandler,
  signUpRecruiterHandler,
} from '../../../../../functions/features/accounts/sign-up/sign-up.handlers.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import { openAccounts } from '../../../../support/accounts.ts';
import { handled, refusalOf } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { aCandidateSignUp, aSignUp, somePassword } from '../../../../support/people.ts';
import { storedEvents } from '../../../../support/stored-events.ts';

describe('Signing up', () => {
  const room = withLocalTable(openAccounts);

  it.each([
    ['manager', (body: object) => handled(signUpManagerHandler, { body }, room)],
    ['recruiter', (body: object) => handled(signUpRecruiterHandler, { body }, room)],
    ['candidate', (body: object) => handled(signUpCandidateHandler, { body: { ...body, findableBy: 'nobody' } }, room)],
  ] as const)(
    'makes anyone a %s with the role that the server sets, unconfirmed at first (AUTH-07, AUTH-20)',
    async (role, signUp) => {
      const { result } = await signUp(aSignUp(`As-${role}`));
      const account = await room.accountsStore.account(result.id);
      expect(account).toMatchObject({ role, status: 'unconfirmed', email: `as-${role}@example.com` });
      expect(room.identity.people.get(account?.uuid ?? '')).toMatchObject({ roles: [role], password: somePassword });
      expect(await room.eventsOf(result.id)).toEqual(['account-signed-up']);
    },
  );

  it('takes along the country and each job that a guest has favourited, once (AUTH-19, AUTH-14)', async () => {
    const { result } = await handled(
      signUpCandidateHandler,
      { body: { ...aCandidateSignUp('Arun'), country: 'India', favoriteJobs: [71, 72, 71] } },
      room,
    );
    expect(await room.accountsStore.account(result.id)).toMatchObject({ countryId: 356 });
    expect((await room.table.query(keys.favoriteJobs(result.id))).map((one) => one.jobId)).toEqual([71, 72]);
  });

  it('with a taken address, whatever its case, makes no account and changes none: its owner gets a mail', async () => {
    const { result: first } = await handled(signUpManagerHandler, { body: aSignUp('Taken') }, room);
    const before = await room.accountsStore.account(first.id);
    const again = { ...aSignUp('Taken'), email: 'TAKEN@Example.com' };
    const { result } = await handled(signUpRecruiterHandler, { body: again }, room);
    expect(result).toEqual({ id: expect.any(Number), email: 'taken@example.com' });
    expect(await room.accountsStore.account(result.id)).toBeUndefined();
    expect(await room.accountsStore.accountByEmail('taken@example.com')).toEqual(before);
    expect([...room.identity.people.values()].filter(({ email }) => email === 'taken@example.com')).toHaveLength(1);
    const mailed = await storedEvents(room.table, keys.userSubject(first.id), 'password-recovery-requested');
    expect(mailed).toMatchObject([{ data: { userId: first.id, isSignUp: true } }]);
  });

  it('gives an address to only one of two simultaneous requests and leaves nothing of the other', async () => {
    const both = await Promise.allSettled([
      handled(signUpManagerHandler, { body: aSignUp('Twin') }, room),
      handled(signUpRecruiterHandler, { body: aSignUp('Twin') }, room),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect([...room.identity.people.values()].filter(({ email }) => email === 'twin@example.com')).toHaveLength(1);
  });

  it('A form can ask whether it may take an address, but not without limit, and learns of no account (API-21, PLUS-43, DEC-29)', async () => {
    const member = await room.aMember('Owner');
    const check = (email: string) => handled(checkEmailHandler, { query: { email }, sourceIp: '198.51.100.44' }, room);
    const free = (await check('free@example.com')).result;
    expect((await check(member.email)).result).toEqual(free);
    expect(free).toEqual({ available: true });
    for (let count = 0; count < 4; count += 1) await check('free@example.com');
    expect(await refusalOf(check('free@example.com'))).toMatchObject({
      kind: 'tooMany',
      retryAfter: 2,
      errors: [{ key: 'email' }],
    });
  });

  it('slows down repeated tries with one address, longer each time', async () => {
    const waits: (number | undefined)[] = [];
    const tryAgain = () => handled(signUpManagerHandler, { body: aSignUp('Eager'), sourceIp: '198.51.100.7' }, room);
    for (let count = 0; count < 5; count += 1) await tryAgain().catch(() => undefined);
    for (let count = 0; count < 3; count += 1) {
      const { kind, retryAfter, errors } = await refusalOf(tryAgain());
      expect([kind, errors[0]?.key]).toEqual(['tooMany', 'email']);
      waits.push(retryAfter);
      room.clock.set(new Date(Date.parse(room.clock.now()) + (retryAfter ?? 0) * 1000).toISOString());
      await tryAgain().catch(() => undefined);
    }
    expect(waits).toEqual([2, 4, 8]);
  });
});
