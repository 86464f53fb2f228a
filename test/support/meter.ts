import { gzipSync } from 'node:zlib';
import type { RunningLocal } from '../../infra/start/start-local.ts';
import type { ActionBudget } from '../budgets.ts';
import { waitFor } from './wait.ts';

/** What an action cost, in the terms of the budget. */
export type Figures = Required<ActionBudget>;

const kilobyte = 1024;

/**
 * Does one action, which must be one HTTP call, waits for so many events and until every reaction has finished, and
 * returns what it cost.
 */
export async function measured<A extends { text: string; headers: Headers }>(
  local: RunningLocal,
  eventsToCome: number,
  act: () => Promise<A>,
): Promise<{ answer: A; figures: Figures }> {
  await local.settled();
  local.meter.reset();
  const answer = await act();
  await waitFor(`${eventsToCome} events on the bus`, () =>
    local.meter.read().events >= eventsToCome ? true : undefined,
  );
  await local.settled();
  const { events, invocations } = local.meter.read();
  // Calls, reactions behind queues and readers of the stream; what the clock starts belongs to no action.
  const caused = invocations.filter(({ trigger }) => /^([A-Z]+ \/api\/|queue |stream )/.test(trigger));
  const [call, ...others] = caused.filter(({ trigger }) => /^[A-Z]+ \/api\//.test(trigger));
  if (!call || others.length > 0) throw new Error(`An action is one HTTP call, not ${call ? others.length + 1 : 0}`);
  const { calls, readUnits, writeUnits } = call.usage;
  const writeUnitsInAll = caused.reduce((sum, { usage }) => sum + usage.writeUnits, 0);
  return {
    answer,
    figures: {
      calls,
      readUnits,
      writeUnits,
      writeUnitsInAll,
      events,
      kilobytes: Math.round((bytesOf(answer) / kilobyte) * 10) / 10,
    },
  };
}

/**
 * The size on the wire: a response to a signed-in person is not compressed by its function, and counts as if it were.
 */
function bytesOf({ text, headers }: { text: string; headers: Headers }): number {
  return headers.get('content-encoding') ? Number(headers.get('content-length')) : gzipSync(text).length;
}
