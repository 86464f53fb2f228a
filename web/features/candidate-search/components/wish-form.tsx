import type { ReactNode } from 'react';
import { currentStateLabels, currentStates } from '../../../../shared/constants/candidate-search.ts';
import { clearanceTypeLabels, clearanceTypes } from '../../../../shared/constants/job.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import type { City, Tag } from '../../../../shared/model/place.ts';
import { distanceUnitIn, radiusWords, usualKilometres } from '../../../../shared/rules/city-distance.ts';
import { kilometresOf, radiusChoices } from '../../../../shared/rules/distance.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { offeredAuthorizations } from '../../../common/lookups/offered-authorizations.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { cityOption } from '../../../common/lookups/city-option.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { JobFilter } from './job-filter.tsx';
import { WishAmounts } from './wish-amounts.tsx';
import { WishSkills } from './wish-skills.tsx';
import { chosen } from '../model/wish-address.ts';

type Filter = SearchWish['filter'];
type Counts = Record<string, Record<string, number>>;

interface WishFormProps {
  wish: SearchWish;
  facets: Counts | undefined;
  city: City | null;
  tags: readonly Tag[];
  onChange: (filter: Filter) => void;
}

/** The filters of the candidate search; each change is searched immediately, amounts when typing rests (CAND-24). */
export function WishForm({ wish, facets, city, tags, onChange }: WishFormProps) {
  const { filter } = wish;
  const set = (change: Partial<Filter>) => onChange({ ...filter, ...change });
  return (
    <div className="candidate-filter-form">
      <Select
        label="Availability"
        options={currentStates.map((value) => ({
          value,
          label: withCount(
            currentStateLabels[value],
            value === 'all' || !facets ? undefined : (facets.current?.[value] ?? 0),
          ),
        }))}
        value={filter.current}
        onChange={({ target }) => set({ current: currentStates.find((one) => one === target.value) ?? 'available' })}
      />
      <JobFilter value={filter.job} onChange={(job) => set({ job })} />
      <WishSkills wish={wish} counts={facets?.tagIds} tags={tags} set={set} />
      <WishPlace filter={filter} city={city} set={set} />
      <WishAmounts filter={filter} set={set} />
      <CheckboxGroup
        legend="Clearance, or a higher one"
        options={clearanceTypes.map((value) => ({
          value,
          label: counted(clearanceTypeLabels[value], facets?.clearanceType, value),
        }))}
        value={chosen(filter.clearanceType)}
        alone={['none']}
        onChange={(clearanceType) => set({ clearanceType })}
      />
      <CheckboxGroup
        legend="Work authorization"
        options={offeredAuthorizations(chosen(filter.citizenship), facets?.citizenship, city?.country.id).map(
          (value) => ({
            value,
            label: counted(citizenshipLabel(value), facets?.citizenship, value),
          }),
        )}
        value={chosen(filter.citizenship)}
        onChange={(citizenship) => set({ citizenship })}
      />
      <Select
        label="Relocation"
        options={[
          { value: 'all', label: 'Any' },
          { value: 'true', label: withCount('Would relocate', facets?.relocation?.true) },
          { value: 'false', label: withCount('Would not relocate', facets?.relocation?.false) },
        ]}
        value={filter.relocation === undefined ? 'all' : String(filter.relocation)}
        onChange={({ target }) => set({ relocation: target.value === 'all' ? undefined : target.value === 'true' })}
      />
    </div>
  );
}

interface WishPlaceProps extends Pick<WishFormProps, 'city'> {
  filter: Filter;
  set: (change: Partial<Filter>) => void;
}

function WishPlace({ filter, city, set }: WishPlaceProps) {
  const unit = distanceUnitIn(city);
  const chosenRadius = filter.proximity ?? usualKilometres;
  const offered = radiusChoices.map((value) => kilometresOf({ value, unit }));
  const radii = [...new Set([...offered, ...(chosenRadius > 0 ? [chosenRadius] : [])])].sort((a, b) => a - b);
  return (
    <>
      <CityCombobox
        label="City"
        placeholder="Any city"
        emptyText="No such city"
        used1st
        value={filter.cityId === undefined ? null : city ? cityOption(city) : { value: filter.cityId, label: 'City…' }}
        onChange={(option) => set({ cityId: option?.value, ...(option ? {} : { proximity: undefined }) })}
      />
      {filter.cityId !== undefined && (
        <Select
          label="Distance"
          options={[
            { value: 0, label: 'In the city' },
            ...radii.map((value) => ({ value, label: `Within ${radiusWords(value, unit)}` })),
          ]}
          value={chosenRadius}
          onChange={({ target }) => set({ proximity: Number(target.value) })}
        />
      )}
    </>
  );
}

function withCount(words: string, count: number | undefined): string {
  return count === undefined ? words : `${words} (${formatCount(count)})`;
}

function counted(label: string, counts: Record<string, number> | undefined, value: string): ReactNode {
  return (
    <>
      {label}
      {counts && (
        <span className="candidate-count numeric" aria-hidden="true">
          {formatCount(counts[value] ?? 0)}
        </span>
      )}
    </>
  );
}
