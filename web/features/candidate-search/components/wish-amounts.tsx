import { currencies, defaultCurrency } from '../../../../shared/constants/currencies.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { MoneyRange, type MoneyRangeValue } from '../../../ui/fields/money-range.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { useDebouncedChange } from '../hooks/use-debounced-change.ts';

type Filter = SearchWish['filter'];
interface WishAmountsProps {
  filter: Filter;
  set: (change: Partial<Filter>) => void;
}

const currencyOptions = currencies.map(({ code }) => ({ value: code, label: code }));
const orNone = (value: number | null) => value ?? undefined;

/** Years of work, hourly rate and salary, each searched when typing rests. */
export function WishAmounts({ filter, set }: WishAmountsProps) {
  return (
    <>
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
    </>
  );
}

function usedCurrency(from: number | null, to: number | null, currency: string | null): string | undefined {
  return from === null && to === null ? undefined : (currency ?? undefined);
}

function Years({ filter, set }: WishAmountsProps) {
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
