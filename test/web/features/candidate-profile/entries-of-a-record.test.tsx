// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { profileCompleteness } from '../../../../shared/rules/profile-completeness.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CandidateRecord } from '../../../../web/features/candidate-profile/components/candidate-record.tsx';
import { acls, full, info, none, nurse, parts, rice } from '../../support/candidate-record.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { heardLive, sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const respond = (over: object = {}) => fakeApi.readCandidateProfile.mockResolvedValue({ data: { ...full, ...over } });
const show = (props: { isEditing?: boolean; isOwn?: boolean } = {}) =>
  renderSignedIn(() => <CandidateRecord candidateId={3001} isEditing {...props} />, { path: '/' });
// A dialog's own button comes last; roles of all options take long to find.
const button = (name: string) =>
  waitFor(() => {
    const all = [...document.querySelectorAll('button')];
    const found = all.findLast((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    if (!found) throw new Error(`no button ${name}`);
    return found;
  });
const press = async (name: string) => fireEvent.click(await button(name));
const dialogs = () => document.querySelectorAll('dialog').length;
const enter = (label: string, value: string) =>
  fireEvent.change(within(document.querySelector('dialog')!).getByLabelText(label), { target: { value } });

/** What is read in each card: its heading, and the texts of its entries, facts and chips. */
const cards = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => {
    const card = heading.closest('section') as HTMLElement;
    const texts = card.querySelectorAll(
      'h3, .profile-entry p, dt, dd, .profile-chips li, .ui-card-body > p, .stack > p',
    );
    return [heading.textContent, ...[...texts].map((one) => one.textContent)];
  });

beforeEach(() => {
  vi.resetAllMocks();
  respond();
  fakeApi.readCity.mockResolvedValue({ data: { id: 5, name: 'Austin', country: { id: 840, name: 'United States' } } });
});

describe('A record', () => {
  it('is read in full: entries with detail and time, skills, pay, place, authorization (CAND-11 to CAND-21)', async () => {
    const { unmount } = show({ isEditing: false });
    await screen.findByText('Rice');
    const years = screen.getByText('Years of work', { selector: 'dt' }).nextSibling?.textContent;
    expect(years).toMatch(/^\d\d years$/);
    expect(cards()).toEqual([
      ['Work experience', 'ICU nurse', 'Meridian · Boston', 'May 2015 – Jun 2019'],
      ['Education', 'Rice', 'BSc · Physics', '2010 – present', 'MIT'],
      [
        'Licences and certifications',
        'ACLS',
        'AHA · Texas · No. A-1 · Credential of ACLS',
        'Issued May 2019, expires 2027',
        'BLS',
        'Texas · Credential of BLS',
        'CPR',
        'AHA · Texas',
        'Issued May 2019, expires 2027',
      ],
      ['Skills', 'Triage', 'Communication'],
      [
        'Pay and place',
        'Hourly rate',
        '$40–60/h',
        'Salary',
        'from $90k/yr',
        'City',
        expect.stringContaining('Austin'),
        'Relocation',
        'Would relocate',
      ],
      ['Languages and links', 'Spanish (native)'],
      [
        'Authorization and experience',
        'Work authorization',
        'Green card',
        'Clearance',
        'Secret',
        'Years of work',
        years,
      ],
    ]);
    const link = screen.getByRole('link', { name: /^Credential ?of ACLS$/ });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://example.com/a',
      '_blank',
      'noopener noreferrer nofollow',
    ]);
    expect(screen.getByRole('link', { name: 'ana.example/work' }).getAttribute('href')).toBe(
      'https://ana.example/work',
    );
    expect(screen.getByRole('list', { name: 'Soft skills' })).toBeTruthy();
    unmount();
    expect(heardLive()).toEqual([]);
  });

  it('without anything in it says what is missing in each section', async () => {
    respond(none);
    show({ isEditing: false });
    expect(await screen.findByText('No work experience yet.')).toBeTruthy();
    for (const words of ['No education yet.', 'No licences or certifications yet.', 'No skills yet.'])
      expect(screen.getByText(words)).toBeTruthy();
    const facts = [...document.querySelectorAll('dt')].map((one) => [one.textContent, one.nextSibling?.textContent]);
    expect(facts).toEqual(
      ['Hourly rate', 'Salary', 'City', 'Relocation', 'Work authorization', 'Clearance', 'Years of work'].map(
        (label) => [label, 'Not set'],
      ),
    );
    expect(screen.queryByRole('list', { name: 'Soft skills' })).toBeNull();
    expect([...document.querySelectorAll('.profile-entries')].every((list) => (list as HTMLElement).hidden)).toBe(true);
  });

  it('shows its sections while it is read, why it could not be, and is read on another try', async () => {
    let refuse = (_error: Error) => {};
    fakeApi.readCandidateProfile.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)));
    show();
    const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Work experience', 'Education', 'Licences and certifications', 'Skills']);
    expect(document.querySelectorAll('.ui-skeleton').length).toBeGreaterThan(3);
    refuse(new ApiError(403, 'Not yours'));
    expect(await screen.findByText('The profile could not be loaded')).toBeTruthy();
    expect(screen.getByText('Not yours')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('Rice')).toBeTruthy();
  });

  it('of the candidate says how complete it is, to them alone', async () => {
    respond({ completeness: profileCompleteness({ ...parts, picture: false }) });
    show({ isOwn: true });
    expect(
      await screen.findByRole('heading', { name: 'Your profile is almost complete: one step is left' }),
    ).toBeTruthy();
    const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: '7 of 8 steps done' });
    expect([progress.value, progress.max]).toEqual([7, 8]);
    const card = within(progress.closest('section') as HTMLElement);
    expect(card.getByText('Add a picture, so that people recognize you.')).toBeTruthy();
    // A picture is chosen elsewhere on the page.
    expect(card.queryByRole('button')).toBeNull();
    cleanup();
    respond();
    show({ isOwn: true });
    expect(await screen.findByText('Recruiters find you by everything you have entered.')).toBeTruthy();
    cleanup();
    show();
    await screen.findByText('Rice');
    expect(screen.queryByRole('progressbar')).toBeNull();
    cleanup();
    respond({ completeness: null });
    show({ isOwn: true });
    await screen.findByText('Rice');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('that its reader may not edit says why, where it would be edited (CAND-06)', async () => {
    respond({ isEditable: false });
    show();
    const words = 'You edit profiles of candidates you work with on an open job. This one you can read.';
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
    show({ isEditing: false });
    await screen.findByText('Rice');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is read again when its own candidate’s changes, and after a time without connection (PLUS-24)', async () => {
    show();
    await screen.findByText('Rice');
    const hear = (candidateId: number) => act(async () => sayLive('candidate-profile', { candidateId }));
    await hear(3002);
    expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(1);
    await hear(3001);
    await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(2));
    await act(async () => sayLive('catch-up'));
    await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(3));
  });
});

describe('An entry of a record', () => {
  it.each([
    ['Rice', fakeApi.removeEducation, 7],
    ['ACLS', fakeApi.removeCertification, 4],
    ['ICU nurse', fakeApi.removeWorkExperience, 9],
  ])(
    '%s is removed once that is confirmed, and stays when it is not (CAND-59, CAND-65, CAND-70)',
    async (title, remove, id) => {
      remove.mockRejectedValueOnce(new ApiError(409, 'Try later'));
      show();
      await press(`Remove ${title}`);
      const dialog = () => within(screen.getByRole('dialog', { name: `Remove ${title}?` }));
      expect(
        dialog().getByText('It leaves the profile and the search. The other entries stay as they are.'),
      ).toBeTruthy();
      await press('Keep it');
      expect(dialogs()).toBe(0);
      await press(`Remove ${title}`);
      await press('Remove');
      const refusal = await dialog().findByRole('alert');
      expect(refusal.textContent).toBe('It could not be removed. Try later. Nothing was changed.');
      const reads = fakeApi.readCandidateProfile.mock.calls.length;
      remove.mockResolvedValue({ data: { id } });
      await press('Remove');
      await waitFor(() => expect(dialogs()).toBe(0));
      expect(remove.mock.lastCall).toEqual([{ params: { candidateId: 3001, id } }]);
      await waitFor(() => expect(fakeApi.readCandidateProfile.mock.calls.length).toBeGreaterThan(reads));
    },
  );

  it('that another user removed meanwhile can no longer be saved', async () => {
    show();
    await press('Edit Rice');
    respond(none);
    await act(async () => sayLive('candidate-profile', { candidateId: 3001 }));
    expect(await screen.findByText('Another user removed this while you were editing it.')).toBeTruthy();
    const save = await button('Save education');
    expect(save.getAttribute('aria-description')).toBe('It was removed; close this and add it again');
    fireEvent.click(save);
    await press('Cancel');
    expect(dialogs()).toBe(0);
    expect(fakeApi.changeEducation).not.toHaveBeenCalled();
  });

  it('is added with every field that was entered, and goes on where its last year is the present (CAND-60, VALID-70)', async () => {
    fakeApi.addEducation.mockResolvedValue({ data: rice });
    show();
    await press('Add education');
    const values = [...document.querySelector('dialog')!.querySelectorAll('input, select')];
    expect(values.map((one) => (one as HTMLInputElement).value)).toEqual(['', '', '', '', '']);
    enter('School', 'Rice');
    enter('Degree (optional)', 'BSc');
    enter('Field of study (optional)', 'Physics');
    enter('From (optional)', '2010');
    enter('To (optional)', '-1');
    await press('Add education');
    await waitFor(() => expect(dialogs()).toBe(0));
    const body = { school: 'Rice', degree: 'BSc', study: 'Physics', from: 2010, to: -1 };
    expect(fakeApi.addEducation.mock.calls).toEqual([[{ params: { candidateId: 3001 }, body }]]);
  });

  it.each([
    ['ended', '6', '2019', { isWorking: false, toMonth: 6, toYear: 2019 }],
    ['goes on', '6', '-1', { isWorking: true, toMonth: null, toYear: -1 }],
    ['has no times', '', '', { isWorking: false, toMonth: null, toYear: null }],
  ])('of work that %s is added with what was entered (CAND-13 to CAND-15)', async (_, month, year, times) => {
    fakeApi.addWorkExperience.mockResolvedValue({ data: nurse });
    show();
    await press('Add work experience');
    enter('Title', 'ICU nurse');
    enter('Company (optional)', 'Meridian');
    enter('Place (optional)', 'Boston');
    if (year) enter('Start date, year', '2015');
    enter('End date, month', month);
    enter('End date, year', year);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I work here now' }).checked).toBe(times.isWorking);
    enter('What you did there (optional)', 'Cared for ten beds.');
    await press('Add work experience');
    await waitFor(() => expect(dialogs()).toBe(0));
    const body = {
      title: 'ICU nurse',
      company: 'Meridian',
      location: 'Boston',
      fromMonth: null,
      fromYear: year ? 2015 : null,
      ...times,
      description: 'Cared for ten beds.',
    };
    expect(fakeApi.addWorkExperience.mock.calls).toEqual([[{ params: { candidateId: 3001 }, body }]]);
  });

  it.each([
    [
      'Edit Rice',
      { educations: [{ ...rice, version: 4, degree: '', study: 'Law', from: 2011, to: 2014 }] },
      ['Degree is now empty', 'Field of study is now Law', 'From is now 2011', 'To is now 2014'],
    ],
    [
      'Edit ICU nurse',
      { workExperiences: [{ ...nurse, version: 4, fromMonth: 7, toMonth: null, toYear: null, isWorking: true }] },
      ['Start date, month is now July', 'End date, month is now empty', 'End date, year is now Present'],
    ],
    [
      'Edit ACLS',
      { certifications: [{ ...acls, version: 4, issueMonth: 1, expireYear: 2028 }] },
      ['Issued, month is now January', 'Expires, year is now 2028'],
    ],
    [
      'Edit skills',
      { employeeInfo: { ...info, version: 7, spheres: [], softSkills: ['leadership'] } },
      ['Skills is now empty', 'Soft skills is now Leadership'],
    ],
    [
      'Edit pay and place',
      {
        employeeInfo: {
          ...info,
          version: 7,
          rateTo: 70,
          salaryFrom: null,
          salaryTo: 95_000,
          city: null,
          relocation: false,
        },
      },
      ['Hourly rate is now $40–70/h', 'Salary is now up to $95k/yr', 'City is now empty', 'Relocation is now no'],
    ],
    [
      'Edit authorization and experience',
      {
        employeeInfo: {
          ...info,
          version: 7,
          citizenship: ['usCitizen', 'optional'],
          citizenshipDesc: 'O-1',
          clearanceType: [],
          workStartedAt: null,
        },
      },
      [
        'Work authorization is now US citizen, Other',
        'Other authorization is now O-1',
        'Clearance is now empty',
        'Years of work is now empty',
      ],
    ],
  ])(
    'whose form %s opened names in words what another user changed, field by field (PLUS-24)',
    async (button, changed, words) => {
      show();
      await press(button);
      respond(changed);
      await act(async () => sayLive('candidate-profile', { candidateId: 3001 }));
      await screen.findByText('Another user changed this while you were editing it. What you entered is kept.');
      const said = [...document.querySelector('dialog')!.querySelectorAll('.profile-news li')].map(
        ({ textContent }) => textContent,
      );
      expect(said).toEqual(words);
    },
  );
});
