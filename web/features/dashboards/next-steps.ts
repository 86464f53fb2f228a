import type { Role } from '../../../shared/constants/roles.ts';
import { paths } from '../../common/navigation/paths.ts';

/** A frequent action of a role, with the page for it. */
export interface NextStep {
  title: string;
  text: string;
  to: string;
  action: string;
}

/** Who the next steps are for: the roles, and recruiters without managers (DEC-52). */
export type Newcomer = Role | 'recruiterWithOutManagers';

/** The most likely next steps of each, in order. */
export const nextSteps: Record<Newcomer, readonly NextStep[]> = {
  manager: [
    {
      title: 'Post a job',
      text: 'Describe the position, set the bounty, choose the recruiters who hear of it first.',
      to: paths.newJob(),
      action: 'Post new job',
    },
    {
      title: 'Move candidates',
      text: 'Open a job to see who is where in its nine steps.',
      to: paths.jobs(),
      action: 'Open jobs',
    },
    {
      title: 'Grow your bench',
      text: 'Recruiters who work with you see your jobs as soon as they are posted.',
      to: paths.managerRecruiters(),
      action: 'See recruiters',
    },
  ],
  recruiter: [
    {
      title: 'Answer applications',
      text: 'Candidates who applied wait for you to put them forward.',
      to: paths.jobs(),
      action: 'Open jobs',
    },
    {
      title: 'Find candidates',
      text: 'Search by skill, pay and place.',
      to: paths.recruiterCandidates(),
      action: 'Search candidates',
    },
    {
      title: 'Complete your profile',
      text: 'Your name and picture stand beside everybody you put forward.',
      to: paths.profile(),
      action: 'Open profile',
    },
  ],
  recruiterWithOutManagers: [
    {
      title: 'Be asked by a manager',
      text: 'Jobs come with the first hiring manager who invites you. Your profile is what managers see of you.',
      to: paths.profile(),
      action: 'Complete profile',
    },
    {
      title: 'Find candidates',
      text: 'Search by skill, pay and place.',
      to: paths.recruiterCandidates(),
      action: 'Search candidates',
    },
    {
      title: 'Know your points',
      text: 'A hire of somebody whom you put forward earns bounty points.',
      to: paths.points(),
      action: 'See points',
    },
  ],
  candidate: [
    {
      title: 'Find a job',
      text: 'Jobs that fit your skills, your pay and where you live.',
      to: paths.jobs(),
      action: 'See jobs',
    },
    {
      title: 'Complete your profile',
      text: 'Recruiters read it before they put you forward.',
      to: paths.profile(),
      action: 'Open profile',
    },
  ],
  super_manager: [
    {
      title: 'Meet the managers',
      text: 'Who hires here, and how to reach them.',
      to: paths.superManagers(),
      action: 'See managers',
    },
    {
      title: 'Follow what happens',
      text: 'Requests and their answers are told in your notifications.',
      to: paths.notifications(),
      action: 'Open notifications',
    },
    {
      title: 'Ask us',
      text: 'We help you to connect with the managers whose work you oversee.',
      to: paths.support(),
      action: 'Get support',
    },
  ],
};
