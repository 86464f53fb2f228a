import type { FunctionWorker, Run, RunResult } from './worker.ts';

export interface PoolOptions {
  /** Starts an instance; `number` is never used twice while the pool lives. */
  start: (number: number) => FunctionWorker;
  /** Maximum number of instances; more events wait in line. */
  maximum: number;
  /**
   * How long an event waits for a busy instance before another is started; 150 by default, less than a cold start takes.
   */
  patienceMilliseconds?: number;
  /** The last instance ends after being unused for this long, others after a tenth of it; 10 minutes by default. */
  idleMilliseconds?: number;
}

/**
 * The instances of one function: none until the first event, more when the existing ones stay busy, fewer again when
 * idle.
 */
export interface Pool {
  /** Runs an event; one that `canWait` lets a busy instance finish for much longer before another is started. */
  run: (prepare: (workerNumber: number) => Run, how?: { canWait?: boolean }) => Promise<RunResult>;
  /** Ends all instances once they are free; the next events find new ones. */
  renew: () => void;
  size: () => number;
  close: () => Promise<void>;
}

interface Member {
  number: number;
  worker: FunctionWorker;
  busy: boolean;
  /** False until it has finished a run: the first includes the start. */
  warm: boolean;
  outdated: boolean;
  usedAt: number;
}

interface Waiting {
  take: (member: Member) => void;
  refuse: (reason: unknown) => void;
  growth: NodeJS.Timeout;
}

/** How many times longer an event waits while an instance has not finished its first run. */
const startsWorthWaitingFor = 6;
/** And when it comes from a queue or a stream, where the next batches are better for being larger. */
const batchesWorthWaitingFor = 20;

/** Opens an empty pool. */
export function openPool({
  start,
  maximum,
  patienceMilliseconds = 150,
  idleMilliseconds = 10 * 60_000,
}: PoolOptions): Pool {
  const members = new Set<Member>();
  const line: Waiting[] = [];
  let started = 0;
  const sweeper = setInterval(retireIdle, Math.min(idleMilliseconds / 10, 30_000));
  sweeper.unref();

  function retireIdle(): void {
    for (const member of members) {
      const patience = members.size > 1 ? idleMilliseconds / 10 : idleMilliseconds;
      if (!member.busy && member.usedAt < Date.now() - patience) void end(member);
    }
  }

  async function end(member: Member): Promise<void> {
    members.delete(member);
    await member.worker.close();
  }

  function findFree(): Member | undefined {
    for (const member of members) if (!member.busy && !member.worker.alive()) members.delete(member);
    return [...members].find(({ busy, outdated }) => !busy && !outdated);
  }

  function grow(): Member | undefined {
    if (members.size >= maximum) return undefined;
    const number = started++;
    const member: Member = {
      number,
      worker: start(number),
      busy: false,
      warm: false,
      outdated: false,
      usedAt: Date.now(),
    };
    members.add(member);
    return member;
  }

  /** Gives an instance to the event that has waited longest. */
  function serveNext(member: Member | undefined): void {
    if (!member) return;
    const next = line.shift();
    if (!next) return;
    clearTimeout(next.growth);
    member.busy = true;
    next.take(member);
  }

  /** An instance that cannot be started fails its event. */
  function growFor(find: () => Member | undefined): void {
    try {
      serveNext(find());
    } catch (error) {
      const next = line.shift();
      clearTimeout(next?.growth);
      next?.refuse(error);
    }
  }

  function takeOne(canWait: boolean): Promise<Member> {
    return new Promise((take, refuse) => {
      // Another start would take as long as one that is under way, and both would slow each other down.
      const isStarting = [...members].some(({ warm, outdated }) => !warm && !outdated);
      const times = (isStarting ? startsWorthWaitingFor : 1) * (canWait ? batchesWorthWaitingFor : 1);
      line.push({ take, refuse, growth: setTimeout(() => growFor(grow), times * patienceMilliseconds) });
      growFor(() => findFree() ?? (members.size === 0 ? grow() : undefined));
    });
  }

  function free(member: Member): void {
    member.busy = false;
    member.warm = true;
    member.usedAt = Date.now();
    if (member.outdated || !member.worker.alive()) void end(member);
    if (line.length > 0) growFor(() => findFree() ?? grow());
  }

  return {
    run: async (prepare, { canWait = false } = {}) => {
      const member = await takeOne(canWait);
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
      for (const { growth, refuse } of line.splice(0)) {
        clearTimeout(growth);
        refuse(new Error('The function is going away.'));
      }
      await Promise.all([...members].map(end));
    },
  };
}
