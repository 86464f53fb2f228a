import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import type { ListedRecruiter, RecruiterFacts } from '../../../../shared/model/recruiter.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { fullName } from '../../../common/people/person.ts';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { recruiterInShort } from '../../../common/people/working-facts-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { recruitersElsewhere, type RecruitersElsewhere, withElsewhere } from '../model/merge-recruiters.ts';
import { useChangeJobRecruiters } from '../queries/jobs.ts';
import { recruiterChoiceQuery } from '../queries/options.ts';

type Option = PersonReference & Pick<ListedRecruiter, 'isVerified'>;

const optionOf = (one: Option, facts: RecruiterFacts | undefined) => ({
  value: String(one.id),
  label: (
    <>
      {fullName(one)} {one.isVerified && <VerifiedBadge of="recruiter" />}
    </>
  ),
  help: facts && <ShortFacts facts={recruiterInShort(facts)} />,
});

interface JobRecruitersFormProps {
  job: Pick<Job, 'id' | 'recruiters' | 'version'>;
  /** The manager's recruiters. */
  options: readonly Option[];
  onDone: () => void;
}

/**
 * Chooses the recruiters of a job without touching anything else of it (JOB-65). What others chose meanwhile is shown by
 * name, and nothing is saved over it before the user has decided about it (PLUS-24).
 */
export function JobRecruitersForm({ job, options, onDone }: JobRecruitersFormProps) {
  const [chosen, setChosen] = useState<readonly number[]>(job.recruiters);
  // The job's recruiters that the choice began from, or about which the user has decided.
  const [known, setKnown] = useState<readonly number[]>(job.recruiters);
  const { data: choice = [] } = useQuery(recruiterChoiceQuery);
  const factsOf = new Map(choice.map(({ id, facts }) => [id, facts]));
  const change = useChangeJobRecruiters(job.id);
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = () => form.current?.querySelector<HTMLElement>('input')?.focus();
  useEffect(focusFirst, []);
  const elsewhere = recruitersElsewhere(known, job.recruiters);
  const decide = (recruiters: readonly number[]) => {
    setChosen(recruiters);
    setKnown(job.recruiters);
    change.reset();
    focusFirst();
  };
  return (
    <Card title="Recruiters of this job">
      <form
        ref={form}
        className="stack"
        aria-label="Recruiters of this job"
        onSubmit={(event) => {
          event.preventDefault();
          if (!elsewhere) change.mutate({ recruiters: [...chosen], version: job.version }, { onSuccess: onDone });
        }}
      >
        {elsewhere && (
          <ChosenElsewhere
            elsewhere={elsewhere}
            options={options}
            onTake={() => decide(withElsewhere(chosen, elsewhere))}
            onKeep={() => decide(chosen)}
          />
        )}
        {change.error && !elsewhere && <FailureNotice what="The recruiters could not be saved" error={change.error} />}
        <CheckboxGroup
          legend="Who is notified of this job; without a choice, all of your recruiters find it"
          options={options.map((one) => optionOf(one, factsOf.get(one.id)))}
          value={chosen.map(String)}
          onChange={(values) => setChosen(values.map(Number))}
        />
        <div className="cluster">
          <Button
            type="submit"
            kind="primary"
            busy={change.isPending}
            disabledReason={elsewhere && 'Decide about the other choice first'}
          >
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

interface ChosenElsewhereProps {
  elsewhere: RecruitersElsewhere;
  options: readonly Option[];
  onTake: () => void;
  onKeep: () => void;
}

function ChosenElsewhere({ elsewhere: { added, removed }, options, onTake, onKeep }: ChosenElsewhereProps) {
  const namesOf = (ids: readonly number[]) =>
    ids
      .map((id) => options.find((one) => one.id === id))
      .map((one) => (one ? fullName(one) : 'someone who no longer works for you'))
      .join(', ');
  const words = [
    added.length > 0 && `added ${namesOf(added)}`,
    removed.length > 0 && `removed ${namesOf(removed)}`,
  ].filter(Boolean);
  return (
    <Notice
      kind="warning"
      action={
        <span className="cluster">
          <Button size="small" onClick={onTake}>
            Take that over
          </Button>
          <Button size="small" kind="quiet" onClick={onKeep}>
            Keep mine
          </Button>
        </span>
      }
    >
      The recruiters were changed elsewhere meanwhile: {words.join('; ')}. Nothing of yours is saved yet.
    </Notice>
  );
}
