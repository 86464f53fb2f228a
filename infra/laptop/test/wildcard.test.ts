import { expect, it } from 'vitest';
import { matchesWildcard } from '../wildcard.ts';

it.each([
  ['*', 'anything\nat all', true],
  ['/api/*', '/api/jobs/1', true],
  ['/api/*', '/apis', false],
  ['arn:aws:s3:::files/*/avatar.?ng', 'arn:aws:s3:::files/7/avatar.png', true],
  ['file.txt', 'fileXtxt', false],
  ['dynamodb:Get*', 'dynamodb:PutItem', false],
  ['a?c', 'ac', false],
])('The pattern %s and the text %s: %s', (pattern, text, fits) => {
  expect(matchesWildcard(pattern, text)).toBe(fits);
});
