import { productName } from '../../../../shared/constants/product.ts';
import type { JobFacts } from '../../../../shared/model/job.ts';
import { companyOf, payOf, placeOf } from '../../../../shared/rules/job-words.ts';
import type { PageAddresses } from '../pages/page-addresses.ts';
import { xmlText } from './xml-text.ts';

/** Jobs on one page of the feed. */
export const jobsPerFeedPage = 50;

interface FeedPage {
  jobs: readonly JobFacts[];
  page: number;
  total: number;
  /** The time of a feed without jobs. */
  now: string;
}

/** The newest jobs as an Atom feed; its pages link to each other (RFC 4287, RFC 5005 section 3). */
export function feedDocument({ jobs, page, total, now }: FeedPage, addresses: PageAddresses): string {
  const last = Math.max(1, Math.ceil(total / jobsPerFeedPage));
  const links = [
    link('self', addresses.feed(page)),
    link('first', addresses.feed()),
    link('last', addresses.feed(last)),
    ...(page > 1 ? [link('previous', addresses.feed(page - 1))] : []),
    ...(page < last ? [link('next', addresses.feed(page + 1))] : []),
    `<link rel="alternate" type="text/html" href="${xmlText(addresses.jobs())}"/>`,
  ];
  const head = [
    `<id>${xmlText(addresses.feed())}</id>`,
    `<title>${productName}: newest jobs</title>`,
    `<updated>${newestOf(jobs) ?? now.slice(0, 10)}${newestOf(jobs) ? '' : 'T00:00:00.000Z'}</updated>`,
    ...links,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n${head.join('\n')}\n${jobs.map((job) => entry(job, addresses)).join('')}</feed>\n`;
}

/** When the newest of these jobs was posted; undefined without jobs. */
export function newestOf(jobs: readonly Pick<JobFacts, 'createdAt'>[]): string | undefined {
  return jobs
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1);
}

function link(relation: string, address: string): string {
  return `<link rel="${relation}" type="application/atom+xml" href="${xmlText(address)}"/>`;
}

function entry(job: JobFacts, addresses: PageAddresses): string {
  const address = xmlText(addresses.job(job.id));
  const lines = [
    `<id>${address}</id>`,
    `<title>${xmlText(job.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${job.createdAt}</published>`,
    `<updated>${job.createdAt}</updated>`,
    `<author><name>${xmlText(companyOf(job))}</name></author>`,
    `<summary>${xmlText(`${[placeOf(job), ...payOf(job)].join(' · ')}. ${job.desc}`)}</summary>`,
    ...job.spheres.map(({ name }) => `<category term="${xmlText(name)}"/>`),
  ];
  return `<entry>\n${lines.join('\n')}\n</entry>\n`;
}
