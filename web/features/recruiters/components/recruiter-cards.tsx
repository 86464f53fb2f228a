import type { ListedRecruiter } from '../../../../shared/model/recruiter.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { PersonName } from '../../../common/people/person-name.tsx';
import { fullName } from '../../../common/people/person.ts';
import { RecruiterFacts } from '../../../common/people/recruiter-facts.tsx';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import './recruiter-cards.css';

const standingOf = ({ email, since }: ListedRecruiter): string[] => [
  ...(email ? [email] : []),
  since ? `works with you since ${formatDate(since)}` : 'Works with other managers',
];

interface RecruiterCardsProps {
  recruiters: readonly ListedRecruiter[];
  onAsk: (recruiter: ListedRecruiter) => void;
}

/** Recruiters as cards with what helps to choose one of them. */
export function RecruiterCards({ recruiters, onAsk }: RecruiterCardsProps) {
  return (
    <ul className="recruiter-cards" aria-label="Recruiters">
      {recruiters.map((recruiter) => (
        <li key={recruiter.id} className="recruiter-card">
          <Link to={paths.managerRecruiter(recruiter.id)} kind="plain">
            <PersonName person={recruiter} badge={recruiter.isVerified && <VerifiedBadge of="recruiter" />} />
          </Link>
          <p className="faint">
            <ShortFacts facts={standingOf(recruiter)} />
          </p>
          {recruiter.facts && <RecruiterFacts facts={recruiter.facts} />}
          <div className="cluster">
            {recruiter.isOther && (
              <Button
                size="small"
                aria-label={`Ask to work on a job, ${fullName(recruiter)}`}
                onClick={() => onAsk(recruiter)}
              >
                Ask to work
              </Button>
            )}
            {recruiter.facts?.page && (
              <Link to={paths.recruiterPage(recruiter.id)}>
                Public page <span className="visually-hidden">of {fullName(recruiter)}</span>
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
