import { keys } from '../../functions/platform/table/keys.ts';
import { accountsStore } from '../../functions/features/accounts/accounts.store.ts';
import { attemptsStore } from '../../functions/features/accounts/attempts/attempts.store.ts';
import { confirmHandler } from '../../functions/features/accounts/letters/mailed-link.handlers.ts';
import { mailConfirmation, mailRecovery } from '../../functions/features/accounts/letters/mail-account.steps.ts';
import { tokenIn } from '../../functions/features/accounts/sessions/session-token.steps.ts';
import { emailChangesStore } from '../../functions/features/accounts/email-change/email-changes.store.ts';
import { passkeysStore } from '../../functions/features/accounts/passkeys/passkeys.store.ts';
import { secondFactorsStore } from '../../functions/features/accounts/second-factor/second-factors.store.ts';
import { sessionsStore } from '../../functions/features/accounts/sessions/sessions.store.ts';
import { signInHandler } from '../../functions/features/accounts/sessions/sign-in.handler.ts';
import { signUpManagerHandler } from '../../functions/features/accounts/sign-up/sign-up.handlers.ts';
import type { Mail } from '../../functions/platform/outside/mail/port.ts';
import { passwordTries } from '../../functions/platform/outside/identity/password-tries.ts';
import { recruiterInvitationsIn } from '../../functions/domain/invitations/recruiter-invitations.ts';
import type { StoredAccount } from '../../functions/records/account.ts';
import { sessionIdOf } from '../../functions/records/account.ts';
import { mailedTokensIn } from '../../functions/domain/mailed-links/mailed-tokens.ts';
import { eventActor, eventOf } from '../../functions/platform/table/outbox.ts';
import { openTable } from '../../functions/platform/table/table.ts';
import { aClock } from './builders.ts';
import { handled } from './handle.ts';
import type { LocalTable } from './local-table.ts';
import { aSignUp, somePassword } from './people.ts';
import { plainIdentity } from './plain-identity.ts';
import { prepared } from '../../functions/platform/outside/mail/send-mail.ts';

/** What a browser holds after sign-in, and what the server calls it. */
export interface SignedIn {
  cookies: Record<string, string>;
  session: string;
  sessionId: number;
}

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Set-Cookie headers as the browser sends them back. */
export function cookiesIn(headers: string[]): Record<string, string> {
  return Object.fromEntries(headers.map((header) => (header.split(';')[0] ?? '').split('=') as [string, string]));
}

/**
 * The room of accounts on a local table: real stores, a plain identity provider, a clock that is set by hand, and mails
 * kept in a list.
 */
export function openAccounts(local: LocalTable) {
  const table = openTable(local.tableName, local.documents);
  const clock = aClock();
  const mails: Mail[] = [];
  const needs = {
    accountsStore: accountsStore(table),
    attemptsStore: attemptsStore(table),
    sessionsStore: sessionsStore(table),
    recruiterInvitations: recruiterInvitationsIn(table),
    mailedTokens: mailedTokensIn(table),
    emailChanges: emailChangesStore(table),
    secondFactors: secondFactorsStore(table),
    passkeys: passkeysStore(table),
    hasPasskeys: true,
    siteUrl: 'https://hirehub.example',
    passwordTries: passwordTries(table),
    identity: plainIdentity(),
    clock,
  };
  /** Mails a link to the account, as the reaction to its event does, and returns the token in it. */
  async function mailedTo(userId: number, kind: 'confirmation' | 'recovery'): Promise<string> {
    const mailNeeds = {
      account: needs.accountsStore.account,
      signUpApplication: needs.accountsStore.signUpApplication,
      mailedTokens: needs.mailedTokens,
      send: prepared(async (mail: Mail) => void mails.push(mail)),
      siteUrl: 'https://hirehub.example',
      clock,
    };
    const account = (await needs.accountsStore.account(userId))!;
    const event = { id: clock.newId(), at: clock.now(), actor: eventActor(account), subject: `USER#${userId}` };
    const data = { userId, firstName: account.firstName };
    await (kind === 'confirmation'
      ? mailConfirmation(eventOf('confirmation-requested', { ...event, data }), mailNeeds)
      : mailRecovery(eventOf('password-recovery-requested', { ...event, data }), mailNeeds));
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

  /** Signs the member in at a browser of their own; returns what that browser then holds. */
  async function signedIn(
    account: StoredAccount,
    { remember = true, userAgent = chromeOnWindows, password = somePassword } = {},
  ): Promise<SignedIn> {
    const response = await handled(
      signInHandler,
      {
        body: { email: account.email, password, remember },
        sourceIp: `of ${account.firstName}`,
        userAgent,
      },
      needs,
    );
    const cookies = cookiesIn(response.cookies);
    const { session } = (await needs.identity.refresh((await tokenIn(cookies, needs.identity))?.refreshToken ?? ''))!;
    const sessionId = sessionIdOf((await needs.accountsStore.account(account.id))!, session)!;
    return { cookies, session, sessionId };
  }

  /** The types of an account's stored events, oldest first. */
  async function eventsOf(userId: number): Promise<string[]> {
    const items = await table.query(keys.eventsOf(`USER#${userId}`));
    return items.map(({ event }) => event.type);
  }

  return { ...needs, table, mails, mailedTo, aNewcomer, aMember, signedIn, eventsOf };
}
export type AccountsRoom = ReturnType<typeof openAccounts>;
