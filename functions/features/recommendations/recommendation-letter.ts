import { employmentTypeLabels } from '../../../shared/constants/job.ts';
import { companyOf } from '../../../shared/rules/job-words.ts';
import { productName } from '../../../shared/constants/product.ts';
import type { JobFacts } from '../../../shared/model/job.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';

type Span = { from: number | null; to: number | null; currency: string | null };
const amount = new Intl.NumberFormat('en-US');

/** The mail of a recommended job; `link` leads to the page that shows the job and takes the response. */
export function recommendationLetter(
  sender: { firstName: string; lastName: string },
  job: JobFacts,
  link: string,
): MailContent {
  const name = `${sender.firstName} ${sender.lastName}`;
  return {
    subject: `${name} recommends a job to you: ${job.title}`,
    paragraphs: [
      'Hello,',
      `${name} thinks that this job on ${productName} fits you. Have a look; accepting it submits your application.`,
    ],
    facts: factsOf(job),
    action: { label: 'See the job and accept', href: link },
    otherAction: { label: 'Not for me, thank you', href: `${link}&status=declined` },
    smallPrint: 'The link works once and for two weeks. If you do not know who this is, do nothing.',
  };
}

/** The facts that a candidate looks for first, without those that the job leaves open. */
function factsOf(job: JobFacts): { label: string; value: string }[] {
  const facts: Record<string, string | undefined> = {
    Job: job.title,
    Company: companyOf(job),
    Place: job.city ? `${job.city.name}, ${job.city.state.name}` : 'Remote',
    'Hourly rate': paid({ from: job.rateFrom, to: job.rateTo, currency: job.rateCurrency }, 'an hour'),
    Salary: paid({ from: job.salaryFrom, to: job.salaryTo, currency: job.salaryCurrency }, 'a year'),
    Employment: job.employmentType.map((type) => employmentTypeLabels[type]).join(', ') || undefined,
    Skills:
      job.spheres
        .slice(0, 6)
        .map(({ name }) => name)
        .join(', ') || undefined,
  };
  return Object.entries(facts).flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

function paid({ from, to, currency }: Span, unit: string): string | undefined {
  const ends = [
    ...new Set([from, to].filter((end): end is number => end !== null && end > 0).map((end) => amount.format(end))),
  ];
  return ends.length === 0 ? undefined : `${currency ?? 'USD'} ${ends.join('–')} ${unit}`;
}
