import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { zoneOf } from '../../../common/account/own-time-zone.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState, NoAccess } from '../../../ui/feedback/states.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import '../components/calendar.css';
import '../components/room.css';
import { RoomDoor } from '../components/room-door.tsx';
import { RoomInside } from '../components/room-inside.tsx';
import { calendarEventQuery } from '../queries/calendar.ts';

/** `/zoom`: the rooms of online meetings, and the room that the address names (SHELL-62). */
export function RoomPage() {
  const zone = zoneOf(useAccount());
  const [search, setSearch] = useSearchParams();
  const number = Number(search.get('number'));
  if (number > 0) return <Room key={number} number={number} zone={zone} />;
  return (
    <FormLayout
      head={<PageHead title="Online meetings" lead="Number and password are in the invitation and in the calendar." />}
    >
      <PageTitle>Online meetings</PageTitle>
      <RoomDoor zone={zone} onEnter={(entered) => setSearch({ number: String(entered) })} />
    </FormLayout>
  );
}

function Room({ number, zone }: { number: number; zone: string }) {
  const { data: event, error, refetch } = useQuery(calendarEventQuery(number));
  const door = { backTo: paths.zoom(), backLabel: 'Back to online meetings' };
  if (isNoAccess(error)) return <NoAccess what="room" {...door} />;
  if (error && !event) return <LoadFailure title="The room could not be loaded" query={{ error, refetch }} />;
  if (!event) return <SkeletonText lines={8} />;
  const password = event.zoomMeetingPassword;
  if (password === null || event.state === 'cancelled')
    return (
      <ErrorState
        title={`This ${event.isCall ? 'call' : 'interview'} ${event.state === 'cancelled' ? 'was cancelled' : 'is not online any more'}`}
        message={`${event.title} has no room.`}
      />
    );
  return <RoomInside event={event} password={password} zone={zone} />;
}
