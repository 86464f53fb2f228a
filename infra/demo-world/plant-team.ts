import { acceptMembershipHandler, askColleagueHandler } from '../../functions/features/jobs/job-team.handlers.ts';
import type { JobTeamStore } from '../../functions/features/jobs/job-team.store.ts';
import type { MailAllowance } from '../../functions/records/mail-allowance.ts';
import { openStatus } from '../../shared/constants/job.ts';
import { act } from './act.ts';
import type { PlantedJob } from './plant-jobs.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

interface TeamNeeds {
  jobTeamStore: JobTeamStore;
  mailAllowance: MailAllowance;
  clock: ReturnType<typeof worldClock>;
}

/** A manager hires with a colleague, and is asked by another to join theirs. */
export async function plantTeam({ managers }: PlantedPeople, jobs: PlantedJob[], needs: TeamNeeds): Promise<void> {
  const { clock } = needs;
  const [first, second] = managers;
  const newest = (of: typeof first) =>
    jobs.findLast(({ manager, job: { status } }) => manager === of && status === openStatus)?.job;
  const [own, others] = [newest(first), newest(second)];
  if (!first || !second || !own || !others) return;
  clock.moveTo(clock.at(5, 600));
  const message = 'You know this kind of work better than I do. Would you look at the candidates with me?';
  const body = { email: second.email, message };
  const { id } = await act(askColleagueHandler, first, { params: { id: own.id }, body }, needs);
  clock.moveTo(clock.at(4, 640));
  await act(acceptMembershipHandler, second, { params: { id } }, needs);
  clock.moveTo(clock.at(1, 630));
  await act(askColleagueHandler, second, { params: { id: others.id }, body: { email: first.email } }, needs);
}
