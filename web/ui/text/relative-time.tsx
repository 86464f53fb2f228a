import { useEffect, useState } from 'react';
import { formatExact, formatRelative, relativeStep } from './dates.ts';

/** A relative time with the exact time on hover; it updates itself. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), relativeStep(at, now));
    return () => clearTimeout(timer);
  }, [at, now]);
  return (
    <time dateTime={at} title={formatExact(at)} className={className}>
      {formatRelative(at, now)}
    </time>
  );
}
