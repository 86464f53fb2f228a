import type { FunctionWorker, Run, RunResult } from './worker.ts';

export interface PoolOptions {
  /** Starts an instance; `number` is never used twice while the pool lives. */
  start: (number: number) => FunctionWorker;
  /** Instances at once; more events wait in line. */
  maximum: number;
  /** An instance unused for so long ends; 5 minutes unless told. */
  idleMilliseconds?: number;
}

/** The instances of one function: none until the first event, one more whenever all are busy, fewer again when idle. */
export interface Pool {
  run: (prepare: (workerNumber: number) => Run) => Promise<RunResult>;
  /** Ends all instances once they are free; the next events find new ones. */
  renew: () => void;
  size: () => number;
  close: () => Promise<void>;
}

interface Member {
  number: number;
  worker: FunctionWorker;
  busy: boolean;
  outdated: boolean;
  usedAt: number;
}

/** Opens an empty pool. */
export function openPool({ start, maximum, idleMilliseconds = 5 * 60_000 }: PoolOptions): Pool {
  const members = new Set<Member>();
  const waiting: ((member: Member) => void)[] = [];
  let started = 0;
  const sweeper = setInterval(retireIdle, Math.min(idleMilliseconds, 60_000));
  sweeper.unref();

  function retireIdle(): void {
    for (const member of members) if (!member.busy && member.usedAt < Date.now() - idleMilliseconds) void end(member);
  }

  async function end(member: Member): Promise<void> {
    members.delete(member);
    await member.worker.close();
  }

  function take(): Member | undefined {
    for (const member of members) if (!member.busy && !member.worker.alive()) members.delete(member);
    const free = [...members].find(({ busy, outdated }) => !busy && !outdated);
    if (free) return free;
    if (members.size >= maximum) return undefined;
    const number = started++;
    const member: Member = { number, worker: start(number), busy: false, outdated: false, usedAt: Date.now() };
    members.add(member);
    return member;
  }

  function free(member: Member): void {
    member.busy = false;
    member.usedAt = Date.now();
    if (member.outdated || !member.worker.alive()) void end(member);
    const next = waiting.length > 0 ? take() : undefined;
    if (next) waiting.shift()?.(hold(next));
  }

  function hold(member: Member): Member {
    member.busy = true;
    return member;
  }

  return {
    run: async (prepare) => {
      const available = take();
      const member = available ? hold(available) : await new Promise<Member>((resolve) => waiting.push(resolve));
      try {
        return await member.worker.run(prepare(member.number));
      } finally {
        free(member);
      }
    },
    renew: () => {
      for (const member of members) {
        member.outdated = true;
        if (!member.busy) void end(member);
      }
    },
    size: () => members.size,
    close: async () => {
      clearInterval(sweeper);
      await Promise.all([...members].map(end));
    },
  };
}
