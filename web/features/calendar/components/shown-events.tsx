import { CalendarDays } from 'lucide-react';
import type { Role } from '../../../../shared/constants/roles.ts';
import { useAccount } from '../../../common/account/account.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import type { CalendarDialogs } from '../hooks/use-calendar-dialogs.ts';
import type { ShownCalendar } from '../hooks/use-shown-calendar.ts';
import { draftOf } from '../model/event-times.ts';
import { localDay, rangeTitle, stepped } from '../model/shown-range.ts';
import { Agenda } from './agenda.tsx';
import { CalendarGrid } from './calendar-grid.tsx';

interface ShownEventsProps {
  dialogs: CalendarDialogs;
  shown: ShownCalendar;
}

/** The events as a grid, or those of the month as a list. */
export function ShownEvents({ dialogs, shown }: ShownEventsProps) {
  const { items, view, date, zone, now, nearestId, show } = shown;
  const { main, add, details, drop } = dialogs;
  if (view !== 'agenda') {
    return (
      <CalendarGrid
        {...{ items, view, date, zone, now, nearestId }}
        onOpen={details}
        onDay={(day) => show({ view: 'day', date: day })}
        onSpan={(start, end) => add(main, draftOf(start, end))}
        mayDrag={({ kind, isHeld }) => kind === main && !isHeld}
        onDrop={drop}
      />
    );
  }
  const inMonth = items.filter((item) => localDay(item.start, zone).slice(0, 7) === date.slice(0, 7));
  if (inMonth.length === 0) return <EmptyMonth onAdd={() => add(main)} />;
  return (
    <>
      <Agenda items={inMonth} zone={zone} nearestId={nearestId} onOpen={details} />
      <Button className="calendar-later" onClick={() => shown.step(1)}>
        Go on to {rangeTitle(stepped(date, view, 1), view)}
      </Button>
    </>
  );
}

const appearing: Record<Role, string> = {
  manager: 'Interviews with candidates and the times you are away appear here.',
  super_manager: 'Interviews with candidates and the times you are away appear here.',
  recruiter: 'Interviews of candidates whom you put forward and your own events appear here.',
  candidate: 'Interviews that hiring managers schedule and your own events appear here.',
};

function EmptyMonth({ onAdd }: { onAdd: () => void }) {
  const { role } = useAccount();
  return (
    <EmptyState
      icon={<CalendarDays aria-hidden />}
      title="Nothing in this month"
      action={
        <Button kind="primary" onClick={onAdd}>
          {role === 'manager' ? 'Schedule interview' : 'Add event'}
        </Button>
      }
    >
      {appearing[role]}
    </EmptyState>
  );
}
