import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CalendarItem } from '../../../../shared/model/calendar.ts';
import type { TimesDraft } from '../model/event-times.ts';
import { draggedTimes, segmentsOf, wallAt, type DayColumn, type DragPart } from '../model/drag-times.ts';

interface DragLayerProps {
  grid: RefObject<HTMLElement | null>;
  /** The days of the grid, in the order of its columns. */
  days: readonly string[];
  items: readonly CalendarItem[];
  zone: string;
  mayDrag: (item: CalendarItem) => boolean;
  /** An event was dropped at other times; nothing is changed yet. */
  onDrop: (item: CalendarItem, times: TimesDraft) => void;
}

interface Ghost {
  item: CalendarItem;
  times: TimesDraft;
  /** What of the grid is scrolled into view, and its days as they are now. */
  frame: DOMRect | undefined;
  columns: readonly DayColumn[];
}

/** Nearer than this to where it began, a press is a click. */
const clickWithin = 4;
/** So near to the lower edge of an event its end is meant. */
const edgeHeight = 8;
const nothing = () => {};
const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
const named = (time: string): string => clock.format(new Date(`1970-01-01T${time}Z`));

/**
 * Moves events of a week or day with the mouse, and their ends by the lower edge; Escape gives up. Touch scrolls as ever
 * and the keyboard has the dialog, into which a dropped event leads too: it asks, confirms and shows what is in the way.
 */
export function DragLayer(props: DragLayerProps) {
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { grid } = props;
  useEffect(() => {
    const area = grid.current;
    if (!area) return undefined;
    let end = nothing;
    const onDown = (pressed: PointerEvent) => {
      const box = (pressed.target as Element).closest('.rbc-day-slot .rbc-event');
      const id = Number(box?.querySelector<HTMLElement>('[data-event]')?.dataset.event);
      const { items, mayDrag, days, zone } = latest.current;
      const item = items.find((one) => one.id === id);
      if (pressed.pointerType !== 'mouse' || pressed.button !== 0 || !box || !item || !mayDrag(item)) return;
      end();
      // What ends on a later day has its end there.
      const isEdge = box.getBoundingClientRect().bottom - pressed.clientY <= edgeHeight;
      const part: DragPart = isEdge && !box.matches('.rbc-event-continues-later') ? 'end' : 'whole';
      const at = ({ clientX: x, clientY: y }: PointerEvent) => wallAt({ x, y }, columnsIn(area, days));
      const from = at(pressed);
      let times: TimesDraft | undefined;
      let isDragged = false;
      const onMove = (moved: PointerEvent) => {
        const distance = Math.hypot(moved.clientX - pressed.clientX, moved.clientY - pressed.clientY);
        if (!isDragged && distance < clickWithin) return;
        isDragged = true;
        box.setAttribute('data-dragged', '');
        times = draggedTimes(item, { part, by: at(moved) - from, zone });
        const frame = area.querySelector('.rbc-time-content')?.getBoundingClientRect();
        setGhost(times ? { item, times, frame, columns: columnsIn(area, days) } : null);
      };
      const onUp = () => {
        end();
        if (!isDragged) return;
        withoutNextClick();
        if (times) latest.current.onDrop(item, times);
      };
      const onKey = (key: KeyboardEvent) => {
        if (key.key !== 'Escape') return;
        key.stopPropagation();
        if (isDragged) globalThis.addEventListener('pointerup', withoutNextClick, { once: true });
        end();
      };
      end = () => {
        globalThis.removeEventListener('pointermove', onMove);
        globalThis.removeEventListener('pointerup', onUp);
        globalThis.removeEventListener('pointercancel', end);
        globalThis.removeEventListener('keydown', onKey, true);
        box.removeAttribute('data-dragged');
        setGhost(null);
        end = nothing;
      };
      globalThis.addEventListener('pointermove', onMove);
      globalThis.addEventListener('pointerup', onUp);
      globalThis.addEventListener('pointercancel', end);
      globalThis.addEventListener('keydown', onKey, true);
    };
    area.addEventListener('pointerdown', onDown);
    return () => {
      end();
      area.removeEventListener('pointerdown', onDown);
    };
  }, [grid]);
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

function columnsIn(area: HTMLElement, days: readonly string[]): DayColumn[] {
  return [...area.querySelectorAll('.rbc-time-content .rbc-day-slot')].flatMap((slot, place) => {
    const { left, right, top, height } = slot.getBoundingClientRect();
    const date = days[place];
    return date ? [{ date, left, right, top, height }] : [];
  });
}

/** The release of a drag is a click for the browser, which would open what was dragged. */
function withoutNextClick(): void {
  const swallow = (click: MouseEvent) => {
    click.stopPropagation();
    click.preventDefault();
  };
  globalThis.addEventListener('click', swallow, { capture: true, once: true });
  // It comes with the release or not at all.
  setTimeout(() => globalThis.removeEventListener('click', swallow, { capture: true }));
}
