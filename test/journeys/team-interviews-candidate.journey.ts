import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { PipelineStatus } from '../../shared/constants/pipeline.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person, Team } from '../support/people.ts';
import { markLive } from '../support/mark-live.ts';
import { aCandidatePutForward, aPerson, aTeam } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const { jobs, pipeline } = contract;

describe('A team of three that interviews a candidate', () => {
  let site: VisitedSite;
  let team: Team;
  let noor: Person;
  let [manager, colleague, interviewer, candidate] = [] as unknown as [Visitor, Visitor, Visitor, Visitor];
  let pair: { jobId: number; candidateId: number };

  const join = async (who: Person, part: 'team' | 'interviewer') => {
    const body = { email: who.email, part };
    await site.api.call(jobs.askColleague, { params: { id: pair.jobId }, body }, team.manager.token);
    const asked = await site.api.call(jobs.listMemberships, { query: { page: 1 } }, who.token);
    await site.api.call(jobs.acceptMembership, { params: { id: asked.body.data[0]!.id } }, who.token);
  };
  const move = async (status: PipelineStatus) =>
    site.api.call(pipeline.changeCandidateStatus, { params: pair, body: { status } }, team.manager.token);
  const evidence = ({ page }: Visitor) => page.getByRole('region', { name: 'Evidence of Skills interview' });
  const score = async ({ page }: Visitor, says: string, recommends: string) => {
    await page.getByRole('radio', { name: says }).first().check({ force: true });
    await page.getByRole('radio', { name: recommends, exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Submit scorecard' }).click();
  };

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    pair = await aCandidatePutForward(site.api, team);
    noor = await aPerson(site.api, 'manager', 'Noor');
    const ian = await aPerson(site.api, 'manager', 'Ian');
    await join(noor, 'team');
    await join(ian, 'interviewer');
    await site.local.settled();
    [manager, colleague, interviewer, candidate] = await Promise.all([
      site.signedIn(team.manager),
      site.signedIn(noor),
      site.signedIn(ian),
      site.signedIn(team.candidate),
    ]);
    const all = [manager, colleague, interviewer, candidate];
    for (const { context } of all) await context.addInitScript(markLive);
    const scorecards = `/jobs/${pair.jobId}/candidates/${pair.candidateId}/scorecards`;
    await Promise.all([
      manager.go(scorecards),
      colleague.go(scorecards),
      interviewer.go(`/jobs/${pair.jobId}/interviews`),
      candidate.go(`/jobs/view/${pair.jobId}`),
    ]);
    // What happens between the first load of a page and its connection is not what is looked at here.
    for (const { page } of all) await page.locator('html[data-live="open"]').waitFor({ state: 'attached' });
    const criteria = [{ name: 'Judgement', good: 'Weighs the risk first' }];
    await colleague.page.getByText('No interviews are planned for this job').waitFor();
    const step = { stage: 'first' as const, title: 'Skills interview', ask: 'Tell me of a bad night.', criteria };
    const steps = [{ ...step, interviewers: [noor.id, ian.id] }];
    const plan = { params: { id: pair.jobId }, body: { version: 0, steps } };
    await site.api.call(pipeline.saveInterviewPlan, plan, team.manager.token);
  });
  afterAll(() => site?.close());

  it('sees the plan on the page that a colleague has open, and the candidate on an interviewer’s once they have come so far', async () => {
    await colleague.page.getByText('You score here once the candidate has come to this interview.').waitFor();
    await interviewer.page.getByText('Nobody has come to your interviews yet').waitFor();
    await move('submitted');
    await move('first_interview_scheduled');
    await interviewer.page.getByRole('link', { name: 'Arun Lopez', exact: true }).click();
    await interviewer.page.getByText('Tell me of a bad night.').waitFor();
  });

  it('hides a scorecard from who has still to write their own, and shows both to the team once both are in', async () => {
    await score(interviewer, 'Partly shown', 'No');
    await evidence(interviewer).getByText('Partly shown').waitFor();
    await evidence(manager).getByText('Partly shown').waitFor();
    await colleague.page.getByText(/Noor Lopez \(not scored yet\), Ian Lopez$/).waitFor();
    expect(await evidence(colleague).count()).toBe(0);
    await score(colleague, 'Outstanding', 'Strong yes');
    for (const one of [colleague, manager])
      for (const says of ['Partly shown', 'Outstanding', 'Strong yes']) await evidence(one).getByText(says).waitFor();
    expect(await evidence(interviewer).getByText('Outstanding').count()).toBe(0);
  });

  it('says to the manager that all are in, and the candidate follows the decision', async () => {
    const all = { query: { page: 1 } };
    await site.local.settled();
    const news = await site.api.call(contract.notifications.listNotifications, all, team.manager.token);
    expect(news.body.data.map(({ type }) => type)).toContain('scorecards_in');
    await move('candidate_selected');
    await candidate.page.getByText('They chose you').first().waitFor();
    expect([manager, colleague, interviewer, candidate].flatMap(({ problems }) => problems)).toEqual([]);
  });
});
