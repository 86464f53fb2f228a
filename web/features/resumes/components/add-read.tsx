import { UserPlus } from 'lucide-react';
import { countOf } from '../../../../shared/rules/money.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { OutcomeModal } from '../../../ui/overlays/outcome-modal.tsx';
import { useAddReadResumes } from '../queries/add-read-resumes.ts';

/** Adds in one press everybody whose resume was read and needs no look, this many, and says what became of each. */
export function AddRead({ count }: { count: number }) {
  const { doing: adding, done } = useAddReadResumes();
  return (
    <>
      {(count > 0 || adding.isPending) && (
        <Button kind="primary" icon={<UserPlus aria-hidden />} busy={adding.isPending} onClick={() => adding.mutate()}>
          {count === 1 ? 'Add the one that needs no look' : `Add the ${count} that need no look`}
        </Button>
      )}
      {adding.isPending && done > 0 && <span role="status">{countOf(done, 'resume')} done</span>}
      {adding.error && <FailureNotice what="The resumes were not added" error={adding.error} />}
      {adding.data && (
        <OutcomeModal
          title={(added) => `${added} of ${countOf(adding.data.length, 'person', 'people')} added`}
          lead="Each gets a mail to claim the profile or refuse it."
          headings={{ done: 'Added', notDone: 'Not added' }}
          words="Among those you added"
          people={adding.data}
          onClose={adding.reset}
        />
      )}
    </>
  );
}
