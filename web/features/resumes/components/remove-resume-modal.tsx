import type { ReactNode } from 'react';
import type { KeptResume } from '../../../../shared/model/candidate-profile.ts';
import type { ListedResume } from '../../../../shared/model/parsed-resume.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { RemovalModal } from '../../../common/forms/removal-modal.tsx';
import { useRemoveAddedResume } from '../queries/candidate-merges.ts';
import { useRemoveOwnResume } from '../queries/own-resume.ts';
import { useRemoveResume } from '../queries/resumes.ts';

/** Asks before a resume and everything that was read in it is deleted. */
export function RemoveResumeModal({ resume, onClose }: { resume: ListedResume; onClose: () => void }) {
  const remove = useRemoveResume();
  return (
    <ReallyRemove removal={remove} onRemove={() => remove.mutate(resume.id, { onSuccess: onClose })} onClose={onClose}>
      Everything that was read in <bdi>{resume.filename}</bdi> is deleted with it. A candidate you have added from it
      stays. This cannot be undone.
    </ReallyRemove>
  );
}

interface RemoveOwnProps {
  candidateId: number;
  resume: Pick<KeptResume, 'id' | 'applications'>;
  onClose: () => void;
}

/** The same of one of the user's own resumes; open applications keep what was sent. */
export function RemoveOwnResume({ candidateId, resume, onClose }: RemoveOwnProps) {
  const remove = useRemoveOwnResume(candidateId);
  const { id, applications } = resume;
  return (
    <ReallyRemove removal={remove} onRemove={() => remove.mutate(id, { onSuccess: onClose })} onClose={onClose}>
      {applications > 0
        ? `You sent it with ${countOf(applications, 'application')} still open, for which this copy stays. Everything that was read in it is deleted. `
        : 'The file and everything that was read in it are deleted. '}
      What you have added to your profile stays. This cannot be undone.
    </ReallyRemove>
  );
}

/** The same of the resume from which a candidate was added. */
export function RemoveAddedResume({ id, firstName, onClose }: { id: number; firstName: string; onClose: () => void }) {
  const remove = useRemoveAddedResume(id);
  return (
    <ReallyRemove removal={remove} onRemove={() => remove.mutate(undefined, { onSuccess: onClose })} onClose={onClose}>
      The file and everything that was read in it are deleted. What you have entered about {firstName} stays. This
      cannot be undone.
    </ReallyRemove>
  );
}

interface ReallyRemoveProps {
  removal: { error: Error | null; isPending: boolean };
  onRemove: () => void;
  onClose: () => void;
  /** What is deleted with it. */
  children: ReactNode;
}

const ReallyRemove = (props: ReallyRemoveProps) => (
  <RemovalModal
    title="Delete this resume?"
    action="Delete resume"
    failed="The resume could not be deleted"
    {...props}
  />
);
