import { Plus, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { rowProblems } from '../invite-rows.ts';
import { useInviteRecruiters } from '../queries/invite-recruiters.ts';
import './invite-recruiters-modal.css';

interface Row {
  key: number;
  email: string;
  /** What the server said of this address; unset until it was asked. */
  available?: boolean;
}

/** Invites recruiters by mail, one row per address; addresses that cannot be invited stay, marked (RECR-18 to RECR-23). */
export function InviteRecruitersModal({ onClose }: { onClose: () => void }) {
  const [rows, setRows] = useState<Row[]>([{ key: 0, email: '' }]);
  const [isChecked, setChecked] = useState(false);
  const invite = useInviteRecruiters();
  const problems = rowProblems(rows.map(({ email }) => email));
  const taken = rows.filter(({ available }) => available === false).length;

  const change = (key: number, email: string) => setRows(rows.map((row) => (row.key === key ? { key, email } : row)));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (problems.some(Boolean)) return;
    invite.mutate(
      rows.map(({ email }) => email.trim().toLowerCase()),
      {
        onSuccess: ({ data }) => {
          if (data.every(({ available }) => available)) return onClose();
          return setRows(rows.map((row) => ({ ...row, available: data.find(({ email }) => email === row.email.trim().toLowerCase())?.available ?? true })));
        },
      },
    );
  };

  return (
    <Modal
      title="Invite recruiters"
      lead="Each address gets a link to set up an account that works with you."
      onClose={onClose}
      busy={invite.isPending}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="invite-recruiters" kind="primary" busy={invite.isPending}>
            Send {rows.length > 1 ? `${rows.length} invitations` : 'invitation'}
          </Button>
        </>
      }
    >
      <form id="invite-recruiters" className="stack" noValidate onSubmit={send} aria-label="Invite recruiters">
        {invite.error && <Notice kind="error">{failureMessage(invite.error)}</Notice>}
        {taken > 0 && <Notice kind="warning">{taken === 1 ? 'One address' : `${taken} addresses`} already has an account or an invitation. The others were invited.</Notice>}
        {rows.map((row, index) => (
          <div key={row.key} className="invite-row" data-available={row.available}>
            <TextInput
              label={`Recruiter ${index + 1}`}
              hideLabel
              type="email"
              autoComplete="off"
              placeholder={emailPlaceholder}
              value={row.email}
              error={isChecked ? problems[index] : undefined}
              onChange={(event) => change(row.key, event.target.value)}
            />
            <IconButton label={`Remove recruiter ${index + 1}`} disabledReason={rows.length === 1 && 'One address is needed'} onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}>
              <X aria-hidden />
            </IconButton>
          </div>
        ))}
        <div>
          <Button kind="quiet" size="small" icon={<Plus aria-hidden />} onClick={() => setRows([...rows, { key: Math.max(...rows.map(({ key }) => key)) + 1, email: '' }])}>
            Add another
          </Button>
        </div>
      </form>
    </Modal>
  );
}
