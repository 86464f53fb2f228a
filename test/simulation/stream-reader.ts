import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { type StreamFilter, streamFilters } from '../../infra/stream-filters.ts';
import type { Adversity } from './faults.ts';
import type { Functions } from './functions.ts';
import type { Change, MemoryDynamodb } from './memory-dynamodb.ts';
import { type Oddity, type Outcome, wordsOf } from './outcome.ts';
import type { Scheduler } from './scheduler.ts';
import { streamRecord } from './stream-record.ts';

/** What a reader needs of the cloud that it is in. */
interface Surroundings {
  scheduler: Scheduler;
  table: MemoryDynamodb;
  adversity: Adversity;
  oddities: Oddity[];
  invoke<T>(name: string, act: () => Promise<T>, options: { isSpared: boolean }): Promise<Outcome<T>>;
}

const mostAtOnce = 20;
const sparedAfter = 4;

/** A function that reads the table's stream in order; what it fails on comes again. */
export class StreamReader {
  readonly #cloud: Surroundings;
  readonly #functions: Functions;
  readonly #name: 'publish' | 'pushChanges';
  readonly #hears: (change: Change) => boolean;
  #done: number;
  #isReading = false;
  #failures = 0;

  constructor(
    [cloud, functions]: readonly [Surroundings, Functions],
    name: 'publish' | 'pushChanges',
    hears: (change: Change) => boolean,
  ) {
    [this.#cloud, this.#functions, this.#name, this.#hears] = [cloud, functions, name, hears];
    this.#done = cloud.table.changes.length;
  }

  /** Reads what there is as soon as the scheduler lets it. */
  readSoon(): void {
    if (this.#isReading) return;
    this.#isReading = true;
    this.#cloud.scheduler.add({ of: undefined, what: '', run: () => void this.#read() });
  }

  async #read(): Promise<void> {
    const { table, adversity, oddities } = this.#cloud;
    const batch = table.changes.slice(this.#done, this.#done + 1 + adversity.extent(mostAtOnce));
    const Records: DynamoDBRecord[] = batch.filter(this.#hears).map(streamRecord);
    const isSpared = this.#failures >= sparedAfter;
    const read = (): Promise<DynamoDBBatchResponse> => this.#functions[this.#name]({ Records });
    const outcome = Records.length > 0 ? await this.#cloud.invoke(this.#name, read, { isSpared }) : undefined;
    const [failure] = outcome?.is === 'done' ? outcome.value.batchItemFailures : [];
    const isWhole = !outcome || (outcome.is === 'done' && !failure);
    if (!isWhole && outcome.struckBy.length === 0)
      oddities.push({ what: `${this.#name} failed: ${wordsOf(outcome)} ${this.#functions.lastError()}` });
    this.#failures = isWhole ? 0 : this.#failures + 1;
    if (isWhole) this.#done += batch.length;
    else if (failure) this.#done = Number(failure.itemIdentifier) - 1;
    this.#isReading = false;
    if (this.#done < table.changes.length) this.readSoon();
  }
}

const kindOf = ({ before, after }: Change) => (before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT');

/** Whether a change passes one of the filters that the cloud has before a function. */
const hearsOf = (filters: readonly StreamFilter[]) => (change: Change) =>
  filters.some(
    ({ kinds, sortKeyPrefixes }) =>
      kinds.includes(kindOf(change)) && sortKeyPrefixes.some((start) => change.sk.startsWith(start)),
  );

/** Those that read the stream of this cloud: one publishes events, the other pushes changes to browsers. */
export const streamReaders = (cloud: Surroundings, functions: Functions): StreamReader[] => [
  new StreamReader([cloud, functions], 'publish', hearsOf(streamFilters['outbox/publish-outbox.stream'])),
  new StreamReader([cloud, functions], 'pushChanges', hearsOf(streamFilters['live-updates/push-changes.stream'])),
];
