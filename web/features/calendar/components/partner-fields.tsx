import { useQuery } from '@tanstack/react-query';
import { candidateOption } from '../../../common/people/candidate-option.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { meetingCandidatesQuery, meetingJobsQuery } from '../queries/calendar.ts';

/** Whom a manager meets and for which job, as the fields hold them. */
export interface Partner {
  candidateId: string;
  jobId: string;
  /** The interview of the job's plan. */
  stepId?: string;
}

interface PartnerFieldsProps {
  facts: Partner;
  error: string | undefined;
  jobError: string | undefined;
  /** A first call is about no job. */
  isCall?: boolean;
  /** What is wrong with the chosen interview; absent where none is chosen. */
  step?: { error: string | undefined };
  onChange: (facts: Partial<Partner>) => void;
}

/** Whom a manager meets, and for which job, or whom a recruiter calls. */
export function PartnerFields({ facts, error, jobError, isCall = false, step, onChange }: PartnerFieldsProps) {
  const candidates = useQuery(meetingCandidatesQuery);
  const candidateId = Number(facts.candidateId);
  const jobs = useQuery({ ...meetingJobsQuery(candidateId), enabled: candidateId > 0 && !isCall });
  const steps = jobs.data?.find(({ id }) => id === Number(facts.jobId))?.steps ?? [];
  const noStep = step && { stepId: '' };
  const people = (candidates.data ?? []).map(candidateOption);
  const chosen = people.find(({ value }) => value === candidateId);
  return (
    <>
      <Select
        label="Candidate"
        picture={chosen ? <Avatar name={chosen.label} src={chosen.avatar} size={20} /> : null}
        required
        placeholder={candidates.isPending ? 'Loading…' : 'Choose a candidate'}
        options={people}
        value={facts.candidateId}
        error={error}
        help={
          candidates.data?.length === 0
            ? isCall
              ? 'Candidates appear here once you put them forward for a job.'
              : 'Candidates appear here once they are submitted for one of your jobs.'
            : undefined
        }
        onChange={({ target }) => onChange({ candidateId: target.value, jobId: '', ...noStep })}
      />
      {!isCall && (
        <Select
          label="Job"
          required={false}
          placeholder="No particular job"
          options={(jobs.data ?? []).map((job) => ({ value: job.id, label: job.title }))}
          value={facts.jobId}
          error={jobError}
          onChange={({ target }) => onChange({ jobId: target.value, ...noStep })}
        />
      )}
      {step && steps.length > 0 && (
        <Select
          label="Interview"
          required={false}
          placeholder="With me alone"
          help="Of a planned interview, its interviewers hold it."
          options={steps.map(({ id, title }) => ({ value: id, label: title }))}
          value={facts.stepId ?? ''}
          error={step.error}
          onChange={({ target }) => onChange({ stepId: target.value })}
        />
      )}
    </>
  );
}
