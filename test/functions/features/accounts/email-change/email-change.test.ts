import { describe, expect, it } from 'vitest';
import { confirmEmailChangeHandler } from '../../../../../functions/features/accounts/email-change/confirm-email-change.handler.ts';
import {
  askForEmailChangeHandler,
  cancelEmailChangeHandler,
  readEmailChangeHandler,
  stopEmailChangeHandler,
} from '../../../../../functions/features/accounts/email-change/email-change.handlers.ts';
import {
  followEmailChange,
  mailEmailChange,
} from '../../../../../functions/features/accounts/letters/mail-email-change.steps.ts';
import { readMailedLinkHandler } from '../../../../../functions/features/accounts/letters/mailed-link.handlers.ts';
import { refreshHandler } from '../../../../../functions/features/accounts/sessions/refresh.handler.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import type { Mail } from '../../../../../functions/platform/outside/mail/port.ts';
import type { StoredAccount } from '../../../../../functions/records/account.ts';
import type { EmailSide } from '../../../../../shared/model/email-change.ts';
import { openAccounts } from '../../../../support/accounts.ts';
import { handled, refusalOf, resultOf } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';
import { storedEvents } from '../../../../support/stored-events.ts';

const stopped = 'This change was stopped, or another one was asked for';

describe('A change of address (PLUS-58)', () => {
  const room = withLocalTable(openAccounts);

  const actorOf = async (account: StoredAccount) => {
    const { session } = await room.signedIn(account);
    return (await room.accountsStore.actor(account.id, session))!;
  };
  const mailNeeds = () => ({
    ...room,
    account: room.accountsStore.account,
    accountByEmail: room.accountsStore.accountByEmail,
    waitingChange: room.emailChanges.waiting,
    movedChange: async (userId: number) => room.table.get(keys.emailChange(userId)),
    send: async (mail: Mail) => {
      await mail.prepare?.();
      room.mails.push(mail);
    },
    siteUrl: 'https://hirehub.example',
  });
  const newest = async <T extends 'email-change-asked' | 'email-changed'>(userId: number, type: T) =>
    (await storedEvents(room.table, keys.userSubject(userId), type)).at(-1)!;
  const tokenFor = (to: string) =>
    /\?token=([\w-]+)/.exec(room.mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? '';

  /** Asks for the address as the member and has both addresses mailed; returns the tokens of the two links. */
  async function asked(account: StoredAccount, email: string, password = somePassword) {
    const actor = await actorOf(account);
    await handled(askForEmailChangeHandler, { body: { email, password }, actor, sourceIp: account.uuid }, room);
    await mailEmailChange(await newest(account.id, 'email-change-asked'), mailNeeds());
    return { actor, former: tokenFor(account.email), new: tokenFor(email) };
  }
  const confirm = (token: string, side: EmailSide) =>
    resultOf(confirmEmailChangeHandler, { body: { token, side } }, room);
  const stop = (token: string) => handled(stopEmailChangeHandler, { body: { token } }, room);
  const gone = (message: string) => ({ kind: 'gone', errors: [{ key: 'token', message }] });
  const emailOf = async ({ id }: StoredAccount) => (await room.accountsStore.account(id))?.email;

  it.each<[string, EmailSide[]]>([
    ['first', ['new', 'former']],
    ['second', ['former', 'new']],
  ])('takes effect once both addresses have confirmed, and not before, the new one %s', async (order, [one, two]) => {
    const account = await room.aMember(`Both${order}`);
    const email = `both.${order}@example.org`;
    const tokens = await asked(account, email);
    expect(await confirm(tokens[one!], one!)).toEqual({ email, waitsFor: two });
    expect(await emailOf(account)).toBe(account.email);
    const waiting = await resultOf(readEmailChangeHandler, { actor: tokens.actor }, room);
    expect(waiting).toEqual({ change: { to: email, until: expect.any(String), confirmed: [one] } });
    expect(await confirm(tokens[two!], two!)).toEqual({ email, waitsFor: null });
    expect(await emailOf(account)).toBe(email);
    expect(await resultOf(readEmailChangeHandler, { actor: tokens.actor }, room)).toEqual({ change: null });
    expect(await refusalOf(confirm(tokens[two!], two!))).toMatchObject(gone('This link was already used'));
    // Sessions stay as they are.
    expect(
      (await room.accountsStore.actor(account.id, (await room.signedIn({ ...account, email })).session))?.email,
    ).toBe(email);
  });

  it('is found under the new address from then on: sign-in, mails and the user pool', async () => {
    const account = await room.aMember('Moved');
    const email = 'moved.on@example.org';
    const before = await room.signedIn(account);
    const tokens = await asked(account, email);
    await confirm(tokens.new, 'new');
    await confirm(tokens.former, 'former');
    await followEmailChange(await newest(account.id, 'email-changed'), mailNeeds());
    expect(room.identity.people.get(account.uuid)?.email).toBe(email);
    expect(room.mails.slice(-2).map(({ to, subject }) => [to, subject])).toEqual([
      [account.email, 'Your HireHub account has another email'],
      [email, 'Your HireHub account has another email'],
    ]);
    expect((await handled(refreshHandler, { cookies: before.cookies }, room)).headers).toHaveProperty('jwt');
    expect((await room.signedIn({ ...account, email })).session).toBeTruthy();
    // The former address is free: it belongs to whoever signs up with it.
    expect((await room.aMember('Moved')).id).not.toBe(account.id);
  });

  it('is asked for with the password, which cannot be guessed at without limit', async () => {
    const account = await room.aMember('Guarded');
    const actor = await actorOf(account);
    const ask = (password: string, email = 'guarded.new@example.org') =>
      handled(askForEmailChangeHandler, { body: { email, password }, actor, sourceIp: 'one place' }, room);
    expect(await refusalOf(ask(somePassword, account.email))).toMatchObject({
      errors: [{ key: 'email', message: 'This is your address already' }],
    });
    for (let time = 0; time < 5; time += 1)
      expect(await refusalOf(ask('Wr0ng!Passw0rd'))).toMatchObject({ kind: 'invalid', errors: [{ key: 'password' }] });
    expect(await refusalOf(ask(somePassword))).toMatchObject({ kind: 'tooMany' });
    expect(await room.eventsOf(account.id)).not.toContain('email-change-asked');
  });

  it('is stopped at the former address, which ends every session', async () => {
    const account = await room.aMember('Stolen');
    const thief = await room.signedIn(account);
    const tokens = await asked(account, 'thief@example.org');
    await confirm(tokens.new, 'new');
    await stop(tokens.former);
    expect(await refusalOf(handled(refreshHandler, { cookies: thief.cookies }, room))).toMatchObject({
      kind: 'unauthenticated',
    });
    expect(await room.accountsStore.account(account.id)).toMatchObject({ email: account.email, sessions: {} });
    expect(await refusalOf(stop(tokens.former))).toMatchObject(gone('This link was already used'));
    expect(await refusalOf(confirm(tokens.former, 'former'))).toMatchObject(gone('This link was already used'));
  });

  it('is cancelled by whoever asked, replaced by a newer one, and then not confirmed by the former links', async () => {
    const account = await room.aMember('Unsure');
    const first = await asked(account, 'unsure.one@example.org');
    await handled(cancelEmailChangeHandler, { actor: first.actor }, room);
    expect(await refusalOf(confirm(first.new, 'new'))).toMatchObject(gone(stopped));
    const link = { body: { token: first.new, kind: 'new-address' as const } };
    expect(await resultOf(readMailedLinkHandler, link, room)).toMatchObject({ state: 'cancelled' });
    const second = await asked(account, 'unsure.two@example.org');
    expect(await refusalOf(confirm(first.former, 'former'))).toMatchObject(gone('A newer link was sent; use that one'));
    await confirm(second.former, 'former');
    expect(await confirm(second.new, 'new')).toMatchObject({ email: 'unsure.two@example.org', waitsFor: null });
  });

  it('waits for two days', async () => {
    const account = await room.aMember('Slow');
    const tokens = await asked(account, 'slow.new@example.org');
    room.clock.set(new Date(Date.parse(room.clock.now()) + 48 * 3_600_000).toISOString());
    expect(await refusalOf(confirm(tokens.new, 'new'))).toMatchObject(gone('This link has expired'));
    expect(await resultOf(readEmailChangeHandler, { actor: tokens.actor }, room)).toEqual({ change: null });
  });

  it('to an address with an account is asked for alike, and its owner gets a mail without a link', async () => {
    const [owner, account] = [await room.aMember('Owner'), await room.aMember('Curious')];
    const actor = await actorOf(account);
    const ask = (email: string) =>
      resultOf(askForEmailChangeHandler, { body: { email, password: somePassword }, actor, sourceIp: email }, room);
    const shape = ({ change }: Awaited<ReturnType<typeof ask>>) => ({ ...change, to: '' });
    expect(shape(await ask(owner.email))).toEqual(shape(await ask('free.address@example.org')));
    const tokens = await asked(account, owner.email);
    expect(room.mails.at(-1)).toMatchObject({
      to: owner.email,
      subject: 'You already have a HireHub account with this email',
    });
    expect(tokens.new).toBe('');
    expect(await confirm(tokens.former, 'former')).toMatchObject({ waitsFor: 'new' });
    expect(await emailOf(owner)).toBe(owner.email);
  });

  it('takes effect for one of two people who wait for the same address, and the other is refused', async () => {
    const [one, two] = [await room.aMember('RaceOne'), await room.aMember('RaceTwo')];
    const email = 'wanted@example.org';
    const tokens = [await asked(one, email), await asked(two, email)];
    for (const { former } of tokens) await confirm(former, 'former');
    const presses = await Promise.allSettled(tokens.map((each) => confirm(each.new, 'new')));
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const emails = [await emailOf(one), await emailOf(two)];
    expect(emails.filter((each) => each === email)).toHaveLength(1);
    const winner = presses[0]!.status === 'fulfilled' ? one : two;
    expect((await room.accountsStore.accountByEmail(email))?.id).toBe(winner.id);
  });

  it('gives way to somebody who signs up with the address meanwhile', async () => {
    const account = await room.aMember('Late');
    const email = 'newcomer@example.com';
    const tokens = await asked(account, email);
    const newcomer = await room.aNewcomer('Newcomer');
    expect(newcomer.email).toBe(email);
    await confirm(tokens.former, 'former');
    expect(await refusalOf(confirm(tokens.new, 'new'))).toMatchObject(
      gone('The new address has an account of its own by now, so nothing was changed'),
    );
    expect(await emailOf(account)).toBe(account.email);
    expect((await room.accountsStore.accountByEmail(email))?.id).toBe(newcomer.id);
    expect(await resultOf(readEmailChangeHandler, { actor: tokens.actor }, room)).toEqual({ change: null });
  });

  it('is completed by the later of two presses at the same moment', async () => {
    const account = await room.aMember('Twice');
    const tokens = await asked(account, 'twice.new@example.org');
    const both = await Promise.all([confirm(tokens.new, 'new'), confirm(tokens.former, 'former')]);
    expect(both.map(({ waitsFor }) => waitsFor).filter((next) => next === null)).toHaveLength(1);
    expect(await emailOf(account)).toBe('twice.new@example.org');
  });
});
