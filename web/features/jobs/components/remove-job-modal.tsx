import { useNavigate } from 'react-router-dom';
import type { Job } from '../../../../shared/model/job.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useRemoveJob } from '../queries/jobs.ts';

/** Asks for confirmation before a job is permanently deleted, then opens the list (JOB-47, JOB-52). */
export function RemoveJobModal({ job, onClose }: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const remove = useRemoveJob(job.id);
  const navigate = useNavigate();
  const onSuccess = () =>
    void navigate(paths.jobs(), { state: { done: { id: null, title: job.title, what: 'deleted' } } });
  return (
    <Modal
      title="Delete this job?"
      onClose={onClose}
      busy={remove.isPending}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined, { onSuccess })}>
            Delete job
          </Button>
        </>
      }
    >
      <div className="stack">
        {remove.error && <FailureNotice what="The job could not be removed" error={remove.error} />}
        <p className="soft">“{job.title}” will be permanently deleted and removed from every list.</p>
      </div>
    </Modal>
  );
}
