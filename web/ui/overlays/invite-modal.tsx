import { Plus, X } from 'lucide-react';
import { useId, useState, type ClipboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { emailPlaceholder } from '../../../shared/constants/product.ts';
import { Button, IconButton } from '../buttons/button.tsx';
import { pastedEmails, rowProblems } from './email-rows.ts';
import './invite-modal.css';
import { Modal } from './modal.tsx';
import { Notice } from '../feedback/notice.tsx';
import { TextInput } from '../fields/text-input.tsx';

interface Row {
  key: number;
  email: string;
  /** The server's result for this address; unset until it has been sent. */
  available?: boolean;
}

interface InviteModalProps {
  title: string;
  lead: string;
  /** The kind of person invited: 'recruiter'. */
  noun: string;
  /** What an address receives: 'invitation'. */
  sent: string;
  /** Why an address came back unavailable: 'has an account or an invitation already'. */
  takenBecause: string;
  busy: boolean;
  /** Why sending failed. */
  failure?: string | null;
  /** Sends the invitations; `onAnswered` receives the availability of each address. */
  onSend: (emails: string[], onSent: (results: readonly { email: string; available: boolean }[]) => void) => void;
  onClose: () => void;
  /** Shown below the rows. */
  children?: ReactNode;
}

const cleaned = (email: string): string => email.trim().toLowerCase();

/**
 * Asks for email addresses, one per row. It closes if all were available; otherwise each row keeps a mark, and
 * addresses already mailed are not mailed again (RECR-16 to RECR-23).
 */
export function InviteModal({
  title,
  lead,
  noun,
  sent,
  takenBecause,
  busy,
  failure,
  onSend,
  onClose,
  children,
}: InviteModalProps) {
  const formId = useId();
  const [rows, setRows] = useState<Row[]>([{ key: 0, email: '' }]);
  const [isChecked, setChecked] = useState(false);
  const problems = rowProblems(
    rows.map(({ email }) => email),
    (row) => rows[row]?.available === true,
  );
  const taken = rows.filter(({ available }) => available === false).length;
  const open = rows.filter(({ available }) => !available);
  const rowName = (index: number) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${index + 1}`;

  const change = (key: number, email: string) => setRows(rows.map((row) => (row.key === key ? { key, email } : row)));
  // A pasted list takes the place of the row, one row per address, and its problems show immediately.
  const paste = (key: number, event: ClipboardEvent) => {
    const emails = pastedEmails(event.clipboardData.getData('text'));
    if (emails.length === 0) return;
    event.preventDefault();
    const next = Math.max(...rows.map((row) => row.key)) + 1;
    const pasted = emails.map((email, index) => ({ key: next + index, email }));
    setRows(rows.flatMap((row) => (row.key === key ? pasted : [row])));
    setChecked(true);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (problems.some(Boolean)) return;
    onSend(
      open.map(({ email }) => cleaned(email)),
      (results) => {
        if (results.every(({ available }) => available)) return onClose();
        return setRows(
          rows.map((row) => ({
            ...row,
            available: row.available ?? results.find(({ email }) => email === cleaned(row.email))?.available ?? true,
          })),
        );
      },
    );
  };

  return (
    <Modal
      title={title}
      lead={lead}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose}>{taken > 0 ? 'Done' : 'Cancel'}</Button>
          <Button
            type="submit"
            form={formId}
            kind="primary"
            busy={busy}
            disabledReason={open.length === 0 && 'All invitations were sent'}
          >
            Send {open.length > 1 ? `${open.length} ${sent}s` : sent}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={send} aria-label={title}>
        {failure && <Notice kind="error">{failure}</Notice>}
        {taken > 0 && (
          <Notice kind="warning">
            {taken === 1 ? 'One address' : `${taken} addresses`} {takenBecause}.{' '}
            {rows.length > taken && 'The others were sent.'}
          </Notice>
        )}
        {rows.map((row, index) => (
          <div
            key={row.key}
            className="invite-row"
            data-available={row.available}
            onPaste={(event) => paste(row.key, event)}
          >
            <TextInput
              label={rowName(index)}
              hideLabel
              type="email"
              autoComplete="off"
              placeholder={emailPlaceholder}
              value={row.email}
              readOnly={row.available === true}
              error={isChecked ? problems[index] : undefined}
              help={row.available === undefined ? undefined : row.available ? 'Mailed' : 'Not available'}
              onChange={(event) => change(row.key, event.target.value)}
            />
            <IconButton
              label={`Remove ${noun} ${index + 1}`}
              disabledReason={rows.length === 1 && 'Enter at least one address'}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        ))}
        <div>
          <Button
            kind="quiet"
            size="small"
            icon={<Plus aria-hidden />}
            onClick={() => setRows([...rows, { key: Math.max(...rows.map(({ key }) => key)) + 1, email: '' }])}
          >
            Add another
          </Button>
        </div>
      </form>
      {children}
    </Modal>
  );
}
