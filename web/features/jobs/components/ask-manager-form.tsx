import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';

interface AskManagerFormProps {
  /** Of the form, which the dialog's button submits; what is typed is kept under it. */
  id: string;
  jobId: number;
  ask: Pick<UseMutationResult<unknown, Error, { email: string; message?: string }>, 'error' | 'mutate'>;
  /** What a notice says that failed. */
  failed: string;
  onAsked?: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks another hiring manager, by address and with some words, for something about a job (PLUS-53, PLUS-54). */
export function AskManagerForm({ id, jobId, ask, failed, onAsked, children }: AskManagerFormProps) {
  const [{ email, message }, type, forget] = useKeptState(`${id}.${jobId}`, { email: '', message: '' });
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const aboutAddress =
    ask.error instanceof ApiError && ask.error.errors.some(({ key }) => key === 'email') ? ask.error : undefined;
  const toAddress = () => field.current?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [address, words] = [email.trim(), message.trim()];
    setEmpty(address === '');
    if (address === '') return toAddress();
    const onSuccess = () => {
      forget();
      onAsked?.();
    };
    return ask.mutate({ email: address, ...(words && { message: words }) }, { onSuccess, onError: toAddress });
  };
  return (
    <form id={id} className="stack" noValidate onSubmit={submit}>
      {ask.error && !aboutAddress && <FailureNotice what={failed} error={ask.error} />}
      <p className="soft">{children}</p>
      <TextInput
        ref={field}
        label="Email of the hiring manager"
        type="email"
        autoComplete="off"
        required
        value={email}
        error={isEmpty ? 'Required' : aboutAddress?.errors[0]?.message}
        onChange={(event) => type({ email: event.target.value, message })}
      />
      <TextArea
        label="Message"
        required={false}
        rows={3}
        maxLength={1000}
        value={message}
        onChange={(event) => type({ email, message: event.target.value })}
      />
    </form>
  );
}
