import type { JobMatch } from '../../../shared/model/match.ts';
import { StatePill, type Meaning } from '../../ui/text/state-pill.tsx';
import './match-line.css';

const good = 75;
const fair = 40;

function meaningOf(percent: number): Meaning {
  if (percent >= good) return 'green';
  return percent >= fair ? 'accent' : 'neutral';
}

/**
 * How well a candidate fits, with the reasons in words (PLUS-17): reasons alone where no skills are compared, and
 * nothing where nothing is.
 */
export function MatchLine({ match }: { match: JobMatch | null }) {
  const reasons = match?.reasons.filter(({ fit }) => fit !== 'unknown') ?? [];
  if (!match || (match.percent === null && reasons.length === 0)) return null;
  return (
    <div className="match-line">
      {match.percent !== null && <StatePill meaning={meaningOf(match.percent)}>{match.percent} % match</StatePill>}
      <ul className="match-reasons" aria-label="Why">
        {reasons.map(({ about, fit, words }) => (
          <li key={about} data-fit={fit}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
