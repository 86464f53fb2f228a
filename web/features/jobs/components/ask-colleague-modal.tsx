import type { JobPart } from '../../../../shared/constants/job-team.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import type { Option } from '../../../ui/fields/select.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { AskManagerForm } from './ask-manager-form.tsx';
import { useAskColleague } from '../queries/job-team.ts';

const parts: readonly Option<JobPart>[] = [
  {
    value: 'team',
    label: 'Team',
    detail:
      'Sees this job as you do, moves its candidates, books interviews and writes notes. Its text, recruiters and points, closing it and the team stay with you.',
  },
  {
    value: 'interviewer',
    label: 'Interviewer',
    detail: 'Sees whom they interview and their own scorecards, and nothing else of this job.',
  },
];

/** Asks a colleague, by address, to join the team of a job or to interview for it (PLUS-54). */
export function AskColleagueModal({ job, onClose }: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const ask = useAskColleague(job.id);
  const [{ part }, choose, forget] = useKeptState<{ part: JobPart }>(`ask-colleague.${job.id}.part`, { part: 'team' });
  const asking: Parameters<typeof AskManagerForm>[0]['ask'] = {
    error: ask.error,
    mutate: (body, options) => ask.mutate({ ...body, part }, options),
  };
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
            {part === 'interviewer' ? 'Ask to interview' : 'Ask to join'}
          </Button>
        </>
      }
    >
      <div className="stack">
        <RadioCards
          legend="What they do on this job"
          isList
          options={parts}
          value={part}
          onChange={(value) => choose({ part: value })}
        />
        <AskManagerForm
          id="ask-colleague"
          jobId={job.id}
          ask={asking}
          failed="The colleague could not be asked"
          onAsked={() => {
            forget();
            onClose();
          }}
        >
          Nothing changes until they accept on their dashboard.
        </AskManagerForm>
      </div>
    </Modal>
  );
}
