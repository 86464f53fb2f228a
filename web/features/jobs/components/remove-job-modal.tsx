import { useNavigate } from 'react-router-dom';
import type { Job } from '../../../../shared/model/job.ts';
import { RemovalModal } from '../../../common/forms/removal-modal.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { useRemoveJob } from '../queries/jobs.ts';

/** Asks for confirmation before a job is permanently deleted, then opens the list (JOB-47, JOB-52). */
export function RemoveJobModal({ job, onClose }: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const remove = useRemoveJob(job.id);
  const navigate = useNavigate();
  const onSuccess = () =>
    void navigate(paths.jobs(), { state: { done: { id: null, title: job.title, what: 'deleted' } } });
  return (
    <RemovalModal
      title="Delete this job?"
      action="Delete job"
      failed="The job could not be removed"
      removal={remove}
      onRemove={() => remove.mutate(undefined, { onSuccess })}
      onClose={onClose}
    >
      “{job.title}” will be permanently deleted and removed from every list.
    </RemovalModal>
  );
}
