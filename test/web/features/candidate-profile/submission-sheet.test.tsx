// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noEmployeeInfo, type CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { withoutName } from '../../../../web/features/candidate-profile/model/without-name.ts';
import { SubmissionSheetPage } from '../../../../web/features/candidate-profile/pages/submission-sheet.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const work = {
  id: 1,
  version: 1,
  title: 'Night nurse',
  company: 'Mercy Hospital',
  location: 'Austin',
  isWorking: true,
  fromYear: 2019,
  fromMonth: 2,
  toYear: null,
  toMonth: null,
  description: 'Priya Iyer leads eight nurses. Iyer’s ward was willing to follow Priya.',
};
const licence = {
  id: 2,
  version: 1,
  name: 'Registered nurse',
  issueOrg: 'Board of Nursing',
  issueMonth: null,
  issueYear: 2018,
  expireMonth: null,
  expireYear: null,
  credentialId: 'RN-55121',
  credentialUrl: 'https://register.example/55121',
  state: 'Texas',
};
const profile = {
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: 'a.webp' },
  isAnonymous: false,
  educations: [],
  certifications: [licence],
  workExperiences: [work],
  employeeInfo: {
    ...noEmployeeInfo,
    links: [{ title: 'Own page', url: 'https://priya.example' }],
    hourly: null,
    salary: null,
  },
  resume: { filename: 'priya-iyer.pdf' },
  summary: 'Priya is a night nurse.',
} as unknown as CandidateProfile;

const show = () =>
  renderSignedIn(SubmissionSheetPage, {
    path: '/recruiter/candidates/:id/sheet',
    at: '/recruiter/candidates/3001/sheet',
    account: { role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
  });

beforeEach(() => {
  fakeApi.readCandidateProfile.mockResolvedValue({ data: profile });
});

describe('A submission sheet', () => {
  it('shows the candidate’s record and who puts them forward, and is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show();
    await screen.findByRole('heading', { level: 1, name: 'Priya Iyer' });
    expect(document.querySelector('.submission-sheet')?.textContent).toContain('Mercy Hospital');
    expect(screen.getByText('Put forward by Olivia Brandt')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('without name shows nothing on paper that says who it is', async () => {
    show();
    fireEvent.click(await screen.findByRole('switch', { name: 'With name' }));
    await screen.findByRole('heading', { level: 1, name: 'Candidate' });
    const paper = `${document.title} ${document.querySelector('.submission-sheet')?.textContent ?? ''}`;
    expect(document.title).toContain('Submission sheet, Candidate');
    expect(paper).toContain('Mercy Hospital');
    for (const word of ['Priya', 'Iyer', '55121', 'Own page']) expect(paper).not.toContain(word);
    expect(document.querySelector('.submission-sheet a[href*="register"], .submission-sheet img')).toBeNull();
  });

  it('of a candidate whom the recruiter may not see says so', async () => {
    fakeApi.readCandidateProfile.mockRejectedValue(new ApiError(403, 'Forbidden'));
    show();
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeTruthy();
  });
});

describe('A profile without name', () => {
  const without = (over: object) =>
    withoutName({ ...profile, workExperiences: [{ ...work, ...over }] }).workExperiences[0];

  it.each([
    ['Priya Iyer leads.', 'the candidate leads.'],
    ['PRIYA IYER leads, with iyer priya.', 'the candidate leads, with the candidate.'],
    ['Led by Priya; Iyer’s team.', 'Led by the candidate; the candidate’s team.'],
    ['Priyanka is willing.', 'Priyanka is willing.'],
    ['Reach priya.iyer@example.com or +1 (512) 555-0100.', 'Reach … or ….'],
    ['Call 612 345 678, or +44 20 7946 0958.', 'Call …, or ….'],
    ['See https://priya.example/work and linkedin.com/in/priya-iyer', 'See … and …'],
    ['From 2015 to 2019, 10 000 calls; 2012-2015', 'From 2015 to 2019, 10 000 calls; 2012-2015'],
  ])('has a description without it: %s', (description, expected) => {
    expect(without({ description })?.description).toBe(expected);
  });

  it.each([
    ['Owner, Iyer Consulting', 'Owner, … Consulting'],
    ['CEO at Priya Iyer Labs', 'CEO at … Labs'],
    ['Head Iyer', 'Head Iyer'],
  ])('has a title whose company is not named after them: %s', (title, expected) => {
    expect(without({ title })?.title).toBe(expected);
  });

  it('has no company, school, degree, study, certificate or visa of their name', () => {
    expect(without({ company: 'IYER Consulting' })?.company).toBe('… Consulting');
    const education = { id: 1, version: 1, school: 'Iyer Academy', degree: 'Iyer diploma', study: 'With Priya Iyer' };
    const shown = withoutName({
      ...profile,
      educations: [{ ...education, from: null, to: null } as never],
      certifications: [{ ...licence, name: 'RN, Priya Iyer', issueOrg: 'Iyer Board' }],
      employeeInfo: { ...profile.employeeInfo, citizenshipDesc: 'Visa of Priya Iyer' },
    });
    expect(shown.educations).toMatchObject([{ school: '… Academy', degree: '… diploma', study: 'With …' }]);
    expect(shown.certifications).toMatchObject([{ name: 'RN, …', issueOrg: '… Board' }]);
    expect(shown.employeeInfo.citizenshipDesc).toBe('Visa of the candidate');
  });

  it.each([
    ['José', 'Núñez', 'JOSE NUNEZ and José lead.', 'the candidate and the candidate lead.'],
    ['Will', 'A', 'Will led what will last. A team.', 'the candidate led what will last. A team.'],
  ])(
    'is without a name in other letters, and keeps words that are none: %s %s',
    (firstName, lastName, description, expected) => {
      const named = { ...profile, candidate: { ...profile.candidate, firstName, lastName } };
      const [first] = withoutName({ ...named, workExperiences: [{ ...work, description }] }).workExperiences;
      expect(first?.description).toBe(expected);
    },
  );
});
