import { useState, type KeyboardEvent } from 'react';
import { formatCount } from '../../../../shared/rules/money.ts';
import './step-bars.css';

interface StepBarsProps {
  /** What the bars show: 'Jobs posted'. */
  name: string;
  /** The name of each step, oldest first: 'Nov 2026'. */
  labels: readonly string[];
  values: readonly number[];
}

/** From so many bars on they touch: gaps would take the place of the bars. */
const dense = 60;

/**
 * Small bars of equal width from one base line, oldest first; the highest fills the height. First and last step are
 * named under them; pointing at a bar, or an arrow key, reads its value in their place.
 */
export function StepBars({ name, labels, values }: StepBarsProps) {
  const [at, setAt] = useState<number>();
  const most = Math.max(1, ...values);
  const last = values.length - 1;
  const wordsOf = (step: number) => `${labels[step] ?? ''}: ${formatCount(values[step] ?? 0)}`;
  const move = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: Math.max(0, (at ?? last + 1) - 1),
      ArrowRight: Math.min(last, (at ?? last) + 1),
      Home: 0,
      End: last,
      Escape: undefined,
    };
    if (!(event.key in to)) return;
    event.preventDefault();
    setAt(to[event.key as keyof typeof to]);
  };
  if (last < 0) return null;
  return (
    <div
      className="step-bars"
      role="slider"
      tabIndex={0}
      aria-label={`${name}, step by step`}
      aria-valuemin={1}
      aria-valuemax={values.length}
      aria-valuenow={(at ?? last) + 1}
      aria-valuetext={wordsOf(at ?? last)}
      onKeyDown={move}
      onFocus={() => setAt(last)}
      onBlur={() => setAt(undefined)}
      onPointerLeave={() => setAt(undefined)}
    >
      <div
        className="step-bars-row"
        data-dense={values.length > dense || undefined}
        data-read={at !== undefined || undefined}
      >
        {values.map((value, step) => (
          // oxlint-disable-next-line react/no-array-index-key -- a bar is known by its place
          <span key={step} data-at={step === at || undefined} onPointerEnter={() => setAt(step)}>
            {value > 0 && <i style={{ blockSize: `${(value / most) * 100}%` }} />}
          </span>
        ))}
      </div>
      <div className="step-bars-said numeric">
        {at === undefined ? (
          <>
            <span>{labels[0]}</span>
            {last > 0 && <span>{labels[last]}</span>}
          </>
        ) : (
          <strong>{wordsOf(at)}</strong>
        )}
      </div>
    </div>
  );
}
