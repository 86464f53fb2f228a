import { Controller, useFormContext } from 'react-hook-form';
import {
  questionKindLabels,
  questionKinds,
  questionLimits,
  type QuestionKind,
} from '../../../../shared/constants/job-questions.ts';
import type { JobQuestion } from '../../../../shared/model/job-question.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormGroup } from '../../../ui/fields/form.tsx';
import { AddRow, movedRow, RowButtons } from '../../../ui/fields/rows.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import type { JobFields } from '../model/job-fields.ts';
import './job-form.css';

const blank: JobQuestion = { words: '', kind: 'text', choices: [], isRequired: false };
const kinds = questionKinds.map((kind) => ({ value: kind, label: questionKindLabels[kind] }));

/** What those who apply are asked, in order (PLUS-55). */
export function JobQuestions() {
  const { control, formState } = useFormContext<JobFields>();
  const error = formState.errors.questions?.message;
  return (
    <FormGroup
      title="Questions to those who apply"
      lead="Up to eight. You and the job’s recruiters read the answers; nobody is rejected by them. What was answered keeps the words of its question when you change it."
    >
      <Controller
        name="questions"
        control={control}
        render={({ field }) => (
          <div className="stack" id="questions" tabIndex={-1}>
            {field.value.map((question, row) => (
              <Question
                key={row}
                question={question}
                place={{ row, last: field.value.length - 1 }}
                onChange={(to) => field.onChange(field.value.with(row, to))}
                onRemove={() => field.onChange(field.value.toSpliced(row, 1))}
                onMove={(by) => field.onChange(movedRow(field.value, row, by))}
              />
            ))}
            {error && (
              <p className="ui-field-error" role="alert">
                {error}
              </p>
            )}
            <AddRow
              disabledReason={field.value.length >= questionLimits.most && `At most ${questionLimits.most} questions`}
              onClick={() => field.onChange([...field.value, blank])}
            >
              Add a question
            </AddRow>
          </div>
        )}
      />
    </FormGroup>
  );
}

interface QuestionProps {
  question: JobQuestion;
  place: { row: number; last: number };
  onChange: (question: JobQuestion) => void;
  onRemove: () => void;
  onMove: (by: 1 | -1) => void;
}

function Question({ question, place: { row, last }, onChange, onRemove, onMove }: QuestionProps) {
  const name = `Question ${row + 1}`;
  return (
    <fieldset className="job-question">
      <legend className="visually-hidden">{name}</legend>
      <TextInput
        id={`question-${row}`}
        label={name}
        maxLength={questionLimits.longest}
        value={question.words}
        onChange={({ target }) => onChange({ ...question, words: target.value })}
        aside={<RowButtons name={name} at={row} last={last} onMove={onMove} onRemove={onRemove} />}
      />
      <Select
        id={`question-${row}-kind`}
        label="Answer"
        required={false}
        options={kinds}
        value={question.kind}
        onChange={({ target }) => onChange({ ...question, kind: target.value as QuestionKind })}
      />
      {question.kind === 'choice' && (
        <TextArea
          id={`question-${row}-choices`}
          label="Answers to choose from"
          rows={3}
          help="One a line, at least two."
          value={question.choices.join('\n')}
          onChange={({ target }) => onChange({ ...question, choices: target.value.split('\n') })}
        />
      )}
      <Checkbox
        label="Must be answered"
        checked={question.isRequired}
        onChange={({ target }) => onChange({ ...question, isRequired: target.checked })}
      />
    </fieldset>
  );
}
