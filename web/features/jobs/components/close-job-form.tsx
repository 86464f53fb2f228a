import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { Closing } from '../../../../shared/model/job.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Form, FormGroup } from '../../../ui/fields/form.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { closingOutcome } from '../model/closing-outcome.ts';
import { byNearestToHire } from '../../../../shared/rules/nearest-to-hire.ts';
import { useCloseJob } from '../queries/jobs.ts';
import { ChoiceList } from './choice-list.tsx';

const noOne = 0;

function Picture({ person }: { person: PersonReference }) {
  return <Avatar name={fullName(person)} src={avatarAddress(person.avatar)} size={32} />;
}

/** Asks who was hired and then who earns the points, and announces the effect beforehand (JOB-45, JOB-53, DEC-18). */
export function CloseJobForm({
  job,
  candidates,
}: {
  job: Pick<Closing['job'], 'id' | 'title' | 'points'>;
  candidates: Closing['candidates'];
}) {
  const close = useCloseJob(job.id);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The address may name whom to begin with (CAND-39).
  const named = candidates.find((one) => one.candidateId === Number(search.get('candidateId')))?.candidateId ?? null;
  const [candidateId, setCandidateId] = useState<number | null>(candidates.length === 0 ? noOne : named);
  const [recruiterId, setRecruiterId] = useState<number | null>(null);
  const ordered = useMemo(() => candidates.toSorted(byNearestToHire), [candidates]);
  const hired = candidates.find((one) => one.candidateId === candidateId);
  const isDecided = candidateId === noOne || (hired !== undefined && (recruiterId !== null || !hired.recruiter));
  const recruiter = hired && recruiterId === hired.recruiterId ? hired.recruiter : null;
  const outcome = closingOutcome({
    candidate: hired?.candidate ?? null,
    recruiter,
    points: job.points,
    candidates: candidates.length,
  });

  const choose = (id: number) => {
    setCandidateId(id);
    setRecruiterId(null);
  };
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isDecided) return;
    close.mutate(
      { candidateId: hired?.candidateId ?? null, recruiterId: recruiter?.id ?? null },
      {
        onSuccess: () =>
          void navigate(paths.jobs(), { state: { done: { id: job.id, title: job.title, what: 'closed' } } }),
      },
    );
  };

  return (
    <Form
      label="Close job"
      onSubmit={submit}
      failure={close.error ? failureMessage(close.error) : undefined}
      actions={
        <>
          <Button
            type="submit"
            kind="primary"
            busy={close.isPending}
            disabledReason={!isDecided && (hired ? 'Choose who earns the points' : 'Choose who was hired')}
          >
            Close job
          </Button>
          <ButtonLink to={paths.job(job.id)} kind="quiet">
            Cancel
          </ButtonLink>
        </>
      }
    >
      <FormGroup title="Who was hired?">
        <ChoiceList
          legend="Who was hired"
          value={candidateId}
          onChange={choose}
          choices={[
            ...ordered.map(({ candidateId: id, candidate, recruiter: by, status }) => ({
              value: id,
              label: fullName(candidate),
              picture: <Picture person={candidate} />,
              detail: by ? `Put forward by ${fullName(by)}` : 'Taken forward without a recruiter',
              aside: <StatePill meaning={statusMeaning[status]}>{pipelineStatusLabels[status]}</StatePill>,
            })),
            { value: noOne, label: 'No one', detail: 'Close the job without a hire' },
          ]}
        />
      </FormGroup>
      {hired?.recruiter && (
        <FormGroup title="Who earns the points?">
          <ChoiceList
            legend="Who earns the points"
            value={recruiterId}
            onChange={setRecruiterId}
            choices={[
              {
                value: hired.recruiter.id,
                label: fullName(hired.recruiter),
                picture: <Picture person={hired.recruiter} />,
                detail: `Put ${fullName(hired.candidate)} forward`,
                aside: <StatePill meaning="violet">{formatCount(job.points)} points</StatePill>,
              },
              { value: noOne, label: 'No one', detail: 'No points are awarded' },
            ]}
          />
        </FormGroup>
      )}
      {isDecided && (
        <Card title="What will happen">
          <ul className="close-job-outcome" aria-live="polite">
            {outcome.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Card>
      )}
    </Form>
  );
}
