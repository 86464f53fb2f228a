import { digestFrequencies } from '../../../shared/constants/notification.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { idAt, timeOfId } from '../../../shared/rules/ids.ts';
import { log } from '../../platform/door/log.ts';
import { isTimeForMore } from '../../platform/outside/mail/bulk-mail.ts';
import { mailLetter } from '../../platform/outside/mail/mail-letter.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { DigestRhythm, LastDigest } from '../../records/digest.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { Item } from '../../platform/table/table.ts';
import { dueDigest } from '../../domain/digests/due-digest.ts';
import { digestLetter } from './notification-letters.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { NotificationMailStore } from './notification-mail.store.ts';

interface Needs extends LetterNeeds {
  store: Pick<
    NotificationMailStore,
    'digestReaders' | 'lastDigest' | 'newsSince' | 'claimDigest' | 'releaseDigest' | 'saveLink'
  >;
  clock: Pick<Clock, 'now' | 'newId' | 'newToken'>;
}
type Outcome = 'sent' | 'nothing new' | 'not due' | 'later' | 'failed';

/**
 * How far a digest looks back: past a run that failed, and a day more, because no two are exactly this far apart. What
 * was already mailed is not mailed again.
 */
const reach: Record<DigestRhythm, number> = { daily: 3 * oneDay, weekly: 15 * oneDay };
/** Repeated reactions included, a notification is written within this time after its event. */
const notedWithin = 3_600_000;
const frequencies = digestFrequencies.filter((frequency) => frequency !== 'off');

/**
 * Mails everybody whose digest is due in their time zone what is new and unread, once a day however often it runs; nobody
 * gets an empty one, and who has nothing new is looked at again the next day. Who is left when time is over is the next
 * run's. Throws at the end when some could not be mailed, so that the run is repeated for those.
 */
export async function sendDigests(needs: Needs): Promise<Record<Outcome, number>> {
  const at = needs.clock.now();
  const counts: Record<Outcome, number> = { sent: 0, 'nothing new': 0, 'not due': 0, later: 0, failed: 0 };
  for (const frequency of frequencies) {
    let after: Item | undefined;
    do {
      const { items, next } = await needs.store.digestReaders(frequency, after);
      for (const outcome of await inGroups(items, (account) => digestOf(account, { frequency, at }, needs)))
        counts[outcome] += 1;
      after = next;
    } while (after);
  }
  if (counts.failed > 0) throw new Error(`Digests that could not be mailed: ${counts.failed}`);
  return counts;
}

/**
 * The first notification that the previous digest may have missed: ids are made when things happen, and notifications
 * written a moment later.
 */
function firstAfter(earlier: LastDigest | undefined): number {
  if (!earlier?.upTo) return 0;
  return earlier.mailedIds ? idAt(timeOfId(earlier.upTo) - notedWithin, 0) : earlier.upTo + 1;
}

function digestWith(news: readonly { id: number }[], day: string, earlier: LastDigest | undefined): LastDigest {
  const upTo = Math.max(earlier?.upTo ?? 0, ...news.map(({ id }) => id));
  const mailedIds = [...(earlier?.mailedIds ?? []), ...news.map(({ id }) => id)].filter(
    (id) => id >= idAt(timeOfId(upTo) - notedWithin, 0),
  );
  return { day, upTo, mailedIds };
}

async function digestOf(
  account: StoredAccount,
  { frequency, at }: { frequency: DigestRhythm; at: string },
  { store, send, siteUrl, clock }: Needs,
): Promise<Outcome> {
  if (account.status !== 'active') return 'not due';
  const zone = account.timeZone ?? 'UTC';
  if (!dueDigest('daily', { at, zone, lastDay: undefined })) return 'not due';
  if (!isTimeForMore(at, clock.now())) return 'later';
  const earlier = await store.lastDigest(account.id);
  const today = dueDigest(frequency, { at, zone, lastDay: earlier?.day });
  if (!today) return 'not due';
  const mailedIds = new Set(earlier?.mailedIds);
  const found = await store.newsSince(
    account,
    Math.max(idAt(Date.parse(at) - reach[frequency], 0), firstAfter(earlier)),
    at,
  );
  const news = found.filter(({ id }) => !mailedIds.has(id));
  if (!(await store.claimDigest(account.id, digestWith(news, today, earlier), earlier)) || news.length === 0)
    return 'nothing new';
  try {
    const token = clock.newToken();
    const topic = { what: 'digest', frequency } as const;
    await store.saveLink(token, { userId: account.id, topic }, at);
    const letter = digestLetter(account, news, topic, { siteUrl, token });
    await mailLetter({ to: account.email, letter, id: clock.newId() }, { send });
    return 'sent';
  } catch (error) {
    log.error('digest not mailed', { userId: account.id, error: error as Error });
    await store.releaseDigest(account.id, earlier);
    return 'failed';
  }
}
