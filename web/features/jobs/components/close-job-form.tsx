import { maxBountyWords } from '../../../../shared/constants/points.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { byNearestToHire } from '../../../../shared/rules/nearest-to-hire.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Form, FormGroup } from '../../../ui/fields/form.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { noOne, useClosing, type ClosingInput } from '../hooks/use-closing.ts';
import { ChoiceList } from './choice-list.tsx';

function Picture({ person }: { person: PersonReference }) {
  return <Avatar name={fullName(person)} src={avatarAddress(person.avatar)} size={32} />;
}

/** Asks who was hired and then who earns the points, and announces the effect beforehand (JOB-45, JOB-53, DEC-18). */
export function CloseJobForm({ job, candidates }: ClosingInput) {
  const closing = useClosing({ job, candidates });
  const { close, hired, isDecided, outcome } = closing;
  return (
    <Form
      label="Close job"
      onSubmit={(event) => {
        event.preventDefault();
        closing.submit();
      }}
      failure={close.error ? failureMessage(close.error) : undefined}
      actions={
        <>
          <Button type="submit" kind="primary" busy={close.isPending} disabledReason={!isDecided && reasonOf(closing)}>
            Close job
          </Button>
          <ButtonLink to={paths.job(job.id)} kind="quiet">
            Cancel
          </ButtonLink>
        </>
      }
    >
      <WhoWasHired candidates={candidates} closing={closing} />
      <HowItIsTold others={candidates.length - (hired ? 1 : 0)} closing={closing} />
      <WhoEarns points={job.points} closing={closing} />
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

function reasonOf({ hired, isContested }: ReturnType<typeof useClosing>): string {
  if (!hired) return 'Choose who was hired';
  return isContested ? 'Say why you contest this' : 'Choose who earns the points';
}

interface WhoWasHiredProps extends Pick<ClosingInput, 'candidates'> {
  closing: ReturnType<typeof useClosing>;
}

function WhoWasHired({ candidates, closing }: WhoWasHiredProps) {
  return (
    <FormGroup title="Who was hired?">
      <ChoiceList
        legend="Who was hired"
        value={closing.candidateId}
        onChange={closing.chooseCandidate}
        choices={[
          ...candidates.toSorted(byNearestToHire).map(({ candidateId, candidate, recruiter, status }) => ({
            value: candidateId,
            label: fullName(candidate),
            picture: <Picture person={candidate} />,
            detail: recruiter ? `Put forward by ${fullName(recruiter)}` : 'Taken forward without a recruiter',
            aside: <StatePill meaning={statusMeaning[status]}>{pipelineStatusLabels[status]}</StatePill>,
          })),
          { value: noOne, label: 'No one', detail: 'Close the job without a hire' },
        ]}
      />
    </FormGroup>
  );
}

/** The first day of the person who is hired, and whether those who are not read so by mail. */
function HowItIsTold({ others, closing }: { others: number; closing: ReturnType<typeof useClosing> }) {
  const { hired, isDecided, startOn, mailsOthers } = closing;
  if (!hired && !(isDecided && others > 0)) return null;
  return (
    <FormGroup title="How they read it">
      {hired && (
        <TextInput
          label={`First day of ${fullName(hired.candidate)}`}
          help="They read it with the congratulations. Leave it empty if it is not agreed yet."
          type="date"
          value={startOn}
          onChange={({ target }) => closing.setStartOn(target.value)}
        />
      )}
      {others > 0 && (
        <Checkbox
          label="Email those who were not chosen"
          help="A kind word that the job has ended for them. They see it on their page in any case."
          checked={mailsOthers}
          onChange={({ target }) => closing.setMailsOthers(target.checked)}
        />
      )}
    </FormGroup>
  );
}

function WhoEarns({ points, closing }: { points: number; closing: ReturnType<typeof useClosing> }) {
  const { hired } = closing;
  if (!hired?.recruiter) return null;
  return (
    <FormGroup title="Who earns the points?">
      <ChoiceList
        legend="Who earns the points"
        value={closing.recruiterId}
        onChange={closing.chooseRecruiter}
        choices={[
          {
            value: hired.recruiter.id,
            label: fullName(hired.recruiter),
            picture: <Picture person={hired.recruiter} />,
            detail: `Put ${fullName(hired.candidate)} forward`,
            aside: <StatePill meaning="violet">{formatCount(points)} points</StatePill>,
          },
          {
            value: noOne,
            label: 'I contest this',
            detail: 'The points wait until a super manager who works with you, or else the operator, has decided',
          },
        ]}
      />
      {closing.isContested && (
        <TextArea
          label="Why the recruiter did not earn them"
          maxLength={maxBountyWords}
          value={closing.contest}
          onChange={(event) => closing.setContest(event.target.value)}
        />
      )}
    </FormGroup>
  );
}
