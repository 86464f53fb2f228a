import { useEffect, useRef } from 'react';
import { formatCount } from '../../../shared/rules/money.ts';
import { Button } from '../buttons/button.tsx';
import { SkeletonRows } from '../feedback/skeleton.tsx';

interface MoreRowsProps {
  shown: number;
  total: number;
  /** 'jobs', 'candidates'. */
  noun: string;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** The last load failed; the rows shown are still valid. */
  failed?: boolean;
  /** Further rows load on a press only, where growing by itself would move what follows. */
  onPress?: boolean;
}

/** The foot of a list: loads further rows when it scrolls into view or is pressed, and shows 'Showing 50 of 312'. */
export function MoreRows({ shown, total, noun, hasMore, isLoading, onMore, failed, onPress }: MoreRowsProps) {
  const foot = useRef<HTMLDivElement>(null);
  const wanted = hasMore && !isLoading && !failed && !onPress;
  useEffect(() => {
    if (!wanted || !foot.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '400px' });
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [wanted, onMore]);
  return (
    <div ref={foot} className="ui-more">
      {isLoading && hasMore && <SkeletonRows rows={1} />}
      <p className="faint numeric" aria-live="polite">
        {/* A single row needs no count. */}
        {total > 1 &&
          (shown < total
            ? `Showing ${formatCount(shown)} of ${formatCount(total)} ${noun}`
            : `All ${formatCount(total)} ${noun}`)}
      </p>
      {hasMore && !isLoading && (
        <Button size="small" kind="quiet" onClick={onMore}>
          {failed ? 'Loading failed. Try again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
