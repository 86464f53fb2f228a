import { expect, it } from 'vitest';
import type { Question } from '../../../../infra/tools/aws-account.ts';
import { trace } from '../../../../infra/tools/trace/trace.ts';
import { printedTree, type LogLine } from '../../../../infra/tools/trace/trace-tree.ts';

const at = (second: number) => `2026-11-27T10:00:0${second}.000Z`;
const run = (id: string, second: number, over: Partial<LogLine>): LogLine => ({
  level: 'INFO',
  message: 'run ended',
  timestamp: at(second),
  run: id,
  milliseconds: 5,
  ...over,
});
const published = (event: string, cause: string, second: number): LogLine => ({
  level: 'INFO',
  message: 'event published',
  timestamp: at(second),
  event,
  cause,
});

// As a search returns them: in no order that the tree could rely on.
const lines: LogLine[] = [
  run('m2', 4, { what: 'notification-mail notification-created', cause: 'notification-created#2' }),
  published('notification-created#2', 'm1', 3),
  run('m3', 2, { what: 'points candidate-status-changed', cause: 'candidate-status-changed#1', message: 'run failed' }),
  run('m3', 1, { level: 'ERROR', message: 'reaction failed', error: { message: 'the table is busy' } }),
  run('m1', 2, { what: 'notifications candidate-status-changed', cause: 'candidate-status-changed#1' }),
  published('candidate-status-changed#1', 'r', 1),
  run('r', 0, { what: 'POST /api/jobs/{jobId}/status', status: 200, milliseconds: 40 }),
];

const tree = `POST /api/jobs/{jobId}/status  200  40 ms  at ${at(0)}
  candidate-status-changed#1
    points candidate-status-changed  failed  5 ms  at ${at(2)}
      ERROR: reaction failed: the table is busy
    notifications candidate-status-changed  5 ms  at ${at(2)}
      notification-created#2
        notification-mail notification-created  5 ms  at ${at(4)}`;

it('A trace shows a request, what it emitted, who reacted, and what failed there (PLUS-61)', () => {
  expect(printedTree(lines)).toBe(tree);
});

it('A reaction whose event has no line any more is shown by itself', () => {
  expect(printedTree(lines.slice(0, 1))).toBe(`notification-mail notification-created  5 ms  at ${at(4)}`);
  expect(printedTree([])).toMatch(/^No log has a line/);
});

it('A trace searches the logs of every function of the stage, and waits until the search has ended', async () => {
  const asked: Question[] = [];
  const results = lines.map((line) => [
    { field: '@timestamp', value: line.timestamp },
    { field: '@message', value: JSON.stringify(line) },
  ]);
  const statuses = ['Scheduled', 'Running', 'Complete'];
  const ask = async (question: Question) => {
    asked.push(question);
    return question.target?.endsWith('StartQuery') ? { queryId: 'q' } : { status: statuses.shift(), results };
  };
  const now = Date.parse('2026-11-27T10:00:00Z');
  await expect(trace(ask, { stage: 'prod', id: 'r', now, wait: async () => {} })).resolves.toBe(tree);
  expect(asked).toHaveLength(4);
  expect(asked[0]?.body).toMatchObject({
    startTime: now / 1000 - 14 * 86_400,
    queryString: expect.stringMatching(/namePrefix: \["HireHub-prod-"\][^]*filter correlation = "r"/) as string,
  });
});

it('A search that AWS ends otherwise, or that could not be one, says so', async () => {
  const failed = async (question: Question) =>
    question.target?.endsWith('StartQuery') ? { queryId: 'q' } : { status: 'Timeout' };
  const given = { stage: 'prod', now: 0, wait: async () => {} };
  await expect(trace(failed, { ...given, id: 'r' })).rejects.toThrow('ended: Timeout');
  await expect(trace(failed, { ...given, id: 'r" or 1=1' })).rejects.toThrow('letters, digits');
});
