import { expect, it } from 'vitest';
import { requestOf } from '../../../infra/tools/operator.ts';

it.each([
  [['requests'], { action: 'list-super-manager-requests' }],
  [['mail'], { action: 'mail' }],
  [['approve-super-manager', 'a@example.com'], { action: 'approve-super-manager', email: 'a@example.com' }],
  [
    ['recruiter-kind', 'a@example.com', 'internal'],
    { action: 'recruiter-kind', email: 'a@example.com', kind: 'internal' },
  ],
  [['rewards'], { action: 'list-redemptions', status: 'requested' }],
  [['rewards', 'paid'], { action: 'list-redemptions', status: 'paid' }],
  [['approve-reward', '7'], { action: 'approve-reward', id: 7 }],
  [['pay-reward', '7'], { action: 'pay-reward', id: 7 }],
])('The command %j sends %j', (line, request) => {
  expect(requestOf(line)).toEqual(request);
});

it.each([
  [[]],
  [['approve-super-manager']],
  [['recruiter-kind', 'a@example.com', 'other']],
  [['approve-reward', 'x']],
  [['approve-reward']],
  [['delete-everything']],
])('The command %j is not understood', (line) => {
  expect(requestOf(line)).toBeUndefined();
});
