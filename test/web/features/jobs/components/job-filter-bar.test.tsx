// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JobFilterBar } from '../../../../../web/features/jobs/components/job-filter-bar.tsx';
import type { JobFilters } from '../../../../../web/features/jobs/model/job-filters.ts';
import { readAloud } from '../../../support/read-aloud.ts';
import { fakeApi, requests } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const all: JobFilters = {
  status: 'on_hold',
  ownership: 'own',
  clientId: 41,
  recruiterId: 2001,
  range: 'month',
  q: 'nurse',
  sort: 'title',
};
const onChange = vi.fn();
const show = (filters: JobFilters) =>
  renderSignedIn(() => <JobFilterBar filters={filters} onChange={onChange} />, { path: '/jobs' });
const without = (...keys: (keyof JobFilters)[]) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key as keyof JobFilters)));

beforeEach(() => {
  onChange.mockReset();
  fakeApi.listClientOptions.mockResolvedValue({ data: [{ id: 41, companyName: 'Lakeside Hospital' }] });
  fakeApi.listRecruiters.mockResolvedValue({ data: [{ id: 2001, firstName: 'Olivia', lastName: 'Brandt' }] });
});

describe('The filters of a manager’s jobs', () => {
  it('are in their fields and as chips, and each changes or goes while the others stay', async () => {
    show(all);
    await screen.findByText('Recruiter: Olivia Brandt');
    await screen.findByText('Client: Lakeside Hospital');
    expect(readAloud(screen.getByRole('search'))).toMatchInlineSnapshot(`
      "Search title, client or city (search, such as Search title, client or city) "nurse" <Filters (4)>
      State
      (Open, *On hold*, Closed, Draft)
      Whose jobs
      (*My jobs*, All jobs)
      Client
      (Any client, *Lakeside Hospital*)
      Recruiter
      (Any recruiter, *Olivia Brandt*)
      Posted
      (Any time, Last year, *Last month*, Last week)
      Sort
      (Newest first, *By title*, Most candidates, Most points)
      ‹Active filters›
      <Remove filter State: On hold>
      <Remove filter Client: Lakeside Hospital>
      <Remove filter Recruiter: Olivia Brandt>
      <Remove filter Posted: Last month>
      <Clear all>"
    `);
    const chosen = (label: string, value: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      return onChange.mock.lastCall?.[0];
    };
    const removed = (chip: string) => {
      fireEvent.click(screen.getByText(chip));
      return onChange.mock.lastCall?.[0];
    };
    expect(chosen('State', 'closed')).toEqual({ ...all, status: 'closed' });
    expect(chosen('Whose jobs', 'all')).toEqual({ ...without('q', 'sort', 'range'), ownership: 'all' });
    expect(chosen('Client', '')).toEqual(without('clientId'));
    expect(chosen('Recruiter', '')).toEqual(without('recruiterId'));
    expect(chosen('Posted', 'week')).toEqual({ ...all, range: 'week' });
    expect(chosen('Posted', 'all')).toEqual(without('range'));
    expect(chosen('Sort', 'points')).toEqual({ ...all, sort: 'points' });
    expect(chosen('Sort', 'newest')).toEqual(without('sort'));
    expect(removed('State: On hold')).toEqual({ ...all, status: 'signed' });
    expect(removed('Client: Lakeside Hospital')).toEqual(without('clientId'));
    expect(removed('Recruiter: Olivia Brandt')).toEqual(without('recruiterId'));
    expect(removed('Posted: Last month')).toEqual(without('range'));
    expect(removed('Clear all')).toEqual({ status: 'signed', ownership: 'own' });
    vi.useFakeTimers();
    try {
      for (const [text, expected] of [
        ['', without('q')],
        ['welder', { ...all, q: 'welder' }],
      ] as const) {
        fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
        act(() => vi.advanceTimersByTime(2000));
        expect(onChange.mock.lastCall?.[0]).toEqual(expected);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('of everybody’s jobs have neither search nor order nor time, and name what is not yet known by a mark', () => {
    fakeApi.listClientOptions.mockReturnValue(new Promise(() => {}));
    fakeApi.listRecruiters.mockReturnValue(new Promise(() => {}));
    show({ status: 'signed', ownership: 'all', clientId: 41, recruiterId: 2001 });
    expect(readAloud(screen.getByRole('search'))).toMatchInlineSnapshot(`
      "<Filters (3)>
      State
      (*Open*, On hold, Closed, Draft)
      Whose jobs
      (My jobs, *All jobs*)
      Client
      (*Any client*, Loading…)
      Recruiter
      (*Any recruiter*, Loading…)
      ‹Active filters›
      <Remove filter All jobs>
      <Remove filter Client: …>
      <Remove filter Recruiter: …>
      <Clear all>"
    `);
    fireEvent.click(screen.getByText('All jobs', { selector: 'button' }));
    expect(onChange.mock.lastCall?.[0]).toEqual({
      status: 'signed',
      ownership: 'own',
      clientId: 41,
      recruiterId: 2001,
    });
  });

  it('that are as usual show no chips, and read no options yet', () => {
    show({ status: 'signed', ownership: 'own' });
    expect(readAloud(screen.getByRole('search'))).toMatchInlineSnapshot(`
      "Search title, client or city (search, such as Search title, client or city) "" <Filters>
      State
      (*Open*, On hold, Closed, Draft)
      Whose jobs
      (*My jobs*, All jobs)
      Client
      (*Any client*, Loading…)
      Recruiter
      (*Any recruiter*, Loading…)
      Posted
      (*Any time*, Last year, Last month, Last week)
      Sort
      (*Newest first*, By title, Most candidates, Most points)"
    `);
    expect(requests).toEqual([]);
  });
});
