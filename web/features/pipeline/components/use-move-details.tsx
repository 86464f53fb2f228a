import { useRef, useState, type ReactNode } from 'react';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { reasonProblem } from '../../../common/jobs/reason-problem.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { InterviewFields, meetingOf, usualMinutes, type BookedMinutes } from './book-interview.tsx';
import { momentOf, type MoveQuestion } from '../model/move-question.ts';
import type { MoveDetails } from '../queries/change-candidate-status.ts';

interface MoveAsked {
  /** Who moves where, under which what is typed is kept until it is sent. */
  keptAs: string;
  failure?: string | undefined;
  mayBook?: boolean;
}

/**
 * The field for what a move asks, and what was entered: `read` returns undefined and shows the problem where the entry
 * does not do. Without a question there is no field. Who keeps the job's calendar `mayBook` the interview with its date.
 */
export function useMoveDetails(
  question: MoveQuestion | undefined,
  { keptAs, failure, mayBook = false }: MoveAsked,
): { field: ReactNode; read: () => MoveDetails | undefined; forget: () => void } {
  const [{ reason, when }, type, forget] = useKeptState(`move.${keptAs}`, { reason: '', when: '' });
  const [minutes, setMinutes] = useState<BookedMinutes>(usualMinutes);
  const [problem, setProblem] = useState<string>();
  const error = problem ?? failure;
  const reasonField = useRef<HTMLTextAreaElement>(null);
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
    const meeting = mayBook && interviewAt ? meetingOf(minutes) : {};
    return { ...(given && { reason: given }), ...(interviewAt && { interviewAt }), ...meeting };
  }

  if (!question) return { field: null, read, forget };
  const field =
    question === 'interview' ? (
      <InterviewFields
        label="Interview on (optional)"
        when={when}
        onWhen={(next) => {
          type({ reason, when: next });
          setProblem(undefined);
        }}
        error={error}
        minutes={minutes}
        onMinutes={setMinutes}
        mayBook={mayBook}
      />
    ) : (
      <TextArea
        ref={reasonField}
        label="Reason"
        rows={3}
        required={question === 'back'}
        value={reason}
        onChange={(event) => {
          type({ when, reason: event.target.value });
          setProblem(undefined);
        }}
        error={error}
      />
    );
  return { field, read, forget };
}
