import { useQuery } from '@tanstack/react-query';
import { mostMatched } from '../../../../shared/constants/job.ts';
import { placeLabel } from '../../../../shared/rules/pipeline-status.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { MatchLine } from '../../../common/match/match-line.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { jobMatchesQuery } from '../queries/recruiter-jobs.ts';
import './fitting-candidates.css';

interface FittingCandidatesProps {
  jobId: number;
  candidates: readonly CandidateOnJob[];
}

/**
 * The recruiter's candidates on a job: where each is, since when, and how well they fit (PLUS-17), which is read after the
 * rest and left out where that fails.
 */
export function FittingCandidates({ jobId, candidates }: FittingCandidatesProps) {
  const ids = candidates.slice(0, mostMatched).map(({ candidateId }) => candidateId);
  const { data: matches, isPending } = useQuery(jobMatchesQuery(jobId, ids));
  return (
    <ul className="fitting-candidates" aria-label="Your candidates on this job">
      {candidates.map(({ candidateId, candidate, status, hired, statusChangedAt }) => (
        <li key={candidateId}>
          <Link
            to={paths.candidateOnJob(jobId, candidateId)}
            kind="plain"
            className="fitting-candidate-link"
            data-row=""
          >
            {fullName(candidate)}
          </Link>
          <StatePill meaning={statusMeaning[status]}>{placeLabel({ status, hired })}</StatePill>
          <RelativeTime at={statusChangedAt} className="faint" />
          {/* As high as a match with its reasons usually is, so that the page hardly moves. */}
          {isPending && (
            <div className="match-line">
              <Skeleton height="80px" />
            </div>
          )}
          <MatchLine match={matches?.find((one) => one.candidateId === candidateId)?.match ?? null} />
        </li>
      ))}
    </ul>
  );
}
