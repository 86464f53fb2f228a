import { useQuery } from '@tanstack/react-query';
import type { SelfAssignment } from '../../../../shared/model/application.ts';
import { MatchLine } from '../../../common/match/match-line.tsx';
import { fullName } from '../../../common/people/person.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { jobMatchesQuery } from '../queries/recruiter-jobs.ts';

interface AcceptApplicantProps {
  row: SelfAssignment;
  busy: boolean;
  onClose: () => void;
  onAccept: () => void;
}

/** Shows how well an applicant fits, and what accepting begins, before it does (PLUS-02, PLUS-17). */
export function AcceptApplicant({
  row: { candidate, job, offeredFirst },
  busy,
  onClose,
  onAccept,
}: AcceptApplicantProps) {
  const { data, isPending } = useQuery(jobMatchesQuery(job.id, [candidate.id]));
  const match = data?.find(({ candidateId }) => candidateId === candidate.id)?.match ?? null;
  const name = candidate.firstName;
  return (
    <ConfirmModal
      title={`Accept ${fullName(candidate)} for ${job.title}?`}
      lead={
        offeredFirst?.toYou && !offeredFirst.byLink
          ? `${name} applied through you, so you represent them from now on.`
          : `You work on the application from now on, and ${name} is asked whether you may represent them. Without their yes, nothing is owed to you for a hire.`
      }
      onClose={onClose}
      busy={busy}
      keep="Not now"
      confirm={`Accept ${name}`}
      onConfirm={onAccept}
    >
      {isPending ? <SkeletonText lines={3} /> : <MatchLine match={match} />}
      {!isPending && !match && (
        <p className="soft">{name} has not filled in what could be compared with the job yet.</p>
      )}
    </ConfirmModal>
  );
}
