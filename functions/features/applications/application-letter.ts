import type { SentApplication } from '../../../shared/model/job-question.ts';
import { companyOf, payOf, workplaceInWords } from '../../../shared/rules/job-words.ts';
import { standingWords } from '../../../shared/rules/candidate-standing.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';
import type { StoredJob } from '../../records/job.ts';

interface Sent {
  candidate: { firstName: string };
  job: StoredJob;
  /** Undefined of an application that was sent before that was kept. */
  sent: SentApplication | undefined;
}

/** The mail after an application: what was sent, and what comes next, in the words of the job’s page. */
export function applicationLetter({ candidate, job, sent }: Sent, siteUrl: string): MailContent {
  const { word = '', text = '' } = standingWords(justApplied) ?? {};
  return {
    subject: `You applied: ${job.title}`,
    paragraphs: [`Hello ${candidate.firstName},`, 'Your application has arrived.', text],
    facts: [
      { label: 'Job', value: job.title },
      { label: 'Company', value: companyOf(job) },
      { label: 'Place', value: [workplaceInWords(job), ...payOf(job)].join(' · ') },
      { label: 'Sent', value: profileIn(sent) },
      ...(sent?.note ? [{ label: 'Your note', value: sent.note }] : []),
      ...(sent?.answers ?? []).map(({ question, answer }) => ({ label: question, value: String(answer) })),
      { label: 'Now', value: word },
    ],
    action: { label: 'See your application', href: `${siteUrl}/jobs/view/${job.id}` },
    smallPrint: 'On the job’s page you can also take the application back.',
  };
}

function profileIn(sent: SentApplication | undefined): string {
  if (!sent) return 'Your profile';
  return sent.resume ? `Your profile, with ${sent.resume.filename}` : 'Your profile, without a resume';
}

const justApplied = { state: 'waiting', status: null, recruiter: null } as const;
