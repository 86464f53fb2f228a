import { expect, it } from 'vitest';
import { settled } from '../settled.ts';

interface State {
  isRunning?: boolean;
  isStreamBehind?: boolean;
  waiting?: number;
  inHand?: number;
}

/** A cloud in a state that the test can change. */
function aCloud(state: State): Parameters<typeof settled>[0] {
  const queue = {
    name: 'moves',
    settings: {},
    waiting: () => state.waiting ?? 0,
    inHand: () => state.inHand ?? 0,
  };
  return {
    invocations: { running: () => (state.isRunning ? 1 : 0), list: () => [] },
    services: { queues: { all: () => [queue] }, dynamodb: { changes: { isBehind: () => state.isStreamBehind } } },
  } as unknown as Parameters<typeof settled>[0];
}

it('A quiet cloud is settled', async () => {
  await expect(settled(aCloud({}))).resolves.toBeUndefined();
});

it.each<[string, State]>([
  ['a function runs', { isRunning: true }],
  ['a stream has changes that were not read', { isStreamBehind: true }],
  ['a message waits', { waiting: 1 }],
  ['a message was received and is not finished', { inHand: 1 }],
])('A cloud is not settled while %s, and is afterwards', async (_, state) => {
  await expect(settled(aCloud(state), 200)).rejects.toThrow('Something is still going on after 0.2 s.');
  for (const key of Object.keys(state) as (keyof State)[]) delete state[key];
  await expect(settled(aCloud(state))).resolves.toBeUndefined();
});
