// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { SecondFactorSection } from '../../../../web/features/profile/components/second-factor-section.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const codes = Array.from({ length: 10 }, (_, place) => `AAAA-BBBB-CCCC-DDD${'ABCDEFGHIJ'[place]}`);
const since = '2026-11-20T12:00:00.000Z';
const show = (factor: { since: string | null; codesLeft: number }) => {
  fakeApi.readSecondFactor.mockResolvedValue({ data: factor });
  renderSignedIn(SecondFactorSection, { path: '/profile' });
};
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
const refused = (key: string, message: string) => new ApiError(422, 'Invalid', [{ key, message }]);

it('Two-step login is turned on with password, app and code, and shows ten recovery codes once (PLUS-58)', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  fakeApi.startSecondFactor.mockResolvedValue({
    data: { secret, address: `otpauth://totp/HireHub:a?secret=${secret}` },
  });
  fakeApi.turnOnSecondFactor.mockRejectedValueOnce(refused('code', 'This code is wrong, or it was used before'));
  fakeApi.turnOnSecondFactor.mockResolvedValue({ data: { codes } });
  show({ since: null, codesLeft: 0 });
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on two-step login' }));
  enter('Your password', 'Old!Passw0rd');
  press('Continue');
  const drawn = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(drawn.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
  expect(screen.getByText('JBSW-Y3DP-EHPK-3PXP-JBSW-Y3DP-EHPK-3PXP')).toBeTruthy();
  press('Turn on');
  await waitFor(() => expect(document.body.textContent).toContain('Required'));
  enter('Code', '123 456');
  press('Turn on');
  expect(await screen.findByText('This code is wrong, or it was used before')).toBeTruthy();
  enter('Code', '654321');
  press('Turn on');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(fakeApi.turnOnSecondFactor.mock.calls.map(([call]) => call.body)).toEqual([
    { password: 'Old!Passw0rd', code: '123456' },
    { password: 'Old!Passw0rd', code: '654321' },
  ]);
});

it('Two-step login says since when it is on and how many codes are left, and gives new ones (PLUS-58)', async () => {
  fakeApi.renewRecoveryCodes.mockResolvedValue({ data: { codes } });
  show({ since, codesLeft: 7 });
  expect(await screen.findByText(/On since 20th Nov 2026. 7 recovery codes are left./)).toBeTruthy();
  press('New recovery codes');
  enter('Your password', 'Old!Passw0rd');
  enter('Code', '123456');
  press('Make new codes');
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy();
  press('I have kept the codes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('Two-step login is turned off with password and code; a refused code stays to be corrected', async () => {
  fakeApi.turnOffSecondFactor.mockRejectedValueOnce(refused('code', 'This code is wrong, or it was used before'));
  fakeApi.turnOffSecondFactor.mockResolvedValue({ data: { done: true } });
  show({ since, codesLeft: 10 });
  await screen.findByText(/On since/);
  press('Turn off');
  enter('Your password', 'Old!Passw0rd');
  enter('Code', 'aaaa-bbbb-cccc-dddd');
  press('Turn off');
  expect(await screen.findByText('This code is wrong, or it was used before')).toBeTruthy();
  fakeApi.readSecondFactor.mockResolvedValue({ data: { since: null, codesLeft: 0 } });
  press('Turn off');
  expect(await screen.findByRole('button', { name: 'Turn on two-step login' })).toBeTruthy();
  expect(fakeApi.turnOffSecondFactor.mock.calls.at(-1)?.[0].body).toEqual({
    password: 'Old!Passw0rd',
    code: 'AAAABBBBCCCCDDDD',
  });
});
