import { InvitePeopleModal } from '../../../common/invitations/invite-people-modal.tsx';
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
    <InvitePeopleModal
      invite={recommend}
      title={`Recommend ${job.title}`}
      lead="Each address gets the job’s facts and a link. Accepting it applies for the job, and we notify you."
      noun="candidate"
      sent="recommendation"
      takenBecause="cannot be recommended again: this job was recommended to them already"
      onClose={onClose}
    >
      <SentRecommendations jobId={job.id} />
    </InvitePeopleModal>
  );
}
