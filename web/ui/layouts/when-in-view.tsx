import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import './layouts.css';

/**
 * Draws its children once they are about to scroll into view, for what is below the fold and has code of its own. Its
 * place keeps a height until then, so that nothing moves; once drawn it stays.
 */
export function WhenInView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isWanted || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true), {
      rootMargin: '400px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted]);
  const room = <div ref={place} className="ui-room" aria-busy={isWanted} />;
  return isWanted ? <Suspense fallback={room}>{children}</Suspense> : room;
}
