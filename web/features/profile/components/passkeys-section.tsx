import { useQuery } from '@tanstack/react-query';
import { Ellipsis, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mostPasskeys, type Passkey } from '../../../../shared/model/passkey.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { hasPasskeys } from '../../../common/passkeys/has-passkeys.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { passkeysQuery, usePasskeys } from '../queries/passkeys.ts';
import { OwnerForm } from './owner-form.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import './sessions-section.css';

/** The passkeys that log the user in, where there are any: each with its last use, to be added to, renamed and removed (PLUS-58). */
export function PasskeysSection() {
  return hasPasskeys() ? <Passkeys /> : null;
}

function Passkeys() {
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery);
  const [open, setOpen] = useState<'add' | { what: 'rename' | 'remove'; passkey: Passkey }>();
  const [news, setNews] = useState<string>();
  const close = (said?: string) => {
    setOpen(undefined);
    setNews(said);
  };
  return (
    <Card title="Passkeys">
      <div className="stack">
        {news && <Notice kind="done">{news}</Notice>}
        <p>
          With a passkey you log in by unlocking this device, with your finger, face or PIN, without a password and
          without a code.
        </p>
        {!passkeys &&
          (error ? (
            <LoadFailure title="Your passkeys could not be loaded" query={{ error, refetch }} />
          ) : (
            <SkeletonText lines={2} />
          ))}
        {passkeys && passkeys.length > 0 && (
          <ul className="session-list" aria-label="Passkeys">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onOpen={(what) => setOpen({ what, passkey })} />
            ))}
          </ul>
        )}
        {passkeys && (
          <div>
            <Button
              disabledReason={passkeys.length >= mostPasskeys && `${mostPasskeys} is the most; remove one first`}
              onClick={() => setOpen('add')}
            >
              Add a passkey
            </Button>
          </div>
        )}
      </div>
      {open === 'add' && <AddModal onClose={close} />}
      {open && open !== 'add' && open.what === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
      {open && open !== 'add' && open.what === 'remove' && <RemoveModal passkey={open.passkey} onClose={close} />}
    </Card>
  );
}

interface RowProps {
  passkey: Passkey;
  onOpen: (what: 'rename' | 'remove') => void;
}

function PasskeyRow({ passkey: { name, since, lastUsedAt }, onOpen }: RowProps) {
  const more = `More about the passkey ${name}, added ${formatDate(since)}`;
  return (
    <li>
      <KeyRound aria-hidden size={20} />
      <span className="session-words">
        <span className="session-name">{name}</span>
        <span className="faint">
          Added {formatDate(since)} ·{' '}
          {lastUsedAt ? (
            <>
              used <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            'not used yet'
          )}
        </span>
      </span>
      <Menu
        label={more}
        trigger={
          <IconButton size="small" label={more}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          { label: 'Rename', icon: <Pencil aria-hidden />, onSelect: () => onOpen('rename') },
          { label: 'Remove', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => onOpen('remove') },
        ]}
      />
    </li>
  );
}

type Close = (said?: string) => void;

const notAdded = 'No passkey was added: your device was not unlocked in time, or it has one of this account already.';

function AddModal({ onClose }: { onClose: Close }) {
  const { add } = usePasskeys();
  return (
    <Modal
      title="Add a passkey"
      lead="Your password first, so that nobody else does it; then your device asks you to unlock it."
      onClose={onClose}
      busy={add.isPending}
    >
      <OwnerForm
        label="Add a passkey"
        onSend={async (proof) => {
          if (!(await add.mutateAsync(proof))) return notAdded;
          onClose('The passkey is added; log in with it from now on.');
          return undefined;
        }}
        actions={(busy) => (
          <>
            <Button onClick={() => onClose()}>Cancel</Button>
            <Button type="submit" kind="primary" busy={busy}>
              Continue
            </Button>
          </>
        )}
      />
    </Modal>
  );
}

function RemoveModal({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: Close }) {
  const { remove } = usePasskeys();
  return (
    <Modal
      title="Remove this passkey?"
      lead={`“${name}” will no longer log you in. Your device keeps it until you delete it there.`}
      onClose={onClose}
      busy={remove.isPending}
    >
      <OwnerForm
        label="Remove this passkey"
        onSend={async (proof) => {
          await remove.mutateAsync({ id, ...proof });
          onClose('The passkey is removed.');
          return undefined;
        }}
        actions={(busy) => (
          <>
            <Button onClick={() => onClose()}>Keep it</Button>
            <Button type="submit" kind="danger" busy={busy}>
              Remove
            </Button>
          </>
        )}
      />
    </Modal>
  );
}
