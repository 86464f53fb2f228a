import { countOf } from '../../../../shared/rules/money.ts';
import type { Mark } from '../model/cluster-marks.ts';

interface JobMarkProps {
  mark: Mark;
  /** The title of the only job, if it is known. */
  title: string | undefined;
  isActive: boolean;
  isFavorite: boolean;
  isOpen: boolean;
  onPress: () => void;
  onOver: (isOver: boolean) => void;
}

function nameOf({ name, count, placesCount }: Mark, title: string | undefined): string {
  if (count === 1 && title) return `${title}, ${name}`;
  return placesCount === 1 ? `${countOf(count, 'job')} in ${name}` : `${countOf(count, 'job')} around ${name}, zoom in`;
}

// A marker has room for three figures.
const short = (count: number) => (count < 1_000 ? String(count) : `${Math.floor(count / 100) / 10}k`);

/** A clickable marker: a dot for one job, a number for several. */
export function JobMark({ mark, title, isActive, isFavorite, isOpen, onPress, onOver }: JobMarkProps) {
  const { count, placesCount } = mark;
  return (
    <button
      type="button"
      className="map-mark"
      aria-label={nameOf(mark, title)}
      aria-expanded={count > 1 && placesCount === 1 ? isOpen : undefined}
      data-active={isActive || undefined}
      data-favorite={isFavorite || undefined}
      data-many={count > 1 || undefined}
      data-size={count >= 100 ? 'huge' : count >= 25 ? 'large' : count >= 8 ? 'medium' : undefined}
      onClick={onPress}
      onPointerEnter={() => onOver(true)}
      onPointerLeave={() => onOver(false)}
      onFocus={() => onOver(true)}
      onBlur={() => onOver(false)}
    >
      {count > 1 ? <span className="numeric">{short(count)}</span> : null}
    </button>
  );
}
