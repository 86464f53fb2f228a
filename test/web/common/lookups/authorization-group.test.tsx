// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Citizenship } from '../../../../shared/constants/work-authorization.ts';
import { AuthorizationGroup } from '../../../../web/common/lookups/authorization-group.tsx';
import { chooseCountry } from '../../support/choose-country.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const labels = () =>
  [...screen.getByRole('group', { name: 'Work authorization' }).querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  );
function open(cityId: number | null, chosen: Citizenship[], countryId: number | null = null) {
  const Page = () => {
    const [value, onChange] = useState(chosen);
    return <AuthorizationGroup legend="Work authorization" cityId={cityId} value={value} onChange={onChange} />;
  };
  renderSignedIn(Page, { path: '/candidate/profile', account: { countryId } });
}
beforeEach(() => {
  fakeApi.readCity.mockReturnValue({ data: { id: 9, name: 'Pune', country: { id: 356, name: 'India' } } });
});

it('The work authorizations of a person are those of their city’s country, with what they hold elsewhere', async () => {
  open(9, ['greenCard', 'optional']);
  await waitFor(() =>
    expect(labels()).toEqual(['Green card', 'Citizen (India)', 'OCI card (India)', 'Work permit (India)', 'Other']),
  );
});

it('The work authorizations of a person without a city are those of the user’s own country', () => {
  open(null, [], 356);
  expect(labels()).toEqual(['Citizen (India)', 'OCI card (India)', 'Work permit (India)', 'Other']);
});

it('The work authorizations of a person without a city and country are American, and those of another country on request', async () => {
  open(null, []);
  expect(labels()).toEqual(['US citizen', 'Green card', 'H1-B', 'Other']);
  await chooseCountry('Brazil', /^Authorized in another country/);
  await waitFor(() => expect(labels()).toContain('Work permit (Brazil)'));
});
