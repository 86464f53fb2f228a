import { useMutation, useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { oneDay } from '../../../../shared/constants/time.ts';
import { spanIn } from '../../../../shared/rules/zone-words.ts';
import { api } from '../../../api/api.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { FormRow } from '../../../ui/fields/form.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { calendarQuery } from '../queries/calendar.ts';

const digits = /^\d{1,16}$/;

/** The ways into a room: the user's coming online meetings, or a number and its password. */
export function RoomDoor({ zone, onEnter }: { zone: string; onEnter: (number: number) => void }) {
  const [range] = useState(() => {
    const start = Math.floor(Date.now() / oneDay) * oneDay;
    return { from: new Date(start).toISOString(), to: new Date(start + 31 * oneDay).toISOString() };
  });
  const coming = useQuery(calendarQuery(range.from, range.to));
  const [now] = useState(() => new Date().toISOString());
  const rooms = (coming.data ?? []).filter(({ kind, isOnline, end }) => kind === 'meeting' && isOnline && end > now);
  return (
    <div className="stack">
      <Card title="Coming online meetings">
        {coming.isPending && <SkeletonText lines={3} />}
        {coming.isError && <LoadFailure title="Your meetings could not be loaded" query={coming} />}
        {coming.data && rooms.length === 0 && (
          <EmptyState icon={<Video aria-hidden />} title="No online meetings in the coming month">
            Interviews and calls that are held online have their room here.
          </EmptyState>
        )}
        <ul className="room-list">
          {rooms.map((item) => (
            <li key={item.id}>
              <Link to={paths.room(item.id)}>{item.title}</Link>
              <span className="room-when">{spanIn(item, zone)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <EnterByNumber onEnter={onEnter} />
    </div>
  );
}

function EnterByNumber({ onEnter }: { onEnter: (number: number) => void }) {
  const [number, setNumber] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const enter = useMutation({
    mutationFn: async () =>
      api.calendar.enterRoom({ params: { number: Number(number) }, body: { password: password.trim(), isHere: true } }),
    // The number may be the provider's; the room is the meeting's.
    onSuccess: ({ data }) => onEnter(data.event.id),
  });
  const isNumber = digits.test(number.trim());
  return (
    <Card title="Enter by number">
      <form
        className="ui-form"
        aria-label="Enter by number"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isNumber && password.trim()) enter.mutate();
        }}
      >
        <FormRow>
          <TextInput
            label="Meeting number"
            required
            inputMode="numeric"
            autoComplete="off"
            value={number}
            error={wasTried && !isNumber ? 'Enter the number of the invitation' : undefined}
            onChange={({ target }) => setNumber(target.value)}
          />
          <TextInput
            label="Password"
            required
            autoComplete="off"
            value={password}
            error={
              wasTried && !password.trim()
                ? 'Enter the password of the invitation'
                : enter.error
                  ? failureMessage(enter.error)
                  : undefined
            }
            onChange={({ target }) => {
              setPassword(target.value);
              enter.reset();
            }}
          />
        </FormRow>
        <div className="ui-form-actions">
          <Button type="submit" kind="primary" busy={enter.isPending}>
            Enter the room
          </Button>
        </div>
      </form>
    </Card>
  );
}
