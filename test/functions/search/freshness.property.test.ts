import { expect, it } from 'vitest';
import type { JobDocument } from '../../../functions/records/job-document.ts';
import { jobKind } from '../../../functions/search/kinds/job.ts';
import type { ChangeRow, CurrentDocument, SnapshotStore } from '../../../functions/search/port.ts';
import { publishSnapshot } from '../../../functions/search/publish-snapshot.ts';
import { replica, type Replica } from '../../../functions/search/replica.ts';
import { aJob } from './generate.ts';
import { random, type Random } from './random.ts';

const steps = ['readSnapshot', 'readChangeLog', 'readEverything', 'before write', 'after write', 'prune'] as const;
type Step = (typeof steps)[number];
const template = aJob(random(9), 0);

/**
 * What the table and the bucket hold; `view` gives a process its own way there, which may fail at one step or wait
 * before its write lands.
 */
class World {
  time = 1_000_000_000;
  readonly log: (ChangeRow<JobDocument> & { visibleAt: number })[] = [];
  readonly current = new Map<number, CurrentDocument<JobDocument>>();
  readonly versions = new Map<number, number>();
  snapshot: Uint8Array | undefined;
  readonly now = (): number => this.time;

  change(id: number, isRemoval: boolean, late: number): void {
    const version = (this.versions.get(id) ?? 0) + 1;
    const document = { ...template, title: `Job ${id} in version ${version}` };
    this.versions.set(id, version);
    if (isRemoval) this.current.delete(id);
    else this.current.set(id, { id, version, document });
    this.log.push({ time: this.time, visibleAt: this.time + late, id, version, document: isRemoval ? null : document });
  }

  view({
    breaksAt,
    beforeWrite,
  }: { breaksAt?: Step | undefined; beforeWrite?: Promise<void> } = {}): SnapshotStore<JobDocument> {
    const pass = (step: Step): void => {
      if (step === breaksAt) throw new Error(`crashed at ${step}`);
    };
    const { current } = this;
    // Newest first, since rows come in any order; half of them come before the failure.
    const visibleSince = (since: number) =>
      this.log.filter(({ time, visibleAt }) => time >= since && visibleAt <= this.time).toReversed();
    return {
      async *readChangeLog({ since }) {
        const rows = visibleSince(since);
        for (const [at, row] of rows.entries()) {
          if (at >= rows.length / 2) pass('readChangeLog');
          yield row;
        }
      },
      readSnapshot: async () => {
        pass('readSnapshot');
        return this.snapshot;
      },
      async *readEverything() {
        for (const one of current.values()) {
          yield one;
          pass('readEverything');
        }
      },
      writeSnapshot: async ({ bytes }) => {
        await beforeWrite;
        pass('before write');
        this.snapshot = bytes;
        pass('after write');
      },
      prune: async () => pass('prune'),
    };
  }
}

const publish = (world: World, store: SnapshotStore<JobDocument>): Promise<unknown> =>
  publishSnapshot({ kind: jobKind, store, now: world.now });

async function shown(one: Replica<JobDocument>): Promise<string[]> {
  const { hits } = await one.search({ perPage: 1_000 });
  return hits.map(({ id, version }) => `${id} v${version}`).sort();
}

/** Anything that can happen to table, bucket, publishers and replicas. */
async function live(source: Random): Promise<{ world: World; replicas: Replica<JobDocument>[] }> {
  const world = new World();
  const begin = (breaksAt?: Step): Replica<JobDocument> =>
    replica({ kind: jobKind, store: world.view({ breaksAt }), now: world.now });
  const replicas = [begin()];
  const unfinished: { go: () => void; done: Promise<unknown> }[] = [];
  const finish = async ({ go, done }: (typeof unfinished)[number]): Promise<void> => {
    go();
    await done;
  };
  const happenings: (() => unknown)[] = [
    () => world.change(source.integer(1, 12), source.chance(0.4), 0),
    () => world.change(source.integer(1, 12), source.chance(0.4), source.pick([0, 200, 4_000])),
    () => (world.time += source.pick([10, 400, 600, 6_000, 700_000])),
    () => publish(world, world.view()),
    () => publish(world, world.view({ breaksAt: source.pick(steps) })).catch(() => {}),
    () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      unfinished.push({ go: resolve, done: publish(world, world.view({ beforeWrite: promise })) });
    },
    () => unfinished.splice(source.integer(0, unfinished.length), 1).map(finish).at(0),
    () => {
      if (world.snapshot && source.chance(0.5))
        world.snapshot = world.snapshot.map((byte, at) => (at === 200 ? byte ^ 1 : byte));
    },
    () => {
      if (source.chance(0.1)) world.snapshot = undefined;
    },
    () => shown(source.pick(replicas)),
    () => shown(begin(source.pick(steps))).catch(() => {}),
    () => replicas.push(begin()),
  ];
  for (let at = 0; at < 60; at++) await source.pick(happenings)();
  await Promise.all(unfinished.map(finish));
  return { world, replicas: [...replicas, begin()] };
}

it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'Every replica shows what the table holds within a second, whatever fails, overlaps or is late (run %i)',
  async (seed) => {
    const { world, replicas } = await live(random(seed));
    // The last row to come in late, and half a second.
    world.time += 4_501;
    const held = [...world.current.values()].map(({ id, version }) => `${id} v${version}`).sort();
    for (const one of replicas) expect(await shown(one)).toEqual(held);
    await publish(world, world.view());
    expect(await shown(replica({ kind: jobKind, store: world.view(), now: world.now }))).toEqual(held);
  },
);
