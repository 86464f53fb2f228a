import { acceptMembershipHandler, askColleagueHandler } from '../../functions/features/jobs/job-team.handlers.ts';
import type { JobTeamStore } from '../../functions/features/jobs/job-team.store.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import type { MailAllowance } from '../../functions/records/mail-allowance.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import { isInterviewed } from '../../shared/constants/interviewing.ts';
import { openStatus } from '../../shared/constants/job.ts';
import { act } from './act.ts';
import type { PlantedJob } from './plant-jobs.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

interface TeamNeeds {
  table: Table;
  jobTeamStore: JobTeamStore;
  mailAllowance: MailAllowance;
  clock: ReturnType<typeof worldClock>;
}

/** A job on which a manager hires with a colleague, and one of the colleague's for which the manager interviews alone. */
export interface PlantedTeam {
  jobId: number;
  interviewedFor: number;
  manager: Actor;
  colleague: Actor;
}

/** A manager hires with a colleague, interviews for one job of theirs, and is asked to join the team of another. */
export async function plantTeam(
  { managers }: PlantedPeople,
  jobs: PlantedJob[],
  needs: TeamNeeds,
): Promise<PlantedTeam | undefined> {
  const { clock } = needs;
  const [first, second] = managers;
  const openOf = (of: typeof first) =>
    jobs.filter(({ manager, job: { status } }) => manager === of && status === openStatus).map(({ job }) => job);
  const [own, others] = [await withInterview(needs.table, openOf(first)), openOf(second).at(-1)];
  if (!first || !second || !own || !others) return undefined;
  clock.moveTo(clock.at(5, 600));
  const message = 'You know this kind of work better than I do. Would you look at the candidates with me?';
  const body = { email: second.email, message };
  const { id } = await act(askColleagueHandler, first, { params: { id: own.id }, body }, needs);
  clock.moveTo(clock.at(4, 640));
  await act(acceptMembershipHandler, second, { params: { id } }, needs);
  clock.moveTo(clock.at(1, 630));
  await act(askColleagueHandler, second, { params: { id: others.id }, body: { email: first.email } }, needs);
  const interviewedFor = await withInterview(
    needs.table,
    openOf(second).filter((job) => job !== others),
  );
  if (!interviewedFor) return undefined;
  clock.moveTo(clock.at(4, 650));
  const alone = { email: first.email, part: 'interviewer' as const };
  const asked = await act(askColleagueHandler, second, { params: { id: interviewedFor.id }, body: alone }, needs);
  clock.moveTo(clock.at(4, 660));
  await act(acceptMembershipHandler, first, { params: { id: asked.id } }, needs);
  return { jobId: own.id, interviewedFor: interviewedFor.id, manager: first, colleague: second };
}

// The newest job on which somebody is interviewed, so that there is something to compare.
async function withInterview(table: Table, jobs: PlantedJob['job'][]): Promise<PlantedJob['job'] | undefined> {
  for (const job of jobs.toReversed()) {
    const onJob = await table.query(keys.candidatesOnJob(job.id));
    if (onJob.some(({ status }) => isInterviewed(status))) return job;
  }
  return jobs.at(-1);
}
