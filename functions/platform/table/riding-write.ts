import { AsyncLocalStorage } from 'node:async_hooks';
import type { Write } from './write.ts';

// The one ambient value of the server: a handler composes its writes without knowing of repeated requests, and
// none can forget to guard against them (DECISIONS.md, 'Creating calls are repeated safely').
const riding = new AsyncLocalStorage<{ write: Write; isAboard: boolean }>();

/** Runs `act`; what it commits first is committed together with `write`. Says whether it committed anything. */
export async function withRidingWrite<T>(write: Write, act: () => Promise<T>): Promise<{ result: T; rode: boolean }> {
  const rider = { write, isAboard: false };
  const result = await riding.run(rider, act);
  return { result, rode: rider.isAboard };
}

/** Commits writes, with the write that rides with them in front, if one still waits. */
export async function committed(writes: Write[], commit: (writes: Write[]) => Promise<void>): Promise<void> {
  const rider = riding.getStore();
  if (!rider || rider.isAboard) return commit(writes);
  rider.isAboard = true;
  try {
    await commit([rider.write, ...writes]);
  } catch (error) {
    rider.isAboard = false;
    throw error;
  }
}
