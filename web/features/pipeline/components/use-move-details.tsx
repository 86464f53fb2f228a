import { useRef, useState, type ReactNode } from 'react';
import { ReasonFields, rejectionIn } from '../../../common/jobs/reject-modal.tsx';
import { reasonProblem } from '../../../common/jobs/reason-problem.ts';
import { momentOf } from '../../../common/forms/moment-fields.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { useBooking } from '../hooks/use-booking.ts';
import type { MoveQuestion } from '../model/move-question.ts';
import type { MoveDetails } from '../queries/change-candidate-status.ts';
import { InterviewFields } from './interview-fields.tsx';

interface MoveAsked {
  /** Who moves where, under which what is typed is kept until it is sent. */
  keptAs: string;
  failure?: string | undefined;
  /** Whether that is because who holds the interview is busy. */
  wasBusy?: boolean;
  mayBook?: boolean;
}

/**
 * The field for what a move asks, and what was entered: `read` returns undefined and shows the problem where the entry
 * does not do. Without a question there is no field. Who keeps the job's calendar `mayBook` the interview with its date.
 */
export function useMoveDetails(
  question: MoveQuestion | undefined,
  { keptAs, failure, wasBusy = false, mayBook = false }: MoveAsked,
): { field: ReactNode; read: () => MoveDetails | undefined; forget: () => void } {
  const [typed, keep, forgetTyped] = useKeptState(`move.${keptAs}`, { reason: '', when: '', rejectedFor: '' });
  const { reason, when, rejectedFor } = typed;
  const form = useBooking({ keptAs, mayBook });
  const [problem, setProblem] = useState<string>();
  const error = problem ?? failure;
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const type = (next: Partial<typeof typed>) => {
    keep({ ...typed, ...next });
    setProblem(undefined);
  };
  const refuse = (message: string) => {
    setProblem(message);
    reasonField.current?.focus();
    return undefined;
  };

  function read(): MoveDetails | undefined {
    const interviewAt = momentOf(when);
    if (question === 'back' && !reason.trim()) return refuse('Enter why the candidate moves back');
    const tooLong = reasonProblem(reason);
    if (tooLong) return refuse(tooLong);
    if (interviewAt && Date.parse(interviewAt) < Date.now()) return refuse('Choose a time that is still ahead');
    setProblem(undefined);
    const booked = interviewAt ? form.read() : {};
    return (
      booked && {
        ...rejectionIn({ reason, rejectedFor: question === 'rejection' ? rejectedFor : '' }),
        ...(interviewAt && { interviewAt }),
        ...booked,
      }
    );
  }

  const forget = () => {
    forgetTyped();
    form.sent();
  };

  if (!question) return { field: null, read, forget };
  const field =
    question === 'interview' ? (
      <InterviewFields
        label="Interview on (optional)"
        when={when}
        onWhen={(next) => type({ when: next })}
        error={error}
        form={form}
        wasBusy={wasBusy}
      />
    ) : (
      <ReasonFields isRejection={question === 'rejection'} {...typed} error={error} field={reasonField} onType={type} />
    );
  return { field, read, forget };
}
