const ok = 200;
const upload = { filename: 'cv.pdf', contentType: 'application/pdf', size: 9, hash: 'ab'.repeat(32) };

/** Who has resumes read, and sees what was read in them (PERM-18, PERM-19). */
export const resumeRows = {
  'resumes.listParsedResumes': { about: 'self', query: 'status=all&page=1', recruiter: ok },
  'resumes.startResumeUpload': { about: 'self', body: upload, recruiter: ok },
  'resumes.addToQueue': { about: 'self', body: { ids: [1] }, recruiter: ok },
  'resumes.cancelParse': { about: 'self', body: { ids: [1] }, recruiter: ok },
  'resumes.readParsedResume': {
    about: 'parsed resume',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'resumes.removeParsedResume': {
    about: 'parsed resume',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
} as const;
