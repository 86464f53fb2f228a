import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';

const person = 'the candidate';

/**
 * The profile without what says who it is: name, picture, resume, pages of their own, and numbers by which a register finds a
 * licence. A name in a description becomes "the candidate".
 */
export function withoutName(profile: CandidateProfile): CandidateProfile {
  const { candidate, certifications, workExperiences, employeeInfo } = profile;
  const names = new Set(`${candidate.firstName} ${candidate.lastName}`.split(/\s+/));
  return {
    ...profile,
    candidate: { ...candidate, firstName: 'Candidate', lastName: '', avatar: null },
    certifications: certifications.map((one) => ({ ...one, credentialId: '', credentialUrl: null })),
    workExperiences: workExperiences.map((one) =>
      one.description ? { ...one, description: unnamed(one.description, names) } : one,
    ),
    employeeInfo: { ...employeeInfo, links: [] },
    resume: null,
    summary: null,
  };
}

// Whole words alone: "Will" names nobody in "willing". First name and surname beside each other are one person.
function unnamed(text: string, names: ReadonlySet<string>): string {
  return text
    .replaceAll(/[\p{L}\p{M}]+(?:[-'’](?!s\b)[\p{L}\p{M}]+)*/gu, (word) => (names.has(word) ? person : word))
    .replaceAll(`${person} ${person}`, person);
}
