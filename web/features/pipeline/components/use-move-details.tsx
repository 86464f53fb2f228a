import { nameOfZone } from '../../../../shared/rules/zone-words.ts';
import { useRef, useState, type ReactNode } from 'react';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { ownTimeZone } from '../../../common/account/own-time-zone.ts';
import { reasonProblem } from '../../../common/jobs/reason-problem.ts';
import { localMoment, momentOf, type MoveQuestion } from '../model/move-question.ts';
import type { MoveDetails } from '../queries/change-candidate-status.ts';

/**
 * The field for what a move asks, and what was entered: `read` returns undefined and shows the problem where the entry
 * does not do. Without a question there is no field.
 */
export function useMoveDetails(
  question: MoveQuestion | undefined,
  failure?: string,
): { field: ReactNode; read: () => MoveDetails | undefined } {
  const [reason, setReason] = useState('');
  const [when, setWhen] = useState('');
  const [problem, setProblem] = useState<string>();
  const [earliest] = useState(() => localMoment(new Date()));
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
    return { ...(given && { reason: given }), ...(interviewAt && { interviewAt }) };
  }

  if (!question) return { field: null, read };
  const field =
    question === 'interview' ? (
      <TextInput
        label="Interview on (optional)"
        type="datetime-local"
        min={earliest}
        value={when}
        onChange={(event) => {
          setWhen(event.target.value);
          setProblem(undefined);
        }}
        help={`In your time zone, ${nameOfZone(ownTimeZone())}`}
        error={error}
      />
    ) : (
      <TextArea
        ref={reasonField}
        label="Reason"
        rows={3}
        required={question === 'back'}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setProblem(undefined);
        }}
        error={error}
      />
    );
  return { field, read };
}
