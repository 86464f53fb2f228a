import { Plus, X } from 'lucide-react';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { emailPlaceholder } from '../../../shared/constants/product.ts';
import { Button, IconButton } from '../buttons/button.tsx';
import './invite-modal.css';
import { Modal } from './modal.tsx';
import { Notice } from '../feedback/notice.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { useEmailRows, type SentEmails, type TypedEmails } from './use-email-rows.ts';

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
  onSend: (emails: string[], onSent: (results: SentEmails) => void) => void;
  onClose: () => void;
  typed: TypedEmails;
  /** Shown below the rows. */
  children?: ReactNode;
}

/**
 * Asks for email addresses, one per row. It closes if all were available; otherwise each row keeps a mark, and
 * addresses already mailed are not mailed again (RECR-16 to RECR-23).
 */
export function InviteModal(props: InviteModalProps) {
  const { title, lead, noun, sent, takenBecause, busy, failure, onSend, onClose, typed, children } = props;
  const formId = useId();
  const emails = useEmailRows(typed);
  const { rows, open, taken } = emails;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!emails.check()) return;
    onSend(open, (results) => {
      emails.mark(results);
      if (results.every(({ available }) => available)) onClose();
    });
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
        <EmailRows emails={emails} noun={noun} />
        <div>
          <Button kind="quiet" size="small" icon={<Plus aria-hidden />} onClick={emails.add}>
            Add another
          </Button>
        </div>
      </form>
      {children}
    </Modal>
  );
}

function EmailRows({ emails, noun }: { emails: ReturnType<typeof useEmailRows>; noun: string }) {
  const { rows, problemOf, change, paste, remove } = emails;
  const capital = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return rows.map(({ key, email, available }, index) => (
    <div key={key} className="invite-row" data-available={available} onPaste={(event) => paste(key, event)}>
      <TextInput
        label={`${capital} ${index + 1}`}
        hideLabel
        type="email"
        autoComplete="off"
        placeholder={emailPlaceholder}
        value={email}
        readOnly={available === true}
        error={problemOf(index)}
        help={available === undefined ? undefined : available ? 'Mailed' : 'Not available'}
        onChange={(event) => change(key, event.target.value)}
      />
      <IconButton
        label={`Remove ${noun} ${index + 1}`}
        disabledReason={rows.length === 1 && 'Enter at least one address'}
        onClick={() => remove(key)}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  ));
}
