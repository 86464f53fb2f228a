import type { Row } from './row.ts';
import { ok, ownList, page } from './row.ts';

const readable = { unrelated: ok, missing: 404 };
const theAuthors = { own: ok, unrelated: 403, missing: 404 };
const note = { note: 'Why so few points?' };

/**
 * Oversight: a super manager reads every manager's jobs and the candidates on them, and keeps notes there, which only
 * their author changes. Clients are those of managers who agreed to work together, and nobody else reads any of it
 * here (PERM-40 to PERM-42).
 */
export const oversightRows = {
  'jobs.listOverseenJobs': { about: 'overseen job', query: page, super_manager: { unrelated: 'shown' } },
  'jobs.readOverseenJob': { about: 'job', super_manager: readable },
  'jobs.listOverseenJobNotes': { about: 'job', super_manager: readable },
  'jobs.addOverseenJobNote': { about: 'job', body: note, super_manager: readable },
  'jobs.changeOverseenJobNote': { about: 'overseen job note', body: note, super_manager: theAuthors },
  'jobs.removeOverseenJobNote': { about: 'overseen job note', super_manager: theAuthors },
  'clients.listOverseenClients': { about: 'overseen client', query: page, super_manager: ownList },
  'pipeline.listOverseenCandidateNotes': { about: 'candidate on job', query: page, super_manager: readable },
  'pipeline.addOverseenCandidateNote': { about: 'candidate on job', body: note, super_manager: readable },
  'pipeline.changeOverseenCandidateNote': { about: 'overseen note', body: note, super_manager: theAuthors },
  'pipeline.removeOverseenCandidateNote': { about: 'overseen note', super_manager: theAuthors },
} satisfies Record<string, Row>;
