import type { CalendarDialogs } from '../hooks/use-calendar-dialogs.ts';
import type { ShownCalendar } from '../hooks/use-shown-calendar.ts';
import { CalendarFeeds } from './calendar-feeds.tsx';
import { EventDetails } from './event-details.tsx';
import { EventForm } from './event-form.tsx';
import { MoveDropped } from './move-dropped.tsx';
import { OfferTimes } from './offer-times.tsx';
import { WorkingHours } from './working-hours.tsx';

interface CalendarDialogProps {
  dialogs: CalendarDialogs;
  shown: ShownCalendar;
}

/** The dialog that is open over the calendar, if any. */
export function CalendarDialog({ dialogs, shown: { zone, today } }: CalendarDialogProps) {
  const { open, close, finish } = dialogs;
  if (!open) return null;
  switch (open.is) {
    case 'offers':
      return <OfferTimes zone={zone} today={today} onClose={close} onOffered={finish} />;
    case 'hours':
      return <WorkingHours zone={zone} onClose={close} onSaved={finish} />;
    case 'feeds':
      return <CalendarFeeds onClose={close} />;
    case 'details':
      return (
        <EventDetails item={open.item} zone={zone} onClose={close} onChange={dialogs.change} onCancelled={finish} />
      );
    case 'dropped':
      return <MoveDropped item={open.item} zone={zone} times={open.times} onClose={close} onSaved={finish} />;
    case 'form': {
      const { kind, draft, event, about } = open;
      return <EventForm {...{ kind, zone, draft, event, about }} onClose={close} onSaved={finish} />;
    }
  }
}
