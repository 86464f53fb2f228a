import './states.css';

interface SkeletonProps {
  /** CSS length; 100 % unless told. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** A grey shape of what will stand here; it appears only after 300 ms, so quick answers do not flicker. */
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

/** Lines of text to come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="ui-skeleton-text" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} height="12px" />
      ))}
    </span>
  );
}

/** Rows to come: ten at first, one when more are loading (LIST-04, LIST-05). */
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
