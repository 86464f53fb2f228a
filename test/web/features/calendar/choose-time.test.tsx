// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { BookingLink } from '../../../../shared/model/booking-offer.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ChooseTime } from '../../../../web/features/calendar/components/choose-time.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderPage } from '../../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const offer = {
  manager: { id: 1, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
  job: { id: 5, title: 'ICU nurse' },
  minutes: 45,
  zone: 'America/New_York',
  isOnline: true,
  lastDay: '2026-11-25',
};
const [nine, ten, nextDay] = [
  '2026-11-24T14:00:00.000Z',
  '2026-11-24T15:00:00.000Z',
  '2026-11-25T14:00:00.000Z',
] as const;
const booked = { start: nine, end: '2026-11-24T14:45:00.000Z' };
const show = ({ where = {}, ...over }: Partial<BookingLink> & { where?: object } = {}, zone = offer.zone) => {
  const times = [nine, ten, nextDay];
  const made = { ...offer, ...where };
  const link: BookingLink = { state: 'open', offer: made, times, booked: null, cancelled: null, ...over };
  renderPage(() => <ChooseTime link={{ ...link, offer: made }} token={token} zone={zone} />, '/book');
};
/** The same, where the second time is gone after a while. */
function showTaken() {
  const link = { state: 'open', offer, booked: null, cancelled: null } as const;
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  function Page() {
    const [times, setTimes] = useState<string[]>([nine, ten]);
    useEffect(() => void gone.then(() => setTimes([nine])), []);
    return <ChooseTime link={{ ...link, times }} token={token} zone={offer.zone} />;
  }
  renderPage(Page, '/book');
  return { taken: resolve };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('The times of a link (PLUS-07)', () => {
  it('are in groups by day', () => {
    show();
    const days = screen.getAllByRole('region').map((day) => ({
      day: within(day).getByRole('heading').textContent,
      times: within(day)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    }));
    expect(days).toEqual([
      { day: 'Tuesday, November 24, 2026', times: ['9:00 AM', '10:00 AM'] },
      { day: 'Wednesday, November 25, 2026', times: ['9:00 AM'] },
    ]);
  });

  it('stand below where the interview is, and what is booked leads to where it is joined', () => {
    show({ where: { comment: 'Second floor', joinLink: 'https://meet.example.com/dana' }, booked });
    expect(screen.getByText('Second floor')).toBeTruthy();
    const link = screen.getByRole('link', { name: /meet\.example\.com/ });
    expect(link.getAttribute('href')).toBe('https://meet.example.com/dana');
  });

  it('can be read on another clock only by a reader in another zone than the manager', () => {
    show();
    expect(screen.queryByLabelText(/^Times in/)).toBeNull();
    expect(screen.getByText('Times in New York')).toBeTruthy();
    cleanup();
    show({}, 'Asia/Kolkata');
    const options = [...screen.getByLabelText<HTMLSelectElement>(/^Times in/).options].map(({ label }) => label);
    expect(options).toEqual(['Kolkata', 'New York']);
  });

  it('show the whole span of a chosen one before it is booked', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Book this time' })).toBeNull();
    await press('10:00 AM');
    expect(screen.getByRole('button', { name: '10:00 AM', pressed: true })).toBeTruthy();
    expect(screen.getByText('Tuesday, November 24, 10:00 AM to 10:45 AM EST')).toBeTruthy();
    expect(fakeApi.bookByLink).not.toHaveBeenCalled();
  });

  it('that are all taken send the reader to the manager', () => {
    show({ times: [] });
    expect(screen.getByText(/No time is free at the moment/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Booking by a link (PLUS-07)', () => {
  it('sends the chosen time, shown on the reader’s clock or the manager’s', async () => {
    fakeApi.bookByLink.mockReturnValue(new Promise(() => {}));
    show({}, 'Asia/Kolkata');
    const zones = screen.getByLabelText<HTMLSelectElement>(/^Times in/);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Tuesday, November 24, 2026',
      'Wednesday, November 25, 2026',
    ]);
    await press('8:30 PM');
    expect(screen.getByText('Tuesday, November 24, 8:30 PM to 9:15 PM GMT+5:30')).toBeTruthy();
    fireEvent.change(zones, { target: { value: 'America/New_York' } });
    expect(screen.getByText('Tuesday, November 24, 10:00 AM to 10:45 AM EST')).toBeTruthy();
    const pressed = screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['false', 'true', 'false', null]);
    await press('Book this time');
    expect(fakeApi.bookByLink.mock.calls).toEqual([[{ body: { token, start: ten } }]]);
    expect(screen.getByRole('button', { name: 'Book this time' }).getAttribute('aria-busy')).toBe('true');
  });

  it('says why a time was refused, and no longer asks to book one that is gone', async () => {
    fakeApi.bookByLink.mockRejectedValue(new ApiError(409, 'Just taken'));
    const { taken } = showTaken();
    await press('10:00 AM');
    await press('Book this time');
    expect((await screen.findByRole('alert')).textContent).toBe('This did not work. Just taken. Nothing was changed.');
    expect(screen.getByRole('button', { name: 'Book this time' })).toBeTruthy();
    taken();
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Book this time' })).toBeNull());
  });

  it('offers nothing of a link that is closed, and says of none how to go on', () => {
    show({ state: 'over' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Times in New York')).toBeNull();
    cleanup();
    show({ times: [] });
    expect(screen.getByText(/^No time is free/).textContent).toBe(
      'No time is free at the moment. Look again later, or write to the manager.',
    );
  });
});

describe('An interview booked by a link (PLUS-07)', () => {
  it('is named in the manager’s zone too only for a reader in another', () => {
    show({ booked });
    expect(screen.getByText('Tuesday, November 24, 9:00 AM to 9:45 AM EST')).toBeTruthy();
    expect(screen.queryByText(/in New York/)).toBeNull();
    cleanup();
    show({ booked }, 'Asia/Kolkata');
    expect(screen.getByText('Tuesday, November 24, 7:30 PM to 8:15 PM GMT+5:30')).toBeTruthy();
    expect(screen.getByText(/9:00 AM to 9:45 AM EST in New York/)).toBeTruthy();
  });

  it('hides the other times until another is wanted, and again once it is moved', async () => {
    fakeApi.bookByLink.mockResolvedValue({ data: {} });
    show({ booked });
    expect(screen.queryByRole('button', { name: '10:00 AM' })).toBeNull();
    await press('Choose another time');
    await press('10:00 AM');
    await press('Move it to this time');
    expect(fakeApi.bookByLink.mock.calls).toEqual([[{ body: { token, start: ten } }]]);
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: '10:00 AM' })).toBeNull());
  });

  it.each(['withdrawn', 'over'] as const)('is only shown when its offer is %s', (state) => {
    show({ booked, state });
    expect(screen.getByText(/You meet Daniel Reyes/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/move or cancel it/)).toBeNull();
  });

  it('is cancelled after a second look, and says what its link is for', async () => {
    fakeApi.cancelByLink.mockReturnValue(new Promise(() => {}));
    show({ booked }, 'Asia/Kolkata');
    expect(screen.getByRole('status').textContent).toBe(
      'You meet Daniel Reyes on Tuesday, November 24, 7:30 PM to 8:15 PM GMT+5:30. That is Tuesday, November 24, 9:00 AM to 9:45 AM EST in New York. A mail with an invitation for your calendar is on its way. With this link you can move or cancel it.Choose another timeCancel the interview',
    );
    const cancel = screen.getByRole('button', { name: 'Cancel the interview' });
    expect(cancel.dataset['kind']).toBe('quiet');
    fireEvent.click(cancel);
    expect([cancel.dataset['kind'], cancel.textContent]).toEqual(['danger', 'Yes, cancel it']);
    expect(fakeApi.cancelByLink).not.toHaveBeenCalled();
    fireEvent.click(cancel);
    await vi.waitFor(() => expect(cancel.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose another time' }).disabled).toBe(true);
  });

  it('stays when it could not be cancelled, which is said with the reason', async () => {
    fakeApi.cancelByLink.mockRejectedValue(new ApiError(409, 'It has begun'));
    show({ booked });
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Cancel the interview');
    await press('Yes, cancel it');
    expect((await screen.findByRole('alert')).textContent).toContain('It has begun');
    expect(fakeApi.cancelByLink.mock.calls).toEqual([[{ body: { token } }]]);
    expect(screen.getByText(/You meet Daniel Reyes/)).toBeTruthy();
  });

  it.each([
    ['open', true],
    ['over', false],
  ] as const)('that was cancelled says so; with an offer that is %s another time can be chosen: %s', (state, may) => {
    show({ cancelled: booked, state, times: [ten] });
    expect(screen.getByText(/was cancelled/).textContent).toContain('Tuesday, November 24, 9:00 AM to 9:45 AM EST');
    expect(screen.queryByText(/choose another time/) !== null).toBe(may);
    expect(screen.queryByRole('button', { name: '10:00 AM' }) !== null).toBe(may);
  });
});
