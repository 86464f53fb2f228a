import { applicationsRows } from './applications-rows.ts';
import { calendarRows } from './calendar-rows.ts';
import { candidateProfileRows } from './candidate-profile-rows.ts';
import { chatRows } from './chat-rows.ts';
import { candidateSearchRows, jobAlertRows } from './candidate-search-rows.ts';
import { claimsRows } from './claims-rows.ts';
import { clientsRows } from './clients-rows.ts';
import { invitationsRows } from './invitations-rows.ts';
import { jobsRows } from './jobs-rows.ts';
import { ownAccountRows } from './own-account-rows.ts';
import { peopleRows } from './people-rows.ts';
import { recruiterProfileRows } from './recruiter-profile-rows.ts';
import { resumeRows } from './resumes-rows.ts';
import { pipelineRows } from './pipeline-rows.ts';
import { pointsRows } from './points-rows.ts';
import { publicRows } from './public-rows.ts';
import { dashboardsRows } from './dashboards-rows.ts';
import type { Row } from './row.ts';
import { oversightRows } from './oversight-rows.ts';
import { superManagerRows } from './super-manager-rows.ts';
import { skillsRows } from './skills-rows.ts';

/*
 * Who may do what: the PERM lines of test/requirements.md by route, role and relation. Written by hand from the
 * requirements and never derived from the contract, so that a role added there by mistake fails here.
 *
 * A new route needs its row before it lands, in the file of its area. Say for each role that may call it what its
 * callers get:
 *
 *   'pipeline.readCandidateStatus': { about: 'candidate on job', recruiter: { own: ok, related: 403, missing: 404 } },
 *
 * - `about` is what the route's path addresses, made in test/permissions/world.ts; a route without an id is about 'self'.
 * - `own` calls about a thing of their own, `related` about one of their team, `unrelated` about another user's, and
 *   `missing` about one that does not exist. Leave out a relation only where nobody can have it.
 * - A verdict is a status, `ok` for 200; of a list also `shown` or `hidden`: whether it contains the thing.
 * - A role that is not named gets 403, a visitor 401; a super manager gets what managers get where only they are named.
 *   `anyone` is for what works without signing in.
 */

export const permissions: Record<string, Row | 'anyone'> = {
  ...publicRows,
  ...recruiterProfileRows,
  ...ownAccountRows,
  ...clientsRows,
  ...jobsRows,
  ...skillsRows,
  ...applicationsRows,
  ...invitationsRows,
  ...peopleRows,
  ...candidateProfileRows,
  ...candidateSearchRows,
  ...jobAlertRows,
  ...resumeRows,
  ...pipelineRows,
  ...calendarRows,
  ...claimsRows,
  ...pointsRows,
  ...chatRows,
  ...dashboardsRows,
  ...superManagerRows,
  ...oversightRows,
};
