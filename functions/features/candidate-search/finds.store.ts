import type { AnyEvent } from '../../../events/catalogue.ts';
import { announcedSearches } from '../../domain/saved-searches/announced-searches.ts';
import { type CandidateCard, judgedCardWrite } from '../../records/candidate-card.ts';
import { announcedFindWrite, foundAlready, newFindWrites, type StoredFind } from '../../records/saved-search.ts';
import { traceWrite } from '../../records/trace.ts';
import { keys } from '../../platform/table/keys.ts';
import { briefEventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

/** An event of finds lives as long as the notification that it becomes; in seconds. */
const eventKept = 30 * 86_400;

/** Reads the saved searches of everybody that announce, and saves whom they found. */
export function findsStore(table: Table) {
  /** The card of a candidate as saved searches judged it last, and as it is now. */
  async function cardsOf(
    candidateId: number,
  ): Promise<{ before: CandidateCard | undefined; now: CandidateCard | undefined }> {
    const [before, now] = await table.batchGet([keys.judgedCandidate(candidateId), keys.candidateCard(candidateId)], {
      consistent: true,
    });
    return { before, now };
  }

  /** Remembers the card that saved searches have judged. */
  const saveJudged = (card: CandidateCard): Promise<void> => table.writeOne(judgedCardWrite(card));

  /** Saves a find with its event, if it is announced immediately; false when it was found before. */
  async function saveFind(ownerId: number, find: StoredFind, event: AnyEvent | undefined): Promise<boolean> {
    return savedOnce([...newFindWrites(ownerId, find), ...(event ? eventWrites(ownerId, [find], event) : [])]);
  }

  /** The finds of a search that wait to be announced. */
  async function waitingFinds(ownerId: number, searchId: number): Promise<StoredFind[]> {
    const finds = await table.query(keys.savedSearchFinds(ownerId, searchId), { consistent: true });
    return finds.filter(({ isWaiting }) => isWaiting);
  }

  /** Saves that these finds were announced, with the event that announces them; false when another run was first. */
  async function saveAnnounced(ownerId: number, finds: readonly StoredFind[], event: AnyEvent): Promise<boolean> {
    return savedOnce([
      ...finds.map((find) => announcedFindWrite(ownerId, find)),
      ...eventWrites(ownerId, finds, event),
    ]);
  }

  async function savedOnce(writes: Write[]): Promise<boolean> {
    return tryWrite(table.write(writes), foundAlready);
  }

  return {
    announced: () => announcedSearches(table, keys.announcedSearches),
    cardsOf,
    saveJudged,
    saveFind,
    waitingFinds,
    saveAnnounced,
  };
}
export type FindsStore = ReturnType<typeof findsStore>;

// The event and its notification name the candidates in the owner's partition, which no key of theirs leads to.
function eventWrites(ownerId: number, finds: readonly StoredFind[], event: AnyEvent): Write[] {
  const place = { pk: keys.notificationSubject(ownerId) };
  return [
    briefEventWrite(event, Math.floor(Date.parse(event.time) / 1000) + eventKept),
    ...finds.map(({ candidateId }) => traceWrite(candidateId, place)),
  ];
}
