const ok = 200;
const education = { school: 'Texas State University', degree: 'BSc', study: 'Nursing', from: 2010, to: 2014 };
const certification = { name: 'CCRN', issueOrg: 'AACN', issueYear: 2019, issueMonth: 5 };
const workExperience = { title: 'ICU nurse', company: 'Lakeside Hospital', isWorking: true, fromYear: 2015 };
const employeeInfo = { hourly: { rateFrom: 60, rateTo: 75, currency: 'USD' }, citizenship: ['usCitizen'] };

// Theirs, of recruiters to find them, and of managers on whose jobs they are.
const readers = {
  candidate: { own: ok, unrelated: 403, missing: 404 },
  recruiter: { own: ok, related: ok, unrelated: ok, missing: 404 },
  manager: { own: ok, unrelated: 403, missing: 404 },
  super_manager: { unrelated: ok, missing: 404 },
};
// Theirs, and of recruiters who work with them.
const editors = {
  candidate: { own: ok, unrelated: 403, missing: 404 },
  recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
};

// Theirs, and of those who have met them on a job: a resume names address and phone.
const downloaders = { ...readers, recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 } };

/** Who reads and who changes a candidate's profile (CAND-01, CAND-02, CAND-05, CAND-06, PERM-15, PERM-17, PERM-19). */
export const candidateProfileRows = {
  'candidate-profile.readCandidateProfile': { about: 'candidate profile', ...readers },
  'candidate-profile.readOverseenCandidate': {
    about: 'overseen candidate',
    super_manager: { unrelated: ok, missing: 404 },
  },
  'candidate-profile.readCandidateSummary': { about: 'candidate profile', ...readers },
  'candidate-profile.listJobsOfCandidate': {
    about: 'candidate profile',
    query: 'page=1&perPage=50',
    recruiter: readers.recruiter,
    manager: readers.manager,
    super_manager: readers.super_manager,
  },
  'candidate-profile.favoriteCandidate': {
    about: 'candidate profile',
    body: { isFavorite: true },
    recruiter: { own: ok, related: ok, unrelated: ok, missing: 404 },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'candidate-profile.approveCandidate': {
    about: 'candidate profile',
    query: 'region=Texas',
    recruiter: { own: ok, related: ok, unrelated: ok, missing: 404 },
  },
  'candidate-profile.listEducations': { about: 'candidate profile', ...readers },
  'candidate-profile.addEducation': { about: 'candidate profile', body: education, ...editors },
  'candidate-profile.readEducation': { about: 'education', ...readers },
  'candidate-profile.changeEducation': { about: 'education', body: education, ...editors },
  'candidate-profile.removeEducation': { about: 'education', ...editors },
  'candidate-profile.listCertifications': { about: 'candidate profile', ...readers },
  'candidate-profile.addCertification': { about: 'candidate profile', body: certification, ...editors },
  'candidate-profile.readCertification': { about: 'certification', ...readers },
  'candidate-profile.changeCertification': { about: 'certification', body: certification, ...editors },
  'candidate-profile.removeCertification': { about: 'certification', ...editors },
  'candidate-profile.listWorkExperiences': { about: 'candidate profile', ...readers },
  'candidate-profile.addWorkExperience': { about: 'candidate profile', body: workExperience, ...editors },
  'candidate-profile.readWorkExperience': { about: 'work experience', ...readers },
  'candidate-profile.changeWorkExperience': { about: 'work experience', body: workExperience, ...editors },
  'candidate-profile.removeWorkExperience': { about: 'work experience', ...editors },
  'candidate-profile.readEmployeeInfo': { about: 'candidate profile', ...readers },
  'candidate-profile.addFromResume': {
    about: 'candidate profile',
    body: { educations: [education] },
    candidate: editors.candidate,
  },
  'candidate-profile.readResume': { about: 'candidate resume', ...downloaders },
  'candidate-profile.downloadResume': { about: 'candidate resume', query: 'path=resumes/ada/1', ...downloaders },
  'candidate-profile.removeResume': {
    about: 'candidate resume',
    outside: 'storage',
    candidate: editors.candidate,
  },
  'candidate-profile.listOwnResumes': { about: 'candidate resume', candidate: editors.candidate },
  'candidate-profile.changeOwnResume': {
    about: 'one of a candidate’s resumes',
    body: { isDefault: true, filename: 'Another name.pdf' },
    candidate: editors.candidate,
  },
  'candidate-profile.removeOwnResume': {
    about: 'one of a candidate’s resumes',
    outside: 'storage',
    candidate: editors.candidate,
  },
  'candidate-profile.readHiding': { about: 'candidate profile', candidate: editors.candidate },
  'candidate-profile.readProfileAs': {
    about: 'candidate profile',
    query: 'viewpoint=recruiter',
    candidate: editors.candidate,
  },
  'candidate-profile.countCompanyPeople': {
    about: 'candidate profile',
    query: 'company=Acme',
    candidate: editors.candidate,
  },
  'candidate-profile.saveHiding': {
    about: 'candidate profile',
    body: { findableBy: 'recruiters', companies: ['Acme'] },
    candidate: editors.candidate,
  },
  'candidate-profile.saveEmployeeInfo': { about: 'candidate profile', body: employeeInfo, ...editors },
} as const;
