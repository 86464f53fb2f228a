import { useLayoutEffect, useRef } from 'react';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

/**
 * The filter in its own column, limited to the window's height so that its buttons stay visible while the page scrolls.
 */
export function FilterSidebar(props: FilterFormProps) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = () =>
      room.current?.style.setProperty('--filter-top', `${Math.round(room.current.getBoundingClientRect().top)}px`);
    measure();
    globalThis.addEventListener('scroll', measure, { passive: true });
    globalThis.addEventListener('resize', measure);
    return () => {
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
