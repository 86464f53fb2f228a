import { openStatus } from '../../../shared/constants/job.ts';
import { openingsOf } from '../../../shared/rules/openings.ts';
import { JobPage } from '../../features/jobs/components/job-page.tsx';
import { MarketOfferCard } from '../../features/market/components/market-offer.tsx';
import { CandidateTable } from '../../features/pipeline/components/candidate-table.tsx';
import { InterviewPlanCard } from '../../features/pipeline/components/interview-plan-card.tsx';
import { HireGuarantees } from '../../features/points/components/hire-guarantees.tsx';
import { AskedRecruiters } from '../../features/recruiters/components/asked-recruiters.tsx';

/**
 * `/jobs/view/{id}` of the manager: the job with its candidates, whose status pills move them, and the guarantees of its
 * hires (JOB-06, JOB-08).
 */
export function ManagerJobPage() {
  return (
    <JobPage
      candidatesOf={(job) => <CandidateTable jobId={job.id} />}
      interviewsOf={(job) => <InterviewPlanCard jobId={job.id} isClosed={job.status === 'closed'} />}
      otherRecruitersOf={(job) => (
        <>
          <MarketOfferCard job={job} />
          <AskedRecruiters job={{ id: job.id, title: job.title, isOpen: job.status === openStatus }} />
        </>
      )}
      afterHire={(job) => <HireGuarantees jobId={job.id} isNamed={openingsOf(job).openings > 1} />}
    />
  );
}
