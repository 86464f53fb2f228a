import { expect, it } from 'vitest';
import { receiveFrame } from '../../../../functions/features/live-updates/receive-frame.steps.ts';
import { spending } from '../../../../functions/platform/door/spend.ts';
import { budgets } from '../../../../shared/constants/limits.ts';

const start = Date.parse('2026-09-02T10:00:00.000Z');

function aSocket() {
  const counts = { reads: 0, closed: 0 };
  let now = start;
  const needs = {
    liveUpdatesStore: {
      unreadCount: async () => (counts.reads += 1),
      connectionsOf: async () => [],
      removeConnection: async () => {},
    },
    conversation: async () => {
      counts.reads += 1;
      return undefined;
    },
    post: async () => true,
    close: async () => void (counts.closed += 1),
    spend: spending(budgets.frames),
    now: () => new Date(now).toISOString(),
  };
  const send = (userId: number, body: string) =>
    receiveFrame({ userId, connectionId: `tab-${userId}` }, { role: 'recruiter', body }, needs);
  return { counts, send, wait: (seconds: number) => (now += seconds * 1000) };
}

it('A message gets the unread count', async () => {
  const { send } = aSocket();
  expect(await send(7, '{"action":"ping"}')).toEqual({ statusCode: 200, body: '{"type":"unread-count","count":1}' });
});

it('Five thousand messages of one socket read the table for the first hundred and twenty and close it then (PLUS-43)', async () => {
  const { counts, send, wait } = aSocket();
  const statuses: number[] = [];
  for (let frame = 0; frame < 5000; frame += 1)
    statuses.push((await send(7, frame % 2 ? '{"action":"ping"}' : '{"action":"typing","to":8}')).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(counts).toEqual({ reads: 120, closed: 4880 });
  expect((await send(8, 'ping')).statusCode).toBe(200);
  wait(60);
  expect((await send(7, 'ping')).statusCode).toBe(200);
});
