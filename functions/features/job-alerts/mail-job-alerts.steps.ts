import { mostJobsPerAlert } from '../../../shared/constants/job-alert.ts';
import type { Campaign } from '../../../shared/model/campaign.ts';
import type { City } from '../../../shared/model/place.ts';
import { campaignNamed } from '../../domain/jobs/campaign-named.ts';
import { jobQuery } from '../../search/kinds/job-query.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { log } from '../../platform/door/log.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { isTimeForMore } from '../../platform/outside/mail/bulk-mail.ts';
import { mailLetter, type LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { StoredJob } from '../../records/job.ts';
import type { StoredJobAlert } from '../../records/job-alert.ts';
import type { SearchIndex } from '../../search/port.ts';
import { isDueAlert, newsUntil } from './due-alert.ts';
import { jobAlertLetter, type AlertNews } from './job-alert-letter.ts';
import type { AlertNewsStore } from './alert-news.store.ts';

export interface AlertNeeds extends LetterNeeds {
  alertNewsStore: AlertNewsStore;
  jobSearch: SearchIndex;
  jobCards: { cardsOf(hits: readonly { id: number; version: number }[]): Promise<StoredJob[]> };
  campaigns: (now: string) => Promise<Campaign[]>;
  cityById(id: number): City | undefined;
  clock: Pick<Clock, 'now' | 'newId' | 'newToken'>;
}
type Outcome = 'sent' | 'nothing new' | 'not due' | 'later' | 'failed';
interface Reader {
  email: string;
  zone: string;
  firstName: string | undefined;
}

/**
 * Mails everybody whose searches are due what was posted since, all searches of a person in one mail (PLUS-56). Throws at
 * the end when some could not be mailed, so that the run is repeated for those.
 */
export async function mailJobAlerts(needs: AlertNeeds): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { sent: 0, 'nothing new': 0, 'not due': 0, later: 0, failed: 0 };
  const at = needs.clock.now();
  for await (const searches of byOwner(needs.alertNewsStore.announced()))
    counts[await mailOwner(searches, at, needs)] += 1;
  if (counts.failed > 0) throw new Error(`Job alerts that could not be mailed: ${counts.failed}`);
  return counts;
}

/** The searches of one owner after another; they are listed together. */
async function* byOwner(searches: AsyncIterable<StoredJobAlert>): AsyncIterable<StoredJobAlert[]> {
  let own: StoredJobAlert[] = [];
  for await (const search of searches) {
    if (own.length > 0 && own[0]?.ownerId !== search.ownerId) {
      yield own;
      own = [];
    }
    own.push(search);
  }
  if (own.length > 0) yield own;
}

async function mailOwner(searches: readonly StoredJobAlert[], at: string, needs: AlertNeeds): Promise<Outcome> {
  const [first] = searches;
  const reader = first && (await readerOf(first, needs));
  const due = reader ? searches.filter((one) => isDueAlert(one, { at, zone: reader.zone })) : [];
  if (!reader || due.length === 0) return 'not due';
  if (!isTimeForMore(at, needs.clock.now())) return 'later';
  const news: (Omit<AlertNews, 'search'> & { search: StoredJobAlert })[] = [];
  for (const search of due) {
    const found = await newJobs(search, at, needs);
    // One that is looked at every time needs no mark that there was nothing.
    if (found.total === 0 && search.alert === 'immediately') continue;
    const isTaken = await needs.alertNewsStore.claimNews(search, newsUntil(at));
    if (isTaken && found.total > 0) news.push({ search, ...found, token: needs.clock.newToken() });
  }
  return news.length === 0 ? 'nothing new' : send(reader, news, at, needs);
}

async function readerOf(
  { ownerId, guest }: StoredJobAlert,
  { alertNewsStore }: AlertNeeds,
): Promise<Reader | undefined> {
  if (guest) return { email: guest.email, zone: guest.timeZone, firstName: undefined };
  const account = await alertNewsStore.account(ownerId);
  if (account?.status !== 'active') return undefined;
  return { email: account.email, zone: account.timeZone ?? 'UTC', firstName: account.firstName };
}

/** What was posted since a search was looked at last, newest first; nothing where its category is gone. */
async function newJobs({ wish, upTo }: StoredJobAlert, at: string, needs: AlertNeeds) {
  const { search, filter, campaign: name } = wish;
  const campaign = await campaignNamed(name, at, needs).catch(noneOfThatName);
  if (name !== undefined && !campaign) return { jobs: [], total: 0 };
  const query = jobQuery(
    { page: 1, perPage: mostJobsPerAlert, search, filter, order_by: 'createdAt' },
    { campaign, city: filter.cityId === undefined ? undefined : needs.cityById(filter.cityId), now: Date.parse(at) },
  );
  const createdAt = { from: Date.parse(upTo) + 1, to: Date.parse(newsUntil(at)) };
  const { hits, total } = await needs.jobSearch.search({ ...query, where: { ...query.where, createdAt } });
  return { jobs: total === 0 ? [] : await needs.jobCards.cardsOf(hits), total };
}

function noneOfThatName(refusal: unknown): undefined {
  if (!(refusal instanceof Refusal)) throw refusal;
}

async function send(
  { email, firstName }: Reader,
  news: readonly (AlertNews & { search: StoredJobAlert })[],
  at: string,
  { alertNewsStore, clock, siteUrl, send: sendMail }: AlertNeeds,
): Promise<Outcome> {
  const topicOf = (some: typeof news) =>
    ({ what: 'job-alerts', alerts: some.map(({ search: { id, alert } }) => ({ id, alert })) }) as const;
  const userId = news[0]?.search.ownerId ?? 0;
  try {
    const token = clock.newToken();
    await alertNewsStore.saveLink(token, { userId, topic: topicOf(news) }, at);
    for (const one of news) await alertNewsStore.saveLink(one.token, { userId, topic: topicOf([one]) }, at);
    await mailLetter(
      { to: email, letter: jobAlertLetter(news, { firstName, siteUrl, token }), id: clock.newId() },
      { send: sendMail },
    );
    return 'sent';
  } catch (error) {
    log.error('job alert not mailed', { userId, error: error as Error });
    for (const { search } of news) await alertNewsStore.releaseNews(search, newsUntil(at));
    return 'failed';
  }
}
