import { expect, it } from 'vitest';
import { rowProblems } from '../../../../web/ui/overlays/email-rows.ts';

it('Every address row is required, must be valid and must be unique (VALID-23, VALID-24)', () => {
  expect(rowProblems(['ana@example.com', '', 'ana@', ' ANA@example.com '])).toEqual([
    undefined,
    'Required',
    'Invalid email address',
    'Try another email address',
  ]);
});
