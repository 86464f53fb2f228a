// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isBeforeRole, ownerOf } from '../../../web/api/token-owner.ts';

const part = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
it.each<[string, string | undefined]>([
  [
    `e30.${part({ username: '0003a5b1-0000-8000-a000-000000000000', name: 'Zoë ÿ¿' })}.c2ln`,
    '0003a5b1-0000-8000-a000-000000000000',
  ],
  [`e30.${part({ sub: 'x' })}.c2ln`, undefined],
  [`e30.${part({ username: 7 })}.c2ln`, undefined],
  [`e30.${part({ username: '>>>???~~~' })}.c2ln`, '>>>???~~~'],
  ['e30.bnVsbA.c2ln', undefined],
  ['garbage', undefined],
  ['', undefined],
])('The owner of the token %.20s is %s', (token, owner) => expect(ownerOf(token)).toBe(owner));

it.each<[string, boolean]>([
  [`e30.${part({ 'cognito:groups': ['manager'] })}.c2ln`, true],
  [`e30.${part({ 'cognito:groups': ['manager', 'super_manager'] })}.c2ln`, false],
  [`e30.${part({})}.c2ln`, false],
  ['garbage', false],
])('The token %.60s is older than the role of a super manager: %s', (token, isOlder) =>
  expect(isBeforeRole(token, 'super_manager')).toBe(isOlder),
);
