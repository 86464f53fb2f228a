// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkingSpan } from '../../../../shared/model/working-hours.ts';
import { usualHours } from '../../../../shared/rules/working-hours.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { OfferTimes } from '../../../../web/features/calendar/components/offer-times.tsx';
import { WorkingHours } from '../../../../web/features/calendar/components/working-hours.tsx';
import { isWorkedAt, openingHour } from '../../../../web/features/calendar/model/shown-hours.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { aManagerAccount, renderSignedIn } from '../../support/render-signed-in.tsx';

const onSaved = vi.fn();
const onClose = vi.fn();
const zone = 'America/New_York';
const short: WorkingSpan[] = [
  { weekday: 1, fromHour: 7.5, toHour: 12 },
  { weekday: 6, fromHour: 10, toHour: 13 },
];

beforeEach(() => {
  onSaved.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  fakeApi.changeWorkingHours.mockReset();
  fakeApi.changeWorkingHours.mockResolvedValue({ data: aManagerAccount });
});

const show = (workingHours: WorkingSpan[] = []) =>
  renderSignedIn(() => <WorkingHours zone={zone} onClose={onClose} onSaved={onSaved} />, {
    path: '/calendar',
    account: { workingHours },
  });
const choose = (name: string, label: string) => userEvent.selectOptions(screen.getByLabelText(name), label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save working hours' }));
const sent = () => fakeApi.changeWorkingHours.mock.lastCall;

describe('The form of working hours', () => {
  it('begins with the usual ones, and saves days and times as they were chosen', async () => {
    show();
    await save();
    expect(sent()).toEqual([{ body: { hours: [...usualHours] } }]);
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Your working hours were saved'));
  });

  it('adds, changes and leaves out times and days, each in its place in the week', async () => {
    show([{ weekday: 2, fromHour: 9, toHour: 12 }, ...short.slice(1)]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await choose('Monday to', '1:30 PM');
    await userEvent.click(screen.getByRole('button', { name: 'Add a time on Tuesday' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }));
    await save();
    expect(sent()).toEqual([
      {
        body: {
          hours: [
            { weekday: 1, fromHour: 9, toHour: 13.5 },
            { weekday: 2, fromHour: 9, toHour: 12 },
            { weekday: 2, fromHour: 13, toHour: 17 },
          ],
        },
      },
    ]);
  });

  it('names what is wrong at its field, and sends nothing then', async () => {
    show(short);
    await choose('Monday from', '1 PM');
    await save();
    expect(screen.getByText('Must be after the beginning')).toBeTruthy();
    expect(sent()).toBeUndefined();
    await choose('Monday from', '9 AM');
    expect(screen.queryByText('Must be after the beginning')).toBeNull();
  });

  it('shows what the server refuses, at its field or above', async () => {
    const refusal = [{ key: 'hours.1.fromHour', message: 'Overlaps another time of this day' }];
    fakeApi.changeWorkingHours.mockRejectedValueOnce(new ApiError(422, 'Check the fields', refusal));
    show(short);
    await save();
    expect(await screen.findByText('Overlaps another time of this day')).toBeTruthy();
    fakeApi.changeWorkingHours.mockRejectedValueOnce(new ApiError(404, 'No such account'));
    await save();
    expect(await screen.findByText('No such account')).toBeTruthy();
  });

  it('removes them, after which every time is free', async () => {
    show(short);
    await userEvent.click(screen.getByRole('button', { name: 'Remove working hours' }));
    expect(sent()).toEqual([{ body: { hours: [] } }]);
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('You have no working hours: you are free at any time'));
  });
});

describe('Working hours in the calendar', () => {
  it.each([
    [short, 'week', 7.5],
    [short, 'day', 10],
    [usualHours, 'day', 9],
    [[], 'week', 8],
  ] as const)('as %j let a %s open at %d', (hours, view, hour) => {
    // A Saturday.
    expect(openingHour(hours, { view, date: '2027-11-27', starts: [] })).toBe(hour);
  });

  it('let a day open earlier where something in it begins before them', () => {
    const starts = [new Date('2027-11-27T06:45Z'), new Date('2027-11-26T05:00Z'), new Date('2027-11-27T12:00Z')];
    expect(openingHour(short, { view: 'day', date: '2027-11-27', starts })).toBe(6);
    expect(openingHour(short, { view: 'day', date: '2027-11-27', starts: starts.slice(1) })).toBe(10);
  });

  it('shade what lies outside of them, and nothing where there are none', () => {
    const at = (time: string) => new Date(`2027-11-22T${time}:00.000Z`);
    expect(['07:00', '07:30', '11:30', '12:00'].map((time) => isWorkedAt(at(time), short))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isWorkedAt(at('03:00'), [])).toBe(true);
  });

  it('are what the offered times begin with', async () => {
    fakeApi.listMeetingCandidates.mockResolvedValue({ data: [{ id: 3001, firstName: 'Priya', lastName: 'Iyer' }] });
    fakeApi.listMeetingJobs.mockResolvedValue({ data: [] });
    fakeApi.listBookingOffers.mockResolvedValue({ data: [] });
    fakeApi.offerTimes.mockReturnValue(new Promise(() => {}));
    renderSignedIn(() => <OfferTimes zone={zone} today="2027-11-24" onClose={onClose} onOffered={vi.fn()} />, {
      path: '/calendar',
      account: { workingHours: short },
    });
    await screen.findByRole('option', { name: /Priya/ });
    await userEvent.selectOptions(screen.getByLabelText(/^Candidate/), '3001');
    const offered = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
      return fakeApi.offerTimes.mock.lastCall?.[0];
    };
    expect(await offered()).toMatchObject({
      body: { fromHour: 7.5, toHour: 13, isWeekendOffered: true, isInWorkingHours: true },
    });
  });
});
