import { mostJobsPerAlert } from '../../../shared/constants/job-alert.ts';
import type { Campaign } from '../../../shared/model/campaign.ts';
import type { City } from '../../../shared/model/place.ts';
import { aDayAfter } from '../../domain/digests/due-digest.ts';
import { type Hiding, hidesAtAll } from '../../../shared/rules/hidden-from.ts';
import { eachDue } from '../../platform/door/each-due.ts';
import { allShards } from '../../platform/table/shards.ts';
import { campaignNamed } from '../../domain/jobs/campaign-named.ts';
import { searchUnhidden } from '../../search/search-unhidden.ts';
import { jobQuery } from '../../search/kinds/job-query.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { isTimeForMore } from '../../platform/outside/mail/bulk-mail.ts';
import { mailLetter, type LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { StoredJob } from '../../records/job.ts';
import type { StoredJobAlert } from '../../records/job-alert.ts';
import type { SearchQuery } from '../../search/engine/engine.ts';
import type { SearchIndex } from '../../search/port.ts';
import { isDueAlert, newsUntil, nextAlert } from './due-alert.ts';
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
type Outcome = 'sent' | 'nothing new' | 'not due' | 'later';
interface Reader {
  email: string;
  zone: string;
  firstName: string | undefined;
  /** From whom the reader hides, where they have an account. */
  list?: Hiding | undefined;
}

/**
 * Mails everybody of these shards whose searches are due what was posted since, all searches of a person in one mail (PLUS-56).
 * Those that have their day take up half of the run's time at most, and who looks at every run has the rest in turn, so that none
 * keeps back the others for long. Throws at the end when some could not be mailed, so that the run is repeated for those.
 */
export async function mailJobAlerts(
  needs: AlertNeeds,
  shards = allShards,
): Promise<Partial<Record<Outcome, number>>[]> {
  const at = needs.clock.now();
  const { dueOwners, atOnceOwners } = needs.alertNewsStore;
  const mailOwners = (list: typeof dueOwners, share: number) =>
    eachDue('job alerts', { list, shards, at }, async (searches) => ({
      outcome: isTimeForMore(at, needs.clock.now(), share) ? await mailOwner(searches, at, needs) : 'later',
    }));
  const [dueToday] = await Promise.allSettled([mailOwners(dueOwners, 1 / 2)]);
  const atOnce = await mailOwners(atOnceOwners, 1);
  if (dueToday.status === 'rejected') throw dueToday.reason;
  return [dueToday.value, atOnce];
}

async function mailOwner(listed: readonly StoredJobAlert[], at: string, needs: AlertNeeds): Promise<Outcome> {
  const { alertNewsStore, clock } = needs;
  // Those that look at every run mostly find nothing, which needs no read of the table.
  if (listed.every(({ alert }) => alert === 'immediately') && !(await haveNews(listed, at, needs)))
    return 'nothing new';
  const searches = await alertNewsStore.searchesOf(listed[0]?.ownerId ?? 0);
  const reader = searches[0] && (await readerOf(searches[0], needs));
  const zone = reader?.zone ?? 'UTC';
  const due = reader ? searches.filter((one) => isDueAlert(one, { at, zone })) : [];
  const ids = new Set(due.map(({ id }) => id));
  for (const one of listed.filter(({ id }) => !ids.has(id)))
    await alertNewsStore.putOff(one, reader ? nextAlert(one, { at, zone }) : aDayAfter(at));
  if (!reader || due.length === 0) return 'not due';
  const news: (Omit<AlertNews, 'search'> & { search: StoredJobAlert })[] = [];
  for (const search of due) {
    const found = await newJobsFor(reader, search, at, needs);
    // One that is looked at every time needs no mark that there was nothing, but for jobs that are left out.
    if (found.total === 0 && search.alert === 'immediately' && !hidesAtAll(reader.list)) continue;
    const upTo = newsUntil(at);
    const isTaken = await alertNewsStore.claimNews(search, upTo, nextAlert({ ...search, upTo }, { at, zone }));
    if (isTaken && found.total > 0) news.push({ search, ...found, token: clock.newToken() });
  }
  return news.length === 0 ? 'nothing new' : send(reader, news, at, needs);
}

async function readerOf(
  { ownerId, guest }: StoredJobAlert,
  { alertNewsStore }: AlertNeeds,
): Promise<Reader | undefined> {
  if (guest) return { email: guest.email, zone: guest.timeZone, firstName: undefined };
  const [account, list] = await Promise.all([alertNewsStore.account(ownerId), alertNewsStore.hidingOf(ownerId)]);
  if (account?.status !== 'active') return undefined;
  return { email: account.email, zone: account.timeZone ?? 'UTC', firstName: account.firstName, list };
}

async function haveNews(searches: readonly StoredJobAlert[], at: string, needs: AlertNeeds): Promise<boolean> {
  for (const one of searches) {
    const query = await queryOf(one, at, needs);
    if (query && (await needs.jobSearch.search(query)).total > 0) return true;
  }
  return false;
}

/** What was posted since a search was looked at last, newest first, without the jobs of whom the reader hides from (PLUS-40). */
async function newJobsFor({ list }: Pick<Reader, 'list'>, search: StoredJobAlert, at: string, needs: AlertNeeds) {
  const query = await queryOf(search, at, needs);
  if (!query) return { jobs: [], total: 0 };
  return searchUnhidden(query, {
    ask: async (asked) => {
      const { hits, total } = await needs.jobSearch.search(asked);
      return { jobs: total === 0 ? [] : await needs.jobCards.cardsOf(hits), total };
    },
    hiddenManagers: (managerIds) => needs.alertNewsStore.hiddenManagers(list, managerIds),
  });
}

/** The question for what was posted since a search was looked at last; undefined where its category is gone. */
async function queryOf(
  { wish, upTo }: StoredJobAlert,
  at: string,
  needs: AlertNeeds,
): Promise<SearchQuery | undefined> {
  const { search, filter, campaign: name } = wish;
  const campaign = await campaignNamed(name, at, needs).catch(noneOfThatName);
  if (name !== undefined && !campaign) return undefined;
  const query = jobQuery(
    { page: 1, perPage: mostJobsPerAlert, search, filter, order_by: 'createdAt' },
    { campaign, city: filter.cityId === undefined ? undefined : needs.cityById(filter.cityId), now: Date.parse(at) },
  );
  const createdAt = { from: Date.parse(upTo) + 1, to: Date.parse(newsUntil(at)) };
  return { ...query, where: { ...query.where, createdAt } };
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
    for (const { search } of news) await alertNewsStore.releaseNews(search, newsUntil(at), at);
    throw error;
  }
}
