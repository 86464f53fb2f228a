import { expect, it } from 'vitest';
import {
  mailAccountReady,
  mailConfirmation,
  mailPasswordChanged,
  mailRecovery,
} from '../../../../../functions/features/accounts/letters/mail-account.steps.ts';
import type { Mail } from '../../../../../functions/platform/outside/mail/port.ts';
import type { StoredAccount } from '../../../../../functions/records/account.ts';
import { aClock, anActor } from '../../../../support/builders.ts';
import { prepared } from '../../../../../functions/platform/outside/mail/send-mail.ts';

type Status = StoredAccount['status'] | 'gone';
const site = 'https://hirehub.example';
const token = /\?token=[\w-]{22}/;

/** What is mailed by this reaction to the owner of an account of this status, and which links are stored. */
async function mailed(react: (needs: never) => Promise<void>, status: Status) {
  const sent: [Mail, number][] = [];
  const links: object[] = [];
  const account = { ...anActor('recruiter', { firstName: 'Olivia' }), status } as StoredAccount;
  const needs = {
    account: async () => (status === 'gone' ? undefined : account),
    send: prepared(async (mail: Mail, id: number) => void sent.push([mail, id])),
    siteUrl: site,
    mailedTokens: { save: async (_token: string, purpose: object, at: string) => void links.push({ purpose, at }) },
    clock: aClock(),
  };
  await react(needs as never);
  return { sent, links };
}
const data = { userId: 2001, firstName: 'Liv', recruiter: { id: 2001 } };
const event = { id: 77, data } as never;
const reactions = {
  confirmation: (needs: never) => mailConfirmation(event, needs),
  recovery: (needs: never) => mailRecovery(event, needs),
  again: (needs: never) => mailRecovery({ id: 77, data: { ...data, isSignUp: true } } as never, needs),
  changed: (needs: never) => mailPasswordChanged(event, needs),
  ready: (needs: never) => mailAccountReady(event, needs),
};
type Reaction = keyof typeof reactions;

it.each<[Reaction, Status, boolean]>([
  ['confirmation', 'unconfirmed', true],
  ['confirmation', 'active', false],
  ['confirmation', 'disabled', false],
  ['confirmation', 'gone', false],
  ['recovery', 'unconfirmed', true],
  ['recovery', 'active', true],
  ['recovery', 'disabled', false],
  ['recovery', 'gone', false],
  ['again', 'unconfirmed', true],
  ['again', 'active', true],
  ['again', 'disabled', false],
  ['changed', 'active', true],
  ['changed', 'gone', false],
  ['ready', 'active', true],
  ['ready', 'gone', false],
])('The letter “%s” to an account that is %s is mailed: %s', async (reaction, status, isMailed) => {
  const { sent, links } = await mailed(reactions[reaction], status);
  expect(sent.map(([{ to }, id]) => [to, id])).toEqual(isMailed ? [['olivia@example.com', 77]] : []);
  const link = { confirmation: 'confirmation', recovery: 'recovery', again: 'recovery', changed: null, ready: null }[
    reaction
  ];
  expect(links).toEqual(isMailed && link ? [{ purpose: { kind: link, userId: 2001 }, at: aClock().now() }] : []);
});

it('Who signs up again is mailed that they have an account (PLUS-43)', async () => {
  const { sent } = await mailed(reactions.again, 'active');
  expect(sent[0]![0].subject).toBe('You already have a HireHub account');
});

it.each<[Reaction, string, RegExp, string]>([
  ['confirmation', '/account/confirmation', token, 'Olivia'],
  ['recovery', '/account/password-reset', token, 'Olivia'],
  ['changed', '/reset-password', /(?![?\w-])/, 'Liv'],
  ['ready', '/log-in', /(?![?\w-])/, 'Olivia'],
])('The letter “%s” greets its owner and leads to %s', async (reaction, page, rest, name) => {
  const { sent } = await mailed(reactions[reaction], reaction === 'confirmation' ? 'unconfirmed' : 'active');
  const [[mail]] = sent as [[Mail, number]];
  expect(mail.text).toContain(`Hello ${name},`);
  expect(mail.text).toMatch(new RegExp(`${site}${page}${rest.source}`));
});
