import { Trash2 } from 'lucide-react';
import {
  interviewLimits as limits,
  interviewStageLabels,
  interviewStages,
  type InterviewStage,
} from '../../../../shared/constants/interviewing.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { fullName } from '../../../common/people/person.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { AddRow, RowButtons } from '../../../ui/fields/rows.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { InterviewPoolFields } from './interview-pool-fields.tsx';
import { type DraftStep, isFull, withCriterion } from '../model/plan-draft.ts';

const stages = interviewStages.map((value) => ({ value, label: interviewStageLabels[value] }));

interface InterviewStepFieldsProps {
  step: DraftStep;
  place: { at: number; last: number };
  people: readonly PersonReference[];
  /** What is wrong with a field, by its path in the interview. */
  problemOf: (field: string) => string | undefined;
  onChange: (step: DraftStep) => void;
  onRemove: () => void;
  onMove: (by: 1 | -1) => void;
}

/** The fields of one interview of a plan. */
export function InterviewStepFields(props: InterviewStepFieldsProps) {
  const { step, place, people, problemOf, onChange, onRemove, onMove } = props;
  const name = `Interview ${place.at + 1}`;
  return (
    <fieldset className="interview-step-fields">
      <legend className="visually-hidden">{name}</legend>
      <TextInput
        label={name}
        required
        maxLength={limits.longestTitle}
        value={step.title}
        error={problemOf('title')}
        onChange={({ target }) => onChange({ ...step, title: target.value })}
        aside={<RowButtons name={name} {...place} onMove={onMove} onRemove={onRemove} />}
      />
      <Select
        label="Part of"
        options={stages}
        value={step.stage}
        onChange={({ target }) => onChange({ ...step, stage: target.value as InterviewStage })}
      />
      <CheckboxGroup
        legend="Interviewers"
        options={people.map((person) => ({ value: String(person.id), label: fullName(person) }))}
        value={step.interviewers.map(String)}
        error={problemOf('interviewers')}
        onChange={(chosen) => onChange({ ...step, interviewers: chosen.map(Number) })}
      />
      <InterviewPoolFields step={step} onChange={onChange} />
      <TextArea
        label="What to ask"
        required={false}
        rows={4}
        maxLength={limits.longestAsk}
        value={step.ask}
        error={problemOf('ask')}
        onChange={({ target }) => onChange({ ...step, ask: target.value })}
      />
      <Criteria step={step} problemOf={problemOf} onChange={onChange} />
    </fieldset>
  );
}

type CriteriaProps = Pick<InterviewStepFieldsProps, 'step' | 'problemOf' | 'onChange'>;

function Criteria({ step, problemOf, onChange }: CriteriaProps) {
  const { criteria } = step;
  const problem = problemOf('criteria');
  const change = (at: number, to: Partial<DraftStep['criteria'][number]>) =>
    onChange({ ...step, criteria: criteria.map((one, place) => (place === at ? { ...one, ...to } : one)) });
  return (
    <fieldset className="interview-criteria-fields">
      <legend className="ui-field-label">What is scored, from 1 to 4</legend>
      {criteria.map(({ name, good }, at) => (
        <div key={at} className="interview-criterion">
          <TextInput
            label={`Criterion ${at + 1}`}
            maxLength={limits.longestTitle}
            value={name}
            error={problemOf(`criteria.${at}.name`)}
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <TextInput
            label="What good looks like"
            required={false}
            maxLength={limits.longestGood}
            value={good}
            error={problemOf(`criteria.${at}.good`)}
            onChange={({ target }) => change(at, { good: target.value })}
          />
          <IconButton
            label={`Remove criterion ${at + 1}`}
            disabled={criteria.length === 1}
            onClick={() => onChange({ ...step, criteria: criteria.toSpliced(at, 1) })}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {problem && <p className="ui-field-error">{problem}</p>}
      <AddRow
        disabledReason={isFull(step) && `At most ${limits.mostCriteria}`}
        onClick={() => onChange(withCriterion(step))}
      >
        Add a criterion
      </AddRow>
    </fieldset>
  );
}
