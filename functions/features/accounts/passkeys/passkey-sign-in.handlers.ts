import { contract } from '../../../../shared/contract/contract.ts';
import type { RequestOptions } from '../../../../shared/model/passkey.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { deviceOf } from '../attempts/known-device.ts';
import { deviceSecretIn } from '../sessions/device-cookie.ts';
import { letIn } from '../sessions/let-in.steps.ts';
import { logged } from '../sessions/logged-log-in.steps.ts';
import type { SignInNeeds } from '../sessions/sign-in.handler.ts';
import { assertOffered } from './new-passkey.steps.ts';
import type { PasskeysStore } from './passkeys.store.ts';

interface PasskeySignInNeeds extends SignInNeeds {
  passkeys: PasskeysStore;
  hasPasskeys: boolean;
  siteUrl: string;
}

/** As long as the user pool waits for what it asked. */
const timeout = 180_000;

export const askForPasskeyHandler = handler(
  contract.accounts.askForPasskey,
  async ({ body: { email }, cookies, sourceIp }, needs: PasskeySignInNeeds) => {
    const { identity, clock } = needs;
    assertOffered(needs);
    const { account } = await guessAt(email, { cookies, sourceIp }, needs);
    const asked = await identity.askForPasskey(account?.uuid ?? clock.newUuid(clock.newId()));
    // People without a passkey are asked in the same way, and none is named: the browser finds it.
    const options: RequestOptions = {
      challenge: asked.options?.challenge ?? (await identity.seal(`no question: ${clock.newToken()}`)),
      rpId: new URL(needs.siteUrl).hostname,
      timeout,
      userVerification: 'required',
    };
    return { challenge: asked.challenge, options };
  },
);

export const signInByPasskeyHandler = handler(
  contract.accounts.signInByPasskey,
  logged(async ({ body, cookies, sourceIp, userAgent, refuse }, needs: PasskeySignInNeeds) => {
    const { attemptsStore, identity, clock } = needs;
    assertOffered(needs);
    const wrong = () => refuse.forbidden('This passkey does not log this account in', 'credential');
    const taken = await guessAt(body.email, { cookies, sourceIp }, needs);
    const { account } = taken;
    const uuid = account?.uuid ?? clock.newUuid(clock.newId());
    const session = await identity.answerByPasskey(uuid, { challenge: body.challenge }, body.credential);
    if (!session) throw wrong();
    const isLetIn = account?.status === 'active' && (await isUsed(account, body.credential.id, needs));
    if (!isLetIn) {
      await identity.revoke(session.refreshToken);
      throw wrong();
    }
    const opened = { account, session, remembered: body.remember ?? true, taken, wrong };
    const reply = await letIn(opened, { cookies, userAgent }, needs);
    // The question was counted as well.
    await attemptsStore.forgive(taken);
    return reply;
  }),
);

/** Whether the account has this passkey, which was used just now. What is stored here decides, whatever the pool has. */
async function isUsed(
  { id }: StoredAccount,
  credentialId: string,
  { passkeys, clock }: PasskeySignInNeeds,
): Promise<boolean> {
  const read = await passkeys.passkeysOf(id);
  const found = read.passkeys.find((one) => one.credentialId === credentialId);
  if (found) await passkeys.saveUsed(id, read, { ...found, lastUsedAt: clock.now() });
  return found !== undefined;
}

async function guessAt(
  email: string,
  { cookies, sourceIp }: { cookies: Record<string, string>; sourceIp: string },
  { attemptsStore, accountsStore, clock }: PasskeySignInNeeds,
) {
  const secret = deviceSecretIn(cookies);
  return attemptsStore.takeGuess(
    { what: 'sign-in', account: email, sourceIp, device: secret && deviceOf(secret) },
    { now: clock.now(), key: 'email', accountOfOwner: accountsStore.accountOfOwner },
  );
}
