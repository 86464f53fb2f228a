import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Field, Kind, SearchQuery } from '../../../../functions/search/engine/engine.ts';
import { readCarefully } from '../../../../functions/search/opensearch/read-text.ts';
import { storedDocument } from '../../../../functions/search/opensearch/stored-document.ts';
import { installPythonTool, NotInstalled } from '../../../../infra/tools/python/python-tool.ts';
import { type Timing, timingOf } from './measure.ts';
import { anyWay, likeTerm, type TantivyQuery, tantivyQuery } from './tantivy-query.ts';

/** tantivy with the same documents and the same words of them, in a Python process that also looks at the clock. */
export interface TantivyRival {
  /** The times of the search alone, without reading the text, and how many were found; undefined for what it cannot do. */
  measure(queries: readonly SearchQuery[], passes: number): Promise<Measured | undefined>;
  /** What filling it took, in one line. */
  summary: string;
  close(): void;
}

interface Measured extends Timing {
  /** Undefined where a word is misspelt: tantivy finds words of another first letter too, and not the forms of those found. */
  totals: (number | undefined)[];
}

interface Asked {
  query: TantivyQuery;
  facets: readonly string[];
  order: string | null;
  limit: number;
  offset: number;
}

const batch = 500;
const usualPage = 50;
const indexed: readonly Field<never>['type'][] = ['value', 'set', 'choices', 'number'];

/** Starts tantivy and fills it; a sentence when it cannot be had. */
export async function tantivyRival<Document>(
  kind: Kind<Document>,
  documents: ReadonlyMap<number, Document>,
): Promise<TantivyRival | string> {
  const python = pythonWithTantivy();
  if (!python) return 'tantivy needs Python 3.11 and PyPI: its column is left out';
  const child = spawn(python, [join(import.meta.dirname, 'tantivy-rival.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const tell = async (message: object): Promise<void> => {
    if (!child.stdin.write(`${JSON.stringify(message)}\n`)) await once(child.stdin, 'drain');
  };
  const ask = async <Answer>(message: object): Promise<Answer> => {
    await tell(message);
    const { value, done } = await lines.next();
    if (done) throw new Error('tantivy has ended');
    return JSON.parse(value) as Answer;
  };

  const fields = Object.entries(kind.fields).filter(([, { type }]) => indexed.includes(type));
  await tell({ fields: Object.fromEntries(fields.map(([name, { type }]) => [name, type])) });
  const entries = [...documents];
  for (let at = 0; at < entries.length; at += batch)
    await tell({
      documents: entries.slice(at, at + batch).map(([id, one]) => {
        const { document } = storedDocument(kind, { id, version: 1 }, one);
        const given = fields.flatMap(([name]) =>
          document.field[name] === undefined ? [] : [[name, document.field[name]]],
        );
        return { words: document.words['all'], stems: document.stems['all'], ...Object.fromEntries(given) };
      }),
    });
  const { seconds } = await ask<{ seconds: number }>({ commit: true });

  const run = (queries: readonly Asked[], passes: number) =>
    ask<{ total: number; best: number }[]>({ queries, passes });
  const areFound: Parameters<typeof readCarefully>[1]['areFound'] = async (lists) => {
    const asked = lists.map((ways) => ({ query: anyWay(ways), facets: [], order: null, limit: 1, offset: 0 }));
    return (await run(asked, 1)).map(({ total }) => total > 0);
  };
  const nearStems = (word: string, letters: 1 | 2) => Promise.resolve([likeTerm(word, letters)]);

  const asked = async (query: SearchQuery): Promise<Asked | undefined> => {
    const { text, asYouType = false, page = 1, perPage = usualPage, facets = [] } = query;
    const read = text
      ? await readCarefully({ text, asYouType, language: kind.language }, { areFound, nearStems })
      : undefined;
    const found = tantivyQuery(kind, query, read);
    const order = read && read.required.length > 0 ? null : kind.sorts[kind.defaultSort]!.field;
    return found && { query: found, facets, order, limit: perPage, offset: (page - 1) * perPage };
  };

  return {
    async measure(queries, passes) {
      const all: Asked[] = [];
      for (const query of queries) {
        const one = await asked(query);
        if (!one) return undefined;
        all.push(one);
      }
      const answers = await run(all, passes);
      const isLike = (at: number): boolean => JSON.stringify(all[at]!.query).includes('"like"');
      return {
        ...timingOf(answers.map(({ best }) => best)),
        totals: answers.map(({ total }, at) => (isLike(at) ? undefined : total)),
      };
    },
    summary: `tantivy filled in ${seconds.toFixed(1)} s`,
    close: () => child.kill(),
  };
}

function pythonWithTantivy(): string | undefined {
  try {
    return join(installPythonTool('tantivy'), 'python');
  } catch (error) {
    if (error instanceof NotInstalled) return undefined;
    throw error;
  }
}
