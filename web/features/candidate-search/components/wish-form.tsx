import { useState, type ReactNode } from 'react';
import { currentStateLabels, currentStates } from '../../../../shared/constants/candidate-search.ts';
import { currencies, defaultCurrency } from '../../../../shared/constants/currencies.ts';
import {
  citizenshipLabels,
  citizenships,
  clearanceTypeLabels,
  clearanceTypes,
} from '../../../../shared/constants/job.ts';
import type { City, Tag } from '../../../../shared/model/place.ts';
import { radiusChoices } from '../../../../shared/rules/distance.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { cityOption } from '../../../common/lookups/city-option.ts';
import { findTags } from '../../../common/lookups/lookups.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { MoneyRange, type MoneyRangeValue } from '../../../ui/fields/money-range.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { Select, type Option } from '../../../ui/fields/select.tsx';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { JobFilter } from './job-filter.tsx';
import { useDebouncedChange } from '../hooks/use-debounced-change.ts';
import { chosen, tagIdsOf } from '../model/wish-address.ts';

type Filter = SearchWish['filter'];
type Counts = Record<string, Record<string, number>>;

interface WishFormProps {
  wish: SearchWish;
  facets: Counts | undefined;
  city: City | null;
  tags: readonly Tag[];
  onChange: (filter: Filter) => void;
}

const currencyOptions = currencies.map(({ code }) => ({ value: code, label: code }));
const orNone = (value: number | null) => value ?? undefined;
const suggested = 6;

/** The filters of the candidate search; each change is searched immediately, amounts when typing rests (CAND-24). */
export function WishForm({ wish, facets, city, tags, onChange }: WishFormProps) {
  const { filter } = wish;
  const set = (change: Partial<Filter>) => onChange({ ...filter, ...change });
  const tagIds = tagIdsOf(wish);
  const [known, setKnown] = useState<Option<number>[]>([]);
  const nameOf = (id: number) =>
    tags.find((tag) => tag.id === id)?.name ?? known.find(({ value }) => value === id)?.label ?? 'Skill…';
  const common = Object.entries(facets?.tagIds ?? {})
    .map(([id, count]) => ({ id: Number(id), count }))
    .filter(({ id }) => !tagIds.includes(id))
    .sort((a, b) => b.count - a.count)
    .slice(0, suggested);
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
      <TagInput
        label="Skills"
        load={findTags}
        value={tagIds.map((id) => ({ value: id, label: nameOf(id) }))}
        onChange={(options) => {
          setKnown(options);
          set({ tagIds: options.map(({ value }) => value) });
        }}
      />
      {common.length > 0 && (
        <div className="candidate-suggestions" role="group" aria-label="Frequent skills">
          {common.map(({ id, count }) => (
            <Button key={id} size="small" kind="quiet" onClick={() => set({ tagIds: [...tagIds, id] })}>
              + {nameOf(id)} <span className="faint numeric">{formatCount(count)}</span>
            </Button>
          ))}
        </div>
      )}
      {tagIds.length > 1 && (
        <Select
          label="Which of the skills"
          options={[
            { value: 'any', label: 'Any of them' },
            { value: 'all', label: 'All of them' },
          ]}
          value={filter.tagsMatch}
          onChange={({ target }) => set({ tagsMatch: target.value === 'all' ? 'all' : 'any' })}
        />
      )}
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
            ...radiusChoices.map((value) => ({ value, label: `Within ${value} km` })),
          ]}
          value={filter.proximity ?? 50}
          onChange={({ target }) => set({ proximity: Number(target.value) })}
        />
      )}
      <Years filter={filter} set={set} />
      <Money
        legend="Hourly rate"
        unit=""
        value={{
          from: filter.rateFrom ?? null,
          to: filter.rateTo ?? null,
          currency: filter.rateCurrency ?? defaultCurrency,
        }}
        onRest={({ from, to, currency }) =>
          set({ rateFrom: orNone(from), rateTo: orNone(to), rateCurrency: usedCurrency(from, to, currency) })
        }
      />
      <Money
        legend="Salary"
        unit="per year"
        value={{
          from: filter.salaryFrom ?? null,
          to: filter.salaryTo ?? null,
          currency: filter.salaryCurrency ?? defaultCurrency,
        }}
        onRest={({ from, to, currency }) =>
          set({ salaryFrom: orNone(from), salaryTo: orNone(to), salaryCurrency: usedCurrency(from, to, currency) })
        }
      />
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
        options={citizenships.map((value) => ({
          value,
          label: counted(citizenshipLabels[value], facets?.citizenship, value),
        }))}
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

function usedCurrency(from: number | null, to: number | null, currency: string | null): string | undefined {
  return from === null && to === null ? undefined : (currency ?? undefined);
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

function Years({ filter, set }: { filter: Filter; set: (change: Partial<Filter>) => void }) {
  const given = { from: filter.yearsFrom ?? null, to: filter.yearsTo ?? null };
  const [years, change] = useDebouncedChange(
    given,
    ({ from, to }) => isOrdered(from, to) && set({ yearsFrom: orNone(from), yearsTo: orNone(to) }),
  );
  return (
    <fieldset className="ui-choices">
      <legend className="ui-field-label">Years of work</legend>
      <div className="candidate-years">
        <NumberInput
          label="Years from"
          hideLabel
          placeholder="From"
          value={years.from}
          onChange={(from) => change({ ...years, from })}
        />
        <NumberInput
          label="Years to"
          hideLabel
          placeholder="To"
          value={years.to}
          onChange={(to) => change({ ...years, to })}
        />
      </div>
      {!isOrdered(years.from, years.to) && <p className="ui-field-error">Must be more than "From"</p>}
    </fieldset>
  );
}

function Money({
  legend,
  unit,
  value,
  onRest,
}: {
  legend: string;
  unit: string;
  value: MoneyRangeValue;
  onRest: (value: MoneyRangeValue) => void;
}) {
  const [typed, change] = useDebouncedChange(value, (rested) => isOrdered(rested.from, rested.to) && onRest(rested));
  return (
    <MoneyRange
      legend={legend}
      unit={unit}
      value={typed}
      onChange={change}
      currencies={currencyOptions}
      error={isOrdered(typed.from, typed.to) ? undefined : 'The first amount must not be greater than the second'}
    />
  );
}

function isOrdered(from: number | null, to: number | null): boolean {
  return from === null || to === null || to >= from;
}
