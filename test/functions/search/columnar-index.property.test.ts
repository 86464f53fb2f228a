import { beforeAll, describe, expect, it } from 'vitest';
import { ColumnarIndex } from '../../../functions/search/engine/engine.ts';
import type { JobDocument } from '../../../functions/records/job-document.ts';
import { jobKind } from '../../../functions/search/kinds/job.ts';
import { disagreement } from '../../../functions/search/engine/rivals/agreement.ts';
import { aJob } from './generate.ts';
import { Oracle } from '../../../functions/search/engine/rivals/oracle.ts';
import { jobShapes, randomMix } from './queries.ts';
import { random, type Random } from './random.ts';

const jobCount = 3_000;

/** The same documents in both; `next` makes ids that sort by age, as real ones do. */
class Pair {
  index = new ColumnarIndex<JobDocument>(jobKind);
  readonly oracle = new Oracle<JobDocument>(jobKind);
  private readonly versions = new Map<number, number>();
  private added = 0;

  add(source: Random): void {
    this.change(10_000 + this.added++ * 3, source);
  }

  change(id: number, source: Random): void {
    const version = (this.versions.get(id) ?? 0) + source.integer(1, 3);
    const job = aJob(source, this.added);
    this.versions.set(id, version);
    this.index.upsert({ id, version }, job);
    this.oracle.upsert(id, job);
  }

  remove(id: number): void {
    const version = (this.versions.get(id) ?? 0) + 1;
    this.versions.set(id, version);
    this.index.remove({ id, version }, 0);
    this.oracle.remove(id);
  }

  /** Changes, removals and new jobs, some of them twice. */
  churn(source: Random, times: number): void {
    for (let at = 0; at < times; at++) {
      const id = 10_000 + source.integer(0, this.added - 1) * 3;
      if (source.chance(0.4)) this.change(id, source);
      else if (source.chance(0.5)) this.remove(id);
      else this.add(source);
    }
  }
}

/** Runs two queries of every shape and so many random mixes; returns what differs. */
function disagreements(pair: Pair, source: Random, mixes: number): string[] {
  const queries = [
    ...Object.values(jobShapes).flatMap((make) => [make(source), make(source)]),
    ...Array.from({ length: mixes }, () => randomMix(source)),
  ];
  return queries
    .map((query) => disagreement(query, pair.index, pair.oracle))
    .filter((difference) => difference !== undefined);
}

describe('The columnar index and the brute-force oracle', { timeout: 60_000 }, () => {
  const pair = new Pair();

  beforeAll(() => {
    const source = random(1);
    for (let at = 0; at < jobCount; at++) pair.add(source);
  });

  it('agree on every shape and any mix of filters before compaction (GUEST-59)', () => {
    expect(disagreements(pair, random(2), 60)).toEqual([]);
  });

  it('agree after compaction', () => {
    pair.index.compact();
    expect(pair.index.looseSlots).toBe(0);
    expect(disagreements(pair, random(3), 120)).toEqual([]);
  });

  it('agree with changes, removals and new documents on top', () => {
    pair.churn(random(4), 600);
    expect(pair.index.size).toBe(pair.oracle.size);
    expect(disagreements(pair, random(5), 120)).toEqual([]);
  });

  it('agree after a snapshot and its load, and with more changes on top', () => {
    pair.index = ColumnarIndex.load(jobKind, pair.index.snapshot(0)).index;
    expect(disagreements(pair, random(6), 60)).toEqual([]);
    pair.churn(random(7), 300);
    expect(disagreements(pair, random(8), 60)).toEqual([]);
    pair.index.compact();
    expect(disagreements(pair, random(9), 60)).toEqual([]);
  });
});
