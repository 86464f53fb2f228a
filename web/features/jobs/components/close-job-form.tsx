import { maxBountyWords } from '../../../../shared/constants/points.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
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

type Closing = ReturnType<typeof useClosing>;
/** What becomes of a job with openings left. */
const [stays, closes] = [1, 2];

function Picture({ person }: { person: PersonReference }) {
  return <Avatar name={fullName(person)} src={avatarAddress(person.avatar)} size={32} />;
}

/** Asks who was hired and then who earns the points, and announces the effect beforehand (JOB-45, JOB-53, DEC-18). */
export function CloseJobForm({ job, candidates }: ClosingInput) {
  const closing = useClosing({ job, candidates });
  const { hired, isDecided, outcome, failure, staysOpen } = closing;
  return (
    <Form
      label="Close job"
      onSubmit={(event) => {
        event.preventDefault();
        closing.submit();
      }}
      failure={failure ? failureMessage(failure) : undefined}
      actions={
        <>
          <Button
            type="submit"
            kind="primary"
            busy={closing.isSending}
            disabledReason={!isDecided && (hired ? 'Say why you contest this' : 'Choose who was hired')}
          >
            {staysOpen && hired ? `Hire ${fullName(hired.candidate)}` : 'Close job'}
          </Button>
          <ButtonLink to={paths.job(job.id)} kind="quiet">
            Cancel
          </ButtonLink>
        </>
      }
    >
      <WhoWasHired candidates={candidates} closing={closing} />
      <WhatBecomesOfTheJob closing={closing} />
      <HowItIsTold closing={closing} />
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

/** Where several people are looked for: whether the job stays open for the others. */
function WhatBecomesOfTheJob({ closing: { canStayOpen, staysOpen, setKeepsOpen, left } }: { closing: Closing }) {
  if (!canStayOpen) return null;
  return (
    <FormGroup title="And the other openings?">
      <ChoiceList
        legend="What becomes of the job"
        value={staysOpen ? stays : closes}
        onChange={(value) => setKeepsOpen(value === stays)}
        choices={[
          {
            value: stays,
            label: 'Keep the job open',
            detail: `${countOf(left - 1, 'opening')} ${left === 2 ? 'is' : 'are'} left to fill`,
          },
          { value: closes, label: 'Close the job', detail: 'Nobody else is looked for' },
        ]}
      />
    </FormGroup>
  );
}

interface WhoWasHiredProps extends Pick<ClosingInput, 'candidates'> {
  closing: Closing;
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
function HowItIsTold({ closing }: { closing: Closing }) {
  const { hired, isDecided, staysOpen, startOn, mailsOthers } = closing;
  if (!hired && !isDecided) return null;
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
      {!staysOpen && (
        <Checkbox
          label="Email those who were not chosen"
          help="A kind word that the job has ended for them, also to applicants who still wait. They see it on their page in any case."
          checked={mailsOthers}
          onChange={({ target }) => closing.setMailsOthers(target.checked)}
        />
      )}
    </FormGroup>
  );
}

function WhoEarns({ points, closing }: { points: number; closing: Closing }) {
  const { hired } = closing;
  if (!hired?.recruiter) return null;
  return (
    <FormGroup title="Who earns the points?">
      <ChoiceList
        legend="Who earns the points"
        value={closing.isWithheld ? noOne : hired.recruiter.id}
        onChange={(value) => closing.setContested(value === noOne)}
        choices={[
          {
            value: hired.recruiter.id,
            label: fullName(hired.recruiter),
            picture: <Picture person={hired.recruiter} />,
            detail: hired.awaitsCandidate
              ? `Worked on the application; ${fullName(hired.candidate)} has not agreed to be represented`
              : `Put ${fullName(hired.candidate)} forward`,
            aside: <StatePill meaning="violet">{formatCount(points)} points</StatePill>,
          },
          hired.awaitsCandidate
            ? { value: noOne, label: 'Nobody', detail: 'Nothing is owed without the candidate’s word' }
            : {
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
