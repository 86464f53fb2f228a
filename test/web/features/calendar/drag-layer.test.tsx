// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarItem } from '../../../../shared/model/calendar.ts';
import { DragLayer } from '../../../../web/features/calendar/components/drag-layer.tsx';

const item = {
  id: 7,
  title: 'Dentist',
  start: '2027-11-24T15:00:00.000Z',
  end: '2027-11-24T15:30:00.000Z',
} as CalendarItem;
const days = ['2027-11-24', '2027-11-25'];
const [onDrop, onClick] = [vi.fn(), vi.fn()];

/** Columns a hundred pixels wide below a header of 20, a minute being one pixel high, scrolled by nothing. */
function place(part: Element | null, left: number, top: number, width: number, height: number) {
  if (!part) throw new Error('There is no such part');
  part.getBoundingClientRect = () =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
}
interface Shown {
  mayDrag?: boolean;
  continues?: boolean;
  isUnframed?: boolean;
}
function show({ mayDrag = true, continues = false, isUnframed = false }: Shown = {}) {
  function Grid() {
    const grid = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={grid}>
          <div className={isUnframed ? 'other' : 'rbc-time-content'}>
            <div className="rbc-day-slot">
              <div className={`rbc-event ${continues ? 'rbc-event-continues-later' : ''}`}>
                <button type="button" data-event={7} onClick={onClick}>
                  Dentist
                </button>
              </div>
              <button type="button">Free</button>
            </div>
            <div className="rbc-day-slot" />
            <div className="rbc-day-slot" />
          </div>
        </div>
        <DragLayer grid={grid} days={days} items={[item]} zone="UTC" mayDrag={() => mayDrag} onDrop={onDrop} />
      </>
    );
  }
  const rendered = render(<Grid />);
  const { container } = rendered;
  for (const [at, slot] of container.querySelectorAll('.rbc-day-slot').entries())
    place(slot, 10 + at * 100, 20, 100, 1440);
  place(container.querySelector('.rbc-time-content, .other'), 10, 20, 300, 600);
  // From 15:00 to 15:30.
  place(container.querySelector('.rbc-event'), 10, 920, 100, 30);
  return rendered;
}
const event = () => screen.getByRole('button', { name: 'Dentist' });
const mouse = { pointerType: 'mouse', button: 0 };
const down = (over: object = {}, target: Element = event()) =>
  fireEvent.pointerDown(target, { ...mouse, clientX: 50, clientY: 930, ...over });
const move = (clientX: number, clientY: number) => fireEvent.pointerMove(window, { ...mouse, clientX, clientY });
const up = () => fireEvent.pointerUp(window, mouse);
const ghosts = () => [...document.querySelectorAll<HTMLElement>('.calendar-ghost')];
const isDragged = () => document.querySelector('[data-dragged]') !== null;

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  // What swallows a click goes with its timer.
  vi.runAllTimers();
});

describe('An event that is dragged with the mouse (CAL-16)', () => {
  it('is drawn where it would be, and dropped there', () => {
    show();
    down();
    expect(isDragged()).toBe(false);
    move(150, 1020);
    expect([isDragged(), ghosts().map(({ textContent }) => textContent)]).toEqual([
      true,
      ['4:30 PM – 5:00 PM Dentist'],
    ]);
    const { left, top, width, height } = ghosts()[0]!.style;
    expect([left, top, width, height].map((side) => Math.round(parseFloat(side)))).toEqual([100, 990, 100, 30]);
    const box = ghosts()[0]!.parentElement!;
    expect([box.style.left, box.style.top, box.style.width, box.style.height]).toEqual([
      '10px',
      '20px',
      '300px',
      '600px',
    ]);
    expect([box.getAttribute('aria-hidden'), onDrop.mock.calls]).toEqual(['true', []]);
    up();
    expect([isDragged(), ghosts()]).toEqual([false, []]);
    const times = { dateStart: '2027-11-25', timeStart: '16:30', dateEnd: '2027-11-25', timeEnd: '17:00' };
    expect(onDrop.mock.calls).toEqual([[item, times]]);
    move(50, 930);
    up();
    expect(onDrop).toHaveBeenCalledTimes(1);
  });

  it('by its lower edge ends later, unless it ends on another day', () => {
    show();
    down({ clientY: 942 });
    move(50, 972);
    expect(ghosts().map(({ textContent }) => textContent)).toEqual(['3:00 PM – 4:00 PM Dentist']);
    up();
    cleanup();
    for (const [continues, clientY] of [
      [true, 942],
      [false, 941],
    ] as const) {
      show({ continues });
      down({ clientY });
      move(50, clientY + 30);
      expect(ghosts().map(({ textContent }) => textContent)).toEqual(['3:30 PM – 4:00 PM Dentist']);
      up();
      cleanup();
    }
  });

  it('back to where it was is neither drawn nor dropped, and is not opened by its release', () => {
    show();
    down();
    move(50, 990);
    expect(ghosts()).toHaveLength(1);
    move(50, 932);
    expect([isDragged(), ghosts()]).toEqual([true, []]);
    up();
    fireEvent.click(event());
    expect([onDrop.mock.calls, onClick.mock.calls]).toEqual([[], []]);
    fireEvent.click(event());
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('by less than four pixels is pressed, which opens it', () => {
    show();
    down();
    move(52, 933);
    expect(isDragged()).toBe(false);
    up();
    fireEvent.click(event());
    expect([onDrop.mock.calls.length, onClick.mock.calls.length]).toEqual([0, 1]);
    down();
    move(54, 930);
    expect(isDragged()).toBe(true);
    // Once dragged, it is dragged also near to where it began.
    move(50, 930);
    expect(isDragged()).toBe(true);
    up();
  });

  it('swallows the click of its release alone: without one, the next click counts', () => {
    show();
    down();
    move(150, 1020);
    up();
    vi.advanceTimersByTime(1);
    fireEvent.click(event());
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Shown, () => void]>([
    ['by touch', {}, () => down({ pointerType: 'touch' })],
    ['by another button', {}, () => down({ button: 2 })],
    ['where the reader may not move it', { mayDrag: false }, () => down()],
    ['beside it', {}, () => down({}, screen.getByRole('button', { name: 'Free' }))],
  ])('is not moved %s', (_, given, press) => {
    show(given);
    press();
    move(150, 1020);
    up();
    expect([isDragged(), onDrop.mock.calls]).toEqual([false, []]);
  });

  it('is given up by Escape, which closes nothing else, by a lost pointer and with the page', () => {
    const onKey = vi.fn();
    globalThis.addEventListener('keydown', onKey);
    const { unmount } = show();
    const drag = () => {
      down();
      move(150, 1020);
      expect(isDragged()).toBe(true);
    };
    drag();
    fireEvent.keyDown(document.body, { key: 'a' });
    expect([isDragged(), onKey.mock.calls.length]).toEqual([true, 1]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([isDragged(), ghosts(), onKey.mock.calls.length]).toEqual([false, [], 1]);
    up();
    fireEvent.click(event());
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onKey).toHaveBeenCalledTimes(2);
    drag();
    fireEvent(window, new Event('pointercancel'));
    expect(isDragged()).toBe(false);
    // What was only pressed opens after Escape as before.
    down();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    up();
    fireEvent.click(event());
    expect(onClick).toHaveBeenCalledTimes(1);
    drag();
    unmount();
    up();
    expect(onDrop).not.toHaveBeenCalled();
    globalThis.removeEventListener('keydown', onKey);
  });

  it('over days that are not shown stays in the last one', () => {
    show();
    down();
    move(290, 930);
    up();
    expect(onDrop.mock.calls[0]?.[1]).toMatchObject({ dateStart: '2027-11-25', timeStart: '15:00' });
  });
});
