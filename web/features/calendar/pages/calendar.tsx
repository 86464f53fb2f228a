import { Clock, Plus, Rss } from 'lucide-react';
import { placeOfZone } from '../../../../shared/rules/zone-words.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { CalendarDialog } from '../components/calendar-dialog.tsx';
import { CalendarToolbar } from '../components/calendar-toolbar.tsx';
import { ShownEvents } from '../components/shown-events.tsx';
import '../components/calendar.css';
import { useCalendarDialogs, type CalendarDialogs } from '../hooks/use-calendar-dialogs.ts';
import { useShownCalendar } from '../hooks/use-shown-calendar.ts';

/** `/calendar`: the user's meetings, events and times away (CAL-01 to CAL-05); what is shown is in the address. */
export function CalendarPage() {
  const shown = useShownCalendar();
  const dialogs = useCalendarDialogs(shown);
  const { zone, today, date, view, list, show } = shown;
  return (
    <ListLayout
      head={
        <PageHead
          title="Calendar"
          lead={`Times in ${placeOfZone(zone)}`}
          actions={<CalendarActions dialogs={dialogs} />}
        />
      }
    >
      <PageTitle>Calendar</PageTitle>
      {dialogs.done && <Notice kind="done">{dialogs.done}</Notice>}
      <CalendarToolbar
        view={view}
        date={date}
        onView={(next) => show({ view: next })}
        onStep={shown.step}
        onToday={() => show({ date: today })}
      />
      {list.isError && <LoadFailure title="The calendar could not be loaded" query={list} />}
      {list.isPending && <SkeletonText lines={8} />}
      {list.data && <ShownEvents dialogs={dialogs} shown={shown} />}
      <CalendarDialog dialogs={dialogs} shown={shown} />
    </ListLayout>
  );
}

function CalendarActions({ dialogs: { main, add, offers, hours, feeds } }: { dialogs: CalendarDialogs }) {
  const { role } = useAccount();
  const isManager = role === 'manager';
  return (
    <>
      <Button kind="primary" icon={<Plus aria-hidden />} onClick={() => add(main)}>
        {isManager ? 'Schedule interview' : 'Add event'}
      </Button>
      {isManager && <Button onClick={() => add('away')}>Mark unavailable</Button>}
      {role !== 'candidate' && <Button onClick={offers}>Offer times</Button>}
      {role !== 'candidate' && (
        <Button icon={<Clock aria-hidden />} onClick={hours}>
          Working hours
        </Button>
      )}
      <Button icon={<Rss aria-hidden />} onClick={feeds}>
        Subscribe
      </Button>
    </>
  );
}
