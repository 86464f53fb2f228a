import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useDebounced } from '../../../ui/fields/use-debounced.ts';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { managerSearchQuery, useAskManagers } from '../queries/managers.ts';
import { openedTogether } from '../model/seen-together.ts';
import './request-row.css';

/** Finds managers by name and asks several of them at once to work together (SUPER-02, SUPER-04). */
export function ManagerSearch({ onClose, onAsked }: { onClose: () => void; onAsked: (words: string) => void }) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly number[]>([]);
  const search = useDebounced(typed.trim(), 200);
  const { data, error, isFetching } = useQuery(managerSearchQuery(search));
  const ask = useAskManagers();
  const toggle = (id: number) => setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  const send = () =>
    ask.mutate([...picked], {
      onSuccess: ({ data: rows }) => {
        const sent = rows.filter(({ available }) => available).length;
        onAsked(
          sent === rows.length
            ? `${sent === 1 ? 'One manager was' : `${sent} managers were`} asked.`
            : `${sent} of ${rows.length} managers were asked; the others were asked already or have left.`,
        );
        onClose();
      },
    });
  return (
    <ConfirmModal
      title="Ask managers to work together"
      lead={`Once a manager accepts, you see beside their jobs and candidates ${openedTogether('their')}`}
      size="medium"
      onClose={onClose}
      busy={ask.isPending}
      confirm={picked.length > 1 ? `Ask ${picked.length} managers` : 'Ask manager'}
      disabledReason={picked.length === 0 && 'Choose at least one manager'}
      onConfirm={send}
    >
      {ask.error && <FailureNotice what="The requests could not be sent" error={ask.error} />}
      <TextInput
        label="Name of a manager"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error && <FailureNotice what="The managers could not be searched" error={error} />}
      <p className="faint" aria-live="polite">
        {search === ''
          ? 'Type the beginning of a first or last name.'
          : !isFetching && data?.length === 0 && `No manager’s name begins with ‘${search}’.`}
      </p>
      <ul className="request-list" aria-label="Managers found">
        {(data ?? []).map((person) => (
          <li key={person.id} className="request-row">
            <Avatar name={fullName(person)} src={avatarAddress(person.avatar)} size={32} />
            <div className="request-who">
              {person.request ? (
                <Link to={paths.superManager(person.id)}>{fullName(person)}</Link>
              ) : (
                <Checkbox
                  label={fullName(person)}
                  checked={picked.includes(person.id)}
                  onChange={() => toggle(person.id)}
                />
              )}
            </div>
            {person.request && (
              <StatePill meaning={person.request.isAccepted ? 'green' : 'amber'}>
                {person.request.isAccepted ? 'Works with you' : 'Asked'}
              </StatePill>
            )}
          </li>
        ))}
      </ul>
    </ConfirmModal>
  );
}
