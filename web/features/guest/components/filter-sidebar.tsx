import { useEffect, useRef } from 'react';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

/**
 * The filter in its own column, limited to the window's height so that its buttons stay visible while the page scrolls.
 */
export function FilterSidebar(props: FilterFormProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const column = room.current;
    if (!column) return;
    const place = ({ top }: { top: number }) => column.style.setProperty('--filter-top', `${Math.round(top)}px`);
    const measure = () => place(column.getBoundingClientRect());
    // Is given where the column is once that is known, where asking would have the browser lay the page out for it.
    const drawn =
      typeof IntersectionObserver === 'function' &&
      new IntersectionObserver(([seen], observer) => {
        observer.disconnect();
        if (seen) place(seen.boundingClientRect);
      });
    if (drawn) drawn.observe(column);
    globalThis.addEventListener('scroll', measure, { passive: true });
    globalThis.addEventListener('resize', measure);
    return () => {
      if (drawn) drawn.disconnect();
      globalThis.removeEventListener('scroll', measure);
      globalThis.removeEventListener('resize', measure);
    };
  });
  return (
    <div className="filter-room" ref={room}>
      <FilterForm {...props} />
    </div>
  );
}
