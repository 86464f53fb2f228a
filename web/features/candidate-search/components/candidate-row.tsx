import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FoundCandidate } from '../../../../shared/model/candidate-search.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { type DistanceUnit, distanceWords } from '../../../../shared/rules/distance.ts';
import { FavoriteToggle } from '../../../common/jobs/favorite-toggle.tsx';
import { MatchLine } from '../../../common/match/match-line.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import type { Picking } from '../../../common/people/use-picking.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { Chip, StatePill } from '../../../ui/text/state-pill.tsx';
import { factsOf } from '../model/candidate-facts.ts';
import './candidate-row.css';

/** Skills that a row names; the profile has the others. */
const mostSkills = 8;

interface CandidateRowProps {
  candidate: FoundCandidate;
  /** Ids of the skills that were searched for, which come first. */
  wanted: readonly number[];
  /** How the country of the search measures ways. */
  unit: DistanceUnit;
  mark: (text: string) => ReactNode;
  /** Selects them together with others; absent where nobody is selected. */
  picking?: Picking | undefined;
  /** Absent for those whom the recruiter added, who can be tagged instead. */
  onFavorite?: (isFavorite: boolean) => void;
}

/** A candidate of the list: who they are, what they bring, and how well they fit the search. */
export function CandidateRow({ candidate, wanted, unit, mark, picking, onFavorite }: CandidateRowProps) {
  const { id, match, foundIn, isAdded } = candidate;
  return (
    <li className="candidate-row" data-picked={picking?.picked.has(id) || undefined}>
      {picking && (
        <input
          type="checkbox"
          className="candidate-pick"
          data-pick=""
          aria-label={`Select ${fullName(candidate)}`}
          checked={picking.picked.has(id)}
          onChange={({ target }) => picking.pick(id, target.checked)}
        />
      )}
      <Avatar name={fullName(candidate)} src={isAdded ? candidate.avatar : avatarAddress(candidate.avatar)} size={40} />
      <div className="candidate-body">
        <div className="candidate-head">
          <h2>
            <Link
              to={isAdded ? paths.addedCandidate(id) : paths.recruiterCandidate(id)}
              kind="plain"
              className="candidate-link"
              data-row=""
            >
              {mark(fullName(candidate))}
            </Link>
          </h2>
          {candidate.current === 'assigned' && <StatePill>On a job</StatePill>}
          {isAdded && <StatePill>Added by you</StatePill>}
          {candidate.isAnonymous && <StatePill>Without surname</StatePill>}
        </div>
        {candidate.title && <p className="candidate-title">{mark(candidate.title)}</p>}
        <RowFacts candidate={candidate} unit={unit} mark={mark} />
        <RowSkills skills={candidate.spheres} wanted={wanted} mark={mark} />
        {foundIn && (
          <p className="soft">
            Found in {foundIn.part}: {mark(foundIn.text)}
          </p>
        )}
        <MatchLine match={match} />
      </div>
      {onFavorite && (
        <FavoriteToggle
          title={fullName(candidate)}
          isOn={candidate.isFavorite}
          className="candidate-star"
          onChange={onFavorite}
        />
      )}
    </li>
  );
}

function RowFacts({ candidate, unit, mark }: Pick<CandidateRowProps, 'candidate' | 'unit' | 'mark'>) {
  const { city, distance } = candidate;
  const facts = factsOf(candidate);
  return (
    <p className="candidate-facts soft">
      {city && (
        <span className="candidate-place">
          <MapPin size={14} aria-hidden /> {mark(cityName(city))}
          {distance !== null && `, ${distanceWords(distance, unit)}`}
        </span>
      )}
      {city && facts.length > 0 && '\u00a0· '}
      <ShortFacts facts={facts} />
    </p>
  );
}

type RowSkillsProps = Pick<CandidateRowProps, 'wanted' | 'mark'> & { skills: FoundCandidate['spheres'] };

function RowSkills({ skills: all, wanted, mark }: RowSkillsProps) {
  const skills = [...all].sort((a, b) => Number(wanted.includes(b.id)) - Number(wanted.includes(a.id)));
  if (skills.length === 0) return null;
  return (
    <ul className="candidate-skills" aria-label="Skills">
      {skills.slice(0, mostSkills).map(({ id, name }) => (
        <li key={id} data-wanted={wanted.includes(id) || undefined}>
          <Chip>{mark(name)}</Chip>
        </li>
      ))}
      {skills.length > mostSkills && <li className="faint">and {skills.length - mostSkills} more</li>}
    </ul>
  );
}
