import './figures.css';

interface StepBarsProps {
  /** What the bars show, for assistive technology; the table of values is beside them. */
  label: string;
  values: readonly number[];
}

/** Small bars of equal width from one base line, oldest first; the highest fills the height. */
export function StepBars({ label, values }: StepBarsProps) {
  const most = Math.max(1, ...values);
  return (
    <div className="step-bars" role="img" aria-label={label}>
      {values.map((value, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a bar is known by its place
        <span
          key={at}
          data-empty={value === 0 || undefined}
          style={{ blockSize: `${(Math.max(0, value) / most) * 100}%` }}
        />
      ))}
    </div>
  );
}
