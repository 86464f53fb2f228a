import { expect, it } from 'vitest';
import { deviceCookie, deviceSecretIn } from '../../../../../functions/features/accounts/sessions/device-cookie.ts';
import {
  noSessionCookie,
  refreshTokenIn,
  sessionCookie,
} from '../../../../../functions/features/accounts/sessions/session-cookie.ts';

const onlyForUs = 'Path=/api/auth; HttpOnly; Secure; SameSite=Strict';

it.each([
  [
    'of a remembered session lasts a month',
    sessionCookie('t', true),
    `hirehub_refresh=t; ${onlyForUs}; Max-Age=2592000`,
  ],
  ['of another session ends with the browser', sessionCookie('t', false), `hirehub_refresh=t; ${onlyForUs}`],
  ['of an ended session is removed', noSessionCookie, `hirehub_refresh=; ${onlyForUs}; Max-Age=0`],
  ['of a known browser outlives its sessions', deviceCookie('d'), `hirehub_device=d; ${onlyForUs}; Max-Age=34560000`],
])('A cookie %s, and no script or other site gets it', (_what, cookie, expected) => {
  expect(cookie).toBe(expected);
});

it('A cookie is read under its name, and an empty or made-up one is none', () => {
  const cookies: Record<string, string>[] = [{ hirehub_refresh: 't' }, { hirehub_refresh: '' }, { refresh: 't' }];
  expect(cookies.map(refreshTokenIn)).toEqual(['t', undefined, undefined]);
  const secret = 'aB3_-'.padEnd(22, 'x');
  expect(deviceSecretIn({ hirehub_device: secret })).toBe(secret);
  for (const wrong of ['', secret.slice(1), `${secret}x`, `${secret.slice(1)}.`])
    expect(deviceSecretIn({ hirehub_device: wrong })).toBeUndefined();
});
