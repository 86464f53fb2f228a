import type { Role } from '../../../../shared/constants/roles.ts';
import { paths } from '../../../common/navigation/paths.ts';

/** A frequent action of a role, with the page for it. */
export interface NextStep {
  title: string;
  text: string;
  to: string;
  action: string;
}

/** Who the next steps are for: the roles, and recruiters without managers (DEC-52). */
export type NextStepsAudience = Role | 'recruiterWithOutManagers';

/** The most likely next steps of each, in order. */
export const nextSteps: Record<NextStepsAudience, readonly NextStep[]> = {
  manager: [
    {
      title: 'Post a job',
      text: 'Everybody finds it as soon as you post it, and you see who applies from the first one on.',
      to: paths.newJob(),
      action: 'Post a job',
    },
    {
      title: 'Invite recruiters',
      text: 'They see your jobs as soon as they are posted and put candidates forward. You set what a hire earns them.',
      to: paths.managerRecruiters(),
      action: 'Open recruiters',
    },
    {
      title: 'Add a client',
      text: 'If you hire for another company, candidates see its name on the jobs that you post for it.',
      to: paths.clients(),
      action: 'Open clients',
    },
  ],
  recruiter: [
    {
      title: 'Review applications',
      text: 'Candidates who applied are waiting for you to put them forward.',
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
      text: 'Your name and picture appear next to everyone you put forward.',
      to: paths.profile(),
      action: 'Open profile',
    },
  ],
  recruiterWithOutManagers: [
    {
      title: 'Upload resumes',
      text: 'Whom you know is found beside the others, and is yours to put forward.',
      to: paths.addResumes(),
      action: 'Add resumes',
    },
    {
      title: 'Find jobs with points',
      text: 'Ask the managers of open jobs to work with you. A hire earns you bounty points.',
      to: paths.market(),
      action: 'Find work',
    },
    {
      title: 'Publish your page',
      text: 'Managers who invite you and candidates whom you write to read it first.',
      to: paths.profile(),
      action: 'Write your page',
    },
  ],
  candidate: [
    {
      title: 'Find a job',
      text: 'Jobs that fit your skills, pay and location.',
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
      text: 'Your notifications show requests and the responses to them.',
      to: paths.notifications(),
      action: 'Open notifications',
    },
    {
      title: 'Contact us',
      text: 'We help you connect with the managers whose work you oversee.',
      to: paths.support(),
      action: 'Get support',
    },
  ],
};
