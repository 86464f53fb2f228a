import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import type { AnyEvent } from '../../events/catalogue.ts';
import { consumerPath, type ConsumerName, subscriptions } from '../../events/subscriptions.ts';
import { clock } from '../../functions/platform/door/dependencies.ts';
import { entryFile } from '../../functions/platform/function-needs.ts';
import { newConnectionWrite } from '../../functions/records/connection.ts';
import { isItem } from '../../functions/platform/table/read-keys.ts';
import { idAt } from '../../shared/rules/ids.ts';
import { cellsOf, closed } from '../permissions/calls.ts';
import type { Row } from '../permissions/row.ts';
import { caller, type Made, openWorld, things, type World } from '../permissions/world.ts';
import type { Item, MemoryDynamodb } from '../simulation/memory-dynamodb.ts';
import { aContext } from '../support/http-event.ts';
import { strikes, StruckCloud } from './struck-cloud.ts';

/** What was struck, how often, and what did not come to the same end. */
export interface Struck {
  /** The writes and calls of each operation, and of each reaction as `consumer event`. */
  writes: Map<string, number>;
  crashes: number;
  found: string[];
}

const begun = Date.parse('2026-09-01T10:02:00.000Z');
const openedAt = new Date(begun).toISOString();
const minute = 60_000;
const mostDeliveries = 3;
/** So many events of a type are tried until one of them makes its reaction write. */
const mostTries = 4;

/** Under which a creating call is repeated. */
const key = 'one-key';

/** A delivery: whether it is over, so that nobody delivers it again. */
type Act = () => Promise<boolean>;
interface Reaction {
  event: AnyEvent;
  consumer: ConsumerName;
  base: MemoryDynamodb;
}

/**
 * Calls each operation on what it is about, and then each reaction to what that emitted, first without a fault; then once
 * for each of its writes and each way of being struck there, delivered again until it is over. What is stored in the end
 * must be the same, but for ids and times.
 */
export async function strikeEveryWrite(): Promise<Struck> {
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  // Time is frozen, and random ids of one millisecond meet by chance.
  let drawn = 0;
  const drawnIds = vi.spyOn(clock, 'newId').mockImplementation(() => idAt(Date.now(), (drawn++ % 4096) / 4096));
  const cloud = new StruckCloud();
  const client = new DynamoDBClient({ region: 'us-east-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const local = { tableName: 'hirehub' as const, url: 'http://127.0.0.1:9', documents, close: async () => undefined };
  const world = await openWorld(local);
  vi.stubEnv('REFERRAL_SHARE', '10');
  vi.stubEnv('MONTHLY_POINTS_CAP', '100000');
  for (const { id } of Object.values(world.people))
    await world.table.writeOne(
      newConnectionWrite({ userId: id, connectionId: `socket-of-${id}`, sessionId: 7 }, openedAt),
    );
  const people = cloud.table;
  const struck: Struck = { writes: new Map(), crashes: 0, found: [] };
  const waiting: Reaction[] = [];
  waiting.push(...(await strikeAll(cloud, 'jobs.closeJob', await hireOf(world), struck)));
  for (const [name, row] of closed) {
    vi.setSystemTime(begun);
    cloud.table = people.clone();
    const act = await callOf(world, name, row).catch(() => undefined);
    if (act) waiting.push(...(await strikeAll(cloud, name, act, struck)));
  }
  const tries = new Map<string, number>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { event, consumer, base } = next;
    const name = `${consumer} ${event.type}`;
    const tried = tries.get(name) ?? 0;
    if (tried >= mostTries || (struck.writes.get(name) ?? 0) > 0) continue;
    tries.set(name, tried + 1);
    cloud.table = base;
    waiting.push(...(await strikeAll(cloud, name, await reactionTo(consumer, event), struck)));
  }
  await world.close();
  vi.useRealTimers();
  drawnIds.mockRestore();
  return struck;
}

/** The call of an operation by the first who may make it, on something of theirs. */
async function callOf(world: World, name: string, row: Row): Promise<Act | undefined> {
  const cell = cellsOf(row).find(({ expected }) => expected === 200 || expected === 'shown');
  if (!cell) return undefined;
  await world.renew();
  const owner = caller(world, cell.role, 'own');
  const thing: Made = await things[row.about](world, owner, cell.relation);
  const by = thing.by ?? caller(world, cell.role, cell.relation);
  const query = row.query ?? thing.query;
  const body = (row.body ?? thing.body) as object | undefined;
  const given = { ...thing, ...(body && { body }), ...(query !== undefined && { query }), key };
  return async () => (await world.call(name, by, given)).status < 500;
}

/** A hire, from which points, ends of introductions and closings follow. */
async function hireOf(world: World): Promise<Act> {
  const { maria, rosa } = world.people;
  const { params } = await things['candidate on job'](world, maria, 'own');
  const given = {
    params: { id: Number(params?.jobId) },
    body: { candidateId: params?.candidateId, recruiterId: rosa.id },
    key,
  };
  return async () => (await world.call('jobs.closeJob', maria, given)).status < 500;
}

async function reactionTo(consumer: ConsumerName, event: AnyEvent): Promise<Act> {
  const { handler } = (await import(/* @vite-ignore */ `../../${entryFile(consumerPath(consumer))}`)) as {
    handler: (batch: unknown, context: unknown) => Promise<{ batchItemFailures: unknown[] }>;
  };
  const Records = [{ messageId: 'a-message', body: JSON.stringify({ detail: event }) }];
  return async () => (await handler({ Records }, aContext)).batchItemFailures.length === 0;
}

/** Strikes each write of what happens to the cloud's table, and returns the reactions to the events of it. */
async function strikeAll(cloud: StruckCloud, name: string, act: Act, struck: Struck): Promise<Reaction[]> {
  const base = cloud.table;
  vi.setSystemTime(begun + minute);
  cloud.table = base.clone();
  const { effects, returned } = await cloud.deliver(act);
  if (!returned) return [];
  struck.writes.set(name, Math.max(effects.length, struck.writes.get(name) ?? 0));
  const after = cloud.table;
  const expected = stateOf(after);
  for (let at = 1; at <= effects.length; at += 1)
    for (const how of strikes) {
      struck.crashes += 1;
      cloud.table = base.clone();
      const what = `${name}, ${how} ${at} of ${effects.length} (${effects[at - 1]})`;
      if (!(await comesThrough(cloud, act, { at, how }))) struck.found.push(`${what}: is never over`);
      else struck.found.push(...differences(expected, stateOf(cloud.table)).map((one) => `${what}: ${one}`));
    }
  const isNew = (item: Item) =>
    isItem.event(item) && typeof item.event === 'object' && !base.item(String(item.pk), String(item.sk));
  const events = [...after.items()].filter(isNew).map((item) => item.event as AnyEvent);
  return events.flatMap((event) => subscriptions[event.type].map((consumer) => ({ event, consumer, base: after })));
}

async function comesThrough(cloud: StruckCloud, act: Act, strike: Parameters<StruckCloud['deliver']>[1]) {
  vi.setSystemTime(begun + minute);
  for (let delivery = 1; delivery <= mostDeliveries; delivery += 1) {
    const { returned } = await cloud.deliver(act, delivery === 1 ? strike : undefined);
    if (returned) return true;
    vi.setSystemTime(begun + (1 + delivery * 3) * minute);
  }
  return false;
}

/** What is remembered of calls and counted of tries, of which each delivery is one, and links, which a later one replaces. */
const notCompared = /REQUEST|ATTEMPT|TICKET|MAIL-ALLOWANCE|CHAT-UPLOADS|COMPANIES-ASKED|^TOKEN#/;
const counted = new Set(['version', 'begunOnDay', 'revision']);

/**
 * What is stored, a line an item, without ids, times and versions. The rows from which search is refreshed count once,
 * since the newest replaces those before.
 */
function stateOf(table: MemoryDynamodb): string[] {
  const lines = [...table.items()]
    .filter(({ pk, sk }) => !notCompared.test(`${pk as string}|${sk as string}`))
    .map((item) => ({ isSearched: String(item.pk).startsWith('SEARCH-LOG'), line: plainText(item) }));
  const searched = new Set(lines.filter(({ isSearched }) => isSearched).map(({ line }) => line));
  return [...searched, ...lines.filter(({ isSearched }) => !isSearched).map(({ line }) => line)].toSorted();
}

function plainText({ html: _html, text: _text, ...item }: Item): string {
  return (
    JSON.stringify(item, plain)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, 'time')
      .replaceAll(/(?=[\w-]*\d)[\w-]{16,}/g, 'key')
      // Of random keys of 16 letters one in fifteen has no digit.
      .replaceAll(/(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{16,}/g, 'key')
      .replaceAll(/\d{9,}/g, 'id')
  );
}

function plain(name: string, value: unknown): unknown {
  if (value instanceof Set) return [...value];
  if (value !== null && typeof value === 'object' && 'type' in value && value.type === 'Buffer') return 'packed';
  return counted.has(name) ? 'counted' : value;
}

function differences(expected: readonly string[], is: readonly string[]): string[] {
  const without = (all: readonly string[], less: readonly string[]) => {
    const left = [...less];
    return all.filter((one) => {
      const place = left.indexOf(one);
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
  };
  return [...without(expected, is).map((one) => `lacks ${one}`), ...without(is, expected).map((one) => `has ${one}`)];
}
