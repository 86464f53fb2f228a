import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { compare, type DataClients, type Difference, type Places } from './compare.ts';

interface Renewal {
  clients: DataClients;
  places: Places;
  /** How many accounts lack a user, and users an account, as `compare` counted them and a person found credible. */
  expected: { erased: number; newcomers: number };
  /** The operator's function. */
  ask: (request: Record<string, unknown>) => Promise<unknown>;
}

/**
 * After a restore, has everyone erased again whose user is gone, and removes users and files of those who have no account, so that
 * they can sign up again. Refuses when the numbers are not those expected: a lost user pool must not erase everybody.
 */
export async function renew({ clients, places, expected, ask }: Renewal): Promise<Difference> {
  const difference = await compare(clients, places);
  const { erased, newcomers, left } = difference;
  if (erased.length !== expected.erased || newcomers.length !== expected.newcomers)
    throw new Error(
      `${erased.length} accounts lack a user and ${newcomers.length} users an account, not ${expected.erased} and ${expected.newcomers}; nothing was done.`,
    );
  for (const { email } of erased) {
    const { message } = (await ask({ action: 'erase-account', email, when: 'now' })) as { message?: string };
    if (message) throw new Error(`${email} cannot be erased: ${message}.`);
  }
  for (const Username of newcomers)
    await clients.cognito.send(new AdminDeleteUserCommand({ UserPoolId: places.pool, Username }));
  for (const Key of left) await clients.s3.send(new DeleteObjectCommand({ Bucket: places.files, Key }));
  return difference;
}
