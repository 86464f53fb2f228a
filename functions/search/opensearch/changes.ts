import type { Kind } from '../engine/engine.ts';
import type { ChangeRow } from '../port.ts';
import type { CallOpenSearch } from './client.ts';
import { OpenSearchFailure } from './client.ts';
import { type StoredDocument, type StoredRemoval, type StoredWord, storedDocument } from './stored-document.ts';

/** A change of a document, as the log and the table both give it. */
export type Change<Document> = Pick<ChangeRow<Document>, 'id' | 'version' | 'document'>;

type Line =
  | { index: { _index: string; _id: string; version: number; version_type: 'external' } }
  | { create: { _index: string; _id: string } }
  | StoredDocument
  | StoredRemoval
  | StoredWord;

/** OpenSearch is quickest with requests of some megabytes. */
const changesOfRequest = 500;
/** An index holds the older version of a document, or the same word, already. */
const isHeld = 409;

/**
 * The lines of a bulk request that brings these changes into an index. Each carries its version, so that a repeated or late one
 * changes nothing; words that are new since `known` began are created beside them.
 */
export function bulkLines<Document>(
  kind: Kind<Document>,
  { index, changes, known }: { index: string; changes: readonly Change<Document>[]; known: Set<string> },
): Line[] {
  const newest = new Map<number, Change<Document>>();
  for (const change of changes)
    if (change.version > (newest.get(change.id)?.version ?? -1)) newest.set(change.id, change);
  return [...newest.values()].flatMap(({ id, version, document }): Line[] => {
    const head: Line = { index: { _index: index, _id: `d${id}`, version, version_type: 'external' } };
    if (document === null) return [head, { id, version }];
    const stored = storedDocument(kind, { id, version }, document);
    const words = [...stored.words].filter((word) => !known.has(word));
    for (const word of words) known.add(word);
    return [
      head,
      stored.document,
      ...words.flatMap((word): Line[] => [
        { create: { _index: index, _id: `w${word}` } },
        { lexicon: { word, stem: kind.language.stemOf(word) } },
      ]),
    ];
  });
}

/**
 * Writes changes into indexes of a kind, remembering which words each of them has. Returns why OpenSearch refused documents, which
 * must not keep the others out.
 */
export function changeWriter<Document>(kind: Kind<Document>, call: CallOpenSearch) {
  const knownOf = new Map<string, Set<string>>();
  return async (index: string, changes: readonly Change<Document>[]): Promise<string[]> => {
    const refused: string[] = [];
    const known = knownOf.get(index) ?? new Set<string>();
    knownOf.set(index, known);
    for (let at = 0; at < changes.length; at += changesOfRequest) {
      const lines = bulkLines(kind, { index, changes: changes.slice(at, at + changesOfRequest), known });
      try {
        refused.push(...(await sendBulk(lines, call)));
      } catch (error) {
        // Which of its words were created is not known.
        knownOf.delete(index);
        throw error;
      }
    }
    return refused;
  };
}

interface BulkResponse {
  errors: boolean;
  items: Record<string, { status: number; error?: unknown }>[];
}

/** Throws what may succeed later, and returns what never will. */
async function sendBulk(lines: readonly Line[], call: CallOpenSearch): Promise<string[]> {
  const { errors, items } = await call<BulkResponse>({ method: 'POST', path: '/_bulk', lines });
  if (!errors) return [];
  const failed = items
    .flatMap((item) => Object.values(item))
    .filter(({ status }) => status >= 300 && status !== isHeld)
    .map(({ status, error }) => ({ status, reason: JSON.stringify(error).slice(0, 500) }));
  const passing = failed.find(({ status }) => status === 429 || status >= 500);
  if (passing) throw new OpenSearchFailure(passing.status, passing.reason);
  return failed.map(({ reason }) => reason);
}
