// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallsNoted } from '../../../../../web/features/resumes/components/calls-noted.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const calls = [
  { day: '2026-11-09', outcome: 'voicemail' as const, said: 'Nights only' },
  { day: '2026-11-01', outcome: 'reached' as const, said: '' },
];
const open = () => renderSignedIn(() => <CallsNoted id={7} version={3} calls={calls} />, { path: '/here' });

it('A recruiter notes a call with its day and outcome, before those that were noted', async () => {
  fakeApi.saveRemarks.mockResolvedValue({ data: {} });
  open();
  expect(await screen.findByText('Nights only')).toBeTruthy();
  expect(screen.getByText(/Left a voicemail, /)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2026-11-12' } });
  fireEvent.change(screen.getByLabelText(/^Outcome/), { target: { value: 'call-back' } });
  fireEvent.change(screen.getByLabelText(/^What was said/), { target: { value: 'Asks for pay first' } });
  fireEvent.click(screen.getByRole('button', { name: 'Note call' }));
  await waitFor(() => expect(fakeApi.saveRemarks).toHaveBeenCalledTimes(1));
  const noted = { day: '2026-11-12', outcome: 'call-back', said: 'Asks for pay first' };
  expect(fakeApi.saveRemarks.mock.lastCall?.[0].body).toEqual({ calls: [noted, ...calls], version: 3 });
});

it('A call that was noted by mistake is removed, and the others stay', async () => {
  fakeApi.saveRemarks.mockReset().mockResolvedValue({ data: {} });
  open();
  const [first] = await screen.findAllByRole('button', { name: /^Remove the call/ });
  fireEvent.click(first!);
  await waitFor(() => expect(fakeApi.saveRemarks).toHaveBeenCalledTimes(1));
  expect(fakeApi.saveRemarks.mock.lastCall?.[0].body).toEqual({ calls: [calls[1]], version: 3 });
});
