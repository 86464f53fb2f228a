import type { Row } from './row.ts';
import { ok, ownersOnly, ownList, page } from './row.ts';

const wish = { search: 'nurse' };
const form = { name: 'ICU nurses', wish, alert: 'daily' };

/** Recruiters find candidates, and only they (CAND-03, PERM-15); a saved search is its owner's alone (PLUS-19). */
export const candidateSearchRows = {
  'candidate-search.listCandidates': { about: 'self', query: page, recruiter: ok, outside: 'search snapshots' },
  'candidate-search.listBestCandidates': {
    about: 'job',
    recruiter: { related: ok, unrelated: 404, missing: 404 },
    outside: 'search snapshots',
  },
  // A manager learns what is asked, never who asks it.
  'candidate-search.listPayAsked': { about: 'self', query: 'page=1&perPage=10', manager: ok },
  'candidate-search.listSavedSearches': { about: 'saved search', query: page, recruiter: ownList },
  'candidate-search.saveSearch': { about: 'self', body: form, recruiter: ok },
  'candidate-search.changeSavedSearch': {
    about: 'saved search',
    body: { ...form, version: 1 },
    recruiter: { ...ownersOnly, related: 404 },
  },
  'candidate-search.removeSavedSearch': { about: 'saved search', recruiter: { ...ownersOnly, related: 404 } },
} satisfies Record<string, Row>;

const alert = { name: 'Nurses', wish, alert: 'weekly' };

/** Candidates save searches of jobs, each their own (PLUS-56). */
export const jobAlertRows = {
  'job-alerts.listJobAlerts': { about: 'job alert', query: page, candidate: ownList },
  'job-alerts.saveJobAlert': { about: 'self', body: alert, candidate: ok },
  'job-alerts.changeJobAlert': { about: 'job alert', body: { ...alert, version: 1 }, candidate: ownersOnly },
  'job-alerts.removeJobAlert': { about: 'job alert', candidate: ownersOnly },
} satisfies Record<string, Row>;
