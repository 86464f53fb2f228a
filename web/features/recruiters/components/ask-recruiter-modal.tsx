import { useQuery } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
import { maxClaimMessage } from '../../../../shared/constants/claims.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { fullName } from '../../../common/people/person.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { openJobsQuery, otherRecruitersQuery, useAskRecruiter } from '../queries/work-requests.ts';

interface AskRecruiterProps {
  /** Who is asked; without it, one of the recruiters of other managers is chosen. */
  recruiter?: PersonReference;
  /** For which job; without it, one of the manager's open jobs is chosen. */
  job?: { id: number; title: string };
  onClose: () => void;
  /** Called with the name of who was asked. */
  onAsked: (name: string) => void;
}

/** Asks a recruiter of other managers to work on one open job (RECR-43). */
export function AskRecruiterModal({ recruiter, job, onClose, onAsked }: AskRecruiterProps) {
  const jobs = useQuery({ ...openJobsQuery, enabled: !job });
  const recruiters = useQuery({ ...otherRecruitersQuery, enabled: !recruiter });
  const [chosen, setChosen, forget] = useKeptState(`ask-recruiter.${recruiter?.id ?? 0}.${job?.id ?? 0}`, {
    jobId: job?.id ?? 0,
    recruiterId: recruiter?.id ?? 0,
    message: '',
  });
  const ask = useAskRecruiter();
  const form = useId();
  const loading = (!job && !jobs.data) || (!recruiter && !recruiters.data);
  const failure = jobs.error ?? recruiters.error;
  const hasNone = (!job && jobs.data?.length === 0) || (!recruiter && recruiters.data?.length === 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { jobId, recruiterId, message } = chosen;
    const asked = recruiter ?? recruiters.data?.find(({ id }) => id === recruiterId);
    if (!asked) return;
    ask.mutate(
      { recruiterId, jobId, ...(message.trim() && { message: message.trim() }) },
      {
        onSuccess: () => {
          forget();
          onAsked(fullName(asked));
        },
      },
    );
  };
  return (
    <Modal
      title={recruiter ? `Ask ${fullName(recruiter)} to work on a job` : 'Ask a recruiter of other managers'}
      lead="They see this one job of yours, and nothing else, and decide for themselves."
      size="medium"
      onClose={onClose}
      busy={ask.isPending}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} kind="primary" busy={ask.isPending} disabled={loading || hasNone}>
            Send request
          </Button>
        </>
      }
    >
      <form id={form} className="stack" aria-label="Request to work on a job" onSubmit={submit}>
        {ask.error && <FailureNotice what="The recruiter could not be asked" error={ask.error} />}
        {failure && loading && (
          <ErrorState
            title="The choices could not be loaded"
            message={failureMessage(failure)}
            onRetry={() => void Promise.all([jobs.refetch(), recruiters.refetch()])}
          />
        )}
        {loading && !failure && <SkeletonText lines={3} />}
        {!loading && !recruiter && (
          <Select
            label="Recruiter"
            required
            placeholder={hasNone ? 'No recruiter works with other managers only' : 'Choose a recruiter'}
            options={(recruiters.data ?? []).map((one) => ({ value: one.id, label: fullName(one) }))}
            value={chosen.recruiterId || ''}
            onChange={({ target }) => setChosen({ ...chosen, recruiterId: Number(target.value) })}
          />
        )}
        {!loading && !job && (
          <Select
            label="Job"
            required
            placeholder={hasNone ? 'You have no open job' : 'Choose an open job'}
            options={(jobs.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen.jobId || ''}
            onChange={({ target }) => setChosen({ ...chosen, jobId: Number(target.value) })}
          />
        )}
        {!loading && (
          <TextArea
            label="Your words"
            help="Optional. Say why you ask them."
            maxLength={maxClaimMessage}
            value={chosen.message}
            onChange={({ target }) => setChosen({ ...chosen, message: target.value })}
          />
        )}
      </form>
    </Modal>
  );
}
