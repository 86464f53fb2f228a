import {
  ColumnarIndex,
  type Kind,
  type SearchQuery,
  type SearchResult,
} from '../../../../functions/search/engine/engine.ts';
import { disagreement } from '../../../../functions/search/engine/rivals/agreement.ts';
import { Oracle } from '../../../../functions/search/engine/rivals/oracle.ts';
import { type Change, changeWriter } from '../../../../functions/search/opensearch/changes.ts';
import type { CallOpenSearch } from '../../../../functions/search/opensearch/client.ts';
import { indexBody } from '../../../../functions/search/opensearch/index-body.ts';
import { aliasOf, indexName } from '../../../../functions/search/opensearch/index-names.ts';
import { openSearchIndex } from '../../../../functions/search/opensearch/open-search-index.ts';
import type { SearchIndex } from '../../../../functions/search/port.ts';
import { asServerless } from './serverless.ts';

/** So many questions are asked at once, because a node has two processors and a question mostly waits. */
const atOnce = 8;

/** Three engines that hold the same documents. */
export class Engines<Document> {
  readonly kind: Kind<Document>;
  readonly memory: ColumnarIndex<Document>;
  readonly oracle: Oracle<Document>;
  readonly openSearch: SearchIndex;
  private readonly call: CallOpenSearch;
  private readonly name: string;
  private readonly write: ReturnType<typeof changeWriter<Document>>;
  private readonly versions = new Map<number, number>();

  constructor(kind: Kind<Document>, call: CallOpenSearch) {
    this.kind = kind;
    this.call = call;
    this.memory = new ColumnarIndex(kind);
    this.oracle = new Oracle(kind);
    this.openSearch = openSearchIndex(kind, asServerless(call));
    this.write = changeWriter(kind, asServerless(call));
    this.name = indexName(kind, 1);
  }

  async create(): Promise<void> {
    await this.call({
      method: 'PUT',
      path: `/${this.name}`,
      body: { ...indexBody(this.kind), aliases: { [aliasOf(this.kind)]: {} } },
    });
  }

  /** A newer version of the document, in the two engines of this process; OpenSearch gets it with `feed`. */
  change(id: number, document: Document | null): Change<Document> {
    const version = (this.versions.get(id) ?? 0) + 1;
    this.versions.set(id, version);
    if (document === null) {
      this.memory.remove({ id, version }, 0);
      this.oracle.remove(id);
    } else {
      this.memory.upsert({ id, version }, document);
      this.oracle.upsert(id, document);
    }
    return { id, version, document };
  }

  async feed(changes: readonly Change<Document>[]): Promise<void> {
    const refused = await this.write(this.name, changes);
    if (refused.length > 0) throw new Error(refused.join('\n'));
  }

  /** Makes what was fed visible, which OpenSearch does by itself within a second and Serverless within ten. */
  async refresh(): Promise<void> {
    await this.call({ method: 'POST', path: `/${this.name}/_refresh` });
  }

  /** What differs between the engines for each of these questions. */
  async compare(queries: readonly SearchQuery[]): Promise<string[]> {
    const differing: string[] = [];
    const waiting = [...queries];
    const ask = async (): Promise<void> => {
      for (let query = waiting.pop(); query; query = waiting.pop()) {
        const right = this.memory.search(query);
        const found = await this.openSearch.search(query);
        const ofOracle = query.texts ? undefined : disagreement(query, this.memory, this.oracle);
        const one = ofOracle ?? difference(query, right, found);
        if (one) differing.push(one);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    return differing;
  }
}

/** A fit counts before relevance, which decides between equal ones. */
const isByRelevance = ({ text, sort }: SearchQuery): boolean =>
  Boolean(text) && ['relevance', 'fit'].includes(sort?.by ?? 'relevance');

/** All but the order by relevance must be the same: total, facets, and where the order is by anything else the page with its distances. */
function difference(query: SearchQuery, right: SearchResult, found: SearchResult): string | undefined {
  const parts = isByRelevance(query) ? (['total', 'facets'] as const) : (['total', 'facets', 'hits'] as const);
  const differing = parts.find((part) => JSON.stringify(right[part]) !== JSON.stringify(found[part]));
  if (!differing)
    return right.hits.length === found.hits.length ? undefined : `page length of ${JSON.stringify(query)}`;
  return [`${differing} of ${JSON.stringify(query)}`, right[differing], found[differing]]
    .map((part) => JSON.stringify(part).slice(0, 400))
    .join('\n  ');
}
