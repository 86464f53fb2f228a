import { describe, expect, it } from 'vitest';
import { callers, closed, heardOf, routes } from './calls.ts';
import type { Row, Verdict } from './row.ts';

// What a colleague of the team does as the job's manager does; whatever is not named here they are refused like any other
// manager. The job itself, who recruits for it, its end, its points and its team stay its manager's.
const asItsManager: ReadonlySet<string> = new Set(
  `jobs.listJobCandidates jobs.listJobNotes jobs.addJobNote jobs.readJobStory
  applications.takeApplicantForward applications.declineApplicant applications.listWaitingApplicants
  pipeline.listWaitingCandidates candidate-profile.readCandidateProfile
  candidate-profile.readCandidateSummary candidate-profile.listJobsOfCandidate
  candidate-profile.favoriteCandidate candidate-profile.listEducations candidate-profile.readEducation
  candidate-profile.listCertifications candidate-profile.readCertification candidate-profile.listWorkExperiences
  candidate-profile.readWorkExperience candidate-profile.readEmployeeInfo candidate-profile.readResume
  candidate-profile.downloadResume pipeline.readCandidateOnJob pipeline.readCandidateStatus pipeline.changeCandidateStatus
  pipeline.moveCandidates pipeline.readOutlook pipeline.changeInterviewDate pipeline.viewCandidateOnJob
  pipeline.listTimeline pipeline.listCandidateJobNotes pipeline.addCandidateJobNote calendar.bookMeeting
  calendar.offerTimes pipeline.readInterviewPlan pipeline.saveInterviewPlan pipeline.listOwnInterviews
  pipeline.readScorecards pipeline.submitScorecard`.split(/\s+/),
);

const cells = closed.flatMap(([name, row]): [string, Row, Verdict][] => {
  if (!routes.has(name) || typeof row.manager !== 'object') return [];
  const { own, unrelated } = row.manager;
  if (own === undefined || unrelated === undefined) return [];
  return [[name, row, asItsManager.has(name) ? own : unrelated]];
});

// In a file of its own, because the real entries keep the table that they were first given.
describe('A call of a colleague on the team of a job', () => {
  const { responseTo, renew } = callers({ as: 'team' });

  it.each(cells)('of %s gives what its manager or any other manager gets', async (name, row, expected) => {
    await renew();
    expect(heardOf(await responseTo(name, row, 'manager', 'unrelated'), expected)).toBe(String(expected));
  });
});
