import { expect, it } from 'vitest';
import { networkOf } from '../../../../../functions/features/accounts/attempts/caller-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::ffff:203.0.113.7', '64:ff9b:0:0'],
  ['2001:0db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['1::5:6:7:8', '1:0:0:0'],
  ['2001:DB8:00A:1::', '2001:db8:a:1'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7 ', '203.0.113.7 '],
])('The network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
