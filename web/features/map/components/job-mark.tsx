import { countOf } from '../../../../shared/rules/money.ts';
import type { Mark } from '../place-marks.ts';

interface JobMarkProps {
  mark: Mark;
  isActive: boolean;
  isFavorite: boolean;
  isOpen: boolean;
  onPress: () => void;
  onOver: (isOver: boolean) => void;
}

function nameOf({ places, jobsCount }: Mark): string {
  const [place] = places;
  if (!place) return '';
  if (jobsCount === 1) return `${place.jobs[0]?.title}, ${place.name}`;
  return places.length === 1
    ? `${countOf(jobsCount, 'job')} in ${place.name}`
    : `${countOf(jobsCount, 'job')} around ${place.name}, zoom in`;
}

/** A clickable marker: a dot for one job, a number for several. */
export function JobMark({ mark, isActive, isFavorite, isOpen, onPress, onOver }: JobMarkProps) {
  return (
    <button
      type="button"
      className="map-mark"
      aria-label={nameOf(mark)}
      aria-expanded={mark.jobsCount > 1 && mark.places.length === 1 ? isOpen : undefined}
      data-active={isActive || undefined}
      data-favorite={isFavorite || undefined}
      data-many={mark.jobsCount > 1 || undefined}
      data-size={mark.jobsCount >= 25 ? 'large' : mark.jobsCount >= 8 ? 'medium' : undefined}
      onClick={onPress}
      onPointerEnter={() => onOver(true)}
      onPointerLeave={() => onOver(false)}
      onFocus={() => onOver(true)}
      onBlur={() => onOver(false)}
    >
      {mark.jobsCount > 1 ? <span className="numeric">{mark.jobsCount}</span> : null}
    </button>
  );
}
