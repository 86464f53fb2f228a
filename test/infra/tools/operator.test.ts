import { expect, it } from 'vitest';
import { requestOf, verifiedAudit } from '../../../infra/tools/operator.ts';

it.each([
  [['requests'], { action: 'list-super-manager-requests' }],
  [['mail'], { action: 'mail' }],
  [['verify-audit'], { action: 'verify-audit' }],
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

it('verify-audit asks until nothing is left, and reports what all calls found', async () => {
  const fault = { jobId: 2, candidateId: 3, version: 4, fault: 'missing' };
  const asked: unknown[] = [];
  const report = await verifiedAudit(async ({ after }) => {
    asked.push(after);
    const found = { jobs: 1, candidates: 2, lines: 3, faults: after ? [fault] : [] };
    return { data: after ? found : { ...found, next: { status: 'closed', jobId: null } } };
  });
  expect(asked).toEqual([undefined, { status: 'closed', jobId: null }]);
  expect(report).toEqual({ jobs: 2, candidates: 4, lines: 6, faults: [fault] });
});
