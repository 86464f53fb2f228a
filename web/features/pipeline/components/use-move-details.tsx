import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { rejectionReasonLabels, rejectionReasons } from '../../../../shared/constants/rejection-reasons.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { reasonProblem } from '../../../common/jobs/reason-problem.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { InterviewFields, meetingOf, usualBooking } from './book-interview.tsx';
import { momentOf, type MoveQuestion } from '../model/move-question.ts';
import type { MoveDetails } from '../queries/change-candidate-status.ts';

const listedReasons = rejectionReasons.map((value) => ({ value, label: rejectionReasonLabels[value] }));

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
  const [typed, keep, forget] = useKeptState(`move.${keptAs}`, { reason: '', when: '', rejectedFor: '' });
  const { reason, when, rejectedFor } = typed;
  const [booking, setBooking] = useState(usualBooking);
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
    const given = reason.trim();
    const interviewAt = momentOf(when);
    if (question === 'back' && !given) return refuse('Enter why the candidate moves back');
    const tooLong = reasonProblem(given);
    if (tooLong) return refuse(tooLong);
    if (interviewAt && Date.parse(interviewAt) < Date.now()) return refuse('Choose a time that is still ahead');
    setProblem(undefined);
    const meeting = mayBook && interviewAt ? meetingOf(booking) : {};
    const listed = rejectionReasons.find((one) => question === 'rejection' && one === rejectedFor);
    return {
      ...(given && { reason: given }),
      ...(listed && { rejectedFor: listed }),
      ...(interviewAt && { interviewAt }),
      ...meeting,
    };
  }

  if (!question) return { field: null, read, forget };
  const field =
    question === 'interview' ? (
      <InterviewFields
        label="Interview on (optional)"
        when={when}
        onWhen={(next) => {
          type({ when: next });
          // Who is busy then was not said.
          setBooking({ ...booking, isOverBusy: false });
        }}
        error={error}
        booking={booking}
        onBooking={setBooking}
        wasBusy={wasBusy}
        mayBook={mayBook}
      />
    ) : (
      <ReasonFields question={question} {...typed} error={error} textField={reasonField} onType={type} />
    );
  return { field, read, forget };
}

interface ReasonFieldsProps {
  question: MoveQuestion;
  reason: string;
  rejectedFor: string;
  error: string | undefined;
  textField: RefObject<HTMLTextAreaElement | null>;
  onType: (next: { reason: string } | { rejectedFor: string }) => void;
}

function ReasonFields({ question, reason, rejectedFor, error, textField, onType }: ReasonFieldsProps) {
  const isRejection = question === 'rejection';
  return (
    <div className="stack">
      {isRejection && (
        <Select
          label="Reason"
          required={false}
          options={listedReasons}
          placeholder="None of these"
          value={rejectedFor}
          onChange={({ target }) => onType({ rejectedFor: target.value })}
        />
      )}
      <TextArea
        ref={textField}
        label={isRejection ? 'In your words' : 'Reason'}
        rows={3}
        required={question === 'back'}
        value={reason}
        onChange={({ target }) => onType({ reason: target.value })}
        error={error}
      />
    </div>
  );
}
