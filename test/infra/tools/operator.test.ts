import { expect, it } from 'vitest';
import { nameInAccount, recounted, requestOf, sentRecords, verifiedAudit } from '../../../infra/tools/operator.ts';

it.each([
  [['requests'], { action: 'list-super-manager-requests' }],
  [['mail'], { action: 'mail' }],
  [['verify-audit'], { action: 'verify-audit' }],
  [['send-dead-records'], { action: 'send-dead-records' }],
  [['recount'], { action: 'list-people-to-recount' }],
  [['approve-super-manager', 'a@example.com'], { action: 'approve-super-manager', email: 'a@example.com' }],
  [
    ['recruiter-kind', 'a@example.com', 'internal'],
    { action: 'recruiter-kind', email: 'a@example.com', kind: 'internal' },
  ],
  [['verified'], { action: 'list-verifications' }],
  [
    ['verify', 'a@example.com', 'Acme, Inc.', 'acme.com', 'Called', 'them'],
    { action: 'verify', email: 'a@example.com', company: 'Acme, Inc.', domain: 'acme.com', note: 'Called them' },
  ],
  [['mail-again', 'a@example.com'], { action: 'mail-again', email: 'a@example.com' }],
  [['revoke-verification', 'a@example.com'], { action: 'revoke-verification', email: 'a@example.com' }],
  [['rewards'], { action: 'list-redemptions', status: 'requested' }],
  [['rewards', 'paid'], { action: 'list-redemptions', status: 'paid' }],
  [['approve-reward', '7'], { action: 'approve-reward', id: 7 }],
  [['pay-reward', '7'], { action: 'pay-reward', id: 7 }],
  [['contest-files', '7'], { action: 'list-contest-files', id: 7 }],
  [['held-awards'], { action: 'list-held-awards' }],
  [
    ['decide-award', '7', 'voided', 'One', 'person'],
    { action: 'decide-award', id: 7, outcome: 'voided', reason: 'One person' },
  ],
  [['refuse-reward', '7', 'Paid', 'twice'], { action: 'refuse-reward', id: 7, reason: 'Paid twice' }],
])('The command %j sends %j', (line, request) => {
  expect(requestOf(line)).toEqual(request);
});

it.each([
  [[]],
  [['approve-super-manager']],
  [['recruiter-kind', 'a@example.com', 'other']],
  [['verify', 'a@example.com', 'Acme', 'acme.com']],
  [['revoke-verification']],
  [['approve-reward', 'x']],
  [['approve-reward']],
  [['decide-award', 'x', 'voided', 'Why']],
  [['decide-award', '7', 'voided']],
  [['contest-files']],
  [['refuse-reward', '7']],
  [['delete-everything']],
])('The command %j is not understood', (line) => {
  expect(requestOf(line)).toBeUndefined();
});

it('An operator is who the account says that they are', async () => {
  const asked: unknown[] = [];
  const sts = (text: string) => async (question: unknown) => {
    asked.push(question);
    return text;
  };
  const arn = 'arn:aws:sts::123456789012:assumed-role/Operators/ada';
  expect(await nameInAccount(sts(`<GetCallerIdentityResult><Arn>${arn}</Arn></GetCallerIdentityResult>`))).toBe(arn);
  expect(asked).toMatchObject([{ host: 'sts', query: { Action: 'GetCallerIdentity' } }]);
  await expect(nameInAccount(sts('<Error/>'))).rejects.toThrow('The account does not say who you are.');
});

it('send-dead-records asks until no file is left, and reports what all calls sent', async () => {
  const answers = [
    { files: 100, events: 400, more: true },
    { files: 3, events: 5, more: false },
  ];
  expect(await sentRecords(async () => ({ data: answers.shift() }))).toEqual({ files: 103, events: 405 });
  expect(answers).toEqual([]);
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

it('recount asks for everybody once, and reports whose counters it mended', async () => {
  const wrong = [{ hour: '2026-11-22T10', stored: {}, counted: { q0_moves: 1 } }];
  const recounts: unknown[] = [];
  const report = await recounted(async ({ action, after, userId }) => {
    if (action === 'list-people-to-recount')
      return { data: { userIds: [7, 8, 9], ...(!after && { next: { status: 'closed', jobId: null } }) } };
    recounts.push(userId);
    const wrongJobTotals = userId === 9 ? { signed: 0 } : null;
    return {
      data: {
        events: 2,
        missedByEveryone: 0,
        wrong: userId === 8 ? wrong : [],
        wrongRollUps: [],
        wrongRows: Number(userId === 7),
        wrongJobTotals,
      },
    };
  });
  expect(recounts).toEqual([7, 8, 9]);
  expect(report).toEqual({
    people: 3,
    events: 6,
    missedByEveryone: 0,
    mended: [
      { userId: 7, wrong: [], wrongRollUps: [], wrongRows: 1 },
      { userId: 8, wrong, wrongRollUps: [], wrongRows: 0 },
      { userId: 9, wrong: [], wrongRollUps: [], wrongRows: 0, wrongJobTotals: { signed: 0 } },
    ],
  });
});
