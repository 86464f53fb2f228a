import type { Capability } from './environment.ts';

// Beside environment.ts, because functions read that and none of them needs to know what the others need.

const writing = ['table-put', 'table-update'] as const satisfies Capability[];
const everyWrite = [...writing, 'table-delete', 'table-check'] as const satisfies Capability[];
const http = ['table-read', 'origin-secret', ...writing] as const satisfies Capability[];
const reaction = ['table-read', ...writing] as const satisfies Capability[];
const mailing = ['table-read', 'mail', 'site'] as const satisfies Capability[];
const bulkMailing = [...mailing, 'bulk-mail'] as const satisfies Capability[];
const connecting = [...reaction, 'table-delete'] as const satisfies Capability[];

/**
 * What each function needs, by the folder and name of its entry. Features and consumers not named here need what their kind
 * needs; a consumer needs what its reactions need together.
 */
export const functionNeeds: Record<string, readonly Capability[]> = {
  'accounts/accounts.http': [
    ...http,
    'table-delete',
    'table-check',
    'identity-sign-in',
    'identity-register',
    'identity-address',
    'identity-second-factor',
    'identity-sign-out',
    'identity-remove',
    'site',
  ],
  'accounts/accounts.consumer': [...mailing, ...writing, 'identity-address'],
  'ai/ai.http': ['table-read', 'table-update', 'origin-secret', 'ai-text'],
  'applications/applications.http': [...http, 'table-delete', 'table-check', 'search-read', 'claims'],
  'applications/applications.consumer': [...mailing, ...everyWrite],
  'candidate-profile/candidate-profile.http': [
    ...http,
    'table-delete',
    'files-resumes',
    'files-resumes-read',
    'ai-text',
  ],
  'candidate-profile/candidate-profile.consumer': ['table-read', ...writing, 'table-delete'],
  'campaigns/campaigns.http': [...http, 'table-delete', 'table-check', 'search-read', 'files-upload'],
  'campaigns/check-picture.s3': [...reaction, 'files-quarantine', 'files-avatars'],
  'chat/chat.http': [...http, 'table-delete', 'chat', 'files-upload', 'files-chat-read'],
  'chat/receive-file.s3': [...reaction, 'chat', 'files-quarantine', 'files-chat'],
  'calendar/calendar.http': [...http, 'table-delete', 'table-check', 'site'],
  'calendar/calendar.consumer': [...mailing, ...everyWrite, 'reminders', 'online-meetings'],
  'candidate-search/candidate-search.http': [...http, 'table-delete', 'search-read'],
  'candidate-search/every-day-announce-finds.schedule': ['table-read', ...writing],
  'claims/claims.http': [...http, 'table-delete', 'table-check', 'claims', 'files-upload', 'files-evidence-read'],
  'claims/receive-claim-file.s3': [...reaction, 'files-quarantine', 'files-evidence'],
  'claims/claims.consumer': [...mailing, ...everyWrite, 'claims'],
  'claims/every-day-end-claims.schedule': ['table-read', ...everyWrite],
  'claims/every-2-minutes-settle-choices.schedule': ['table-read', ...everyWrite],
  'clients/clients.http': [...http, 'table-delete'],
  'dashboards/dashboards.consumer': ['table-put', 'table-update'],
  'dashboards/every-10-minutes-mail-figures.schedule': [...bulkMailing, 'table-put', 'table-update', 'table-delete'],
  'dashboards/every-6-hours-roll-up-figures.schedule': reaction,
  'dashboards/dashboards.http': ['table-read', 'origin-secret'],
  'description/description.http': ['origin-secret'],
  'guest/guest.http': ['table-read', 'origin-secret', 'search-read', 'site', 'site-page'],
  'imports/imports.http': [...http, 'table-delete', 'search-read', 'imports'],
  'invitations/invitations.http': [...http, 'table-delete'],
  'invitations/invitations.consumer': [...mailing, ...writing, 'table-delete'],
  'job-alerts/job-alerts.http': [...http, 'table-delete', 'mail', 'site'],
  'job-alerts/every-15-minutes-mail-job-alerts.schedule': [...bulkMailing, ...writing, 'search-read'],
  'jobs/jobs.http': [...http, 'table-delete', 'table-check', 'silence', 'claims'],
  'jobs/jobs.consumer': ['table-read', 'table-put', 'table-update', 'table-delete'],
  'live-updates/authorize-connection.socket': [...connecting, 'site', 'origin-secret'],
  'live-updates/connection.socket': [...connecting, 'connections'],
  'live-updates/live-updates.consumer': [...connecting, 'connections', 'connections-close'],
  'live-updates/live-updates.http': [...http, 'table-delete'],
  'live-updates/push-changes.stream': [...connecting, 'connections'],
  'lookups/lookups.http': ['table-read', 'table-put', 'table-update', 'origin-secret'],
  'mail/mark-addresses.ses': ['table-read', 'table-update'],
  'market/market.http': [...http, 'table-check', 'search-read'],
  'market/every-day-end-askings.schedule': [...reaction, 'table-check'],
  'notification-mail/every-10-minutes-send-digests.schedule': [...bulkMailing, ...writing, 'table-delete'],
  'notification-mail/every-minute-mail-unread-messages.schedule': [...mailing, ...writing, 'table-delete'],
  'notification-mail/notification-mail.consumer': [...mailing, ...writing, 'table-delete'],
  'notification-mail/notification-mail.http': [...http, 'table-delete'],
  'operator/operator': [
    'table-read',
    ...everyWrite,
    'identity-roles',
    'identity-sign-out',
    'mail',
    'erasure',
    'files-evidence-read',
    'bus',
    'dead-records',
  ],
  'outbox/publish-outbox.stream': ['bus'],
  'people/people.http': ['table-read', 'table-put', 'origin-secret'],
  'personal-data/build-archives.consumer': [...reaction, 'table-delete', 'table-check', 'files-read', 'files-exports'],
  'personal-data/every-15-minutes-erase-accounts.schedule': [
    'table-read',
    ...everyWrite,
    'identity-sign-out',
    'identity-remove',
    'mail',
    'files-erase',
  ],
  'personal-data/personal-data.consumer': [...mailing, 'table-put', 'table-update'],
  'personal-data/personal-data.http': [
    ...http,
    'table-delete',
    'table-check',
    'identity-sign-in',
    'files-read',
    'erasure',
  ],
  'pipeline/every-day-remind-of-silence.schedule': ['table-read', ...writing, 'silence', 'claims'],
  'pipeline/pipeline.http': [...http, 'table-delete', 'table-check', 'silence'],
  'pipeline/pipeline.consumer': [...reaction, 'table-delete', 'table-check', 'claims'],
  // Adds to what is stored and never reads it.
  'points/points.http': [...http, 'table-check'],
  'points/points.consumer': ['table-read', ...everyWrite, 'awards'],
  'points/every-day-release-bounties.schedule': ['table-read', ...writing],
  'profile/check-avatar.s3': [...reaction, 'files-quarantine', 'files-avatars'],
  'profile/profile.consumer': ['files-avatars'],
  'profile/profile.http': [...http, 'table-delete', 'files-upload'],
  'recommendations/recommendations.http': [...http, 'table-delete', 'table-check'],
  'recommendations/recommendations.consumer': [...mailing, ...everyWrite],
  'recruiters/recruiters.http': [...http, 'table-delete', 'table-check'],
  'recruiters/recruiters.consumer': [...mailing, ...everyWrite],
  'resumes/parse-resume.s3': [...reaction, 'table-delete', 'files-quarantine', 'files-resumes', 'text-recognition'],
  'resumes/resumes.http': [...http, 'table-delete', 'files-upload', 'files-quarantine'],
  // One of these feeds the search, by the engine of the stage.
  'search/every-5-minutes-publish-snapshots.schedule': ['table-read', 'search-read', 'search-write'],
  'search/every-5-minutes-build-open-search.schedule': ['table-read', 'search-read', 'search-write'],
  'search/every-minute-feed-open-search.schedule': ['table-read', 'search-read', 'search-write'],
  'super-manager/super-manager.http': [...http, 'table-delete', 'table-check'],
  'skills/skills.http': ['table-read', 'table-put', 'table-delete', 'origin-secret'],
  'watch/every-15-minutes-visit-site.schedule': ['site', 'visitor'],
};

const rooms: Record<string, string> = { outbox: 'platform/outbox', search: 'search' };

/** The file of a function's entry: that of `jobs/jobs.http` is functions/features/jobs/jobs.http.ts. */
export function entryFile(functionPath: string): string {
  const [owner = '', entry = ''] = functionPath.split('/');
  return `functions/${rooms[owner] ?? `features/${owner}`}/${entry}.ts`;
}

/** What the function at this path (without `.ts`) needs. */
export function needsOf(path: string): readonly Capability[] {
  return functionNeeds[path] ?? (path.endsWith('.http') ? http : reaction);
}
