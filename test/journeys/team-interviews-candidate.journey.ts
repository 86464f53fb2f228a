import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { PipelineStatus } from '../../shared/constants/pipeline.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person, Team } from '../support/people.ts';
import { oneDay } from '../../shared/constants/time.ts';
import { mailedLink } from '../support/mailbox.ts';
import { markLive } from '../support/mark-live.ts';
import { aCandidatePutForward, aPerson, aTeam } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const { calendar, jobs, pipeline } = contract;

describe('A team of three that interviews a candidate as a panel', () => {
  let site: VisitedSite;
  let team: Team;
  let noor: Person;
  let [manager, colleague, interviewer, candidate] = [] as unknown as [Visitor, Visitor, Visitor, Visitor];
  let pair: { jobId: number; candidateId: number };
  let ian: Person;
  let stepId: number;

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
    ian = await aPerson(site.api, 'manager', 'Ian');
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
    const saved = await site.api.call(pipeline.saveInterviewPlan, plan, team.manager.token);
    stepId = saved.body.data.steps[0]!.id;
  });
  afterAll(() => site?.close());

  /** The candidate books a time at which the panel is free, by a mailed link; one of it is away before half past two, UTC. */
  const bookPanel = async () => {
    const day = new Date(Date.now() + 3 * oneDay).toISOString().slice(0, 10);
    const away = { dates: [{ start: `${day}T06:00:00.000Z`, end: `${day}T14:30:00.000Z` }], zone: 'America/New_York' };
    await site.api.call(calendar.addUnavailability, { body: away }, ian.token);
    const hours = { firstDay: day, lastDay: day, fromHour: 8, toHour: 12, minutes: 60 as const };
    const body = { ...pair, stepId, ...hours, zone: 'America/New_York', isWeekendOffered: true };
    await site.api.call(calendar.offerTimes, { body }, team.manager.token);
    const guest = await site.visitor();
    await guest.go(await mailedLink(site.local, team.candidate.email, 'choose a time'));
    await guest.page.getByText(/2 interviewers$/).waitFor();
    await guest.page
      .getByRole('button', { name: /[AP]M$/ })
      .first()
      .click();
    await guest.page.getByRole('button', { name: 'Book this time' }).click();
    await guest.page.getByText(/You meet the team of Maria/).waitFor();
    expect(guest.problems).toEqual([]);
    await guest.context.close();
    return `${day}T14:30:00.000Z`;
  };

  it('sees the plan on the page that a colleague has open, and the candidate on an interviewer’s once they have come so far', async () => {
    await colleague.page.getByText('You score here once the candidate has come to this interview.').waitFor();
    await interviewer.page.getByText('Nobody has come to your interviews yet').waitFor();
    await move('submitted');
    const start = await bookPanel();
    const day = { query: { from: start, to: new Date(Date.parse(start) + oneDay).toISOString() } };
    for (const one of [noor, ian]) {
      const { body } = await site.api.call(calendar.listCalendar, day, one.token);
      expect(body.data.map((entry) => entry.start)).toEqual([start]);
    }
    await interviewer.page.getByRole('link', { name: 'Arun Lopez', exact: true }).click();
    await interviewer.page.getByText('Tell me of a bad night.').waitFor();
  });

  it('hides a scorecard of the panel from who has still to write their own, and shows both to the team once both are in (PLUS-54)', async () => {
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

  it('says to the manager that all are in, and the candidate follows the decision and the hire', async () => {
    const all = { query: { page: 1 } };
    await site.local.settled();
    const news = await site.api.call(contract.notifications.listNotifications, all, team.manager.token);
    expect(news.body.data.map(({ type }) => type)).toContain('scorecards_in');
    await move('candidate_selected');
    await candidate.page.getByText('They chose you').first().waitFor();
    const hired = { candidateId: pair.candidateId, recruiterId: team.recruiter.id };
    await site.api.call(jobs.closeJob, { params: { id: pair.jobId }, body: hired }, team.manager.token);
    await candidate.page
      .getByText(/Congratulations, the job is yours/)
      .first()
      .waitFor();
    expect([manager, colleague, interviewer, candidate].flatMap(({ problems }) => problems)).toEqual([]);
  });
});
