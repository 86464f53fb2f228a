import { describe, expect, it } from 'vitest';
import { profileAs } from '../../../../functions/features/candidate-profile/profile-as.ts';
import type { CandidateRecord } from '../../../../functions/records/candidate-profile.ts';
import type { FindableBy, Viewpoint } from '../../../../shared/constants/candidate-profile.ts';
import { findableBy, viewpoints } from '../../../../shared/constants/candidate-profile.ts';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { anActor } from '../../../support/builders.ts';

const person = { ...anActor('candidate'), createdAt: '2026-03-05T10:00:00.000Z' } as never;
const work = { id: 1, version: 1, title: 'Nurse', company: 'Lakeside', location: 'Austin', isWorking: true };
const record = (choice: FindableBy) =>
  ({
    educations: [],
    certifications: [],
    workExperiences: [{ ...work, fromYear: 2020, fromMonth: null, toYear: null, toMonth: null }],
    resume: { id: 1, filename: 'priya.pdf' },
    hiding: { findableBy: choice, companies: ['Acme'], confirmed: [], version: 1 },
  }) as never as CandidateRecord;

const seen: Record<Viewpoint, Record<FindableBy, 'nothing' | 'without name' | 'named' | 'with resume'>> = {
  verified_recruiter: { recruiters: 'named', confirmed: 'nothing', nobody: 'nothing' },
  recruiter: { recruiters: 'without name', confirmed: 'nothing', nobody: 'nothing' },
  met: { recruiters: 'with resume', confirmed: 'with resume', nobody: 'with resume' },
  hidden: { recruiters: 'nothing', confirmed: 'nothing', nobody: 'nothing' },
};

/** What of a profile is there, in the words of the table. */
function seenOf(profile: ReturnType<typeof profileAs>) {
  if (!profile) return 'nothing';
  const [{ company = '' } = {}] = profile.workExperiences;
  if (profile.isAnonymous && profile.candidate.lastName === '' && company === '') return 'without name';
  if (profile.candidate.lastName !== 'Iyer' || company !== 'Lakeside') return 'neither';
  return profile.resume ? 'with resume' : 'named';
}

describe('A candidate’s own profile', () => {
  it.each(viewpoints.flatMap((viewpoint) => findableBy.map((choice) => [viewpoint, choice] as const)))(
    'as seen by “%s”, of who chose “%s”, is what they really see (PLUS-38, PLUS-40)',
    (viewpoint, choice) => {
      expect(seenOf(profileAs(viewpoint, person, record(choice)))).toBe(seen[viewpoint][choice]);
    },
  );

  it('keeps languages and portfolio links from who may not know the candidate (PLUS-38)', () => {
    const links = [{ title: 'My work', url: 'https://priya.example' }];
    const employeeInfo = {
      ...noEmployeeInfo,
      version: 1,
      languages: [{ name: 'Hindi', level: 'native' as const }],
      links,
    };
    const as = (viewpoint: Viewpoint) =>
      JSON.stringify(profileAs(viewpoint, person, { ...record('recruiters'), employeeInfo }));
    expect(as('verified_recruiter')).toMatch(/Hindi.*priya\.example/);
    expect(as('recruiter')).not.toMatch(/Hindi|priya\.example/);
  });

  it('can be changed by nobody from there', () => {
    expect(profileAs('met', person, record('nobody'))).toMatchObject({ isEditable: false, actions: [] });
  });
});
