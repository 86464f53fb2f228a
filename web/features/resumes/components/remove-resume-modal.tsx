import type { ReactNode } from 'react';
import type { ListedResume } from '../../../../shared/model/parsed-resume.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useRemoveAddedResume } from '../queries/candidate-merges.ts';
import { useRemoveOwnResume } from '../queries/own-resume.ts';
import { useRemoveResume } from '../queries/resumes.ts';

/** Asks before a resume and everything that was read in it is deleted. */
export function RemoveResumeModal({ resume, onClose }: { resume: ListedResume; onClose: () => void }) {
  const remove = useRemoveResume();
  return (
    <ReallyRemove {...remove} onRemove={() => remove.mutate(resume.id, { onSuccess: onClose })} onClose={onClose}>
      Everything that was read in <bdi>{resume.filename}</bdi> is deleted with it. A candidate you have added from it
      stays. This cannot be undone.
    </ReallyRemove>
  );
}

/** The same of the user's own resume. */
export function RemoveOwnResume({ candidateId, onClose }: { candidateId: number; onClose: () => void }) {
  const remove = useRemoveOwnResume(candidateId);
  return (
    <ReallyRemove {...remove} onRemove={() => remove.mutate(undefined, { onSuccess: onClose })} onClose={onClose}>
      The file and everything that was read in it are deleted. What you have added to your profile stays. This cannot be
      undone.
    </ReallyRemove>
  );
}

/** The same of the resume from which a candidate was added. */
export function RemoveAddedResume({ id, firstName, onClose }: { id: number; firstName: string; onClose: () => void }) {
  const remove = useRemoveAddedResume(id);
  return (
    <ReallyRemove {...remove} onRemove={() => remove.mutate(undefined, { onSuccess: onClose })} onClose={onClose}>
      The file and everything that was read in it are deleted. What you have entered about {firstName} stays. This
      cannot be undone.
    </ReallyRemove>
  );
}

interface ReallyRemoveProps {
  error: Error | null;
  isPending: boolean;
  onRemove: () => void;
  onClose: () => void;
  /** What is deleted with it. */
  children: ReactNode;
}

function ReallyRemove({ error, isPending, onRemove, onClose, children }: ReallyRemoveProps) {
  return (
    <Modal
      title="Delete this resume?"
      onClose={onClose}
      busy={isPending}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" busy={isPending} onClick={onRemove}>
            Delete resume
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && <FailureNotice what="The resume could not be deleted" error={error} />}
        <p className="soft">{children}</p>
      </div>
    </Modal>
  );
}
