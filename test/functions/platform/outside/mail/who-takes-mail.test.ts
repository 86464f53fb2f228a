import { describe, expect, it } from 'vitest';
import { toWhoTakesMail } from '../../../../../functions/platform/outside/mail/send-mail.ts';
import type { StoredMailAddress } from '../../../../../functions/records/mail-address.ts';
import { someTime } from '../../../../support/builders.ts';

const mail = { to: 'ana@example.com', subject: 'Hello', html: '', text: '' };

/**
 * What sending says of an ordinary mail and of one that the account needs, how many were sent, and of which addresses it is
 * said that mail does not reach them, and why.
 */
async function outcomes(known: Omit<StoredMailAddress, 'ttl'> | undefined) {
  let sent = 0;
  const lost: string[] = [];
  const send = toWhoTakesMail(
    {
      find: async () => known && { ...known, ttl: 0 },
      sayMailIsLost: async (email, why) => void lost.push(email, why),
    },
    async () => {
      sent += 1;
    },
  );
  const said = [await send(mail, 1), await send({ ...mail, isNeeded: true }, 2)];
  return [...said, sent, ...lost];
}

describe('Mail', () => {
  it.each([
    ['that nothing is known of gets every mail', undefined, [undefined, undefined, 2]],
    [
      'from which a mail came back for good gets none',
      { deadSince: someTime },
      ['dead', 'dead', 0, mail.to, 'returns', mail.to, 'returns'],
    ],
    ['where one mail was given up gets the next', { failures: 1 }, [undefined, undefined, 2]],
    [
      'where three in a row were given up gets none',
      { failures: 3 },
      ['dead', 'dead', 0, mail.to, 'returns', mail.to, 'returns'],
    ],
    [
      'whose owner called one spam gets what the account needs alone',
      { complainedAt: someTime },
      ['unwanted', undefined, 1, mail.to, 'unwanted'],
    ],
  ])('to an address %s (PLUS-60)', async (_, known, expected) => {
    expect(await outcomes(known)).toEqual(expected);
  });
});
