import { logDelay } from '../catch-up.ts';
import type { Kind } from '../engine/engine.ts';
import type { SearchStore } from '../port.ts';
import { changeWriter } from './changes.ts';
import { type CallOpenSearch, OpenSearchFailure } from './client.ts';

/** What feeding indexes of a kind takes. */
export interface Feeding<Document> {
  kind: Kind<Document>;
  store: Pick<SearchStore<Document>, 'readChangeLog'>;
  call: CallOpenSearch;
  now: () => number;
  /** Called with why OpenSearch will never take a document; the others are written. */
  onRefused: (reason: string) => void;
}

/** The document in which an index keeps up to when it contains the change log. */
const checkpointId = 'checkpoint';

/**
 * Writes the rows of the change log into an index, from its checkpoint on, and returns the new checkpoint. Rows that this writer has
 * written, or the index has, change nothing, so every call reads the log's delay again.
 */
export function indexFeeder<Document>({ kind, store, call, now, onRefused }: Feeding<Document>) {
  const write = changeWriter(kind, call);
  const written = new Map<string, number>();
  return async (index: string): Promise<number> => {
    const checkpoint = await readCheckpoint(index, call);
    const lookedAt = now();
    const rows = [];
    for await (const row of store.readChangeLog({ kind: kind.name, since: checkpoint - logDelay, until: lookedAt }))
      if (row.version > (written.get(`${index} ${row.id}`) ?? -1)) rows.push(row);
    for (const reason of await write(index, rows)) onRefused(reason);
    for (const { id, version } of rows) written.set(`${index} ${id}`, version);
    if (rows.length > 0 || lookedAt - checkpoint > logDelay) await writeCheckpoint(index, lookedAt, call);
    return lookedAt;
  };
}

/** The time up to which the index contains the change log. */
async function readCheckpoint(index: string, call: CallOpenSearch): Promise<number> {
  const { _source } = await call<{ _source: { checkpoint: number } }>({
    method: 'GET',
    path: `/${index}/_doc/${checkpointId}`,
  });
  return _source.checkpoint;
}

/** Says that the index contains the change log up to this time; two writers may say it in any order, and the later time stays. */
export async function writeCheckpoint(index: string, time: number, call: CallOpenSearch): Promise<void> {
  const head = { index: { _index: index, _id: checkpointId, version: time, version_type: 'external' } };
  await call({ method: 'POST', path: '/_bulk', lines: [head, { checkpoint: time }] });
}

/** The indexes behind an alias; none when there is no such alias. */
export async function indexesOf(alias: string, call: CallOpenSearch): Promise<string[]> {
  try {
    return Object.keys(await call<Record<string, unknown>>({ method: 'GET', path: `/_alias/${alias}` }));
  } catch (error) {
    if (error instanceof OpenSearchFailure && error.status === 404) return [];
    throw error;
  }
}
