import './states.css';

/** The progress of a measurable task such as an upload; `value` is from 0 to 100. */
export function Progress({ label, value }: { label: string; value: number }) {
  return (
    <div className="ui-progress">
      <div className="ui-progress-text">
        <span>{label}</span>
        <span className="numeric">{Math.round(value)}%</span>
      </div>
      <progress max={100} value={value} aria-label={label} />
    </div>
  );
}
