// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { RecruiterWork } from '../../../../../web/features/recruiters/components/recruiter-work.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const none = { data: [], meta: { total: 0, page: 1, perPage: 25 } };
const show = () =>
  renderSignedIn(() => <RecruiterWork recruiter={{ id: 2001, firstName: 'Olivia' }} viewerRole="manager" />, {
    path: '/manager/recruiters/2001',
  });

beforeEach(() => {
  fakeApi.listRecruiterSkills.mockResolvedValue({ data: [] });
  fakeApi.listJobsOfPerson.mockResolvedValue(none);
  fakeApi.listCandidatesOfRecruiter.mockResolvedValue(none);
  fakeApi.listClientsOfRecruiter.mockResolvedValue(none);
});

describe('The work of a recruiter', () => {
  it('says of each empty list what would be in it, and shows no list', async () => {
    show();
    expect(await screen.findByText('No candidates yet')).toBeTruthy();
    expect(screen.getByText('No open jobs')).toBeTruthy();
    expect(screen.getByText('No clients')).toBeTruthy();
    expect(screen.getByText(/^The skills of jobs on which Olivia/)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
    expect(await screen.findByText('No closed jobs')).toBeTruthy();
  });

  it('does not describe what skills would be there where some are (RECR-39)', async () => {
    fakeApi.listRecruiterSkills.mockResolvedValue({
      data: [
        { id: 1, name: 'Triage', jobsCount: 3 },
        { id: 2, name: 'Dialysis', jobsCount: 1 },
      ],
    });
    show();
    const skills = within(await screen.findByRole('list', { name: 'Skills' })).getAllByRole('listitem');
    expect(skills.map(({ textContent, title }) => [textContent, title])).toEqual([
      ['Triage', '3 jobs'],
      ['Dialysis', '1 job'],
    ]);
    expect(screen.queryByText(/^The skills of jobs on which/)).toBeNull();
  });

  it('is loading until it has come', () => {
    for (const call of [
      'listRecruiterSkills',
      'listJobsOfPerson',
      'listCandidatesOfRecruiter',
      'listClientsOfRecruiter',
    ] as const)
      fakeApi[call].mockReturnValue(new Promise(() => {}));
    show();
    expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(4);
    expect(screen.queryByText(/listed here/)).toBeNull();
  });

  it.each([
    ['listRecruiterSkills', /^The skills of jobs/],
    ['listJobsOfPerson', 'No open jobs'],
    ['listCandidatesOfRecruiter', 'No candidates yet'],
    ['listClientsOfRecruiter', 'No clients'],
  ] as const)('says of a list that cannot be loaded that it failed, not that it is empty: %s', async (call, empty) => {
    fakeApi[call].mockRejectedValueOnce(new ApiError(403, 'Not now'));
    show();
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Not now');
    expect(screen.queryByText(empty)).toBeNull();
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(empty)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
