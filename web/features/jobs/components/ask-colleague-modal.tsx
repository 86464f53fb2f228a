import type { Job } from '../../../../shared/model/job.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { AskManagerForm } from './ask-manager-form.tsx';
import { useAskColleague } from '../queries/job-team.ts';

/** Asks a colleague, by address, to join the team of a job (PLUS-54). */
export function AskColleagueModal({ job, onClose }: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const ask = useAskColleague(job.id);
  return (
    <Modal
      title="Add a colleague"
      lead={job.title}
      onClose={onClose}
      busy={ask.isPending}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="ask-colleague" kind="primary" busy={ask.isPending}>
            Ask to join
          </Button>
        </>
      }
    >
      <AskManagerForm
        id="ask-colleague"
        jobId={job.id}
        ask={ask}
        failed="The colleague could not be asked"
        onAsked={onClose}
      >
        Once they accept on their dashboard, they see this job as you do, move its candidates, book interviews and write
        notes. Its text, recruiters and points, closing it and the team stay with you.
      </AskManagerForm>
    </Modal>
  );
}
