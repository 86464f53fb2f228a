import { expect, it } from 'vitest';
import { rowProblems } from '../../../web/ui/email-rows.ts';

it('wants every address, valid and once (VALID-23, VALID-24)', () => {
  expect(rowProblems(['ana@example.com', '', 'ana@', ' ANA@example.com '])).toEqual([
    undefined,
    'Required',
    'Invalid email address',
    'Try another email address',
  ]);
});
