import { useState } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { useChangeJobRecruiters } from '../queries/jobs.ts';

interface JobRecruitersFormProps {
  job: Pick<Job, 'id' | 'recruiters' | 'version'>;
  /** The manager's recruiters. */
  options: readonly PersonReference[];
  onDone: () => void;
}

/** Chooses the recruiters of a job without touching anything else of it (JOB-65). */
export function JobRecruitersForm({ job, options, onDone }: JobRecruitersFormProps) {
  const [chosen, setChosen] = useState<readonly string[]>(job.recruiters.map(String));
  const change = useChangeJobRecruiters(job.id);
  return (
    <Card title="Recruiters of this job">
      <form
        className="stack"
        aria-label="Recruiters of this job"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ recruiters: chosen.map(Number), version: job.version }, { onSuccess: onDone });
        }}
      >
        {change.error && <FailureNotice what="The recruiters could not be saved" error={change.error} />}
        <CheckboxGroup
          legend="Who is notified of this job; without a choice, all of your recruiters find it"
          options={options.map((one) => ({ value: String(one.id), label: fullName(one) }))}
          value={chosen}
          onChange={setChosen}
        />
        <div className="cluster">
          <Button type="submit" kind="primary" busy={change.isPending}>
            Save recruiters
          </Button>
          <Button kind="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
