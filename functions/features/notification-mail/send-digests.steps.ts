import { oneDay } from '../../../shared/constants/time.ts';
import { mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import { idAt, timeOfId } from '../../../shared/rules/ids.ts';
import { isTimeForMore } from '../../platform/outside/mail/bulk-mail.ts';
import { mailLetter } from '../../platform/outside/mail/mail-letter.ts';
import type { DigestRhythm, LastDigest } from '../../records/digest.ts';
import { allShards } from '../../platform/table/shards.ts';
import { aDayAfter, dueDigest, nextDigest } from '../../domain/digests/due-digest.ts';
import type { DueReader } from '../../domain/digests/due-readers.ts';
import { eachDue, type Look } from '../../platform/door/each-due.ts';
import { digestLetter } from './notification-letters.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { NotificationMailStore } from './notification-mail.store.ts';

interface Needs extends LetterNeeds {
  store: Pick<NotificationMailStore, 'digestReaders' | 'lastDigest' | 'newsSince' | 'saveDigest' | 'saveLink'>;
  clock: Pick<Clock, 'now' | 'newToken'>;
}
type Outcome = 'sent' | 'nothing new' | 'not due' | 'later';

/**
 * How far a digest looks back: past a run that failed, and a day more, because no two are exactly this far apart. What
 * was already mailed is not mailed again.
 */
const reach: Record<DigestRhythm, number> = { daily: 3 * oneDay, weekly: 15 * oneDay };
/** Repeated reactions included, a notification is written within this time after its event. */
const notedWithin = 3_600_000;

/**
 * Mails everybody of these shards whose digest is due in their time zone what is new and unread, once a day however often it
 * runs; nobody gets an empty one, and who has nothing new is looked at again the next day. Who is left when time is over is the
 * next run's. Throws at the end when some could not be mailed, so that the run is repeated for those.
 */
export async function sendDigests(needs: Needs, shards = allShards): Promise<Partial<Record<Outcome, number>>> {
  const at = needs.clock.now();
  return eachDue('digests', { list: needs.store.digestReaders, shards, at }, (reader) => digestOf(reader, at, needs));
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
  { account }: DueReader,
  at: string,
  { store, send, siteUrl, clock }: Needs,
): Promise<Look<Outcome>> {
  if (account.status !== 'active') return { outcome: 'not due', next: aDayAfter(at) };
  if (!isTimeForMore(at, clock.now())) return { outcome: 'later' };
  const zone = account.timeZone ?? 'UTC';
  const frequency = mailSettingsOf(account).digest as DigestRhythm;
  const earlier = await store.lastDigest(account.id);
  const today = dueDigest(frequency, { at, zone, lastDay: earlier?.day });
  const next = nextDigest(frequency, { at, zone, lastDay: today ?? earlier?.day });
  if (!today) return { outcome: 'not due', next };
  const mailedIds = new Set(earlier?.mailedIds);
  const found = await store.newsSince(
    account,
    Math.max(idAt(Date.parse(at) - reach[frequency], 0), firstAfter(earlier)),
    at,
  );
  const news = found.filter(({ id }) => !mailedIds.has(id));
  const digest = digestWith(news, today, earlier);
  if (news.length > 0) {
    const token = clock.newToken();
    const topic = { what: 'digest', frequency } as const;
    const letter = digestLetter(account, news, topic, { siteUrl, token });
    // One that was mailed by a run that stopped before it noted that is known by its newest notification.
    const once = {
      id: Math.max(...news.map(({ id }) => id)),
      isOnce: true,
      prepare: () => store.saveLink(token, { userId: account.id, topic }, at),
    };
    await mailLetter({ to: account.email, letter, ...once }, { send });
  }
  await store.saveDigest(account.id, digest, earlier);
  return { outcome: news.length > 0 ? 'sent' : 'nothing new', next };
}
