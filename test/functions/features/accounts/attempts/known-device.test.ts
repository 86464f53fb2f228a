import { expect, it } from 'vitest';
import {
  deviceOf,
  knowsDevice,
  mostDevices,
  withDevice,
} from '../../../../../functions/features/accounts/attempts/known-device.ts';

it.each([
  ['one of an account that it signed in to', { devices: ['mine', 'phone'] }, 'phone', true],
  ['one of another account', { devices: ['mine'] }, 'yours', false],
  ['one without a cookie', { devices: ['mine'] }, undefined, false],
  ['one of nobody, because the address has no account', undefined, 'mine', false],
  ['one of an account that nobody has signed in to', {}, 'mine', false],
])('A browser is known or not: %s', (_, account, device, expected) => {
  expect(knowsDevice(account, device)).toBe(expected);
});

it('An account knows its latest browsers, each once', () => {
  let devices: string[] = [];
  for (let number = 0; number < mostDevices + 3; number += 1) devices = withDevice({ devices }, `browser ${number}`);
  devices = withDevice({ devices }, 'browser 5');
  expect(devices).toHaveLength(mostDevices);
  expect([devices[0], devices[1], new Set(devices).size]).toEqual(['browser 5', 'browser 12', mostDevices]);
});

it('An account stores no secret of a browser', () => {
  expect(deviceOf('a-secret')).not.toContain('a-secret');
});
