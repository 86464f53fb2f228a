// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ownTimeZone } from '../../../../web/common/account/own-time-zone.ts';
import { TimeZoneSection } from '../../../../web/features/profile/components/time-zone-section.tsx';
import { useGuessedZone } from '../../../../web/features/profile/hooks/use-guessed-zone.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { aManagerAccount, renderSignedIn } from '../../support/render-signed-in.tsx';

function Guess() {
  useGuessedZone();
  return null;
}

it('The browser’s zone is sent once as a guess where none is known, and never otherwise', async () => {
  fakeApi.changeTimeZone.mockResolvedValue({ data: aManagerAccount });
  renderSignedIn(Guess, { path: '/' });
  expect(fakeApi.changeTimeZone).not.toHaveBeenCalled();
  cleanup();
  renderSignedIn(Guess, { path: '/', account: { timeZone: null } });
  await waitFor(() =>
    expect(fakeApi.changeTimeZone.mock.calls).toEqual([[{ body: { timeZone: ownTimeZone(), isGuess: true } }]]),
  );
});

it('The profile shows the zone and what time it is there, and saves another', async () => {
  fakeApi.changeTimeZone.mockResolvedValue({ data: { ...aManagerAccount, timeZone: 'Asia/Tokyo' } });
  renderSignedIn(() => <TimeZoneSection account={aManagerAccount} />, { path: '/' });
  const field = await screen.findByRole('combobox', { name: /Your time zone/ });
  expect((field as HTMLSelectElement).value).toBe('America/New_York');
  expect(screen.getByText(/Now it is .* E[SD]T there/)).toBeTruthy();
  await userEvent.selectOptions(field, 'Asia/Tokyo');
  await userEvent.click(screen.getByRole('button', { name: 'Save time zone' }));
  expect(await screen.findByText('Your time zone was saved.')).toBeTruthy();
  expect(fakeApi.changeTimeZone.mock.calls).toEqual([[{ body: { timeZone: 'Asia/Tokyo' } }]]);
});
