import type { ListedResume } from '../../../../shared/model/parsed-resume.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useRemoveResume } from '../queries/resumes.ts';

/** Asks before a resume and everything that was read in it is deleted. */
export function RemoveResumeModal({ resume, onClose }: { resume: ListedResume; onClose: () => void }) {
  const remove = useRemoveResume();
  return (
    <Modal
      title="Delete this resume?"
      onClose={onClose}
      busy={remove.isPending}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            kind="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate(resume.id, { onSuccess: onClose })}
          >
            Delete resume
          </Button>
        </>
      }
    >
      <div className="stack">
        {remove.error && <FailureNotice what="The resume could not be deleted" error={remove.error} />}
        <p className="soft">
          Everything that was read in <bdi>{resume.filename}</bdi> is deleted with it. A candidate you have added from
          it stays. This cannot be undone.
        </p>
      </div>
    </Modal>
  );
}
