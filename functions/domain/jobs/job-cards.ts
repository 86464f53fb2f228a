import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { StoredJob } from '../../records/job.ts';

/** Cards kept in memory, so that a recently shown page costs no reads. */
const keptCards = 2_000;

/** Reads the jobs that a search found, as lists show them. */
export function jobCardsIn(table: Table) {
  const cards = new Map<number, StoredJob>();

  /**
   * The cards of these hits, in their order. A card is read again only when its job has a newer version than the one in
   * memory; the part below the whole number is about what cards do not show.
   */
  async function cardsOf(hits: readonly { id: number; version: number }[]): Promise<StoredJob[]> {
    const missing = hits.filter((hit) => (cards.get(hit.id)?.version ?? -1) < Math.floor(hit.version));
    for (const card of await table.batchGet(missing.map((hit) => keys.job(hit.id)))) if (card) remember(card);
    return hits.flatMap((hit) => cards.get(hit.id) ?? []);
  }

  function remember(card: StoredJob): void {
    cards.delete(card.id);
    cards.set(card.id, card);
    const [oldest] = cards.keys();
    if (cards.size > keptCards && oldest !== undefined) cards.delete(oldest);
  }

  return { cardsOf };
}
