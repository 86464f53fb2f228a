import './states.css';

interface SkeletonProps {
  /** CSS length; 100 % by default. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** A grey placeholder of the content. It appears only after 300 ms, so that fast responses do not flicker. */
export function Skeleton({ width = '100%', height = '1em', round }: SkeletonProps) {
  return (
    <span
      className="ui-skeleton"
      data-round={round || undefined}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}

/** Placeholder lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="ui-skeleton-text" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} height="12px" />
      ))}
    </span>
  );
}

/** Placeholder rows: ten at first, one while more load (LIST-04, LIST-05). */
export function SkeletonRows({ rows = 10, withAvatar }: { rows?: number; withAvatar?: boolean }) {
  return (
    <div className="ui-skeleton-rows" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="ui-skeleton-row">
          {withAvatar && <Skeleton width="28px" height="28px" round />}
          <Skeleton width={`${28 + ((row * 17) % 23)}%`} height="12px" />
          <Skeleton width="72px" height="18px" />
          <Skeleton width={`${10 + ((row * 7) % 9)}%`} height="12px" />
        </div>
      ))}
    </div>
  );
}
