import { accounts } from './accounts.ts';
import { ai } from './ai.ts';
import { applications } from './applications.ts';
import { calendar } from './calendar.ts';
import { campaigns } from './campaigns.ts';
import { candidateProfile } from './candidate-profile.ts';
import { chat } from './chat.ts';
import { candidateSearch } from './candidate-search.ts';
import { claims } from './claims.ts';
import { clients } from './clients.ts';
import { dashboards } from './dashboards.ts';
import { description } from './description.ts';
import { guest } from './guest.ts';
import { imports } from './imports.ts';
import { interviewing } from './interviewing.ts';
import { invitations } from './invitations.ts';
import { jobAlerts } from './job-alerts.ts';
import { jobHandovers } from './job-handovers.ts';
import { jobTeam } from './job-team.ts';
import { jobs } from './jobs.ts';
import { liveUpdates } from './live-updates.ts';
import { lookups } from './lookups.ts';
import { manyMessages } from './many-messages.ts';
import { market } from './market.ts';
import { notificationMail } from './notification-mail.ts';
import { notifications } from './notifications.ts';
import { overseenJobs } from './overseen-jobs.ts';
import { overseenNotes } from './overseen-notes.ts';
import { people } from './people.ts';
import { peopleImports } from './people-imports.ts';
import { personalData } from './personal-data.ts';
import { pipeline } from './pipeline.ts';
import { points } from './points.ts';
import { profile } from './profile.ts';
import { publicPages } from './public-pages.ts';
import { recommendations } from './recommendations.ts';
import { recruiterProfile } from './recruiter-profile.ts';
import { recruiterJobs } from './recruiter-jobs.ts';
import { recruiters } from './recruiters.ts';
import { resumes } from './resumes.ts';
import { skills } from './skills.ts';
import { superManager } from './super-manager.ts';
import { tasks } from './tasks.ts';
import type { RouteDefinition } from './route.ts';

/**
 * Every HTTP operation once, by feature; a feature's key is its folder in `functions`. Literal paths precede `{id}`.
 */
export const contract = {
  accounts,
  profile,
  ai,
  'personal-data': personalData,
  notifications,
  'live-updates': liveUpdates,
  'notification-mail': notificationMail,
  lookups,
  market,
  guest: { ...guest, ...publicPages },
  'job-alerts': jobAlerts,
  clients,
  campaigns,
  skills,
  jobs: { ...jobHandovers, ...jobTeam, ...jobs, ...recruiterJobs, ...overseenJobs },
  applications,
  claims,
  recruiters: { ...recruiters, ...recruiterProfile },
  invitations,
  recommendations,
  people,
  'candidate-profile': candidateProfile,
  'candidate-search': candidateSearch,
  resumes,
  imports: { ...imports, ...peopleImports },
  pipeline: { ...pipeline, ...interviewing, ...overseenNotes },
  points,
  chat: { ...chat, ...manyMessages },
  calendar: { ...calendar, ...tasks },
  dashboards,
  // After the dashboards: their literal paths precede a manager’s id.
  'super-manager': superManager,
  description,
} satisfies Record<string, Record<string, RouteDefinition>>;

export type Contract = typeof contract;
