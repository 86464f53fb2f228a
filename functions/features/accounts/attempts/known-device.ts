import type { StoredAccount } from '../../../records/account.ts';
import { secretHash } from '../../../platform/table/secret-hash.ts';

/** How many browsers an account knows; one more forgets the one that signed in first. */
export const mostDevices = 10;

/** How accounts recognise a browser by the secret in its cookie, which is stored nowhere. */
export const deviceOf = (secret: string): string => secretHash(secret);

/** Whether this browser has signed in to the account before, and no password was reset since. */
export function knowsDevice(account: Pick<StoredAccount, 'devices'> | undefined, device: string | undefined): boolean {
  return device !== undefined && (account?.devices ?? []).includes(device);
}

/** The browsers that an account knows once this one has signed in, the latest first. */
export function withDevice(account: Pick<StoredAccount, 'devices'>, device: string): string[] {
  return [device, ...(account.devices ?? []).filter((other) => other !== device)].slice(0, mostDevices);
}
