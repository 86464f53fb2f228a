import { countOf } from '../../../shared/rules/money.ts';
import { companyOf, payOf, workplaceInWords } from '../../../shared/rules/job-words.ts';
import { jobSearchAddress } from '../../../shared/rules/job-search-address.ts';
import { mostJobsPerAlert, mostJobsPerMail } from '../../../shared/constants/job-alert.ts';
import type { MailContent, MailSection } from '../../platform/outside/mail/render-mail.ts';
import type { StoredJob } from '../../records/job.ts';
import type { StoredJobAlert } from '../../records/job-alert.ts';

/** What a search has found: some of the new jobs, and how many there are. */
export interface AlertNews {
  search: Pick<StoredJobAlert, 'name' | 'wish'>;
  jobs: readonly StoredJob[];
  total: number;
  /** The token of the link that stops this search. */
  token: string;
}

interface Reader {
  /** Unknown where there is no account. */
  firstName: string | undefined;
  siteUrl: string;
  /** The token of the link that stops every search of this mail. */
  token: string;
}

/** The mail about everything that a person's searches have found: each job once, each search with what stops it. */
export function jobAlertLetter(news: readonly AlertNews[], { firstName, siteUrl, token }: Reader): MailContent {
  const [first] = news;
  const count = news.reduce((sum, { total }) => sum + total, 0);
  const isOne = news.length === 1;
  const what = countOf(count, 'new job');
  return {
    subject: isOne && first ? `${what}: ${first.search.name}` : `${what} in your searches`,
    paragraphs: [
      firstName === undefined ? 'Hello,' : `Hello ${firstName},`,
      isOne ? 'This is new since we looked last.' : 'This is new in your searches since we looked last.',
    ],
    sections: sectionsOf(news, siteUrl),
    stop: {
      reason: 'You got this mail because you saved a search and asked for new jobs by mail.',
      label: isOne ? 'Stop these mails' : 'Stop the mails of all these searches',
      ...stopLinks(siteUrl, token),
    },
  };
}

/** Each job is in the first search that found it; a mail shows a bounded number, and the lists have the others. */
function sectionsOf(news: readonly AlertNews[], siteUrl: string): MailSection[] {
  const shown = new Set<number>();
  return news.map(({ search, jobs, total, token }) => {
    const room = Math.max(0, Math.min(mostJobsPerAlert, mostJobsPerMail - shown.size));
    const others = jobs.filter(({ id }) => !shown.has(id)).slice(0, room);
    for (const { id } of others) shown.add(id);
    return {
      title: `${search.name} (${String(total)})`,
      items: others.map((job) => ({
        text: job.title,
        note: [companyOf(job), workplaceInWords(job), ...payOf(job)].join(' · '),
        href: `${siteUrl}/find-jobs/view/${job.id}`,
      })),
      more: { label: 'See all jobs of this search', href: `${siteUrl}${jobSearchAddress(search.wish)}` },
      stop: { label: 'Stop mails for this search', href: stopLinks(siteUrl, token).href },
    };
  });
}

const stopLinks = (siteUrl: string, token: string) => ({
  href: `${siteUrl}/account/mail?token=${token}`,
  oneClick: `${siteUrl}/api/notification-mail/unsubscribe?token=${token}`,
});
