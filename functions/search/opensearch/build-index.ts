import { indexDelay } from '../catch-up.ts';
import type { SearchStore } from '../port.ts';
import { type Feeding, indexesOf, indexFeeder, writeCheckpoint } from './catch-up-index.ts';
import { type Change, changeWriter } from './changes.ts';
import { type CallOpenSearch, OpenSearchFailure } from './client.ts';
import { indexBody } from './index-body.ts';
import { aliasOf, fedAliasOf, indexName, readIndexName } from './index-names.ts';

/** A run that builds ends within Lambda's 15 minutes; an unfinished index that is older has nobody who works on it. */
const longestBuild = 20 * 60_000;
/** Serverless shows what was written after ten seconds. */
const longestUnseen = 60_000;
const batch = 1_000;
const oneMinute = 60_000;

export interface Building<Document> extends Feeding<Document> {
  store: Pick<SearchStore<Document>, 'readChangeLog' | 'readEverything'>;
  pause: (ms: number) => Promise<unknown>;
}

/** `is-current`: nothing to do; `being-built`: another run is at it. */
export type Built = { outcome: 'is-current' | 'being-built' } | { outcome: 'built'; index: string; documents: number };

/**
 * Builds the index of this layout beside the one in use when there is none, and switches to it in one step once it has everything, so
 * that no search meets a gap. Changes of the meantime reach it as they reach the one in use.
 */
export async function buildIndex<Document>(building: Building<Document>): Promise<Built> {
  const { kind, store, call, now, onRefused } = building;
  const inUse = await indexesOf(aliasOf(kind), call);
  if (inUse.some((index) => readIndexName(index).layout === kind.layout)) return { outcome: 'is-current' };
  const begun = now();
  const others = (await indexesOf(fedAliasOf(kind), call)).filter((index) => !inUse.includes(index));
  if (others.some((index) => begun - readIndexName(index).begun < longestBuild)) return { outcome: 'being-built' };
  await drop(others, call);

  // Two runs that begin together choose the same name, which only one of them gets.
  const index = indexName(kind, begun - (begun % oneMinute));
  if (!(await create(index, indexBody(kind), call))) return { outcome: 'being-built' };
  // The checkpoint is there before anyone looks for it.
  await writeCheckpoint(index, begun - indexDelay, call);
  await call({ method: 'POST', path: '/_aliases', body: { actions: [action('add', index, fedAliasOf(kind))] } });

  const write = changeWriter(kind, call);
  let documents = 0;
  let waiting: Change<Document>[] = [];
  const send = async (): Promise<void> => {
    documents += waiting.length;
    for (const reason of await write(index, waiting)) onRefused(reason);
    waiting = [];
  };
  for await (const current of store.readEverything(kind.name)) {
    waiting.push(current);
    if (waiting.length === batch) await send();
  }
  await send();
  await untilSeen(index, await indexFeeder(building)(index), building);
  // Read again: another run may have ended meanwhile, and two indexes under the alias would show everything twice.
  const replaced = await indexesOf(aliasOf(kind), call);
  await switchTo(index, { replaced, alias: aliasOf(kind), call });
  await drop(replaced, call);
  return { outcome: 'built', index, documents };
}

/** Waits until searches see what was written before this checkpoint. */
async function untilSeen<Document>(
  index: string,
  checkpoint: number,
  { call, now, pause }: Building<Document>,
): Promise<void> {
  await writeCheckpoint(index, checkpoint, call);
  const query = { range: { checkpoint: { gte: checkpoint } } };
  for (const began = now(); now() - began < longestUnseen; await pause(500)) {
    const { count } = await call<{ count: number }>({ method: 'POST', path: `/${index}/_count`, body: { query } });
    if (count > 0) return;
  }
  throw new Error(`what was written into ${index} does not show`);
}

async function switchTo(
  index: string,
  { replaced, alias, call }: { replaced: readonly string[]; alias: string; call: CallOpenSearch },
): Promise<void> {
  const actions = [action('add', index, alias), ...replaced.map((old) => action('remove', old, alias))];
  await call({ method: 'POST', path: '/_aliases', body: { actions } });
}

const action = (verb: 'add' | 'remove', index: string, alias: string) => ({ [verb]: { index, alias } });

/** Creates an index; false when there is one of this name. */
async function create(index: string, body: unknown, call: CallOpenSearch): Promise<boolean> {
  try {
    await call({ method: 'PUT', path: `/${index}`, body });
    return true;
  } catch (error) {
    if (error instanceof OpenSearchFailure && error.message.includes('resource_already_exists')) return false;
    throw error;
  }
}

/** Drops indexes; a repeated call finds one gone. */
async function drop(indexes: readonly string[], call: CallOpenSearch): Promise<void> {
  for (const index of indexes)
    await call({ method: 'DELETE', path: `/${index}` }).catch((error: unknown) => {
      if (!(error instanceof OpenSearchFailure) || error.status !== 404) throw error;
    });
}
