import { useState } from 'react';
import { fewestCases } from '../../../../shared/constants/dashboard.ts';
import type { MarketJob } from '../../../../shared/model/market.ts';
import { isOpenRequest } from '../../../../shared/rules/work-request.ts';
import { companyOf, payOf, placeOf, termsInBrief } from '../../../../shared/rules/job-words.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { JobSkills } from '../../../common/jobs/job-skills.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { managerInShort } from '../../../common/people/working-facts-words.ts';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { AskForJob } from './ask-for-job.tsx';
import './market-job.css';

interface MarketJobCardProps {
  job: MarketJob;
  mayAsk: boolean;
  onAsked: (job: MarketJob) => void;
}

const mostSkills = 6;

/** A job of the market: what it is and pays, what its manager expects and of how many, and the way to ask for it. */
export function MarketJobCard({ job, mayAsk, onAsked }: MarketJobCardProps) {
  const { market, manager, points, guaranteeDays } = job;
  const left = market.places - market.taken;
  const facts = [companyOf(job), placeOf(job), ...payOf(job), termsInBrief(job)].filter(Boolean);
  return (
    <li className="market-job">
      <div className="market-job-head">
        <h2>
          <Link to={paths.publicJob(job.id)}>{job.title}</Link>
        </h2>
        <strong className="numeric">{points > 0 ? countOf(points, 'point') : 'No points'}</strong>
      </div>
      <div className="soft">
        <ShortFacts facts={facts} />
      </div>
      <p>{market.expectation}</p>
      <JobSkills job={job} most={mostSkills} />
      <div className="market-job-foot">
        <span className="soft">
          <Link to={paths.recruiterManager(manager.id)}>{fullName(manager)}</Link>{' '}
          {job.isVerified && <VerifiedBadge of="manager" />}
          {' · '}
          <ShortFacts
            facts={[
              `${countOf(left, 'place')} left of ${market.places}`,
              `open until ${formatDate(market.until)}`,
              ...(guaranteeDays ? [`guarantee ${countOf(guaranteeDays, 'day')}`] : []),
            ]}
          />
          <HowTheyWork facts={job.working} />
        </span>
        <Asking job={job} mayAsk={mayAsk} onAsked={onAsked} />
      </div>
    </li>
  );
}

/** What is known of how the manager works; each fact has five cases at least (PLUS-14). */
function HowTheyWork({ facts }: { facts: MarketJob['working'] }) {
  const known = facts ? managerInShort(facts) : [];
  return (
    <span className="market-job-manager">
      {known.length === 0 ? `Fewer than ${fewestCases} cases say how they work` : <ShortFacts facts={known} />}
    </span>
  );
}

function Asking({ job, mayAsk, onAsked }: MarketJobCardProps) {
  const [isOpen, setOpen] = useState(false);
  if (job.isOwnManager) return <StatePill meaning="neutral">Your manager</StatePill>;
  if (isOpenRequest(job.request?.state))
    return job.request?.state === 'created' ? (
      <StatePill meaning="amber">Waits for an answer</StatePill>
    ) : (
      <StatePill meaning="green">You work on it</StatePill>
    );
  return (
    <>
      <Button
        kind="primary"
        size="small"
        aria-label={`Ask to work on ${job.title}`}
        disabledReason={
          !mayAsk && 'Only verified recruiters can ask. You are verified once a verified manager works with you'
        }
        onClick={() => setOpen(true)}
      >
        {job.request ? 'Ask again' : 'Ask to work'}
      </Button>
      {isOpen && (
        <AskForJob
          job={job}
          onClose={() => setOpen(false)}
          onAsked={() => {
            setOpen(false);
            onAsked(job);
          }}
        />
      )}
    </>
  );
}
