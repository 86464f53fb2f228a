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
