import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

const mostNamed = 3;

/** Names the candidates who were submitted and have had no decision for too long (PLUS-12). */
export function SilenceNotice({ silent }: { silent: readonly CandidateOnJob[] }) {
  if (silent.length === 0) return null;
  const named = silent.toSorted((a, b) => a.statusChangedAt.localeCompare(b.statusChangedAt)).slice(0, mostNamed);
  const more = silent.length - named.length;
  return (
    <Notice kind="warning">
      {silent.length === 1 ? 'Has waited' : 'Have waited'} for a decision since they were submitted:{' '}
      {named.map((one, place) => (
        <span key={one.candidateId}>
          {place > 0 && ', '}
          <Link to={paths.candidateOnJob(one.jobId, one.candidateId)}>{fullName(one.candidate)}</Link>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}. They and their recruiters see how long it takes.
    </Notice>
  );
}
