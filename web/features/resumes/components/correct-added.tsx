import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { addedCandidateQuery, useCorrectAdded } from '../queries/candidate-merges.ts';
import { CorrectForm } from './correct-form.tsx';

/** The form by which a recruiter corrects whom they added, until the person claims the profile (RESUME-14). */
export function CorrectAdded({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(addedCandidateQuery(id));
  const correct = useCorrectAdded(id);
  if (error && !data) return <LoadFailure title="The candidate could not be loaded" query={{ error, refetch }} />;
  if (!data) return <SkeletonText lines={8} />;
  const { resume, ...entered } = data;
  return (
    <CorrectForm
      key={data.version}
      entered={{ ...entered, hasResume: resume !== null }}
      onChange={async (change) => {
        await correct.mutateAsync({ ...change, version: data.version });
        showToast({ title: `What you entered about ${data.firstName} was corrected.` });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
