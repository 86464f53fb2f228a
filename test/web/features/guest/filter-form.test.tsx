// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { FilterForm } from '../../../../web/features/guest/components/filter-form.tsx';
import { filterChips } from '../../../../web/features/guest/model/filter-chips.ts';
import {
  filterFromAddress,
  filterInAddress,
  noFilter,
  wireFilter,
  type JobFilter,
} from '../../../../web/features/guest/model/job-filter.ts';

function open(filter: JobFilter = noFilter) {
  const onSubmit = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FilterForm filter={filter} facets={{ employmentType: { full_time: 12 } }} onSubmit={onSubmit} />
    </QueryClientProvider>,
  );
  return onSubmit;
}
const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));
const isTicked = (name: string, box: string) =>
  group(name).getByRole<HTMLInputElement>('checkbox', { name: box }).checked;
const tick = (name: string, box: string) => userEvent.click(group(name).getByRole('checkbox', { name: box }));

it.each([
  ['Employment type', ['Full time', 'Part time', 'Temporary'], 'Other', 'GUEST-60, GUEST-61'],
  ['Clearance', ['Top Secret', 'Secret', 'Public Trust'], 'None of them', 'GUEST-62, GUEST-63'],
  ['Work authorization', ['US citizen', 'Green card', 'H1-B'], 'Other', 'GUEST-64, GUEST-65'],
] as const)('In the filter %s, %o and %s exclude each other (%s)', async (name, specific, alone, _ids) => {
  open();
  for (const box of specific) {
    await tick(name, alone);
    expect(specific.map((other) => isTicked(name, other))).toEqual([false, false, false]);
    await tick(name, box);
    expect(isTicked(name, alone)).toBe(false);
    expect(isTicked(name, box)).toBe(true);
  }
  for (const box of specific.slice(0, -1)) await tick(name, box);
  expect(specific.map((box) => isTicked(name, box))).toEqual([true, true, true]);
  await tick(name, alone);
  expect([...specific, alone].map((box) => isTicked(name, box))).toEqual([false, false, false, true]);
});

it('The filter form is not submitted while a range is invalid, and says so under its label (GUEST-69, GUEST-70, GUEST-71, DEC-04)', async () => {
  const onSubmit = open();
  const rate = group('Hourly Rate');
  for (const end of ['from', 'to']) {
    expect(rate.getByLabelText(`Hourly Rate ${end}`).getAttribute('placeholder')).toBe('00.00');
    expect(group('Salary').getByLabelText(`Salary ${end}`).getAttribute('placeholder')).toBe('000.00');
  }
  await userEvent.type(rate.getByLabelText('Hourly Rate from'), '50');
  await userEvent.type(rate.getByLabelText('Hourly Rate to'), '40');
  expect(rate.getByText('Max hourly rate must be more than min rate!')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show jobs' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(rate.getByLabelText('Hourly Rate to'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Show jobs' }));
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ rate: { from: 50, to: 400, currency: 'USD' } }));
});

it('Clear resets the filter form (GUEST-67)', async () => {
  const onSubmit = open({ ...noFilter, employmentType: ['full_time'], travel: true });
  expect(isTicked('Employment type', 'Full time')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onSubmit).toHaveBeenCalledWith(noFilter);
  expect(isTicked('Employment type', 'Full time')).toBe(false);
});

it('The filter form’s number fields accept only numbers (VALID-31)', async () => {
  open();
  const from = screen.getByLabelText<HTMLInputElement>('Salary from');
  await userEvent.type(from, '0a120b000');
  expect(from.value).toBe('120,000');
});

it('The filter form asks for workplace, shift, experience, hours, when a job was posted, and whether it states its pay', async () => {
  const onSubmit = open();
  await tick('Workplace', 'Hybrid');
  await tick('Workplace', 'Remote');
  await tick('Shift', 'Night');
  await tick('Shift', 'Flexible');
  await userEvent.selectOptions(screen.getByLabelText('Hours a week'), 'Up to 20 hours');
  await userEvent.selectOptions(screen.getByLabelText('Experience asked for'), 'No experience');
  await userEvent.selectOptions(screen.getByLabelText('Posted'), 'Last 7 days');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pay stated' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show jobs' }));
  const chosen = {
    workplace: ['hybrid', 'remote'],
    shifts: ['night', 'flexible'],
    experienceTo: 0,
    postedWithin: 7,
    hasPay: true,
  };
  const filter = { ...noFilter, ...chosen, hours: '-20' };
  expect(onSubmit).toHaveBeenCalledWith(filter);
  expect(wireFilter(filter as JobFilter)).toEqual({ ...chosen, hoursTo: 20 });
  expect(wireFilter({ ...noFilter, hours: '35-' })).toEqual({ hoursFrom: 35 });
  expect(filterFromAddress(new URLSearchParams({ hours: '7-' })).hours).toBeNull();
  const address = new URLSearchParams(filterInAddress(filter as JobFilter));
  expect(filterFromAddress(address)).toEqual(filter);
  const chips = filterChips(filter as JobFilter, { country: undefined, city: undefined, tag: () => undefined });
  expect(chips.map(({ label }) => label)).toEqual([
    'Hybrid',
    'Remote',
    'Shift: Night',
    'Shift: Flexible',
    'Asks for: no experience',
    'Up to 20 hours a week',
    'Posted: last 7 days',
    'Pay stated',
  ]);
  expect(chips.find(({ key }) => key === 'hours')?.without).toEqual({ ...filter, hours: null });
});

it('Companies and words of titles are left out, in the address, as chips and in what is asked (PLUS-56)', async () => {
  const onSubmit = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Leave out' }), 'Acme Corp, senior, …');
  await userEvent.click(screen.getByRole('button', { name: 'Show jobs' }));
  const filter = { ...noFilter, without: ['Acme Corp', 'senior'] };
  expect(onSubmit).toHaveBeenCalledWith(filter);
  expect(wireFilter(filter)).toEqual({ without: ['Acme Corp', 'senior'] });
  expect(filterFromAddress(new URLSearchParams(filterInAddress(filter)))).toEqual(filter);
  const chips = filterChips(filter, { country: undefined, city: undefined, tag: () => undefined });
  expect(chips.map(({ label, without }) => [label, without.without])).toEqual([
    ['Without Acme Corp', ['senior']],
    ['Without senior', ['Acme Corp']],
  ]);
});
