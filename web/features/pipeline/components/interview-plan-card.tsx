import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { interviewStageLabels } from '../../../../shared/constants/interviewing.ts';
import type { InterviewPlan, InterviewStep } from '../../../../shared/model/interviewing.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { interviewPlanQuery } from '../queries/interviewing.ts';
import { InterviewPlanEditor } from './interview-plan-editor.tsx';
import './interviewing.css';

interface InterviewPlanCardProps {
  jobId: number;
  isClosed: boolean;
}

/** How candidates on a job are interviewed, which its manager and team plan together (PLUS-54). */
export function InterviewPlanCard({ jobId, isClosed }: InterviewPlanCardProps) {
  const query = useQuery(interviewPlanQuery(jobId));
  const [isEditing, setEditing] = useState(false);
  const plan = query.data;
  if (query.isError && !plan) return <LoadFailure title="The interviews could not be loaded" query={query} />;
  if (!plan)
    return (
      <Card title="Interviews">
        <SkeletonText lines={6} />
      </Card>
    );
  if (isEditing) return <InterviewPlanEditor jobId={jobId} plan={plan} onClose={() => setEditing(false)} />;
  const edit = (label: string) => (
    <Button
      size="small"
      icon={<Pencil aria-hidden />}
      disabledReason={isClosed && 'The job is closed'}
      onClick={() => setEditing(true)}
    >
      {label}
    </Button>
  );
  return (
    <Card title="Interviews" aside={plan.steps.length > 0 && edit('Edit interviews')}>
      {plan.steps.length === 0 ? (
        <EmptyState title="No interviews are planned" action={edit('Plan interviews')}>
          Say who interviews, what they ask and what they score. Each then writes a scorecard alone, and you compare
          them side by side.
        </EmptyState>
      ) : (
        <PlannedSteps plan={plan} />
      )}
    </Card>
  );
}

function PlannedSteps({ plan: { steps, people } }: { plan: InterviewPlan }) {
  const names = new Map(people.map((person) => [person.id, fullName(person)]));
  return (
    <ol className="interview-steps">
      {steps.map((step) => (
        <PlannedStep key={step.id} step={step} names={names} />
      ))}
    </ol>
  );
}

function PlannedStep({ step, names }: { step: InterviewStep; names: ReadonlyMap<number, string> }) {
  const { title, stage, ask, criteria, interviewers, pool } = step;
  const by = interviewers.flatMap((id) => names.get(id) ?? []);
  return (
    <li aria-label={title}>
      <h3>{title}</h3>
      <p className="faint">
        {interviewStageLabels[stage]} · {by.length > 0 ? heldBy(by, pool) : 'Nobody interviews yet'}
      </p>
      {ask && <p className="interview-ask">{ask}</p>}
      <ul className="interview-criteria" aria-label={`What is scored in ${title}`}>
        {criteria.map(({ name, good }) => (
          <li key={name}>
            <strong>{name}</strong>
            {good && <span className="soft">: {good}</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}

function heldBy(names: readonly string[], pool: InterviewStep['pool']): string {
  if (!pool) return names.join(', ');
  const limit = pool.mostPerWeek === null ? '' : `, at most ${pool.mostPerWeek} a week each`;
  return `One of ${names.join(', ')}${limit}`;
}
