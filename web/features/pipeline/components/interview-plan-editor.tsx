import type { FormEvent } from 'react';
import { interviewLimits } from '../../../../shared/constants/interviewing.ts';
import type { InterviewPlan } from '../../../../shared/model/interviewing.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { AddRow, movedRow } from '../../../ui/fields/rows.tsx';
import { usePlanDraft } from '../hooks/use-plan-draft.ts';
import { newStep } from '../model/plan-draft.ts';
import { InterviewStepFields } from './interview-step-fields.tsx';

interface InterviewPlanEditorProps {
  jobId: number;
  plan: InterviewPlan;
  onClose: () => void;
}

/** Edits the interviews of a job: when, by whom, what is asked and what is scored (PLUS-54). */
export function InterviewPlanEditor({ jobId, plan, onClose }: InterviewPlanEditorProps) {
  const { steps, type, problems, save, discard, error, isPending } = usePlanDraft(jobId, plan, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Card title="Interviews">
      <form className="stack" noValidate onSubmit={submit}>
        {error && (
          <FailureNotice what="The interviews could not be saved" error={error} kept="What you typed is kept." />
        )}
        {steps.map((step, at) => (
          <InterviewStepFields
            key={step.id ?? `new-${at}`}
            step={step}
            place={{ at, last: steps.length - 1 }}
            people={plan.people}
            problemOf={(field) => problems[`${at}.${field}`]}
            onChange={(to) => type(steps.with(at, to))}
            onRemove={() => type(steps.toSpliced(at, 1))}
            onMove={(by) => type(movedRow(steps, at, by))}
          />
        ))}
        {Object.keys(problems).length > 0 && (
          <p className="ui-field-error" role="alert">
            Something above is missing or too long; nothing was saved.
          </p>
        )}
        <AddRow
          disabledReason={
            steps.length >= interviewLimits.mostSteps && `At most ${interviewLimits.mostSteps} interviews`
          }
          onClick={() => type([...steps, newStep(steps)])}
        >
          Add an interview
        </AddRow>
        <div className="cluster interview-actions">
          <Button onClick={discard}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isPending}>
            Save interviews
          </Button>
        </div>
      </form>
    </Card>
  );
}
