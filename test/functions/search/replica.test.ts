import { beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../../../functions/platform/door/log.ts';
import { openIndex } from '../../../functions/search/catch-up.ts';
import type { JobDocument } from '../../../functions/records/job-document.ts';
import { jobKind } from '../../../functions/search/kinds/job.ts';
import type { ChangeRow, SnapshotStore } from '../../../functions/search/port.ts';
import { orUnavailable } from '../../../functions/search/open-search.ts';
import { publishSnapshot } from '../../../functions/search/publish-snapshot.ts';
import { mostFromTable, type Replica, replica } from '../../../functions/search/replica.ts';
import { refusalOf } from '../../support/handle.ts';
import { aJob } from './generate.ts';
import { random } from './random.ts';

const job = aJob(random(3), 0);

/** A store in plain arrays that counts its reads; time stands still until it is moved. */
class FakeStore implements SnapshotStore<JobDocument> {
  time = 1_000_000_000;
  log: ChangeRow<JobDocument>[] = [];
  snapshot: Uint8Array | undefined;
  everything: { id: number; version: number; document: JobDocument }[] = [];
  looks: number[] = [];
  loads = 0;
  pruned: number[] = [];
  now = (): number => this.time;

  write(id: number, version: number, document: JobDocument | null, time = this.time): void {
    this.log.push({ time, id, version, document });
  }

  async *readChangeLog({ since }: { since: number }): AsyncIterable<ChangeRow<JobDocument>> {
    this.looks.push(since);
    yield* this.log.filter(({ time }) => time >= since);
  }

  async readSnapshot(): Promise<Uint8Array | undefined> {
    this.loads++;
    return this.snapshot;
  }

  async *readEverything(): AsyncIterable<{ id: number; version: number; document: JobDocument }> {
    yield* this.everything;
  }

  async writeSnapshot({ bytes }: { bytes: Uint8Array }): Promise<void> {
    this.snapshot = bytes;
  }

  async prune({ before }: { before: number }): Promise<void> {
    this.pruned.push(before);
    this.log = this.log.filter(({ time }) => time >= before);
  }
}

let store: FakeStore;
let copy: Replica<JobDocument>;
const refusals: string[] = [];
const publish = () => publishSnapshot({ kind: jobKind, store, now: store.now });
const ids = async (): Promise<number[]> => (await copy.search({})).hits.map(({ id }) => id).sort((a, b) => a - b);

beforeEach(() => {
  store = new FakeStore();
  refusals.length = 0;
  copy = replica({ kind: jobKind, store, now: store.now, onRefused: (reason) => refusals.push(reason) });
});

describe('A replica', () => {
  it('begins with the newest snapshot and replays the log after it', async () => {
    store.write(1, 1, job);
    await publish();
    store.log = [];
    store.time += 60_000;
    store.write(2, 1, job);
    expect(await ids()).toEqual([1, 2]);
  });

  it('builds itself from the table when there is no snapshot yet', async () => {
    store.everything.push({ id: 4, version: 2, document: job });
    expect(await ids()).toEqual([4]);
  });

  it('without a snapshot reads some seconds’ worth of documents and no more, and waits for the publisher', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const search = orUnavailable(copy);
    const many = Array.from({ length: mostFromTable + 1 }, (_, id) => ({ id, version: 1, document: job }));
    store.everything = many;
    const read = vi.spyOn(store, 'readEverything');
    expect(await refusalOf(search.search({}))).toMatchObject({ kind: 'unavailable', retryAfter: 2 });
    expect(await refusalOf(search.search({}))).toMatchObject({ kind: 'unavailable' });
    expect(read).toHaveBeenCalledTimes(1);
    await publish();
    store.time += 5_000;
    expect((await search.search({})).total).toBe(many.length);
    error.mockRestore();
  });

  it('built from the table leaves out recently closed jobs that the table’s index still lists', async () => {
    store.everything = [
      { id: 1, version: 1, document: job },
      { id: 2, version: 1, document: job },
    ];
    store.write(1, 2, null, store.time - 60_000);
    expect(await ids()).toEqual([2]);
  });

  it('that cannot be read refuses with a time to try again, unlike an invalid query', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const search = orUnavailable(copy);
    vi.spyOn(store, 'readSnapshot').mockRejectedValueOnce(new Error('the bucket is busy'));
    expect(await refusalOf(search.search({}))).toMatchObject({ kind: 'unavailable', retryAfter: 2 });
    expect(error).toHaveBeenCalledOnce();
    expect((await search.search({})).total).toBe(0);
    await expect(search.search({ sort: { by: 'beauty' } })).rejects.toThrow('no order beauty');
    error.mockRestore();
  });

  it('checks again once its last check is over 500 ms old, so that a change shows within a second', async () => {
    expect(await ids()).toEqual([]);
    store.write(1, 1, job);
    store.time += 500;
    expect(await ids()).toEqual([]);
    store.time += 1;
    expect(await ids()).toEqual([1]);
    expect(store.looks).toHaveLength(2);
    expect(store.loads).toBe(1);
  });

  it('sees a row that became visible late, up to five seconds, and once only', async () => {
    await ids();
    store.time += 1_000;
    await ids();
    store.write(1, 1, job, store.time - 4_000);
    store.time += 1_000;
    expect(await ids()).toEqual([1]);
    store.time += 1_000;
    expect(await ids()).toEqual([1]);
    expect((await copy.ready()).looseSlots).toBe(1);
  });

  it('accepts rows in any order', async () => {
    store.write(1, 3, null);
    store.write(1, 2, { ...job, title: 'Changed' });
    store.write(1, 1, job);
    store.write(2, 2, { ...job, title: 'Second' });
    store.write(2, 1, job);
    expect((await copy.search({})).hits).toEqual([{ id: 2, version: 2 }]);
  });

  it('shares one check among simultaneous queries', async () => {
    await Promise.all([ids(), ids(), ids()]);
    expect(store.looks).toHaveLength(1);
    expect(store.loads).toBe(1);
  });

  it('tries again after a check that failed', async () => {
    const { readChangeLog } = store;
    store.readChangeLog = () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('throttled')) }),
    });
    await expect(ids()).rejects.toThrow('throttled');
    store.readChangeLog = readChangeLog;
    expect(await ids()).toEqual([]);
  });

  it('rebuilds itself after a long sleep, because rows it missed may be gone', async () => {
    store.write(1, 1, job);
    await publish();
    expect(await ids()).toEqual([1]);
    store.time += 3 * 3_600_000;
    store.write(1, 2, null);
    await publish();
    store.time += 3 * 3_600_000;
    store.write(3, 1, job);
    await publish();
    store.log = [];
    expect(await ids()).toEqual([3]);
  });

  it('reads the table when the snapshot is damaged, and logs it', async () => {
    store.snapshot = Buffer.alloc(100, 1);
    store.everything.push({ id: 9, version: 1, document: job });
    expect(await ids()).toEqual([9]);
    expect(refusals).toEqual(['these bytes are not a snapshot of a search index']);
  });
});

describe('The publisher', () => {
  it('writes a snapshot with everything so far, and no other while nothing changes', async () => {
    store.write(1, 1, job);
    expect(await publish()).toMatchObject({ documents: 1, written: true });
    store.log = [];
    expect(await publish()).toMatchObject({ documents: 1, written: false });
  });

  it('refreshes the checkpoint after ten quiet minutes, so that a cold start reads little', async () => {
    await publish();
    store.time += 600_001;
    expect(await publish()).toMatchObject({ written: true });
    store.looks = [];
    await ids();
    expect(store.looks).toEqual([store.time - 5_000]);
  });

  it('prunes only what every replica has long seen', async () => {
    store.write(1, 1, job);
    await publish();
    const first = store.time;
    store.time += 4 * 3_600_000;
    store.write(2, 1, job);
    await publish();
    expect(store.pruned.at(-1)).toBe(first - 3_600_000);
    expect(store.log).toHaveLength(2);
  });

  it('forgets a removal after an hour, when no older row can arrive', async () => {
    store.write(1, 2, null);
    await publish();
    store.time += 2 * 3_600_000;
    store.write(2, 1, job);
    await publish();
    store.write(1, 1, job);
    expect(await ids()).toEqual([1, 2]);
  });

  it('replaces a damaged snapshot by what the table holds', async () => {
    store.snapshot = Buffer.from('HHIX damaged');
    store.everything.push({ id: 9, version: 1, document: job });
    expect(await publish()).toMatchObject({
      documents: 1,
      written: true,
      refused: expect.stringContaining('snapshot'),
    });
    expect(await ids()).toEqual([9]);
    expect(refusals).toEqual([]);
  });

  it('says whether an index came from a snapshot or from the table', async () => {
    expect(await openIndex(jobKind, store, store.now)).toMatchObject({ source: 'table' });
    await publish();
    expect(await openIndex(jobKind, store, store.now)).toMatchObject({ source: 'snapshot' });
  });
});
