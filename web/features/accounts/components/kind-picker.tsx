import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import type { SignUpKind } from '../queries/sign-up.ts';

const kinds: { value: SignUpKind; label: string; detail: string }[] = [
  { value: 'candidate', label: 'Candidate', detail: 'Looking for a job' },
  { value: 'recruiter', label: 'Recruiter', detail: 'Finding candidates' },
  { value: 'manager', label: 'Hiring manager', detail: 'Posting jobs' },
];

/** The three kinds of account, Candidate first (AUTH-06, AUTH-08). */
export function KindPicker({ value, onChange }: { value: SignUpKind; onChange: (kind: SignUpKind) => void }) {
  return <RadioCards legend="I sign up as" hideLegend options={kinds} value={value} onChange={onChange} />;
}
