import type { CompanyFacts } from '../../../../shared/model/company.ts';
import { payOf } from '../../../../shared/rules/job-words.ts';
import { countOf } from '../../../../shared/rules/money.ts';
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

function wordsOf({ jobs, places, pay, skills, since }: CompanyFacts) {
  const paid = pay.flatMap(payOf);
  return [
    { label: 'Open jobs', value: countOf(jobs, 'job') },
    { label: 'Places', value: places.map((place) => `${place.name} (${place.jobs})`).join(' · ') },
    ...(paid.length > 0 ? [{ label: 'Pay', value: paid.join(' · ') }] : []),
    ...(skills.length > 0 ? [{ label: 'Asks for', value: skills.join(', ') }] : []),
    ...(since ? [{ label: 'On HireHub since', value: month.format(new Date(since)) }] : []),
  ];
}
