import { AsyncLocalStorage } from 'node:async_hooks';
import { awsFailure, type AwsCall, serveAws } from '../simulation/aws-call.ts';
import { MemoryDynamodb } from '../simulation/memory-dynamodb.ts';

/** What may happen at a write: the machine stops before or after it, or nobody hears that it happened. */
export const strikes = ['before', 'after', 'reply lost'] as const;
type Strike = { at: number; how: (typeof strikes)[number] };

/** One run of a function: what it had an effect on so far, and where it is struck. */
interface Delivery {
  effects: string[];
  strike: Strike | undefined;
  isStopped: boolean;
}

const reads = new Set(['GetCommand', 'BatchGetCommand', 'QueryCommand']);
const running = new AsyncLocalStorage<Delivery>();

/** A table in memory, and nothing outside, for functions that are struck at one of their writes. */
export class StruckCloud {
  table = new MemoryDynamodb();

  constructor() {
    serveAws((call) => this.#send(call));
  }

  /** Runs a function, and says which writes and calls it made, and what it returned: nothing where it stopped. */
  async deliver<T>(act: () => Promise<T>, strike?: Strike): Promise<{ effects: string[]; returned: T | undefined }> {
    const delivery: Delivery = { effects: [], strike, isStopped: false };
    const returned = await running.run(delivery, () => act().catch(() => undefined));
    return { effects: delivery.effects, returned: delivery.isStopped ? undefined : returned };
  }

  async #send(call: AwsCall): Promise<unknown> {
    const delivery = running.getStore();
    if (delivery?.isStopped) throw awsFailure('Stopped');
    if (!delivery || reads.has(call.name)) return this.#carryOut(call);
    delivery.effects.push(call.line);
    const how = delivery.strike?.at === delivery.effects.length ? delivery.strike.how : undefined;
    if (how === 'before') return stop(delivery);
    const result = this.#carryOut(call);
    if (how === 'after') return stop(delivery);
    if (how === 'reply lost') throw awsFailure('TimeoutError');
    return result;
  }

  #carryOut({ name, input, isOfTable }: AwsCall): unknown {
    if (isOfTable) return this.table.call(name, input);
    return name === 'PutEventsCommand' ? { Entries: (input.Entries as object[]).map(() => ({})) } : {};
  }
}

function stop(delivery: Delivery): never {
  delivery.isStopped = true;
  throw awsFailure('Stopped');
}
