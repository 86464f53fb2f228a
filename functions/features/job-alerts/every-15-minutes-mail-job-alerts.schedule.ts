import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { publicCampaigns } from '../../domain/jobs/campaign-named.ts';
import { jobCardsIn } from '../../domain/jobs/job-cards.ts';
import { openBulkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { jobKind } from '../../search/kinds/job.ts';
import { openSearch } from '../../search/open-search.ts';
import { jobLogStore } from '../../search/search-log.store.ts';
import { cityById } from '../lookups/cities.ts';
import { alertNewsStore } from './alert-news.store.ts';
import { mailJobAlerts } from './mail-job-alerts.steps.ts';

export const handler = scheduleFunction(
  () => ({
    ...openBulkLetterNeeds(),
    alertNewsStore: alertNewsStore(theTable()),
    jobSearch: openSearch(jobKind, jobLogStore(theTable())),
    jobCards: jobCardsIn(theTable()),
    campaigns: (now: string) => publicCampaigns(theTable(), now),
    cityById,
    clock,
  }),
  async (needs, shards) => {
    const [dueToday, atOnce] = await mailJobAlerts(needs, shards);
    log.info('job alerts', { dueToday, atOnce });
  },
);
