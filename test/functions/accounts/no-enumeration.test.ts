import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoverPasswordHandler } from '../../../functions/accounts/passwords/recover-password.handler.ts';
import { resendConfirmationHandler } from '../../../functions/accounts/letters/resend-confirmation.handler.ts';
import { signInHandler } from '../../../functions/accounts/sessions/sign-in.handler.ts';
import type { Identity } from '../../../functions/outside/identity/port.ts';
import { cognitoIdentity } from '../../../functions/outside/identity/cognito.ts';
import type { RunningCognito } from '../../../infra/local/services/cognito/start-cognito.ts';
import { startCognito } from '../../../infra/local/services/cognito/start-cognito.ts';
import { serverPool } from '../../infra/local/services/cognito/cognito-pool.ts';
import type { AccountsRoom } from '../../support/accounts.ts';
import { openAccounts } from '../../support/accounts.ts';
import { handled, refusalOf } from '../../support/handle.ts';
import type { LocalTable } from '../../support/local-table.ts';
import { localCredentials, startLocalTable } from '../../support/local-table.ts';
import { somePassword } from '../../support/people.ts';

const pairs = 40;
/** The identity provider slows down the fifth wrong password by itself, by a clock that tests cannot stop. */
const triesEach = 4;
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

// The identity provider is the local one with real password hashing, because hashing is what takes the time.
describe('Whether an address has an account stays secret', () => {
  let folder: string;
  let cognito: RunningCognito;
  let local: LocalTable;
  let room: AccountsRoom;
  let identity: Identity;
  let asked = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hirehub-cognito-'));
    [local, cognito] = await Promise.all([
      startLocalTable(),
      startCognito({ folder, pools: [{ ...serverPool, generateSecret: true }] }),
    ]);
    const client = new CognitoIdentityProviderClient({
      endpoint: cognito.url,
      region: 'us-east-1',
      credentials: localCredentials,
    });
    identity = cognitoIdentity(client, { USER_POOL_ID: serverPool.poolId, USER_POOL_CLIENT_ID: serverPool.clientId });
    room = openAccounts(local);
    for (let number = 0; number < pairs / triesEach; number += 1) {
      const { uuid, email } = await room.aMember(`Known${number}`);
      await identity.create({ uuid, email, password: somePassword, role: 'manager' });
    }
    await room.aNewcomer('Waiting');
  });
  afterAll(async () => {
    await Promise.all([local?.close(), cognito?.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  /** Each try comes from another place and an hour later, so that nobody is throttled: another test covers that. */
  async function timed(
    act: (sourceIp: string) => Promise<unknown>,
  ): Promise<{ milliseconds: number; calls: string[]; outcome: unknown }> {
    room.clock.set(new Date(Date.parse(room.clock.now()) + 3_600_000).toISOString());
    asked += 1;
    local.calls.length = 0;
    const start = performance.now();
    const outcome = await act(`place ${asked}`);
    return { milliseconds: performance.now() - start, outcome, calls: local.calls.map(({ action }) => action) };
  }
  const signIn = (email: string) =>
    timed((sourceIp) =>
      refusalOf(
        handled(signInHandler, { body: { email, password: 'Wr0ng!Passw0rd' }, sourceIp }, { ...room, identity }),
      ),
    );
  const recover = (email: string) =>
    timed((sourceIp) => handled(recoverPasswordHandler, { body: { email }, sourceIp }, room));
  const resend = (email: string) =>
    timed((sourceIp) => handled(resendConfirmationHandler, { body: { email }, sourceIp }, room));

  it.each([
    ['signing in', (email: string) => signIn(email), 'known'],
    ['recovering a password', (email: string) => recover(email), 'known'],
    ['asking for the confirmation again', (email: string) => resend(email), 'waiting'],
  ] as const)(
    '%s returns the same, does the same and takes the same time for known and unknown addresses (VALID-43, AUTH-48)',
    { timeout: 60_000 },
    async (_, ask, who) => {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let pair = 0; pair < pairs; pair += 1) {
        const address = who === 'known' ? `known${Math.floor(pair / triesEach)}@example.com` : 'waiting@example.com';
        // The order alternates, so that neither profits from what the other warmed up.
        const order = pair % 2 === 0 ? [address, 'nobody@example.com'] : ['nobody@example.com', address];
        const responses = new Map<string, Awaited<ReturnType<typeof ask>>>();
        for (const email of order) responses.set(email, await ask(email));
        const [ofKnown, ofUnknown] = [responses.get(address)!, responses.get('nobody@example.com')!];
        expect(ofUnknown.outcome).toEqual(ofKnown.outcome);
        expect(ofUnknown.calls).toEqual(ofKnown.calls);
        known.push(ofKnown.milliseconds);
        unknown.push(ofUnknown.milliseconds);
      }
      const [a, b] = [median(known), median(unknown)];
      console.log(`medians of ${pairs} interleaved pairs: known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms`);
      // The calls are proved equal above; this would notice an unchecked password, which saves some 50 ms.
      expect(Math.abs(a - b)).toBeLessThan(Math.max(25, 0.5 * Math.max(a, b)));
    },
  );
});
