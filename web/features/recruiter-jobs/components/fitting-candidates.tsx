import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { JobMatch } from '../../../../shared/model/match.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { MatchLine } from '../../../common/match/match-line.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import './fitting-candidates.css';

interface FittingCandidatesProps {
  candidates: readonly (CandidateOnJob & { match: JobMatch | null })[];
}

/** The recruiter's candidates on a job: where each is, since when, and how well they fit (PLUS-17). */
export function FittingCandidates({ candidates }: FittingCandidatesProps) {
  return (
    <ul className="fitting-candidates" aria-label="Your candidates on this job">
      {candidates.map(({ candidateId, jobId, candidate, status, statusChangedAt, match }) => (
        <li key={candidateId}>
          <Link
            to={paths.candidateOnJob(jobId, candidateId)}
            kind="plain"
            className="fitting-candidate-link"
            data-row=""
          >
            {fullName(candidate)}
          </Link>
          <StatePill meaning={statusMeaning[status]}>{pipelineStatusLabels[status]}</StatePill>
          <RelativeTime at={statusChangedAt} className="faint" />
          <MatchLine match={match} />
        </li>
      ))}
    </ul>
  );
}
