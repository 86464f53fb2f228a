import { AsyncLocalStorage } from 'node:async_hooks';
import { GoneException } from '@aws-sdk/client-apigatewaymanagementapi';
import type { AnyEvent } from '../../events/catalogue.ts';
import { consumers, subscriptions, type ConsumerName } from '../../events/subscriptions.ts';
import { awsFailure, type AwsCall } from './aws-call.ts';
import { Adversity } from './faults.ts';
import type { Functions } from './functions.ts';
import type { Input, MemoryDynamodb } from './memory-dynamodb.ts';
import { type StreamReader, streamReaders } from './stream-reader.ts';
import { OneTimeSchedules } from './one-time-schedules.ts';
import { type Oddity, type Outcome, wordsOf } from './outcome.ts';
import type { Scheduler, Worker } from './scheduler.ts';

/** A function at work, with the difference of its clock and the faults that happened to it. */
interface Invocation extends Worker {
  skew: number;
  /** Whether another fault may happen to it: deliveries are tried five times, so not each of them may fail. */
  isSpared: boolean;
  struckBy: string[];
  /** Rejects each of its calls that is under way. */
  waiting: Set<(error: Error) => void>;
  stop(): void;
}

interface Message {
  id: string;
  body: string;
  type: string;
  attempts: number;
}

/** A mail as it left. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  /** All that its reader finds in it, invitations of calendars included. */
  words: string;
  at: number;
  /** The faults that happened to who sent it, who may not have noted that it went. */
  struckBy: readonly string[];
}

const writes = new Set(['PutCommand', 'UpdateCommand', 'DeleteCommand', 'TransactWriteCommand']);
const mostAttempts = 5;
const visibilityTimeout = 180_000;
const mostTries = 3;

const running = new AsyncLocalStorage<Invocation>();

/** The cloud of one run: its table, stream, bus and queues, the functions behind them, and what they did outside. */
export class Cloud {
  readonly mails: SentMail[] = [];
  readonly oddities: Oddity[] = [];
  readonly goneSockets = new Set<string>();
  readonly scheduler: Scheduler;
  readonly table: MemoryDynamodb;
  readonly adversity: Adversity;
  readonly #functions: Functions;
  readonly #queues = new Map<ConsumerName, Message[]>(consumers.map((name) => [name, []]));
  /** The consumers at work. Each has one instance, whose batches come one after the other. */
  readonly #busy = new Set<ConsumerName>();
  /** Reminders to come, each an event that the bus then gets, sometimes twice. */
  readonly #schedules: OneTimeSchedules;
  #invocations = 0;
  #messages = 0;
  /** The functions that read the table's stream, each with how far it is. */
  readonly #readers: StreamReader[];

  constructor({
    scheduler,
    table,
    adversity,
    functions,
  }: {
    scheduler: Scheduler;
    table: MemoryDynamodb;
    adversity: Adversity;
    functions: Functions;
  }) {
    this.scheduler = scheduler;
    this.table = table;
    this.adversity = adversity;
    this.#functions = functions;
    this.#schedules = new OneTimeSchedules(scheduler, (event) => {
      for (let times = adversity.strikes('duplicate') ? 2 : 1; times > 0; times -= 1) this.#route(event);
    });
    this.#readers = streamReaders(this, functions);
  }

  /** What the clock of the running function shows. */
  readonly now = (): number => this.scheduler.now + (running.getStore()?.skew ?? 0);

  /** Calls back after a time, if the function that asked for it still runs. */
  readonly later = (callback: () => void, milliseconds: number): (() => void) =>
    this.scheduler.later(callback, milliseconds, running.getStore());

  /** Runs a function until it ends, or its machine stops. */
  invoke<T>(name: string, act: () => Promise<T>, { isSpared = false } = {}): Promise<Outcome<T>> {
    this.#invocations += 1;
    const skew = this.adversity.has('clock skew') ? this.adversity.extent(4000) - 2000 : 0;
    const struckBy: string[] = [];
    return new Promise((resolve) => {
      const invocation: Invocation = {
        name: `${name}~${this.#invocations}`,
        isDead: false,
        isSpared,
        skew,
        struckBy,
        waiting: new Set(),
        stop: () => {
          invocation.isDead = true;
          // What its instance remembers of calls under way is gone with it.
          const stopped = awsFailure('Stopped');
          for (const reject of invocation.waiting) reject(stopped);
          resolve({ is: 'stopped', struckBy });
        },
      };
      running.run(invocation, () =>
        act().then(
          (value) => resolve({ is: 'done', value, struckBy }),
          (error: unknown) => resolve({ is: 'failed', error, struckBy }),
        ),
      );
    });
  }

  /** Carries out what a client of the SDK sends: a step of its own, at which faults happen. */
  readonly send = (call: AwsCall): Promise<unknown> => {
    const invocation = running.getStore();
    if (!invocation) return Promise.resolve(this.#carryOut(call));
    // The client gives a transaction one token for all its tries.
    if (call.name === 'TransactWriteCommand')
      call.input.ClientRequestToken = `${invocation.name} ${(this.#messages += 1)}`;
    if (invocation.isDead) return Promise.reject(awsFailure('Stopped'));
    return new Promise((resolve, reject) => {
      invocation.waiting.add(reject);
      this.#try({ call, invocation, resolve, reject }, 1);
    });
  };

  #try(pending: Pending, tries: number): void {
    const { call, invocation } = pending;
    this.scheduler.add({ of: invocation, what: call.line, run: () => this.#step(pending, tries) });
  }

  #step(pending: Pending, tries: number): void {
    const { call, invocation, resolve, reject } = pending;
    const { adversity } = this;
    const strikes = (fault: 'crash' | 'reply lost' | 'throttle', how = '') => {
      if (invocation.isSpared || !adversity.strikes(fault)) return false;
      invocation.struckBy.push(fault);
      this.scheduler.note(`${invocation.name} ${how}${fault}`);
      return true;
    };
    // What the client tries again by itself is not heard of; the last failure is.
    const again = (failure: string) =>
      tries < mostTries && adversity.extent(2) === 0 ? this.#try(pending, tries + 1) : reject(awsFailure(failure));
    const isEffect = writes.has(call.name) || !call.isOfTable;
    if (isEffect && strikes('crash', 'before: ')) return invocation.stop();
    if (strikes('throttle')) return again('ThrottlingException');
    let result: unknown;
    try {
      result = this.#carryOut(call, invocation);
    } catch (error) {
      return reject(error);
    }
    if (isEffect && strikes('crash', 'after: ')) return invocation.stop();
    if (isEffect && strikes('reply lost')) return again('TimeoutError');
    resolve(result);
  }

  #carryOut({ name, input, isOfTable }: AwsCall, invocation?: Invocation): unknown {
    if (isOfTable) {
      const isStale = !writes.has(name) && invocation && !invocation.isSpared && this.adversity.strikes('stale read');
      const behind = isStale ? 1 + this.adversity.extent(12) : 0;
      if (isStale) invocation.struckBy.push('stale read');
      const result = this.table.call(name, input, { behind });
      if (writes.has(name)) for (const reader of this.#readers) reader.readSoon();
      return name === 'BatchGetCommand' ? this.#partly(result as BatchFound, input) : result;
    }
    if (name === 'PutEventsCommand') return this.#putEvents(input, invocation);
    if (name === 'SendEmailCommand') return this.#sendMail(input, invocation?.struckBy ?? []);
    if (name === 'CreateScheduleCommand') return this.#schedules.create(input);
    if (name === 'DeleteScheduleCommand') return this.#schedules.delete(input);
    if (name === 'PostToConnectionCommand') return this.#post(String(input.ConnectionId));
    throw new Error(`The simulated cloud does not know ${name}`);
  }

  #partly(found: BatchFound, input: Input): unknown {
    const [table = '', request] = Object.entries(
      input.RequestItems as Record<string, { Keys: { pk: string; sk: string }[] }>,
    )[0]!;
    // What was left comes when it is asked for again, so that no reader gives up.
    if (request.Keys.length === 1 || !this.adversity.strikes('partial failure')) return found;
    const left = request.Keys.slice(-1);
    const isLeft = (item: { pk?: unknown; sk?: unknown }) =>
      left.some(({ pk, sk }) => item.pk === pk && item.sk === sk);
    return {
      Responses: { [table]: (found.Responses[table] ?? []).filter((item) => !isLeft(item)) },
      UnprocessedKeys: { [table]: { ...request, Keys: left } },
    };
  }

  #sendMail(input: Input, struckBy: readonly string[]): unknown {
    const { Destination, Content } = input as unknown as MailInput;
    const { Subject, Body } = Content.Simple ?? { Subject: { Data: 'calendar' }, Body: { Text: { Data: '' } } };
    this.mails.push({
      to: Destination.ToAddresses[0] ?? '',
      subject: Subject.Data,
      text: Body.Text.Data,
      words: Content.Raw ? wordsOfRaw(Content.Raw.Data) : JSON.stringify(Content.Simple),
      at: this.scheduler.now,
      struckBy,
    });
    return {};
  }

  #post(connectionId: string): unknown {
    if (this.adversity.strikes('gone socket')) this.goneSockets.add(connectionId);
    if (this.goneSockets.has(connectionId)) throw new GoneException({ message: 'gone', $metadata: {} });
    return {};
  }

  #putEvents(input: Input, invocation: Invocation | undefined): unknown {
    const entries = input.Entries as { Detail: string }[];
    const isPart = !invocation?.isSpared && this.adversity.strikes('partial failure');
    const failed = isPart ? this.adversity.extent(entries.length) : entries.length;
    if (isPart) invocation?.struckBy.push('partial failure');
    for (const { Detail } of entries.slice(0, failed)) this.#route(JSON.parse(Detail) as AnyEvent);
    return { Entries: entries.map((_, place) => (place < failed ? {} : { ErrorCode: 'InternalFailure' })) };
  }

  #route(event: AnyEvent): void {
    for (const consumer of subscriptions[event.type]) {
      const isNewer = this.adversity.strikes('newer event');
      const detail = isNewer ? { ...event, data: { ...event.data, fieldOfTomorrow: 'unknown' } } : event;
      this.#messages += 1;
      const message = {
        id: `m${this.#messages}`,
        body: JSON.stringify({ detail }),
        type: event.type,
        attempts: 0,
      };
      const delay = this.adversity.strikes('delay') ? 1000 * 2 ** this.adversity.extent(14) : 0;
      this.#enqueue(consumer, message, delay);
    }
  }

  #enqueue(consumer: ConsumerName, message: Message, delay: number): void {
    const put = () => {
      this.#queues.get(consumer)!.push(message);
      this.scheduler.add({ of: undefined, what: '', run: () => void this.#deliver(consumer) });
    };
    if (delay > 0) this.scheduler.later(put, delay);
    else put();
  }

  /** Hands the next messages of a queue to its function. */
  async #deliver(consumer: ConsumerName): Promise<void> {
    const queue = this.#queues.get(consumer)!;
    if (queue.length === 0 || this.#busy.has(consumer)) return;
    this.#busy.add(consumer);
    await this.#deliverBatch(consumer, queue);
    this.#busy.delete(consumer);
    if (queue.length > 0) this.scheduler.add({ of: undefined, what: '', run: () => void this.#deliver(consumer) });
  }

  async #deliverBatch(consumer: ConsumerName, queue: Message[]): Promise<void> {
    const { adversity } = this;
    const size = 1 + adversity.extent(3);
    const batch = Array.from({ length: Math.min(size, queue.length) }, () => {
      const place = adversity.has('reorder') ? adversity.extent(queue.length) : 0;
      return queue.splice(place, 1)[0] as Message;
    });
    for (const message of batch) message.attempts += 1;
    const isSpared = batch.some(({ attempts }) => attempts >= mostAttempts - 1);
    this.scheduler.note(`${consumer} receives ${batch.map(({ id, type }) => `${id} ${type}`).join(', ')}`);
    const comeBack = (messages: readonly Message[], why: string, isExplained: boolean) => {
      for (const message of messages) {
        // Two copies of an event may get into each other's way; what counts is that one of them comes through.
        if (!isExplained && !adversity.mayRepeat)
          this.oddities.push({ what: `${consumer} failed on ${message.type}: ${why}` });
        if (message.attempts < mostAttempts) this.#enqueue(consumer, message, visibilityTimeout);
        else this.oddities.push({ what: `${consumer} gave up ${message.type}: ${why}` });
      }
    };
    if (!isSpared && adversity.strikes('drop')) return comeBack(batch, 'dropped', true);
    const Records = batch.map(({ id, body }) => ({ messageId: id, body }));
    const outcome = await this.invoke(consumer, () => this.#functions.consume(consumer, { Records }), { isSpared });
    const isExplained = outcome.struckBy.length > 0;
    if (outcome.is !== 'done') return comeBack(batch, wordsOf(outcome), isExplained);
    const failed = new Set(outcome.value.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const undone = batch.filter(({ id }) => failed.has(id));
    if (undone.length > 0) comeBack(undone, this.#functions.lastError(), isExplained);
    const done = batch.filter(({ id }) => !failed.has(id));
    for (const message of done)
      if (!isSpared && adversity.strikes('duplicate')) this.#enqueue(consumer, message, 1 + adversity.extent(600_000));
  }
}

interface Pending {
  call: AwsCall;
  invocation: Invocation;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

interface BatchFound {
  Responses: Record<string, { pk?: unknown; sk?: unknown }[]>;
}

interface MailInput {
  Destination: { ToAddresses: string[] };
  Content: { Simple?: { Subject: { Data: string }; Body: { Text: { Data: string } } }; Raw?: { Data: Uint8Array } };
}

/** The head of a mail that is sent as it goes over the wire, and its parts, which are in Base64. */
function wordsOfRaw(data: Uint8Array): string {
  const [head = '', ...parts] = Buffer.from(data).toString('utf8').split('Content-Transfer-Encoding: base64');
  const texts = parts.map((part) => Buffer.from(part.split('--')[0] ?? '', 'base64').toString('utf8'));
  return [head, ...texts].join('\n');
}

/** How an invocation ended, in words. */
