// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ownerOf } from '../../../web/api/token-owner.ts';

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
