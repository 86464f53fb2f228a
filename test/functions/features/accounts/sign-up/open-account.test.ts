import { expect, it } from 'vitest';
import {
  acceptCandidateInvitation,
  acceptRecommendation,
  acceptRecruiterInvitation,
} from '../../../../../functions/features/accounts/sign-up/accept-by-link.ts';
import {
  circumstancesOf,
  createAccount,
  createByLink,
} from '../../../../../functions/features/accounts/sign-up/create-account.steps.ts';
import { openAccount } from '../../../../../functions/features/accounts/sign-up/open-account.ts';
import { registerPerson } from '../../../../../functions/features/accounts/sign-up/register-person.steps.ts';
import { signUpByInvitation } from '../../../../../functions/features/accounts/sign-up/sign-up-by-invitation.steps.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import { addressTaken } from '../../../../../functions/records/email-owner.ts';
import { defaultMailSettings } from '../../../../../shared/model/notification-settings.ts';
import { aClock, someTime } from '../../../../support/builders.ts';

const made = { id: 3001, uuid: 'a-uuid', at: someTime, eventId: 77 };
const names = { firstName: 'Ada', lastName: 'Byron' };
const email = 'ada@example.com';

const account = {
  id: 3001,
  uuid: 'a-uuid',
  ...names,
  email,
  role: 'candidate',
  avatar: null,
  countryId: null,
  cityId: null,
  phonePrefix: null,
  phone: null,
  birthday: null,
  sbAccessToken: null,
  notificationSettings: { expiresIn: { value: 30 }, mail: defaultMailSettings },
  hasManagers: false,
  isInternal: false,
  superManagerRequestPending: false,
  source: null,
  createdAt: someTime,
  status: 'active',
  version: 1,
};
const reference = { id: 3001, ...names, avatar: null };
const eventOf = (type: string, data: object, { role = 'candidate', subject = keys.userSubject(3001) } = {}) =>
  expect.objectContaining({
    id: 77,
    type,
    time: someTime,
    actor: { kind: 'user', id: 3001, role, ...names },
    subject,
    data,
  });

it('An account that is signed up waits for its address to be confirmed, and says where it came from', () => {
  const person = { ...names, email, role: 'candidate' as const };
  const data = { userId: 3001, role: 'candidate', ...names, source: null };
  expect(openAccount(person, made)).toStrictEqual({
    account: { ...account, status: 'unconfirmed' },
    favoriteJobs: [],
    event: eventOf('account-signed-up', data),
  });
  const more = { countryId: 840, favoriteJobs: [5001, 5002, 5001], source: 'spring', applyTo: 5001 };
  expect(openAccount({ ...person, ...more }, made)).toStrictEqual({
    account: { ...account, status: 'unconfirmed', countryId: 840, source: 'spring', applyTo: 5001 },
    favoriteJobs: [5001, 5002],
    event: eventOf('account-signed-up', { ...data, source: 'spring' }),
  });
});

it('An invited recruiter’s account is active, and works for the manager who invited', () => {
  const place = { kind: 'recruiter-invitation' as const, managerId: 1001, invitationId: 6001, email };
  expect(acceptRecruiterInvitation(names, place, made)).toStrictEqual({
    account: { ...account, role: 'recruiter', hasManagers: true },
    favoriteJobs: [],
    event: eventOf(
      'recruiter-invitation-accepted',
      { invitationId: 6001, managerId: 1001, recruiter: reference },
      { role: 'recruiter' },
    ),
  });
});

it('An invited candidate’s account is active and known as invited, with the guest’s favourites', () => {
  const place = { kind: 'candidate-invitation' as const, inviterId: 2001, invitationId: 6001, email };
  const data = { invitationId: 6001, inviterId: 2001, candidate: reference, source: 'spring' };
  const accepted = acceptCandidateInvitation({ ...names, favoriteJobs: [5001, 5001], source: 'spring' }, place, made);
  expect(accepted).toStrictEqual({
    account: { ...account, source: 'spring', isInvited: true, invitedBy: 2001 },
    favoriteJobs: [5001],
    event: eventOf('candidate-invitation-accepted', data),
  });
  expect(acceptCandidateInvitation({ ...names, source: null }, place, made)).toMatchObject({
    account: { source: null },
    favoriteJobs: [],
  });
});

it('The account of a person who accepts a recommended job is an active candidate’s', () => {
  const place = { recommendationId: 9001, senderId: 2001, jobId: 5001, email, jobTitle: 'Nurse' };
  expect(acceptRecommendation(names, place as never, made)).toStrictEqual({
    account,
    favoriteJobs: [],
    event: eventOf(
      'recommendation-accepted',
      { recommendationId: 9001, job: { id: 5001, title: 'Nurse' }, senderId: 2001, candidate: reference },
      { subject: keys.recommendationSubject(9001) },
    ),
  });
});

it('The ids of an account are drawn one after the other, at the present time', () => {
  const clock = aClock();
  const { id, uuid, at, eventId } = circumstancesOf(clock);
  expect([uuid, at]).toEqual([clock.newUuid(id), someTime]);
  expect(eventId).toBeGreaterThan(id);
});

/** What the steps did, in order. */
function steps({ owner, saving, held }: { owner?: object | undefined; saving?: Error; held?: object } = {}) {
  const done: unknown[] = [];
  const note =
    (name: string, result?: unknown) =>
    async (...given: unknown[]) => {
      done.push([name, ...given]);
      return result;
    };
  const needs = {
    accountsStore: {
      saveNew: async (opened: unknown, also: unknown) => {
        if (saving) throw saving;
        done.push(['saved', opened, also]);
      },
      accountByEmail: note('looked up', owner),
      saveEvent: note('mailed'),
      saveNothing: note('wrote nothing'),
    },
    attemptsStore: { take: note('counted') },
    mailedTokens: { purpose: note('read', held), use: (token: string, at: string) => ({ used: token, at }) },
    identity: {
      create: note('created'),
      remove: note('removed'),
      markEmailVerified: note('verified'),
      signOutEverywhere: note('ended'),
    },
    clock: aClock(),
  };
  return { done, needs: needs as never };
}

it('An account is created at the identity provider first, and taken back where the table refuses', async () => {
  const opened = openAccount({ ...names, email, role: 'candidate' }, made);
  const good = steps();
  expect(await createAccount(opened, 'Secret-123', good.needs)).toEqual({ id: 3001, email });
  const person = { uuid: 'a-uuid', email, password: 'Secret-123', role: 'candidate' };
  expect(good.done).toEqual([
    ['created', person],
    ['saved', opened, []],
  ]);
  const bad = steps({ saving: new Error('taken') });
  await expect(createAccount(opened, 'Secret-123', bad.needs)).rejects.toThrow('taken');
  expect(bad.done).toEqual([
    ['created', person],
    ['removed', 'a-uuid'],
  ]);
});

it('A person registers for an address that is free, with the country that the form names; of another its owner is mailed', async () => {
  const form = { ...names, email, password: 'Secret-123' };
  for (const [owner, isMailed] of [
    [{ id: 1, firstName: 'Mia', status: 'active' }, true],
    [{ id: 1, firstName: 'Mia', status: 'unconfirmed' }, true],
    [{ id: 1, firstName: 'Mia', status: 'disabled' }, false],
    [undefined, false],
  ] as const) {
    const taken = steps({ owner, saving: addressTaken });
    const refused = await registerPerson(form, 'candidate', '203.0.113.7', taken.needs);
    expect(refused).toEqual({ id: expect.any(Number), email });
    expect(taken.done[0]).toEqual([
      'counted',
      { what: 'sign-up', account: email, sourceIp: '203.0.113.7' },
      someTime,
      'email',
    ]);
    const then = taken.done.map((one) => (one as string[])[0]);
    expect(then).toEqual(['counted', 'created', 'removed', 'looked up', isMailed ? 'mailed' : 'wrote nothing']);
  }
  await expect(
    registerPerson(form, 'candidate', '203.0.113.7', steps({ saving: new Error('away') }).needs),
  ).rejects.toThrow('away');
  for (const [country, countryId] of [
    ['India', 356],
    ['USA', 840],
    [undefined, null],
  ] as const) {
    const free = steps();
    await registerPerson({ ...form, country, favoriteJobs: [5001] }, 'candidate', '203.0.113.7', free.needs);
    expect(free.done[2]).toMatchObject(['saved', { account: { countryId }, favoriteJobs: [5001] }, []]);
    const then = free.done.slice(3).map((one) => (one as string[])[0]);
    expect(then).toEqual(['ended', 'looked up', 'wrote nothing']);
  }
});

it('An invitation is accepted by its address only, once, and verifies the address last', async () => {
  const held = { kind: 'candidate-invitation', inviterId: 2001, invitationId: 6001, email };
  const form = { ...names, email, password: 'Secret-123', source: null, invitationToken: 'token' };
  const good = steps({ held });
  const created = await signUpByInvitation(form as never, good.needs);
  expect(created).toEqual({ id: expect.any(Number), email });
  expect(good.done.map((one) => (one as string[])[0])).toEqual(['read', 'looked up', 'created', 'saved', 'verified']);
  expect(good.done[0]).toEqual(['read', 'token', 'candidate-invitation', someTime]);
  const [, opened, also] = good.done[3] as [string, { account: { status: string; createdAt: string } }, unknown[]];
  expect(opened.account).toMatchObject({ status: 'active', createdAt: someTime, source: null, isInvited: true });
  expect(also[0]).toEqual({ used: 'token', at: someTime });
  expect(also.length).toBeGreaterThan(1);

  const refusal = (kind: string, key: string, message: string) =>
    expect.objectContaining({ kind, errors: [{ key, message }] });
  const other = steps({ held: { ...held, email: 'other@example.com' } });
  await expect(signUpByInvitation(form as never, other.needs)).rejects.toThrow(
    refusal('invalid', 'email', 'This invitation was mailed to another address'),
  );
  const known = steps({ held, owner: { id: 7 } });
  await expect(signUpByInvitation(form as never, known.needs)).rejects.toThrow(
    refusal('conflict', 'email', 'This email is already registered; log in instead'),
  );
  expect(known.done.map((one) => (one as string[])[0])).toEqual(['read', 'looked up']);
});

it('A link’s own address counts where the form has none', async () => {
  const held = { kind: 'recruiter-invitation', managerId: 1001, invitationId: 6001, email };
  const { done, needs } = steps({ held });
  const created = await createByLink(
    { token: 'token', email: undefined, password: 'Secret-123' },
    {
      kind: 'recruiter-invitation',
      refusals: { otherAddress: 'no', hasAccount: 'no' },
      open: (purpose, circumstances) => acceptRecruiterInvitation(names, purpose, circumstances),
      accepted: (purpose, { id }, at) => [{ invitation: purpose.invitationId, id, at } as never],
    },
    needs,
  );
  expect(created.email).toBe(email);
  expect(done[3]).toMatchObject([
    'saved',
    { account: { role: 'recruiter' } },
    [{ used: 'token' }, { invitation: 6001, id: created.id, at: someTime }],
  ]);
});
