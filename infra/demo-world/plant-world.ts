import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { accountsStore } from '../../functions/features/accounts/accounts.store.ts';
import { acceptancesStore } from '../../functions/features/applications/acceptances.store.ts';
import { followedLinkIn } from '../../functions/domain/jobs/followed-link.ts';
import { applicationsStore } from '../../functions/features/applications/applications.store.ts';
import { withdrawalsStore } from '../../functions/features/applications/withdrawals.store.ts';
import { feedsStore } from '../../functions/features/calendar/feeds.store.ts';
import { offersStore } from '../../functions/features/calendar/offers.store.ts';
import { tasksStore } from '../../functions/features/calendar/tasks.store.ts';
import { calendarStore } from '../../functions/features/calendar/calendar.store.ts';
import { campaignsStore } from '../../functions/features/campaigns/campaigns.store.ts';
import { tagsIn } from '../../functions/features/lookups/tags.steps.ts';
import { tagsStore } from '../../functions/features/lookups/tags.store.ts';
import { skillsStore } from '../../functions/features/skills/skills.store.ts';
import { savedSearchesIn } from '../../functions/domain/saved-searches/saved-searches.ts';
import { jobAlertKind } from '../../functions/records/job-alert.ts';
import { candidateProfileStore } from '../../functions/features/candidate-profile/candidate-profile.store.ts';
import { claimsStore } from '../../functions/features/claims/claims.store.ts';
import { clientsStore } from '../../functions/features/clients/clients.store.ts';
import { jobNotesStore } from '../../functions/features/jobs/job-notes.store.ts';
import { jobViewsStore } from '../../functions/features/jobs/job-views.store.ts';
import { jobTeamStore } from '../../functions/features/jobs/job-team.store.ts';
import { jobsStore } from '../../functions/features/jobs/jobs.store.ts';
import { operatorStore } from '../../functions/features/operator/operator.store.ts';
import { cognitoIdentity } from '../../functions/platform/outside/identity/cognito.ts';
import { notificationsStore } from '../../functions/features/notifications/notifications.store.ts';
import { notesStore } from '../../functions/features/pipeline/notes.store.ts';
import { peopleStore } from '../../functions/features/people/people.store.ts';
import { pipelineStore } from '../../functions/features/pipeline/pipeline.store.ts';
import { candidateInvitationsIn } from '../../functions/records/candidate-invitation.ts';
import { recommendationsIn } from '../../functions/domain/invitations/recommendations.ts';
import { recruiterInvitationsIn } from '../../functions/domain/invitations/recruiter-invitations.ts';
import { bountiesStore } from '../../functions/features/points/bounties.store.ts';
import { markSilence } from '../../functions/features/pipeline/mark-silence.steps.ts';
import { silenceStore } from '../../functions/features/pipeline/silence.store.ts';
import { pointsStore } from '../../functions/features/points/points.store.ts';
import { jobLinksStore } from '../../functions/features/recommendations/job-links.store.ts';
import { recommendationsStore } from '../../functions/features/recommendations/recommendations.store.ts';
import type { Identity } from '../../functions/platform/outside/identity/port.ts';
import { mailAllowanceIn } from '../../functions/records/mail-allowance.ts';
import { mailedTokensIn } from '../../functions/domain/mailed-links/mailed-tokens.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import { uuidOf } from '../../shared/rules/ids.ts';
import { openTable } from '../../functions/platform/table/table.ts';
import { accountsIn } from '../../functions/records/account.ts';
import { importsStore } from '../../functions/features/imports/imports.store.ts';
import { resumesStore } from '../../functions/features/resumes/resumes.store.ts';
import { workRequestsStore } from '../../functions/domain/work-requests/work-requests.store.ts';
import { superManagerStore } from '../../functions/features/super-manager/super-manager.store.ts';
import { plantBounties } from './plant-bounties.ts';
import { plantCalendars } from './plant-calendars.ts';
import { chatStore } from '../../functions/features/chat/chat.store.ts';
import { manyMessagesStore } from '../../functions/features/chat/many-messages.store.ts';
import { putForwardBy } from '../../functions/records/put-forward.ts';
import { plantClaims } from './plant-claims.ts';
import { plantCollaboration } from './plant-collaboration.ts';
import { plantConversations } from './plant-conversations.ts';
import { verificationsIn } from '../../functions/domain/verification/verified.ts';
import { profileStore } from '../../functions/features/profile/profile.store.ts';
import { ownPagesStore } from '../../functions/features/people/own-pages.store.ts';
import { plantOwnPages } from './plant-own-pages.ts';
import { plantMessageTemplates } from './plant-message-templates.ts';
import { plantReferral } from './plant-referral.ts';
import { plantInvitations } from './plant-invitations.ts';
import { plantViewedNews, recordingEvents } from './plant-viewed-news.ts';
import { plantClients, plantJobs } from './plant-jobs.ts';
import { peopleImportsStore } from '../../functions/features/imports/people-imports.store.ts';
import { plantPeople } from './plant-people.ts';
import { plantJobAlerts } from './plant-job-alerts.ts';
import { interviewingStore } from '../../functions/features/pipeline/interviewing.store.ts';
import { plantProfiles } from './plant-profiles.ts';
import { plantResumes } from './plant-resumes.ts';
import { plantPipelines } from './plant-pipelines.ts';
import { plantTasks } from './plant-tasks.ts';
import { plantTeam } from './plant-team.ts';
import { plantInterviews } from './plant-interviews.ts';
import { plantViewers } from './plant-viewers.ts';
import { plantWorkRequests } from './plant-work-requests.ts';
import { stages } from '../stages.ts';
import { worldClock } from './world-clock.ts';

/** Where the world is planted: the running local services and the names that the template gave. */
export interface WorldPlace {
  tableName: string;
  userPoolId: string;
  userPoolClientId: string;
  dynamodbUrl: string;
  cognitoUrl: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  region: string;
}

/**
 * Plants a small believable world through the product's own rules and stores, so that it obeys every one of them.
 * Events of the past travel like any others.
 */
export async function plantWorld({
  tableName,
  userPoolId,
  userPoolClientId,
  dynamodbUrl,
  cognitoUrl,
  credentials,
  region,
}: WorldPlace): Promise<void> {
  const dynamodb = new DynamoDBClient({ endpoint: dynamodbUrl, region, credentials });
  const cognito = new CognitoIdentityProviderClient({ endpoint: cognitoUrl, region, credentials });
  const table = openTable(
    tableName,
    DynamoDBDocumentClient.from(dynamodb, { marshallOptions: { removeUndefinedValues: true } }),
  );
  const secret = (): string => {
    throw new Error('Nobody signs in while the world is planted.');
  };
  const identity = cognitoIdentity(cognito, { poolId: userPoolId, clientId: userPoolClientId, secret });
  await plantInto({ table, identity, today: Math.floor(Date.now() / 60_000) * 60_000 });
  dynamodb.destroy();
  cognito.destroy();
}

/**
 * Plants the world into a table and an identity provider; `today` is the moment its past leads up to, in milliseconds
 * UTC.
 */
export async function plantInto({
  table: plain,
  identity,
  today,
}: {
  table: Table;
  identity: Identity;
  today: number;
}): Promise<void> {
  const clock = worldClock(today);
  const { table, events } = recordingEvents(plain);
  const jobs = jobsStore(table);
  const people = await plantPeople({
    accountsStore: accountsStore(table),
    recruiterInvitations: recruiterInvitationsIn(table),
    operatorStore: operatorStore(table),
    identity,
    clock,
  });
  await plantProfiles(people.candidates, { candidateProfileStore: candidateProfileStore(table), clock });
  await plantJobAlerts(people.candidates, { jobAlerts: savedSearchesIn(table, jobAlertKind), clock });
  const needs = {
    clientsStore: clientsStore(table),
    campaignsStore: campaignsStore(table),
    skillsStore: skillsStore(table),
    tagsStore: tagsStore(table),
    tagsOf: tagsIn(table),
    jobsStore: jobs,
    jobViewsStore: jobViewsStore(table),
    clock,
  };
  const clients = await plantClients(people.managers, needs);
  const planted = await plantJobs(people.managers, clients, needs);
  await plantPipelines(people, planted, {
    accounts: accountsIn(table),
    applicationsStore: applicationsStore(table),
    followedLink: followedLinkIn(table),
    acceptancesStore: acceptancesStore(table),
    claimsStore: claimsStore(table),
    claimDays: () => stages.local.claimDays.claim,
    proposalDays: () => stages.local.claimDays.proposal,
    openApplicants: () => stages.local.openApplicants,
    withdrawalsStore: withdrawalsStore(table),
    pipelineStore: pipelineStore(table),
    notesStore: notesStore(table),
    jobsStore: jobs,
    jobNotesStore: jobNotesStore(table),
    clock,
  });
  await plantCollaboration(people, planted, {
    accounts: accountsIn(table),
    superManagerStore: superManagerStore(table),
    jobNotesStore: jobNotesStore(table),
    mailAllowance: mailAllowanceIn(table),
    clock,
  });
  const team = await plantTeam(people, planted, {
    table,
    jobTeamStore: jobTeamStore(table),
    mailAllowance: mailAllowanceIn(table),
    clock,
  });
  await plantInterviews(team, { table, interviewingStore: interviewingStore(table), clock });
  await plantBounties(
    { people, jobs: planted, events },
    {
      claimsStore: claimsStore(table),
      jobsStore: jobs,
      pipelineStore: pipelineStore(table),
      pointsStore: pointsStore(table),
      bountiesStore: bountiesStore(table),
      clock,
    },
  );
  const inviting = {
    accountsStore: accountsStore(table),
    candidateInvitations: candidateInvitationsIn(table),
    recommendations: recommendationsIn(table),
    recruiterInvitations: recruiterInvitationsIn(table),
    recommendationsStore: recommendationsStore(table),
    jobLinksStore: jobLinksStore(table),
    followedLink: followedLinkIn(table),
    mailAllowance: mailAllowanceIn(table),
    mailedTokens: mailedTokensIn(table),
    identity,
    clock,
  };
  await plantInvitations(people, planted, inviting);
  await plantWorkRequests(people, planted, {
    table,
    jobsStore: jobs,
    workRequests: workRequestsStore(table),
    mailAllowance: mailAllowanceIn(table),
    clock,
  });
  const claiming = {
    claimsStore: claimsStore(table),
    mailAllowance: mailAllowanceIn(table),
    claimDays: () => stages.local.claimDays.claim,
    proposalDays: () => stages.local.claimDays.proposal,
    clock,
  };
  await plantClaims(people, planted, claiming);
  await plantReferral(
    { people, jobs: planted, events },
    {
      ...inviting,
      ...claiming,
      jobsStore: jobs,
      candidateProfileStore: candidateProfileStore(table),
      award: {
        ...pointsStore(table),
        ...bountiesStore(table),
        ...verificationsIn(table),
        referralShare: () => stages.local.referralShare,
        monthlyCap: () => stages.local.monthlyPointsCap,
      },
    },
  );
  await plantResumes(people, {
    resumesStore: resumesStore(table),
    importsStore: importsStore(table),
    peopleImportsStore: peopleImportsStore(table),
    candidateProfileStore: candidateProfileStore(table),
    applicationsStore: applicationsStore(table),
    candidateInvitations: candidateInvitationsIn(table),
    mailAllowance: mailAllowanceIn(table),
    clock,
  });
  await plantViewers(people, { peopleStore: peopleStore(table), clock });
  await plantTasks(people, { tasksStore: tasksStore(table), importsStore: importsStore(table), clock });
  await plantCalendars(people, {
    calendarStore: calendarStore(table),
    feedsStore: feedsStore(table),
    offersStore: offersStore(table),
    mailedTokens: mailedTokensIn(table),
    profileStore: profileStore(table),
    clock,
  });
  await plantMessageTemplates(people, { manyMessagesStore: manyMessagesStore(table), clock });
  await plantOwnPages(people, { ownPagesStore: ownPagesStore(table), clock });
  await plantConversations(people, {
    chatStore: chatStore(table),
    clock,
    putForwardBy: async (recruiterId) => putForwardBy(table, recruiterId),
    newClientId: () => uuidOf(clock.newId(), '0123456789abcdef'),
  });
  await markSilence({ store: silenceStore(table), answerDays: stages.local.claimDays.answer, clock });
  await plantViewedNews(events, {
    notificationsStore: notificationsStore(plain),
    accountsOf: accountsIn(plain).accounts,
    today,
  });
}

// The first start runs this file and passes the place.
if (import.meta.main) await plantWorld(JSON.parse(process.argv[2] ?? '') as WorldPlace);
