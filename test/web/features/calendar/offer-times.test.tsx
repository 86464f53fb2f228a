// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offeredMinutes } from '../../../../shared/validation/booking-offer.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { OfferTimes } from '../../../../web/features/calendar/components/offer-times.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { linesOf } from '../../support/page-lines.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const anOffer = (id: number, over: object = {}) => ({
  id,
  candidate: { ...priya, id: 3000 + id, firstName: `Priya${id}` },
  firstDay: '2027-11-25',
  lastDay: '2027-12-01',
  state: 'open',
  eventId: null,
  ...over,
});
const onOffered = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  onOffered.mockReset();
  onClose.mockReset();
  fakeApi.listMeetingCandidates.mockResolvedValue({ data: [priya] });
  fakeApi.listMeetingJobs.mockResolvedValue({ data: [{ id: 5001, title: 'ICU nurse' }] });
  fakeApi.listBookingOffers.mockResolvedValue({ data: [] });
  fakeApi.offerTimes.mockResolvedValue({ data: { ...anOffer(1), candidate: priya } });
});

async function show() {
  renderSignedIn(
    () => <OfferTimes zone="America/New_York" today="2027-11-24" onClose={onClose} onOffered={onOffered} />,
    { path: '/calendar' },
  );
  await screen.findByRole('option', { name: /Priya Iyer/ });
}
const field = (name: string) => screen.getByLabelText(name, { exact: false }) as HTMLSelectElement;
const optionsOf = (name: string) => [...field(name).options].map(({ label }) => label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

describe('Offering times', () => {
  it('begins tomorrow for a week, in working hours (PLUS-07)', async () => {
    await show();
    expect(field('First day').value).toBe('2027-11-25');
    expect(field('Last day').value).toBe('2027-12-01');
    expect(screen.getByText(/^Time in New York/).textContent).toBe(
      'Time in New York. Only times at which both of you are free are shown.',
    );
    await userEvent.selectOptions(field('Candidate'), '3001');
    await send();
    await waitFor(() =>
      expect(fakeApi.offerTimes.mock.lastCall).toEqual([
        {
          body: {
            candidateId: 3001,
            jobId: null,
            firstDay: '2027-11-25',
            lastDay: '2027-12-01',
            fromHour: 9,
            toHour: 17,
            minutes: 30,
            noticeHours: 4,
            bufferMinutes: 0,
            mostPerDay: 5,
            isWeekendOffered: false,
            isInWorkingHours: false,
            isOnline: false,
            comment: '',
            joinLink: null,
            zone: 'America/New_York',
          },
        },
      ]),
    );
    await waitFor(() =>
      expect(onOffered).toHaveBeenCalledWith('Priya Iyer gets a mail with the link to choose a time'),
    );
    expect(fakeApi.listBookingOffers.mock.calls.length).toBeGreaterThan(1);
  });

  it('sends what was chosen in every field', async () => {
    await show();
    await userEvent.selectOptions(field('Candidate'), '3001');
    await screen.findByRole('option', { name: 'ICU nurse' });
    await userEvent.selectOptions(screen.getByLabelText(/^Job/), '5001');
    fireEvent.change(field('First day'), { target: { value: '2027-12-06' } });
    fireEvent.change(field('Last day'), { target: { value: '2027-12-10' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^From/ }), 'Noon');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^To/ }), 'Midnight');
    await userEvent.selectOptions(field('Length'), '60 minutes');
    await userEvent.selectOptions(field('Notice'), '24 hours');
    await userEvent.selectOptions(field('Free around it'), '15 minutes');
    await userEvent.selectOptions(field('Most interviews a day'), '2 a day');
    await userEvent.click(screen.getByLabelText('Weekends too'));
    await userEvent.click(screen.getByLabelText('Meet online'));
    fireEvent.change(field('Link to join'), { target: { value: 'https://meet.example.com/abc' } });
    fireEvent.change(field('Comment'), { target: { value: 'Bring your licence' } });
    await send();
    await waitFor(() =>
      expect(fakeApi.offerTimes.mock.lastCall?.[0].body).toEqual({
        candidateId: 3001,
        jobId: 5001,
        firstDay: '2027-12-06',
        lastDay: '2027-12-10',
        fromHour: 12,
        toHour: 24,
        minutes: 60,
        noticeHours: 24,
        bufferMinutes: 15,
        mostPerDay: 2,
        isWeekendOffered: true,
        isInWorkingHours: false,
        isOnline: true,
        comment: 'Bring your licence',
        joinLink: 'https://meet.example.com/abc',
        zone: 'America/New_York',
      }),
    );
  });

  it('of a planned interview are those of its interviewers, and are refused beside it', async () => {
    const steps = [{ id: 70, title: 'Skills interview' }];
    fakeApi.listMeetingJobs.mockResolvedValue({ data: [{ id: 5001, title: 'ICU nurse', steps }] });
    const message = 'Nobody of the pool and the candidate are free at the same time; offer other days or hours';
    fakeApi.offerTimes.mockRejectedValue(new ApiError(409, message, [{ key: 'stepId', message }]));
    await show();
    await userEvent.selectOptions(field('Candidate'), '3001');
    await screen.findByRole('option', { name: 'ICU nurse' });
    expect(screen.queryByLabelText(/^Interview/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText(/^Job/), '5001');
    await userEvent.selectOptions(screen.getByLabelText(/^Interview/), 'Skills interview');
    expect(screen.getByText(/^Time in New York/).textContent).toContain('the candidate and its interviewers are free');
    await send();
    await waitFor(() => expect(fakeApi.offerTimes.mock.lastCall?.[0].body).toMatchObject({ jobId: 5001, stepId: 70 }));
    expect(await screen.findAllByText(message)).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText(/^Job/), '');
    expect(screen.queryByLabelText(/^Interview/)).toBeNull();
    await send();
    await waitFor(() => expect(fakeApi.offerTimes.mock.lastCall?.[0].body).not.toHaveProperty('stepId'));
  });

  it('names hours as people say them', async () => {
    await show();
    const names = ['1 AM', '2 AM', '3 AM', '4 AM', '5 AM', '6 AM', '7 AM', '8 AM', '9 AM', '10 AM', '11 AM', 'Noon'];
    const afternoon = ['1 PM', '2 PM', '3 PM', '4 PM', '5 PM', '6 PM', '7 PM', '8 PM', '9 PM', '10 PM', '11 PM'];
    const listed = (name: RegExp) =>
      [...(screen.getByRole('combobox', { name }) as HTMLSelectElement).options].map(({ label }) => label);
    const halves = ['12 AM', ...names, ...afternoon].flatMap((name) => [
      name,
      (name === 'Noon' ? '12 PM' : name).replace(' ', ':30 '),
    ]);
    expect(listed(/^From/)).toEqual(halves);
    expect(listed(/^To/)).toEqual([...halves.slice(1), 'Midnight']);
    expect(optionsOf('Notice')).toEqual(['0 hours', '1 hour', '2 hours', '4 hours', '8 hours', '24 hours', '48 hours']);
    expect(optionsOf('Free around it')).toEqual([0, 5, 10, 15, 30, 60].map((n) => `${n} minutes`));
    expect(optionsOf('Most interviews a day')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${n} a day`));
  });

  it('asks for the candidate before it sends anything', async () => {
    await show();
    expect(screen.queryByText('Required')).toBeNull();
    await send();
    expect(await screen.findByText('Required')).toBeTruthy();
    expect(fakeApi.offerTimes).not.toHaveBeenCalled();
  });

  it.each([
    ['lastDay', 'Last day', 'Must not be before the first day'],
    ['toHour', 'To', 'Must be after the first hour'],
    ['candidateId', 'Candidate', 'Is not submitted any more'],
    ['jobId', 'Job', 'Is closed'],
  ])('shows a refusal of %s beside its field only', async (key, label, message) => {
    fakeApi.offerTimes.mockRejectedValue(new ApiError(400, message, [{ key, message }]));
    await show();
    await userEvent.selectOptions(field('Candidate'), '3001');
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(1);
    const said = screen.getByLabelText(new RegExp(`^${label}`));
    const described = (said.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(message);
    expect(onOffered).not.toHaveBeenCalled();
  });

  it('shows any other failure above the form', async () => {
    fakeApi.offerTimes.mockRejectedValue(new ApiError(409, 'Priya is already offered times'));
    await show();
    await userEvent.selectOptions(field('Candidate'), '3001');
    await send();
    const form = within(screen.getByRole('form', { name: 'Offer times' }));
    expect((await form.findByRole('alert')).textContent).toContain('Priya is already offered times');
  });
});

describe('The form of an offer', () => {
  it('says all that it asks for', async () => {
    await show();
    const dialog = screen.getByRole('dialog', { name: 'Offer times' });
    expect(linesOf(dialog).filter((line) => !line.startsWith('option: '))).toEqual([
      'h2: Offer times',
      'p: The candidate gets a link that works without an account, and can move or cancel the interview until it begins.',
      'button: Close',
      'label: Candidate',
      'label: Job (optional)',
      'label: First day',
      'label: Last day',
      'label: From',
      'label: To',
      'p: Time in New York. Only times at which both of you are free are shown.',
      'label: Length',
      'label: Notice',
      'label: Free around it',
      'label: Most interviews a day',
      'label: Weekends too',
      'label: Meet online',
      'p: The interview gets a room here with agenda and notes. The room has no sound or picture: give a link to talk.',
      'label: Comment (optional)',
      'button: Cancel',
      'button: Send the link',
    ]);
    expect(optionsOf('Length')).toEqual(offeredMinutes.map((minutes) => `${minutes} minutes`));
    const chosen = ['From', 'To', 'Length', 'Notice', 'Free around it', 'Most interviews a day'];
    expect(chosen.map((name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value)).toEqual([
      '9',
      '17',
      '30',
      '4',
      '0',
      '5',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('cannot be closed or sent again while it is sent', async () => {
    fakeApi.offerTimes.mockReturnValue(new Promise(() => {}));
    await show();
    fireEvent.change(field('Candidate'), { target: { value: '3001' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send the link' }).getAttribute('aria-busy')).toBe('true'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([fakeApi.offerTimes.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  });

  it.each(['firstDay', 'minutes'])('shows a refusal of %s at its field, not above', async (key) => {
    fakeApi.offerTimes.mockRejectedValue(new ApiError(422, 'Above', [{ key, message: 'At its field' }]));
    await show();
    fireEvent.change(field('Candidate'), { target: { value: '3001' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('At its field')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('The offers so far', () => {
  it('say for whom, when and what became of each; only an open one is withdrawn', async () => {
    fakeApi.listBookingOffers.mockResolvedValue({
      data: [anOffer(1), anOffer(2, { eventId: 77 }), anOffer(3, { state: 'withdrawn', eventId: 78 })],
    });
    fakeApi.withdrawBookingOffer.mockResolvedValue({});
    await show();
    const rows = within(await screen.findByRole('list', { name: 'Offers' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Priya1 Iyer25th Nov 2027 to 1st Dec 2027 · Waits for a choiceWithdraw',
      'Priya2 Iyer25th Nov 2027 to 1st Dec 2027 · A time was chosenWithdraw',
      'Priya3 Iyer25th Nov 2027 to 1st Dec 2027 · Withdrawn',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the offer to Priya2 Iyer' }));
    await waitFor(() => expect(fakeApi.withdrawBookingOffer.mock.calls).toEqual([[{ params: { offerId: 2 } }]]));
    await waitFor(() => expect(fakeApi.listBookingOffers).toHaveBeenCalledTimes(2));
  });

  it('are busy alone while they are withdrawn', async () => {
    fakeApi.listBookingOffers.mockResolvedValue({ data: [anOffer(1), anOffer(2)] });
    fakeApi.withdrawBookingOffer.mockReturnValue(new Promise(() => {}));
    await show();
    const buttons = await screen.findAllByRole('button', { name: /^Withdraw the offer/ });
    expect(screen.getByRole('heading', { name: 'Offered so far' })).toBeTruthy();
    fireEvent.click(buttons[1]!);
    await waitFor(() => expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual([null, 'true']));
  });

  it('say when an offer could not be withdrawn', async () => {
    fakeApi.listBookingOffers.mockResolvedValue({ data: [anOffer(1)] });
    fakeApi.withdrawBookingOffer.mockRejectedValue(new ApiError(403, 'It was chosen just now'));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the offer to Priya1 Iyer' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The offer could not be withdrawn. It was chosen just now. Nothing was changed.',
    );
  });

  it('are not mentioned when there are none', async () => {
    await show();
    expect(screen.queryByText('Offered so far')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Offers' })).toBeNull();
  });
});
