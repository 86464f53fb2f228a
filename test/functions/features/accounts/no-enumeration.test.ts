import { describe, expect, it } from 'vitest';
import { recoverPasswordHandler } from '../../../../functions/features/accounts/passwords/password.handlers.ts';
import { resendConfirmationHandler } from '../../../../functions/features/accounts/letters/mailed-link.handlers.ts';
import { signInHandler } from '../../../../functions/features/accounts/sessions/sign-in.handler.ts';
import type { Identity } from '../../../../functions/platform/outside/identity/port.ts';
import { cookiesIn, openAccounts } from '../../../support/accounts.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { somePassword } from '../../../support/people.ts';

// Only calls take time here: reads and writes of the table, and the password check. So what is compared is which are
// made, in which order and of which size; clocks depend on what else the machine does. That the local provider hashes a
// password for unknown users too is decided in infra/laptop/services/cognito/passwords.ts, as Cognito does.
describe('Whether an address has an account stays secret', () => {
  let checks: string[] = [];
  const local = withLocalTable();
  const room = opened(() => openAccounts(local));

  const watched = (): Identity => ({
    ...room.identity,
    signIn: async (uuid, password, how) => {
      checks.push(`signIn with a uuid of ${uuid.length} characters, ${how?.waits ? 'waiting' : 'at once'}`);
      return room.identity.signIn(uuid, password);
    },
    revoke: async (token) => {
      checks.push('revoke');
      return room.identity.revoke(token);
    },
  });

  /** What is returned and done for an address, this often in a row, each time from another place if so wanted. */
  async function repeated(
    ask: (call: { email: string; sourceIp: string; cookies: Record<string, string> }) => Promise<unknown>,
    email: string,
    cookies: Record<string, string>,
  ) {
    const trail: unknown[] = [];
    for (let time = 0; time < 7; time += 1) {
      local.calls.length = 0;
      checks = [];
      const outcome = await ask({ email, sourceIp: `place ${time} of ${email}`, cookies });
      const table = local.calls.map(({ action, readUnits, writeUnits }) => ({ action, readUnits, writeUnits }));
      trail.push({ outcome, table, checks });
    }
    return trail;
  }

  const signIn = ({ email, ...call }: { email: string; sourceIp: string; cookies: Record<string, string> }) =>
    refusalOf(
      handled(
        signInHandler,
        { body: { email, password: 'Wr0ng!Passw0rd' }, ...call },
        { ...room, identity: watched() },
      ),
    );
  const recover = ({ email, ...call }: { email: string; sourceIp: string; cookies: Record<string, string> }) =>
    handled(recoverPasswordHandler, { body: { email }, ...call }, room);
  const resend = ({ email, ...call }: { email: string; sourceIp: string; cookies: Record<string, string> }) =>
    handled(resendConfirmationHandler, { body: { email }, ...call }, room);

  describe.each([
    ['signing in', signIn, 'aMember'],
    ['recovering a password', recover, 'aMember'],
    ['asking for the confirmation again', resend, 'aNewcomer'],
  ] as const)('%s', (what, ask, who) => {
    it.each([
      ['a browser that never signed in', false],
      ['a browser that somebody else signed in with', true],
    ])(
      'returns and does the same for known and unknown addresses, from %s (VALID-43, AUTH-48)',
      async (_, hasCookie) => {
        const name = `${what.split(' ')[0]}${hasCookie ? 'elsewhere' : ''}`;
        await room[who](name);
        let cookies: Record<string, string> = {};
        if (hasCookie) {
          const other = await room.aMember(`${name}other`);
          const signedIn = await handled(
            signInHandler,
            { body: { email: other.email, password: somePassword }, sourceIp: name },
            room,
          );
          cookies = { hirehub_device: cookiesIn(signedIn.cookies).hirehub_device! };
        }
        const known = await repeated(ask, `${name.toLowerCase()}@example.com`, cookies);
        const unknown = await repeated(ask, `no${name.toLowerCase()}@example.com`, cookies);
        expect(unknown).toEqual(known);
      },
    );
  });
});
