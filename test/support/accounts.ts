import { confirmationLetter, recoveryLetter } from '../../functions/accounts/account-letters.ts';
import { accountsStore } from '../../functions/accounts/accounts.store.ts';
import { attemptsStore } from '../../functions/accounts/attempts.store.ts';
import { confirmHandler } from '../../functions/accounts/confirm.handler.ts';
import { invitationsStore } from '../../functions/accounts/invitations.store.ts';
import { mailLink } from '../../functions/accounts/mail-account.ts';
import { signUpManagerHandler } from '../../functions/accounts/sign-up-manager.handler.ts';
import type { Mail } from '../../functions/outside/mail/port.ts';
import type { StoredAccount } from '../../functions/table/accounts.ts';
import { mailedTokensIn } from '../../functions/table/mailed-tokens.ts';
import { openTable } from '../../functions/table/table.ts';
import { aClock } from './builders.ts';
import { handled } from './handle.ts';
import type { LocalTable } from './local-table.ts';
import { aSignUp } from './people.ts';
import { plainIdentity } from './plain-identity.ts';

/** The room of accounts on a local table: real stores, a plain identity provider, a clock that is set by hand, and mails kept in a list. */
export function openAccounts(local: LocalTable) {
  const table = openTable(local.tableName, local.documents);
  const clock = aClock();
  const mails: Mail[] = [];
  const needs = { accountsStore: accountsStore(table), attemptsStore: attemptsStore(table), invitationsStore: invitationsStore(), mailedTokens: mailedTokensIn(table), identity: plainIdentity(), clock };
  const letters = { confirmation: { path: '/account/confirmation', onlyWhen: 'unconfirmed', letter: confirmationLetter }, recovery: { path: '/account/password-reset', onlyWhen: 'active', letter: recoveryLetter } } as const;

  /** Mails a link to the account, as the reaction to its event does, and answers the token in it. */
  async function mailedTo(userId: number, kind: keyof typeof letters): Promise<string> {
    const { path, onlyWhen, letter } = letters[kind];
    const mailNeeds = { account: needs.accountsStore.account, mailedTokens: needs.mailedTokens, send: async (mail: Mail) => void mails.push(mail), siteUrl: 'https://hirehub.example', clock };
    await mailLink({ userId, eventId: clock.newId(), kind, path, onlyWhen }, letter, mailNeeds);
    return /\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  /** Signs a manager up, without confirming. */
  async function aNewcomer(firstName: string): Promise<StoredAccount> {
    const { result } = await handled(signUpManagerHandler, { body: aSignUp(firstName), sourceIp: firstName }, needs);
    return (await needs.accountsStore.account(result.id))!;
  }

  /** Signs a manager up and confirms the address. */
  async function aMember(firstName: string): Promise<StoredAccount> {
    const { id } = await aNewcomer(firstName);
    await handled(confirmHandler, { body: { confirmationToken: await mailedTo(id, 'confirmation') } }, needs);
    return (await needs.accountsStore.account(id))!;
  }

  /** The types of the events that are stored of an account, oldest first. */
  async function eventsOf(userId: number): Promise<string[]> {
    const items = await table.query<{ event: { type: string } }>({ pk: `USER#${userId}`, skPrefix: 'EVENT#' });
    return items.map(({ event }) => event.type);
  }

  return { ...needs, table, mails, mailedTo, aNewcomer, aMember, eventsOf };
}
export type AccountsRoom = ReturnType<typeof openAccounts>;
