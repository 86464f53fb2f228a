import { useDraggedEvent, type DragLayerProps, type Ghost } from '../hooks/use-dragged-event.ts';
import { segmentsOf } from '../model/drag-times.ts';

const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
const named = (time: string): string => clock.format(new Date(`1970-01-01T${time}Z`));

/**
 * Moves events of a week or day with the mouse, and their ends by the lower edge; Escape gives up. Touch scrolls as ever
 * and the keyboard has the dialog, into which a dropped event leads too: it asks, confirms and shows what is in the way.
 */
export function DragLayer(props: DragLayerProps) {
  const ghost = useDraggedEvent(props);
  return ghost && <GhostEvent {...ghost} />;
}

/** Where the event would be, drawn over the grid. */
function GhostEvent({ item, times, frame, columns }: Ghost) {
  if (!frame) return null;
  return (
    <div
      className="calendar-ghosts"
      style={{ left: frame.left, top: frame.top, width: frame.width, height: frame.height }}
      aria-hidden
    >
      {segmentsOf(times, columns).map(({ column, from, to }) => (
        <div
          key={column.date}
          className="calendar-ghost"
          style={{
            left: column.left - frame.left,
            width: column.right - column.left,
            top: column.top - frame.top + from * column.height,
            height: (to - from) * column.height,
          }}
        >
          {named(times.timeStart)} – {named(times.timeEnd)} {item.title}
        </div>
      ))}
    </div>
  );
}
