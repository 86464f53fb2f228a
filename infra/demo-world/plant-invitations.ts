import type { AccountsStore } from '../../functions/features/accounts/accounts.store.ts';
import { signUpByInvitation } from '../../functions/features/accounts/sign-up/sign-up-by-invitation.steps.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { inviteCandidatesHandler } from '../../functions/features/invitations/candidate-invitation.handlers.ts';
import type { Identity } from '../../functions/platform/outside/identity/port.ts';
import { inviteRecruitersHandler } from '../../functions/features/recruiters/recruiter-invitation.handlers.ts';
import { recommendJobHandler } from '../../functions/features/recommendations/recommend-job.handler.ts';
import type { CandidateInvitations } from '../../functions/records/candidate-invitation.ts';
import type { Recommendations } from '../../functions/domain/invitations/recommendations.ts';
import type { RecruiterInvitations } from '../../functions/domain/invitations/recruiter-invitations.ts';
import type { RecommendationsStore } from '../../functions/features/recommendations/recommendations.store.ts';
import type { MailAllowance } from '../../functions/records/mail-allowance.ts';
import type { MailedTokens } from '../../functions/domain/mailed-links/mailed-tokens.ts';
import { goesTo } from '../../functions/domain/jobs/goes-to.ts';
import type { FollowedLink } from '../../functions/domain/jobs/followed-link.ts';
import type { JobLinksStore } from '../../functions/features/recommendations/job-links.store.ts';
import { makeJobLinkHandler, visitJobLinkHandler } from '../../functions/features/recommendations/job-link.handlers.ts';
import { openStatus } from '../../shared/constants/job.ts';
import { act } from './act.ts';
import { demoPassword } from './demo-accounts.ts';
import type { PlantedJob } from './plant-jobs.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

export interface InvitationNeeds {
  accountsStore: AccountsStore;
  candidateInvitations: CandidateInvitations;
  recommendations: Recommendations;
  recruiterInvitations: RecruiterInvitations;
  recommendationsStore: RecommendationsStore;
  followedLink: FollowedLink;
  jobLinksStore: JobLinksStore;
  mailAllowance: MailAllowance;
  mailedTokens: MailedTokens;
  identity: Identity;
  clock: ReturnType<typeof worldClock>;
}

/** The people each inviter asked, and how many days ago. */
const invited: readonly { by: string; daysAgo: number; emails: string[] }[] = [
  { by: 'nathan.goldberg@example.com', daysAgo: 5, emails: ['tomas.lindqvist@example.com', 'rhea.kapoor@example.com'] },
  { by: 'nathan.goldberg@example.com', daysAgo: 1, emails: ['ismail.aydin@example.com'] },
  { by: 'joseph.mbeki@example.com', daysAgo: 3, emails: ['beatriz.nunes@example.com'] },
  { by: 'grace.nakamura@example.com', daysAgo: 2, emails: ['owen.gallagher@example.com', 'yuki.tanabe@example.com'] },
  { by: 'aaliyah.jefferson@example.com', daysAgo: 4, emails: ['sofia.bianchi@example.com'] },
  { by: 'priya.iyer@example.com', daysAgo: 2, emails: ['meera.pillai@example.com', 'lucas.ferreira@example.com'] },
];
/** The people who have joined through an invitation since. */
const joined = { firstName: 'Rhea', lastName: 'Kapoor', email: 'rhea.kapoor@example.com', daysAgo: 4 };
const recommendedTo: readonly string[] = [
  'hannah.vogel@example.com',
  'dmitri.sokolov@example.com',
  'aisha.rahman@example.com',
  'pablo.mendez@example.com',
];

/** A manager and a registered recruiter without managers, who has not answered the invitation yet. */
const toJoin = { by: 'charlotte.beaumont@example.com', email: 'grace.nakamura@example.com', daysAgo: 1 };

/** Waiting invitations, one that was accepted, and recommended jobs, so that nobody's lists are empty. */
export async function plantInvitations(
  people: PlantedPeople,
  jobs: PlantedJob[],
  needs: InvitationNeeds,
): Promise<void> {
  const { clock } = needs;
  for (const { by, daysAgo, emails } of [...invited].sort((a, b) => b.daysAgo - a.daysAgo)) {
    const inviter = [...people.recruiters, ...people.candidates].find(({ email }) => email === by);
    if (!inviter) throw new Error(`${by} is nobody who invites`);
    clock.moveTo(clock.at(daysAgo, 0));
    await act(inviteCandidatesHandler, inviter, { body: { emails } }, needs);
    if (emails.includes(joined.email)) await join(inviter, joined, needs);
  }
  await recommend(people, jobs, needs);
  const manager = people.managers.find(({ email }) => email === toJoin.by);
  if (!manager) throw new Error(`${toJoin.by} is nobody who invites`);
  clock.moveTo(clock.at(toJoin.daysAgo, 0));
  await act(inviteRecruitersHandler, manager, { body: { emails: [toJoin.email] } }, needs);
}

/** Somebody is invited and joins, each so many days ago. */
export async function inviteAndJoin(
  inviter: Actor,
  { invitedAgo, joinedAgo, ...person }: Person & { invitedAgo: number; joinedAgo: number },
  needs: InvitationNeeds,
): Promise<void> {
  needs.clock.moveTo(needs.clock.at(invitedAgo, 0));
  await act(inviteCandidatesHandler, inviter, { body: { emails: [person.email] } }, needs);
  await join(inviter, { ...person, daysAgo: joinedAgo }, needs);
}

interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

async function join(
  inviter: Actor,
  { daysAgo, ...person }: Person & { daysAgo: number },
  needs: InvitationNeeds,
): Promise<void> {
  const { clock, candidateInvitations, mailedTokens } = needs;
  const invitation = (await candidateInvitations.sentBy(inviter.id)).find(({ email }) => email === person.email);
  if (!invitation) throw new Error(`${person.email} was not invited`);
  clock.moveTo(clock.at(daysAgo, 0));
  const invitationToken = clock.newToken();
  await mailedTokens.save(
    invitationToken,
    { kind: 'candidate-invitation', inviterId: inviter.id, invitationId: invitation.id, email: person.email },
    clock.now(),
  );
  const form = {
    ...person,
    password: demoPassword,
    confirmationPassword: demoPassword,
    findableBy: 'recruiters' as const,
    accept: true as const,
    source: null,
  };
  await signUpByInvitation({ ...form, invitationToken }, needs);
}

/** Each manager recommends the newest job to one person; a recruiter of the first manager recommends it to others. */
async function recommend(people: PlantedPeople, jobs: PlantedJob[], needs: InvitationNeeds): Promise<void> {
  const { clock } = needs;
  clock.moveTo(clock.at(2, 0));
  for (const [place, manager] of people.managers.entries()) {
    const newest = jobs.filter((one) => one.manager.id === manager.id).sort((a, b) => b.postedAt - a.postedAt);
    for (const { job } of newest) {
      const { job: now, worksForManager } = await needs.recommendationsStore.jobFor(
        people.recruiters[0] ?? manager,
        job.id,
      );
      if (now.status !== openStatus) continue;
      await act(
        recommendJobHandler,
        manager,
        { body: { emails: recommendedTo.slice(place, place + 1), jobId: job.id } },
        needs,
      );
      if (worksForManager && people.recruiters[0])
        await act(
          recommendJobHandler,
          people.recruiters[0],
          { body: { emails: recommendedTo.slice(place + 1, place + 3), jobId: job.id } },
          needs,
        );
      if (worksForManager && people.recruiters[0] && goesTo(now, people.recruiters[0].id))
        await share(people.recruiters[0], job.id, needs);
      break;
    }
  }
}

/** A recruiter makes a link to a job, which some have opened. */
async function share(recruiter: Actor, id: number, needs: InvitationNeeds): Promise<void> {
  const { code } = await act(makeJobLinkHandler, recruiter, { params: { id } }, needs);
  for (let visit = 0; visit < 3; visit++) await act(visitJobLinkHandler, undefined, { body: { code } }, needs);
}
