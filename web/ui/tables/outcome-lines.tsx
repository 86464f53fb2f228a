import { Check, Minus } from 'lucide-react';
import './outcome-lines.css';

interface OutcomeLinesProps {
  title: string;
  /** Whether this is, or was, done with them. */
  isDone: boolean;
  children: readonly { key: number; name: string; words: string }[];
}

/** What would become, or became, of several people, one line for each; nothing where there is nobody. */
export function OutcomeLines({ title, isDone, children }: OutcomeLinesProps) {
  if (children.length === 0) return null;
  return (
    <section className="outcome-lines" data-done={isDone || undefined}>
      <h3>
        {title} <span className="faint">{children.length}</span>
      </h3>
      {/* A part that scrolls has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <ul aria-label={title} tabIndex={0}>
        {children.map(({ key, name, words }) => (
          <li key={key}>
            {isDone ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
            <strong>{name}</strong>
            <span className="soft">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
