import { expect, it } from 'vitest';
import { pushFigures } from '../../../../functions/features/live-updates/push-figures.steps.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { someTime } from '../../../support/builders.ts';

it('Changed counters are pushed once a batch to the person counted for, and everybody’s to the super managers of the manager', async () => {
  const sent: string[] = [];
  const needs = {
    liveUpdatesStore: {
      connectionsOf: async (userId: number) => [{ userId, connectionId: `tab of ${userId}`, connectedAt: someTime }],
      overseersOf: async (managerId: number) => (managerId === 7 ? [70] : []),
      removeConnection: async () => {},
    },
    post: async (connectionId: string, data: string) => sent.push(`${connectionId}: ${data}`) > 0,
    now: () => someTime,
  } as unknown as Parameters<typeof pushFigures>[1];
  const change = (item: object) => ({ sequenceNumber: '1', kind: 'MODIFY' as const, item: { ...item } });
  await pushFigures(
    [
      change(keys.hourCounters(7, '2026-11-22T10')),
      change(keys.hourCounters(7, '2026-11-22T11')),
      change({ ...keys.hourCounters('everyone', '2026-11-22T10'), changedBy: 7 }),
      change(keys.writtenSummaries(8, 10)),
    ],
    needs,
  );
  expect(sent).toEqual(['tab of 7: {"type":"figures"}', 'tab of 70: {"type":"figures"}']);
});
