import { useQuery } from '@tanstack/react-query';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { questionLimits } from '../../../../shared/constants/job-questions.ts';
import type { JobQuestion } from '../../../../shared/model/job-question.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { useFormSending } from '../../../common/forms/use-form-sending.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { usualAnswerWords } from '../../../common/jobs/usual-answer.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
import {
  applicationBody,
  applyControlOf,
  applyLabels,
  applyResolver,
  blankApplication,
  fieldOf,
  type ApplyFields,
} from '../model/apply-fields.ts';
import { useApplyToJob, usualAnswerQuery } from '../queries/candidate-jobs.ts';

interface ApplyDialogProps {
  job: { id: number; title: string; questions?: readonly JobQuestion[] | undefined; manager: PersonReference };
  /** The candidate's resumes, the default of their profile first. */
  resumes: readonly { id: number; filename: string }[];
  onClose: () => void;
}

/** Sends an application with a note, the chosen resume, and answers to what the job asks (PLUS-55). */
export function ApplyDialog({ job, resumes, onClose }: ApplyDialogProps) {
  const { id, title, questions = [] } = job;
  const apply = useApplyToJob();
  const form = useForm<ApplyFields>({
    resolver: applyResolver(questions),
    mode: 'onTouched',
    defaultValues: blankApplication(questions, resumes[0]?.id),
  });
  const kept = useKeptForm(form, `apply.${id}`);
  const { onSubmit, failure } = useFormSending(form, {
    labels: applyLabels(questions),
    controlOf: (key) => applyControlOf(key, questions),
    kept,
    send: async (fields) => {
      await apply.mutateAsync({ jobId: id, sent: applicationBody(fields, questions) });
      onClose();
    },
  });
  const isSending = form.formState.isSubmitting;
  return (
    <FormModal
      title={`Apply for ${title}`}
      lead="Your profile goes with your application. The recruiters and the hiring manager of this job read all of it; nothing is decided by a machine."
      size="medium"
      onClose={onClose}
      busy={isSending}
      submit="Send application"
      cancel="Not now"
      label={`Apply for ${title}`}
      onSubmit={onSubmit}
    >
      {failure && <Notice kind="error">{failure}</Notice>}
      <KeptInputNotice kept={kept} />
      {questions.map((question) => (
        <Answer key={question.words} question={question} form={form} />
      ))}
      <TextArea
        id="note"
        label="Note"
        required={false}
        rows={4}
        maxLength={questionLimits.longestNote}
        help="Why this job, when you could start, or whatever else they should know."
        error={form.formState.errors['note']?.message}
        {...form.register('note')}
      />
      <ResumeChoice resumes={resumes} form={form} />
      <UsualAnswer manager={job.manager} />
    </FormModal>
  );
}

// Whoever has answered too few people has no usual time; nothing waits for it.
function UsualAnswer({ manager }: { manager: PersonReference }) {
  const { data: answer } = useQuery(usualAnswerQuery(manager.id));
  return (
    answer && (
      <p className="soft">
        {fullName(manager)} usually answers {usualAnswerWords(answer)}.
      </p>
    )
  );
}

function ResumeChoice({ resumes, form }: Pick<ApplyDialogProps, 'resumes'> & { form: UseFormReturn<ApplyFields> }) {
  if (resumes.length === 0)
    return (
      <p className="soft">
        Your profile has no resume yet. <Link to={paths.profile()}>Add one</Link> to send it along.
      </p>
    );
  const options = [
    ...resumes.map(({ id, filename }, at) => ({
      value: String(id),
      label: filename,
      detail: at === 0 ? 'The resume of your profile.' : 'Only this application carries it.',
    })),
    { value: 'none', label: 'Without a resume', detail: 'Whoever may see your profile still finds it there.' },
  ];
  return (
    <Controller
      name="resume"
      control={form.control}
      render={({ field }) => (
        <RadioCards
          legend="Resume"
          options={options}
          value={field.value}
          onChange={field.onChange}
          error={form.formState.errors['resume']?.message}
        />
      )}
    />
  );
}

function Answer({ question, form }: { question: JobQuestion; form: UseFormReturn<ApplyFields> }) {
  const name = fieldOf(question);
  const look = {
    id: name,
    label: question.words,
    required: question.isRequired,
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  };
  if (question.kind === 'choice')
    return (
      <Select
        {...look}
        placeholder="Choose an answer"
        options={question.choices.map((choice) => ({ value: choice, label: choice }))}
      />
    );
  if (question.kind === 'number') return <TextInput {...look} inputMode="decimal" />;
  return <TextArea {...look} rows={3} maxLength={questionLimits.longestAnswer} />;
}
