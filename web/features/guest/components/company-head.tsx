import type { CompanyFacts } from '../../../../shared/model/company.ts';
import { payOf } from '../../../../shared/rules/job-words.ts';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
import { usualAnswerWords } from '../../../common/jobs/usual-answer.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Facts } from '../../../ui/layouts/card.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';

interface CompanyHeadProps {
  /** As the address names it, until the list has come. */
  company: string;
  /** Absent before the list has come, and where no open job names it. */
  facts: CompanyFacts | undefined;
  allJobs: string;
}

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/** The head of a company's page: what its open jobs say about it. */
export function CompanyHead({ company, facts, allJobs }: CompanyHeadProps) {
  const name = facts?.name ?? company;
  return (
    <header className="browse-company">
      <PageTitle>{`Jobs of ${name}`}</PageTitle>
      <Link to={allJobs} kind="quiet" className="browse-back">
        <span aria-hidden="true">←</span> All jobs
      </Link>
      <h1 className="browse-title">{name}</h1>
      {facts && <Facts facts={wordsOf(facts)} />}
      {/* The jobs are headings of the third level here too. */}
      <h2 className="visually-hidden">Open jobs</h2>
    </header>
  );
}

const afterApplying =
  'Recruiters and the hiring manager read your whole profile; nothing is decided by a machine. Each step is on the job’s page and in your mail.';

function wordsOf({ jobs, places, pay, skills, since, applied, firstAnswer, answersAsOf }: CompanyFacts) {
  const asOf = answersAsOf ? `, as of ${moment.format(new Date(answersAsOf))}` : '';
  const paid = pay.flatMap(payOf);
  return [
    { label: 'Open jobs', value: countOf(jobs, 'job') },
    { label: 'Places', value: places.map((place) => `${place.name} (${place.jobs})`).join(' · ') },
    ...(paid.length > 0 ? [{ label: 'Pay', value: paid.join(' · ') }] : []),
    ...(skills.length > 0 ? [{ label: 'Asks for', value: skills.join(', ') }] : []),
    ...(applied ? [{ label: 'Applied', value: `${formatCount(applied)} or more` }] : []),
    ...(firstAnswer ? [{ label: 'Usual answer', value: `${capitalized(usualAnswerWords(firstAnswer))}${asOf}` }] : []),
    { label: 'After you apply', value: afterApplying },
    ...(since ? [{ label: 'On HireHub since', value: month.format(new Date(since)) }] : []),
  ];
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
