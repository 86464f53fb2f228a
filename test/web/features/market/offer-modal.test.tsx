// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OfferModal } from '../../../../web/features/market/components/offer-modal.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

beforeEach(() => vi.resetAllMocks());

it('A job is offered to the market until the end of a day, which may be today and not a past one', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 2, 22, 30), toFake: ['Date'] });
  const onClose = vi.fn();
  renderSignedIn(() => <OfferModal job={{ id: 5, title: 'Welder' }} onClose={onClose} />, { path: '/' });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Open to recruiters' }));
  const until = (value: string) => fireEvent.change(screen.getByLabelText('Open until'), { target: { value } });
  fireEvent.change(screen.getByLabelText(/^What you expect/), { target: { value: ' Three by Friday ' } });
  until('2026-03-01');
  save();
  expect(screen.getByText('Must be in the future')).toBeTruthy();
  expect(fakeApi.offerJob).not.toHaveBeenCalled();
  fakeApi.offerJob.mockResolvedValue({ data: {} });
  until('2026-03-02');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(fakeApi.offerJob.mock.lastCall?.[0]).toEqual({
    params: { id: 5 },
    body: { places: 2, until: new Date(2026, 2, 2, 23, 59, 59, 999).toISOString(), expectation: 'Three by Friday' },
  });
  vi.useRealTimers();
});
