import { radiusChoices } from '../../../../shared/rules/distance.ts';
import { useDistanceUnit } from '../../../common/visitor/distance-unit.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { radiusWords, type PlaceFilter } from '../model/filter-place.ts';

interface RadiusSelectProps {
  filter: Pick<PlaceFilter, 'cityId' | 'near' | 'radius'>;
  onChange: (radius: PlaceFilter['radius']) => void;
  hideLabel?: boolean;
}

/** The radius around a city or the visitor: 5 to 100 miles or kilometres, as the visitor's country measures. */
export function RadiusSelect({ filter, onChange, hideLabel = false }: RadiusSelectProps) {
  const own = useDistanceUnit();
  const { cityId, near, radius } = filter;
  // A link from a country with the other unit keeps its own.
  const unit = radius?.unit ?? own;
  return (
    <Select
      label="Distance"
      hideLabel={hideLabel}
      placeholder={near && cityId === null ? 'Any distance' : `Within ${radiusWords(null)}`}
      options={radiusChoices.map((value) => ({ value, label: `Within ${value} ${unit}` }))}
      value={radius?.value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : { value: Number(target.value), unit })}
    />
  );
}
