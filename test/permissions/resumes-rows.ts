const ok = 200;
const upload = { filename: 'cv.pdf', contentType: 'application/pdf', size: 9, hash: 'ab'.repeat(32) };

const imported = { firstName: 'Ada', lastName: 'Byron', email: 'ada.imported@example.com' };

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
  'imports.importResume': {
    about: 'parsed resume',
    // 404 for one that was not read yet.
    recruiter: { own: 404, related: 404, unrelated: 404, missing: 404 },
  },
  'resumes.startOwnResumeUpload': { about: 'self', body: upload, candidate: ok },
  'resumes.readOwnParsedResume': {
    about: 'parsed resume',
    candidate: { own: ok, unrelated: 404, missing: 404 },
  },
  'resumes.cancelOwnResume': { about: 'parsed resume', candidate: { own: ok, unrelated: ok, missing: ok } },
  'imports.createImportedCandidate': { about: 'self', body: imported, recruiter: ok, outside: 'search snapshots' },
  'imports.readImportedCandidate': {
    about: 'imported candidate',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.removeImportedResume': {
    about: 'imported candidate with a resume',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.changeImportedCandidate': {
    about: 'imported candidate',
    body: imported,
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.changeImportedAvatar': {
    about: 'imported candidate',
    body: { picture: null },
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.saveRemarks': {
    about: 'imported candidate',
    body: { note: 'Called.', tags: ['java'], version: 1 },
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  // Each person has a line of their own; whom others added is nobody.
  'imports.tagImportedCandidates': { about: 'self', body: { ids: [1], tag: 'java' }, recruiter: ok },
  'imports.inviteImportedCandidate': {
    about: 'person of a file',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.startPeopleImport': { about: 'self', body: { fileName: 'people.csv', rows: 1 }, recruiter: ok },
  'imports.listPeopleImports': { about: 'self', query: 'page=1', recruiter: ok },
  'imports.readPeopleImport': {
    about: 'file of people',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.importPeople': {
    about: 'file of people',
    body: { rows: [{ row: 1, ...imported }] },
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.listImportRows': {
    about: 'file of people',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.undoPeopleImport': {
    about: 'file of people',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.listImportedCandidates': { about: 'self', query: 'page=1', recruiter: ok },
  'imports.compareImportedCandidate': {
    about: 'imported candidate',
    outside: 'search snapshots',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.mergeImportedCandidate': {
    about: 'two imported candidates',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
  'imports.listCandidateMerges': { about: 'self', query: 'page=1', recruiter: ok },
  'imports.undoCandidateMerge': {
    about: 'merge of candidates',
    recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  },
} as const;
