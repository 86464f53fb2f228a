import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CalendarItem } from '../../../../shared/model/calendar.ts';
import { draggedTimes, wallAt, type DayColumn, type DragPart } from '../model/drag-times.ts';
import type { TimesDraft } from '../model/event-times.ts';

/** What can be dragged, and what a drop means. */
export interface DragLayerProps {
  grid: RefObject<HTMLElement | null>;
  /** The days of the grid, in the order of its columns. */
  days: readonly string[];
  items: readonly CalendarItem[];
  zone: string;
  mayDrag: (item: CalendarItem) => boolean;
  /** An event was dropped at other times; nothing is changed yet. */
  onDrop: (item: CalendarItem, times: TimesDraft) => void;
}

/** An event on its way. */
export interface Ghost {
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

/** The event that the mouse moves, or whose end it moves, with the times that it would have there. */
export function useDraggedEvent(props: DragLayerProps): Ghost | null {
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
      end = follow({
        pressed,
        box,
        item,
        area,
        days,
        zone,
        onGhost: setGhost,
        onDrop: (times) => latest.current.onDrop(item, times),
      });
    };
    area.addEventListener('pointerdown', onDown);
    return () => {
      end();
      area.removeEventListener('pointerdown', onDown);
    };
  }, [grid]);
  return ghost;
}

interface Press extends Pick<DragLayerProps, 'days' | 'zone'> {
  pressed: PointerEvent;
  box: Element;
  item: CalendarItem;
  area: HTMLElement;
  onGhost: (ghost: Ghost | null) => void;
  onDrop: (times: TimesDraft) => void;
}

/** Follows a press until its release or Escape; the result gives it up. */
function follow({ pressed, box, item, area, days, zone, onGhost, onDrop }: Press): () => void {
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
    onGhost(times ? { item, times, frame, columns: columnsIn(area, days) } : null);
  };
  const onUp = () => {
    end();
    if (!isDragged) return;
    withoutNextClick();
    if (times) onDrop(times);
  };
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape') return;
    key.stopPropagation();
    if (isDragged) globalThis.addEventListener('pointerup', withoutNextClick, { once: true });
    end();
  };
  const end = () => {
    globalThis.removeEventListener('pointermove', onMove);
    globalThis.removeEventListener('pointerup', onUp);
    globalThis.removeEventListener('pointercancel', end);
    globalThis.removeEventListener('keydown', onKey, true);
    box.removeAttribute('data-dragged');
    onGhost(null);
  };
  globalThis.addEventListener('pointermove', onMove);
  globalThis.addEventListener('pointerup', onUp);
  globalThis.addEventListener('pointercancel', end);
  globalThis.addEventListener('keydown', onKey, true);
  return end;
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
