import { useQuery } from '@tanstack/react-query';
import type { CalendarItem } from '../../../../shared/model/calendar.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { TimesDraft } from '../model/event-times.ts';
import { calendarEventQuery } from '../queries/calendar.ts';
import { EventForm } from './event-form.tsx';

interface MoveDroppedProps {
  item: CalendarItem;
  zone: string;
  times: TimesDraft;
  onClose: () => void;
  onSaved: (message: string) => void;
}

/** The dialog of a change, with the times to which an event was dragged (CAL-16, CAL-19). */
export function MoveDropped({ item, zone, times, onClose, onSaved }: MoveDroppedProps) {
  const { data: event, error, refetch } = useQuery(calendarEventQuery(item.id));
  if (event)
    return <EventForm kind={event.kind} zone={zone} event={event} draft={times} onClose={onClose} onSaved={onSaved} />;
  return (
    <Modal title={item.title} size="medium" onClose={onClose}>
      {error ? (
        <FailureNotice what="The event could not be read" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Modal>
  );
}
