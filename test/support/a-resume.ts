import type { ImportedCandidate } from '../../functions/records/imported-candidate.ts';
import type { StoredResume } from '../../functions/records/parsed-resume.ts';

const at = '2026-11-20T09:00:00.000Z';

/** A resume of a recruiter that waits for its file. */
export function aResume(facts: Partial<StoredResume> = {}): StoredResume {
  return {
    id: 8001,
    recruiterId: 7001,
    filename: 'cv.pdf',
    contentType: 'application/pdf',
    hash: 'ab'.repeat(32),
    status: 'uploaded',
    reason: null,
    name: null,
    attempts: 0,
    uploadedAt: at,
    changedAt: at,
    ...facts,
  };
}

/** A candidate whom a recruiter imported. */
export function anImport(facts: Partial<ImportedCandidate> = {}): ImportedCandidate {
  return {
    id: 8201,
    recruiterId: 7001,
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada.imported@example.com',
    countryId: null,
    cityId: null,
    phonePrefix: null,
    phone: null,
    birthday: null,
    resumeId: null,
    employeeInfo: null,
    educations: [],
    certifications: [],
    workExperiences: [],
    importedAt: at,
    version: 1,
    ...facts,
  };
}
