import { managerFlows, recruiterFlows } from '../../../shared/constants/dashboard.ts';
import { dashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { wallClock } from '../../../shared/rules/zoned-time.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { log } from '../../platform/door/log.ts';
import { isTimeForMore } from '../../platform/outside/mail/bulk-mail.ts';
import { mailLetter, type LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { StoredAccount } from '../../records/account.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { Item } from '../../platform/table/table.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { figuresOf } from './figures.ts';
import type { MailedFiguresStore } from './mailed-figures.store.ts';
import { weekLetter } from './week-letter.ts';

interface Needs extends LetterNeeds {
  mailedFiguresStore: MailedFiguresStore;
  dashboardsStore: Pick<DashboardsStore, 'counters'>;
  clock: Pick<Clock, 'now' | 'newId' | 'newToken'>;
}
type Outcome = 'mailed' | 'none' | 'later' | 'failed';

const monday = 1;
const fromHour = 8;

/** Whether the figures of the week before are due: on Mondays from eight in the morning, by the clock on this wall. */
export function areFiguresDue(at: string, zone: string): boolean {
  const wall = new Date(wallClock(Date.parse(at), zone));
  return wall.getUTCDay() === monday && wall.getUTCHours() >= fromHour;
}

/**
 * Mails those who want it what happened in their last week, once, on Monday morning in their time zone; nobody gets a
 * letter about nothing. Throws at the end when some could not be mailed, so that the run is repeated for those.
 */
export async function mailFigures(needs: Needs): Promise<Record<Outcome, number>> {
  const at = needs.clock.now();
  const counts: Record<Outcome, number> = { mailed: 0, none: 0, later: 0, failed: 0 };
  let after: Item | undefined;
  do {
    const { items, next } = await needs.mailedFiguresStore.readers(after);
    for (const outcome of await inGroups(items, (account) => figuresOfWeek(account, at, needs))) counts[outcome] += 1;
    after = next;
  } while (after);
  if (counts.failed > 0) throw new Error(`Figures that could not be mailed: ${counts.failed}`);
  return counts;
}

async function figuresOfWeek(
  account: StoredAccount,
  at: string,
  { mailedFiguresStore: store, dashboardsStore, clock, send, siteUrl }: Needs,
): Promise<Outcome> {
  const { id, role, firstName, email } = account;
  const zone = account.timeZone ?? 'UTC';
  const flows = role === 'manager' ? managerFlows : role === 'recruiter' ? recruiterFlows : undefined;
  if (!flows || account.status !== 'active' || !areFiguresDue(at, zone)) return 'none';
  if (!isTimeForMore(at, clock.now())) return 'later';
  const began = dashboardRange('week', zone, Date.parse(at)).from;
  const week = dashboardRange('week', zone, began - 1);
  try {
    const token = clock.newToken();
    const figures = figuresOf(await dashboardsStore.counters(id, week), week, flows, []);
    const letter = weekLetter({ firstName, zone }, figures, { siteUrl, token });
    if (!letter || !(await store.claim(id, new Date(began).toISOString()))) return 'none';
    try {
      await store.saveLink(token, { userId: id, topic: { what: 'figures' } }, at);
      await mailLetter({ to: email, letter, id: clock.newId() }, { send });
      return 'mailed';
    } catch (error) {
      await store.release(id);
      throw error;
    }
  } catch (error) {
    log.error('figures not mailed', { userId: id, error: error as Error });
    return 'failed';
  }
}
