// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rolesWithPage } from '../../../../web/app/routes/by-role.ts';
import { paths } from '../../../../web/common/navigation/paths.ts';
import { PersonPage } from '../../../../web/features/people/pages/person.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

it('A candidate sees of another who they are, and neither how to reach them, nor a record, nor anything to do (CAND-08, RECR-52)', async () => {
  expect(rolesWithPage(paths.candidateCandidate(7))).toEqual(['candidate']);
  fakeApi.readPerson.mockResolvedValue({
    data: {
      id: 3002,
      firstName: 'Noor',
      lastName: 'Aziz',
      avatar: null,
      role: 'candidate',
      cityId: null,
      countryId: 840,
      regionId: 84_048,
      region: 'Texas',
      since: '2026-01-01T00:00:00.000Z',
      contact: null,
      isViewed: null,
      socialLinks: null,
      page: null,
      worksSince: null,
      isVerified: false,
      showSendInvite: false,
      sharedJobs: [],
    },
  });
  renderSignedIn(PersonPage, {
    path: paths.candidateCandidate(':id'),
    at: paths.candidateCandidate(3002),
    account: { id: 3001, role: 'candidate' },
  });
  expect(await screen.findByRole('heading', { name: 'Noor Aziz' })).toBeTruthy();
  expect(screen.queryByText('Work experience')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/@/)).toBeNull();
  expect(fakeApi.markViewed).not.toHaveBeenCalled();
});
