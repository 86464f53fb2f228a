import { failureMessage } from '../../../api/api-error.ts';
import { InviteModal } from '../../../ui/overlays/invite-modal.tsx';
import { useRecommendJob } from '../queries/recommendations.ts';
import { SentRecommendations } from './sent-recommendations.tsx';

interface RecommendJobModalProps {
  job: { id: number; title: string };
  onClose: () => void;
}

/** Recommends a job by mail, and lists earlier recommendations (JOB-82). */
export function RecommendJobModal({ job, onClose }: RecommendJobModalProps) {
  const recommend = useRecommendJob(job.id);
  return (
    <InviteModal
      title={`Recommend ${job.title}`}
      lead="Each address gets the job’s facts and a link. Accepting it applies for the job, and we notify you."
      noun="candidate"
      sent="recommendation"
      takenBecause="cannot be recommended: already recommended for this job, or the address of a recruiter or manager"
      busy={recommend.isPending}
      failure={recommend.error && failureMessage(recommend.error)}
      onSend={(emails, onSent) => recommend.mutate(emails, { onSuccess: ({ data }) => onSent(data) })}
      onClose={onClose}
    >
      <SentRecommendations jobId={job.id} />
    </InviteModal>
  );
}
