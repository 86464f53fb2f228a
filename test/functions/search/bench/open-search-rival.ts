import { setTimeout } from 'node:timers/promises';
import type { Kind, SearchQuery, SearchResult } from '../../../../functions/search/engine/engine.ts';
import { changeWriter } from '../../../../functions/search/opensearch/changes.ts';
import { callOpenSearch } from '../../../../functions/search/opensearch/client.ts';
import { indexBody } from '../../../../functions/search/opensearch/index-body.ts';
import { aliasOf, indexName } from '../../../../functions/search/opensearch/index-names.ts';
import { openSearchIndex } from '../../../../functions/search/opensearch/open-search-index.ts';
import { startSearchNode, whyNoSearchNode } from '../opensearch/node/search-node.ts';

/** OpenSearch with the same documents. */
export interface OpenSearchRival {
  search(query: SearchQuery): Promise<SearchResult>;
  /** What filling it took, its memory, and after how long a change shows, in one line. */
  summary: string;
  close(): Promise<void>;
}

const batch = 2_000;

/** Starts a node and fills it; a sentence when there is none. */
export async function openSearchRival<Document>(
  kind: Kind<Document>,
  documents: ReadonlyMap<number, Document>,
): Promise<OpenSearchRival | string> {
  const missing = whyNoSearchNode();
  if (missing) return missing;
  const node = await startSearchNode({ megabytes: 1_024 });
  const call = callOpenSearch(node.url);
  const index = indexName(kind, 1);
  await call({ method: 'PUT', path: `/${index}`, body: { ...indexBody(kind), aliases: { [aliasOf(kind)]: {} } } });
  const write = changeWriter(kind, call);
  const changes = Array.from(documents, ([id, document]) => ({ id, version: 1, document }));
  const began = performance.now();
  for (let at = 0; at < changes.length; at += batch) await write(index, changes.slice(at, at + batch));
  await call({ method: 'POST', path: `/${index}/_refresh` });
  const filled = (performance.now() - began) / 1_000;
  const { search } = openSearchIndex(kind, call);

  /** Milliseconds until the removal of a document shows. */
  const delay = async ({ id }: { id: number }, at: number): Promise<number> => {
    const start = performance.now();
    await write(index, [{ id, version: 2, document: null }]);
    while ((await search({ perPage: 1 })).total > changes.length - 1 - at) await setTimeout(10);
    return performance.now() - start;
  };
  const removed = changes.slice(0, 5);
  const delays: number[] = [];
  for (const [at, change] of removed.entries()) delays.push(await delay(change, at));
  // And back, so that it holds what the others hold.
  await write(
    index,
    removed.map((change) => ({ ...change, version: 3 })),
  );
  await call({ method: 'POST', path: `/${index}/_refresh` });

  return {
    search,
    summary: `OpenSearch filled in ${filled.toFixed(1)} s, ${node.memory().toFixed(0)} MB; a change shows after ${Math.max(...delays).toFixed(0)} ms at most`,
    close: () => node.close(),
  };
}
