import { interviewLimits as limits } from '../../../../shared/constants/interviewing.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { FormRow } from '../../../ui/fields/form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { DraftStep } from '../model/plan-draft.ts';

const manners = [
  { value: 'panel', label: 'Everybody named' },
  { value: 'pool', label: 'One of them' },
];
const noLimit = { value: '', label: 'No limit' };
const perWeek = Array.from({ length: limits.mostPerWeek }, (_, at) => ({
  value: String(at + 1),
  label: countOf(at + 1, 'interview'),
}));

interface InterviewPoolFieldsProps {
  step: DraftStep;
  onChange: (step: DraftStep) => void;
}

/** Whether all interviewers meet the candidate as a panel, or one of a pool does, up to so many times a week (PLUS-54). */
export function InterviewPoolFields({ step, onChange }: InterviewPoolFieldsProps) {
  const { pool, ...panel } = step;
  const limited = (mostPerWeek: number | null) => onChange({ ...panel, pool: { mostPerWeek } });
  return (
    <FormRow>
      <Select
        label="Who meets the candidate"
        help={
          pool
            ? 'Who is free then and has fewest interviews that week. Candidates choose when one of them is free.'
            : 'Candidates choose when all of them are free.'
        }
        options={manners}
        value={pool ? 'pool' : 'panel'}
        onChange={({ target }) => (target.value === 'pool' ? limited(null) : onChange(panel))}
      />
      {pool && (
        <Select
          label="At most a week each"
          options={[noLimit, ...perWeek]}
          value={pool.mostPerWeek === null ? '' : String(pool.mostPerWeek)}
          onChange={({ target }) => limited(target.value === '' ? null : Number(target.value))}
        />
      )}
    </FormRow>
  );
}
