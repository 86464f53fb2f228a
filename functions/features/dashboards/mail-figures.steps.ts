import { managerFlows, recruiterFlows } from '../../../shared/constants/dashboard.ts';
import { dashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { wallClock } from '../../../shared/rules/zoned-time.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { isTimeForMore } from '../../platform/outside/mail/bulk-mail.ts';
import { mailLetter, type LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { aDayAfter, dayIn, nextDigest } from '../../domain/digests/due-digest.ts';
import type { DueReader } from '../../domain/digests/due-readers.ts';
import { eachDue, type Look } from '../../platform/door/each-due.ts';
import { allShards } from '../../platform/table/shards.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { figuresOf } from '../../domain/counters/figures.ts';
import type { MailedFiguresStore } from './mailed-figures.store.ts';
import { weekLetter } from './week-letter.ts';

interface Needs extends LetterNeeds {
  mailedFiguresStore: MailedFiguresStore;
  dashboardsStore: Pick<DashboardsStore, 'counters'>;
  clock: Pick<Clock, 'now' | 'newToken'>;
}
type Outcome = 'mailed' | 'none' | 'later';

const monday = 1;
const fromHour = 8;

/** Whether the figures of the week before are due: on Mondays from eight in the morning, by the clock on this wall. */
export function areFiguresDue(at: string, zone: string): boolean {
  const wall = new Date(wallClock(Date.parse(at), zone));
  return wall.getUTCDay() === monday && wall.getUTCHours() >= fromHour;
}

/**
 * Mails those of these shards who want it what happened in their last week, once, on Monday morning in their time zone; nobody
 * gets a letter about nothing. Throws at the end when some could not be mailed, so that the run is repeated for those.
 */
export async function mailFigures(needs: Needs, shards = allShards): Promise<Partial<Record<Outcome, number>>> {
  const at = needs.clock.now();
  const list = needs.mailedFiguresStore.readers;
  return eachDue('figures', { list, shards, at }, (reader) => figuresOfWeek(reader, at, needs));
}

async function figuresOfWeek(
  { account }: DueReader,
  at: string,
  { mailedFiguresStore: store, dashboardsStore, clock, send, siteUrl }: Needs,
): Promise<Look<Outcome>> {
  const { id, role, firstName, email } = account;
  const zone = account.timeZone ?? 'UTC';
  const flows = role === 'manager' ? managerFlows : role === 'recruiter' ? recruiterFlows : undefined;
  if (!flows || account.status !== 'active') return { outcome: 'none', next: aDayAfter(at) };
  const isDue = areFiguresDue(at, zone);
  const next = nextDigest('weekly', { at, zone, lastDay: isDue ? dayIn(at, zone) : undefined });
  if (!isDue) return { outcome: 'none', next };
  if (!isTimeForMore(at, clock.now())) return { outcome: 'later' };
  const began = dashboardRange('week', zone, Date.parse(at)).from;
  const week = dashboardRange('week', zone, began - 1);
  const mailedWeek = new Date(began).toISOString();
  if (await store.isMailed(id, mailedWeek)) return { outcome: 'none', next };
  const token = clock.newToken();
  const figures = figuresOf(await dashboardsStore.counters(id, week), week, flows, []);
  const letter = weekLetter({ firstName, zone }, figures, { siteUrl, token });
  if (!letter) return { outcome: 'none', next };
  const prepare = () => store.saveLink(token, { userId: id, topic: { what: 'figures' } }, at);
  await mailLetter({ to: email, letter, id: began, isOnce: true, prepare }, { send });
  await store.saveMailed(id, mailedWeek);
  return { outcome: 'mailed', next };
}
