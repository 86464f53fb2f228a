import type { Page } from 'playwright-core';

/** How the list of messages looked while it was climbed. */
export interface Climb {
  loads: number;
  /** The furthest that a line in view has moved while older messages were loaded, in pixels. */
  moved: number;
  /** The most rows that were drawn at the same time. */
  drawn: number;
}

/** Pixels from what is in view to the end of the list. */
export function distanceFromEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const area = document.querySelector('.messages-scroller');
    return area ? area.scrollHeight - area.clientHeight - area.scrollTop : Number.NaN;
  });
}

/** Climbs until this many more pages of older messages were loaded, looking whether a line in view moves meanwhile. */
export function climb(page: Page, loads: number): Promise<Climb> {
  return page.evaluate(async (wanted) => {
    const area = document.querySelector('.messages-scroller');
    if (!area) throw new Error('there is no list of messages');
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const rows = () => [...area.querySelectorAll<HTMLElement>('.messages-rows > li')];
    const places = () => {
      const { top, bottom } = area.getBoundingClientRect();
      const inView = rows().filter((row) => {
        const box = row.getBoundingClientRect();
        return box.bottom > top && box.top < bottom;
      });
      return new Map(inView.map((row) => [row.textContent, row.getBoundingClientRect().bottom]));
    };
    const found = { loads: 0, moved: 0, drawn: 0 };
    while (found.loads < wanted) {
      // Near enough that its rows are drawn, and then as near as loads what is older.
      area.scrollTop = 260;
      await frame();
      area.scrollTop = 150;
      const before = places();
      const from = area.scrollTop;
      while (area.scrollTop < from + 500) await frame();
      await frame();
      const after = places();
      for (const [text, place] of before)
        found.moved = Math.max(found.moved, Math.abs((after.get(text) ?? Number.POSITIVE_INFINITY) - place));
      found.drawn = Math.max(found.drawn, rows().length);
      found.loads += 1;
    }
    return found;
  }, loads);
}

const bubbles = '.messages-rows > li .message-text';

/** Where the row of this text ends on the screen, in pixels. */
export function placeOfRow(page: Page, text: string): Promise<number | undefined> {
  return page.evaluate(
    ([selector, wanted]) =>
      [...document.querySelectorAll(selector!)]
        .find(({ textContent }) => textContent === wanted)
        ?.getBoundingClientRect().bottom,
    [bubbles, text],
  );
}

/**
 * The texts from the one given to the end, in the order of their places in the list, read by scrolling up, and again from
 * the end where the places change meanwhile, as when older messages or a line above the new ones come or go.
 */
export function rowsUpTo(page: Page, text: string): Promise<string[]> {
  return page.evaluate(
    async ([selector, wanted]) => {
      const area = document.querySelector('.messages-scroller');
      if (!area) throw new Error('there is no list of messages');
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const numberOf = (row: Element | null, name: string) => Number(row?.getAttribute(name));
      const found = new Map<number, string>();
      let size = Number.NaN;
      area.scrollTop = area.scrollHeight;
      for (;;) {
        await frame();
        const drawn = [...area.querySelectorAll(selector!)].map((bubble) => ({
          at: numberOf(bubble.closest('li'), 'aria-posinset'),
          one: bubble.textContent ?? '',
        }));
        const sizeNow = numberOf(area.querySelector('.messages-rows > li'), 'aria-setsize');
        if (sizeNow !== size || drawn.some(({ at, one }) => (found.get(at) ?? one) !== one)) {
          size = sizeNow;
          found.clear();
          area.scrollTop = area.scrollHeight;
          continue;
        }
        for (const { at, one } of drawn) found.set(at, one);
        if ([...found.values()].includes(wanted!) || area.scrollTop === 0) break;
        area.scrollTop -= area.clientHeight / 2;
      }
      return [...found].toSorted(([a], [b]) => a - b).map(([, one]) => one);
    },
    [bubbles, text],
  );
}
