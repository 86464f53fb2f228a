import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { currencies } from '../../../../shared/constants/currencies.ts';
import { experienceChoices, hoursChoices } from '../../../../shared/constants/job.ts';
import { experienceWords, hoursWords, postedWords } from '../../../../shared/rules/job-words.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { cityOption } from '../../../common/lookups/city-option.ts';
import { cityQuery, countryQuery, findCountriesLater, findTags, tagsQuery } from '../../../common/lookups/lookups.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { MoneyRange } from '../../../ui/fields/money-range.tsx';
import { Select, type Option } from '../../../ui/fields/select.tsx';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { filterProblems } from '../model/filter-problems.ts';
import { withCountry } from '../model/filter-place.ts';
import { choiceIn, noFilter, postedChoices, type JobFilter } from '../model/job-filter.ts';
import './filter-form.css';
import { counted, KindFilters, type Facets } from './kind-filters.tsx';
import { LeftOut } from './left-out.tsx';
import { RadiusSelect } from './radius-select.tsx';

export interface FilterFormProps {
  filter: JobFilter;
  facets: Facets | undefined;
  onSubmit: (filter: JobFilter) => void;
}

const currencyOptions = currencies.map(({ code }) => ({ value: code, label: code }));
const withCount = (words: string, count: number | undefined) =>
  count === undefined ? words : `${words} (${formatCount(count)})`;
const travelOptions = (counts: Record<string, number> | undefined) => [
  { value: 'yes', label: withCount('Requires travel', counts?.true) },
  { value: 'no', label: withCount('No travel', counts?.false) },
];
const travelValue = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');
const valueOf = (word: string) => (word === '' ? null : word === 'yes');

/**
 * The form of the public job filter. Nothing is searched until it is submitted, and it cannot be submitted while a
 * range is invalid (GUEST-59, GUEST-71).
 */
export function FilterForm({ filter, facets, onSubmit }: FilterFormProps) {
  const [draft, setDraft] = useFollowed(filter);
  const isBlocked = Object.keys(filterProblems(draft)).length > 0;
  const set = (change: Partial<JobFilter>) => setDraft((now) => ({ ...now, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlocked) onSubmit(draft);
  };
  return (
    <form className="filter-form" role="search" aria-label="Filter jobs" noValidate onSubmit={submit}>
      <div className="filter-fields">
        <PlaceAndSkills draft={draft} set={set} />
        <PayRanges draft={draft} set={set} />
        <KindFilters draft={draft} facets={facets} onChange={set} />
        <Choices draft={draft} facets={facets} set={set} />
        <LeftOut value={draft.without} onChange={(without) => set({ without })} />
        <Checkbox
          label="Pay stated"
          checked={draft.hasPay}
          onChange={(event) => set({ hasPay: event.target.checked })}
        />
        <Checkbox
          label={counted('Needs relocation', facets?.relocation?.true)}
          checked={draft.relocation}
          onChange={(event) => set({ relocation: event.target.checked })}
        />
      </div>
      <div className="filter-actions">
        <Button type="submit" kind="primary" disabledReason={isBlocked && 'Correct the amounts first'}>
          Show jobs
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            setDraft(noFilter);
            onSubmit(noFilter);
          }}
        >
          Clear
        </Button>
      </div>
    </form>
  );
}

/** A draft of the filter, which follows it: a chip or the back button changes it from outside. */
function useFollowed(filter: JobFilter) {
  const [draft, setDraft] = useState(filter);
  const [followed, follow] = useState(filter);
  if (filter !== followed) {
    follow(filter);
    // A change of the search text changes nothing here.
    if (JSON.stringify(filter) !== JSON.stringify(followed)) setDraft(filter);
  }
  return [draft, setDraft] as const;
}

interface DraftProps {
  draft: JobFilter;
  set: (change: Partial<JobFilter>) => void;
}

interface ChoiceProps<V extends string | number> {
  label: string;
  placeholder?: string;
  choices: readonly V[];
  words: (value: V) => string;
  value: V | null;
  onChange: (value: V | null) => void;
}

function Choice<V extends string | number>({
  label,
  placeholder = 'Any',
  choices,
  words,
  value,
  onChange,
}: ChoiceProps<V>) {
  return (
    <Select
      label={label}
      placeholder={placeholder}
      options={choices.map((one) => ({ value: one, label: words(one) }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(choiceIn(choices, target.value))}
    />
  );
}

function Choices({ draft, facets, set }: DraftProps & Pick<FilterFormProps, 'facets'>) {
  return (
    <>
      <Choice
        label="Posted"
        placeholder="Any time"
        choices={postedChoices}
        words={postedWords}
        value={draft.postedWithin}
        onChange={(postedWithin) => set({ postedWithin })}
      />
      <Choice
        label="Experience asked for"
        choices={experienceChoices}
        words={experienceWords}
        value={draft.experienceTo}
        onChange={(experienceTo) => set({ experienceTo })}
      />
      <Choice
        label="Hours a week"
        choices={hoursChoices}
        words={hoursWords}
        value={draft.hours}
        onChange={(hours) => set({ hours })}
      />
      <Select
        label="Travel"
        placeholder="Any"
        options={travelOptions(facets?.travel)}
        value={travelValue(draft.travel)}
        onChange={(event) => set({ travel: valueOf(event.target.value) })}
      />
    </>
  );
}

function PlaceAndSkills({ draft, set }: DraftProps) {
  const [chosenTags, setChosenTags] = useState<Option<number>[]>([]);
  const city = useQuery(cityQuery(draft.cityId)).data;
  const country = useQuery(countryQuery(draft.countryId)).data;
  const tags = useQuery(tagsQuery(draft.tagIds)).data;
  const chosenCity = draft.cityId === null ? null : city ? cityOption(city) : { value: draft.cityId, label: 'City…' };
  const nameOf = (id: number) =>
    chosenTags.find(({ value }) => value === id)?.label ?? tags?.find((tag) => tag.id === id)?.name ?? 'Skill…';
  return (
    <>
      <Combobox
        label="Country"
        placeholder="All countries"
        emptyText="No such country"
        minLength={0}
        load={findCountriesLater}
        value={draft.countryId === null ? null : (country ?? { value: draft.countryId, label: 'Country…' })}
        onChange={(option) => set(withCountry(draft, option?.value ?? null))}
      />
      <CityCombobox
        label="City"
        help={draft.cityId === null ? 'Start typing at least 2 characters' : undefined}
        placeholder="Any city"
        emptyText="No such city"
        countryId={draft.countryId}
        used1st
        value={chosenCity}
        onChange={(option) =>
          set({ cityId: option?.value ?? null, ...(option ? { near: null, bounds: null } : { radius: null }) })
        }
      />
      {(draft.cityId !== null || draft.near) && <RadiusSelect filter={draft} onChange={(radius) => set({ radius })} />}
      <TagInput
        label="Skills"
        load={findTags}
        value={draft.tagIds.map((id) => ({ value: id, label: nameOf(id) }))}
        onChange={(options) => {
          setChosenTags(options);
          set({ tagIds: options.map(({ value }) => value) });
        }}
      />
    </>
  );
}

function PayRanges({ draft, set }: DraftProps) {
  const problems = filterProblems(draft);
  return (
    <>
      <MoneyRange
        legend="Hourly Rate"
        unit=""
        placeholder="00.00"
        value={draft.rate}
        onChange={(rate) => set({ rate })}
        currencies={currencyOptions}
        error={problems.rate}
      />
      <MoneyRange
        legend="Salary"
        unit="per year"
        placeholder="000.00"
        value={draft.salary}
        onChange={(salary) => set({ salary })}
        currencies={currencyOptions}
        error={problems.salary}
      />
    </>
  );
}
