/**
 * Keys of an item in the single table; `gsi1` and `gsi2` make it findable for a second and third question. `gsi3` is
 * unordered and holds jobs in brief.
 */
export interface Keys {
  pk: string;
  sk: string;
  gsi1pk?: string;
  gsi1sk?: string;
  gsi2pk?: string;
  gsi2sk?: string;
  gsi3pk?: string;
}

/** A recruiter and a candidate. */
interface PairOfIds {
  recruiterId: number;
  candidateId: number;
}

const closingsOf = (whose: number | 'everyone') =>
  whose === 'everyone' ? 'CLOSINGS#EVERYONE' : `CLOSINGS#USER#${whose}`;
const countersOf = (whose: number | 'everyone') =>
  whose === 'everyone' ? 'COUNTERS#EVERYONE' : `COUNTERS#USER#${whose}`;
const countedRowsOf = (whose: number | 'everyone') =>
  whose === 'everyone' ? 'COUNTED-ROWS#EVERYONE' : `COUNTED-ROWS#USER#${whose}`;
const conversationOf = ({ recruiterId, candidateId }: PairOfIds) => `CONVERSATION#${recruiterId}-${candidateId}`;

// Half of a character outside the basic plane is no text that can be stored.
const firstCharacter = (text: string): string => [...text][0] ?? '';

/** Ids are padded so that their text sorts as their numbers do. */
export const sortable = (id: number): string => String(id).padStart(16, '0');

/**
 * How some keys begin, for code that reads keys back (`functions/platform/table/read-keys.ts`) and for the filters of the table's
 * stream (`infra/stacks/events.ts`).
 */
export const keyStarts = {
  user: 'USER#',
  job: 'JOB#',
  event: 'EVENT#',
  notification: 'NOTIFICATION#',
  note: 'NOTE#',
  currentToken: 'CURRENT-TOKEN#',
  ledgerEntry: 'ENTRY#',
  chatMessage: 'MESSAGE#',
  sentMessage: 'SENT#',
  conversation: 'CONVERSATION',
  conversations: 'CONVERSATION#',
  counters: 'COUNTERS#',
  hour: 'HOUR#',
  interview: 'INTERVIEW#',
  application: 'APPLICATION#',
} as const;

/**
 * Every entity's keys, grouped by the question they answer. No other file spells one out; a house test sees to it
 * (test/house/keys.test.ts). A `…Subject` is what an event happened to, named like the partition that keeps its story.
 */
export const keys = {
  // Who is this user, and what may they do?
  account: (userId: number) => ({ pk: `USER#${userId}`, sk: 'ACCOUNT' }),
  // Whose is this e-mail address? (The item is the guard of uniqueness.)
  emailOwner: (email: string) => ({ pk: `EMAIL#${email}`, sk: 'OWNER' }),
  // What is this mailed link valid for? (The token itself is never stored.)
  mailedToken: (hash: string) => ({ pk: `TOKEN#${hash}`, sk: 'TOKEN' }),
  // Which link of this kind was mailed last? (A newer one replaces it.)
  currentToken: (owner: string, kind: string) => ({ pk: owner, sk: `CURRENT-TOKEN#${kind}` }),
  // Where is this user signed in, oldest first?
  session: (userId: number, sessionId: number) => ({
    pk: `USER#${userId}#SESSIONS`,
    sk: `SESSION#${sortable(sessionId)}`,
  }),
  sessionsOf: (userId: number) => ({ pk: `USER#${userId}#SESSIONS`, skPrefix: 'SESSION#' }),
  // How often was this tried recently?
  attempts: (what: string) => ({ pk: `ATTEMPTS#${what}`, sk: 'ATTEMPTS' }),
  // What did this creating call make, if it is repeated within a day? (The second is of callers without an account.)
  request: (userId: number, hash: string) => ({ pk: `USER#${userId}#REQUESTS`, sk: `REQUEST#${hash}` }),
  openRequest: (hash: string) => ({ pk: `REQUEST#${hash}`, sk: 'REQUEST' }),
  // Nothing, kept for an hour: gives an unknown address the same cost, so that it takes as long as a known one.
  nothing: (decoyId: number) => ({ pk: `NOTHING#${decoyId}`, sk: 'NOTHING' }),
  // How far is this user's newest avatar upload?
  avatarUpload: (userId: number) => ({ pk: `USER#${userId}`, sk: 'AVATAR-UPLOAD' }),
  // How far is this manager's newest upload for a campaign?
  campaignUpload: (userId: number) => ({ pk: `USER#${userId}`, sk: 'CAMPAIGN-UPLOAD' }),
  // Which resumes has this user uploaded? What was read in one, and which one is this file?
  parsedResumesOf: (userId: number) => ({ pk: `USER#${userId}#RESUMES`, skPrefix: 'RESUME#' }),
  parsedResume: (userId: number, id: number) => ({ pk: `USER#${userId}#RESUMES`, sk: `RESUME#${sortable(id)}` }),
  resumeText: (userId: number, id: number) => ({ pk: `USER#${userId}#RESUMES`, sk: `TEXT#${sortable(id)}` }),
  resumeHash: (userId: number, hash: string) => ({ pk: `USER#${userId}#RESUMES`, sk: `HASH#${hash}` }),
  // Whom has this recruiter imported, until they claim their profile?
  importedCandidates: (userId: number) => ({ pk: `USER#${userId}#IMPORTED`, skPrefix: 'IMPORTED#' }),
  importedCandidate: (userId: number, id: number) => ({
    pk: `USER#${userId}#IMPORTED`,
    sk: `IMPORTED#${sortable(id)}`,
  }),
  // Which of them has this recruiter merged into another candidate?
  candidateMerges: (userId: number) => ({ pk: `USER#${userId}#IMPORTED`, skPrefix: 'MERGE#' }),
  candidateMerge: (userId: number, id: number) => ({ pk: `USER#${userId}#IMPORTED`, sk: `MERGE#${sortable(id)}` }),
  // Which managers ask to become super managers?
  superManagerRequests: { gsi1pk: 'SUPER-MANAGER-REQUESTS' },

  // What happened to this subject, oldest first? (Timeline, audit trail and outbox in one.)
  userSubject: (userId: number) => `USER#${userId}`,
  event: (subject: string, eventId: number) => ({ pk: subject, sk: `EVENT#${sortable(eventId)}` }),

  // What does this candidate's record say? (All of it in one query: the head, employee info, from whom
  // they hide, their resume, and each entry.)
  candidateRecord: (candidateId: number) => ({ pk: `USER#${candidateId}#PROFILE` }),
  candidateHead: (candidateId: number) => ({ pk: `USER#${candidateId}#PROFILE`, sk: 'HEAD' }),
  employeeInfo: (candidateId: number) => ({ pk: `USER#${candidateId}#PROFILE`, sk: 'EMPLOYEE-INFO' }),
  hiddenFrom: (candidateId: number) => ({ pk: `USER#${candidateId}#PROFILE`, sk: 'HIDDEN-FROM' }),
  ownResume: (candidateId: number) => ({ pk: `USER#${candidateId}#PROFILE`, sk: 'RESUME' }),
  candidateCard: (candidateId: number) => ({ pk: `USER#${candidateId}#PROFILE`, sk: 'CARD' }),
  // Which candidates can be found, by id?
  searchableCandidates: { gsi2pk: 'CANDIDATES' },
  profileEntry: (candidateId: number, section: string, entryId: number) => ({
    pk: `USER#${candidateId}#PROFILE`,
    sk: `SECTION#${section}#${sortable(entryId)}`,
  }),

  // Which recruiters work for this manager, by name? And for which managers does this recruiter work?
  recruiterOfManager: (managerId: number, recruiterId: number) => ({
    pk: `USER#${managerId}`,
    sk: `RECRUITER#${recruiterId}`,
  }),
  recruitersOfManager: (managerId: number) => ({ pk: `USER#${managerId}`, skPrefix: 'RECRUITER#' }),
  // Which recruiters work for anyone, by when they began?
  recruitersOfEveryone: { gsi2pk: 'RECRUITERS' },
  managerOfRecruiter: (recruiterId: number, managerId: number) => ({
    pk: `USER#${recruiterId}`,
    sk: `MANAGER#${managerId}`,
  }),
  managersOfRecruiter: (recruiterId: number) => ({ pk: `USER#${recruiterId}`, skPrefix: 'MANAGER#' }),
  // On which jobs do other managers want this recruiter? (Read together with the managers, where both matter.)
  workOfRecruiter: (recruiterId: number, managerId: number, jobId: number) => ({
    pk: `USER#${recruiterId}`,
    sk: `MANAGER-JOB#${managerId}#${jobId}`,
  }),
  worksOfRecruiter: (recruiterId: number) => ({ pk: `USER#${recruiterId}`, skPrefix: 'MANAGER-JOB#' }),
  managersAndWorksOf: (recruiterId: number) => ({
    pk: `USER#${recruiterId}`,
    skBetween: ['MANAGER#', 'MANAGER-JOB#~'] as const,
  }),
  // On which jobs has this recruiter put whom forward? (Read together with their managers and those requests.)
  begunJob: (recruiterId: number, jobId: number, candidateId: number) => ({
    pk: `USER#${recruiterId}`,
    sk: `MANAGER-JOB-BEGUN#${jobId}#${candidateId}`,
  }),
  begunJobsOf: (recruiterId: number) => ({ pk: `USER#${recruiterId}`, skPrefix: 'MANAGER-JOB-BEGUN#' }),
  managersWorksAndBegunJobsOf: (recruiterId: number) => ({
    pk: `USER#${recruiterId}`,
    skBetween: ['MANAGER#', 'MANAGER-JOB-BEGUN#~'] as const,
  }),
  // Which recruiters of other managers has this manager asked, and which for this job?
  askedRecruiter: (managerId: number, jobId: number, recruiterId: number) => ({
    pk: `USER#${managerId}#WORK-REQUESTS`,
    sk: `JOB#${jobId}#RECRUITER#${recruiterId}`,
  }),
  askedRecruiters: (managerId: number) => ({ pk: `USER#${managerId}#WORK-REQUESTS`, skPrefix: 'JOB#' }),
  askedForJob: (managerId: number, jobId: number) => ({
    pk: `USER#${managerId}#WORK-REQUESTS`,
    skPrefix: `JOB#${jobId}#`,
  }),
  workRequestSubject: (requestId: number) => `WORK-REQUEST#${requestId}`,
  // With which managers does this super manager work, or wants to? And which super managers asked this manager?
  collaboration: (superManagerId: number, managerId: number) => ({
    pk: `USER#${superManagerId}#COLLABORATIONS`,
    sk: `MANAGER#${managerId}`,
  }),
  collaborations: (superManagerId: number) => ({
    pk: `USER#${superManagerId}#COLLABORATIONS`,
    skPrefix: 'MANAGER#',
  }),
  overseer: (managerId: number, superManagerId: number) => ({
    pk: `USER#${managerId}#OVERSEERS`,
    sk: `USER#${superManagerId}`,
  }),
  overseers: (managerId: number) => ({ pk: `USER#${managerId}#OVERSEERS`, skPrefix: 'USER#' }),
  collaborationSubject: (requestId: number) => `COLLABORATION#${requestId}`,
  // Which managers have a name that begins like this?
  managerName: (word: string, managerId: number) => ({
    pk: `MANAGERS-NAMED#${word.slice(0, 1)}`,
    sk: `${word}#${managerId}`,
  }),
  managersNamed: (word: string) => ({ pk: `MANAGERS-NAMED#${word.slice(0, 1)}`, skPrefix: word }),
  // Whom has this manager invited, oldest first? Does this address have an open invitation from the manager?
  recruiterInvitation: (managerId: number, invitationId: number) => ({
    pk: `USER#${managerId}#INVITATIONS`,
    sk: `INVITATION#${sortable(invitationId)}`,
  }),
  invitationSubject: (invitationId: number) => `INVITATION#${invitationId}`,
  recruiterInvitations: (managerId: number) => ({ pk: `USER#${managerId}#INVITATIONS`, skPrefix: 'INVITATION#' }),
  invitedEmail: (managerId: number, email: string) => ({ pk: `USER#${managerId}#INVITATIONS`, sk: `EMAIL#${email}` }),
  // Which managers have open invitations for this registered recruiter, oldest first?
  joinInvitation: (recruiterId: number, invitationId: number) => ({
    pk: `USER#${recruiterId}#JOIN-INVITATIONS`,
    sk: `INVITATION#${sortable(invitationId)}`,
  }),
  joinInvitations: (recruiterId: number) => ({ pk: `USER#${recruiterId}#JOIN-INVITATIONS`, skPrefix: 'INVITATION#' }),

  // Whom has this recruiter or candidate invited as a candidate, oldest first? Does this address have an open
  // invitation from them?
  candidateInvitation: (inviterId: number, invitationId: number) => ({
    pk: `USER#${inviterId}#CANDIDATE-INVITATIONS`,
    sk: `INVITATION#${sortable(invitationId)}`,
  }),
  candidateInvitations: (inviterId: number) => ({
    pk: `USER#${inviterId}#CANDIDATE-INVITATIONS`,
    skPrefix: 'INVITATION#',
  }),
  invitedCandidate: (inviterId: number, email: string) => ({
    pk: `USER#${inviterId}#CANDIDATE-INVITATIONS`,
    sk: `EMAIL#${email}`,
  }),
  // To whom has this user recommended jobs, oldest first? Does this address have an open recommendation of the job from
  // them?
  recommendation: (senderId: number, recommendationId: number) => ({
    pk: `USER#${senderId}#RECOMMENDATIONS`,
    sk: `RECOMMENDATION#${sortable(recommendationId)}`,
  }),
  recommendationSubject: (recommendationId: number) => `RECOMMENDATION#${recommendationId}`,
  recommendations: (senderId: number) => ({ pk: `USER#${senderId}#RECOMMENDATIONS`, skPrefix: 'RECOMMENDATION#' }),
  recommendedEmail: (senderId: number, jobId: number, email: string) => ({
    pk: `USER#${senderId}#RECOMMENDATIONS`,
    sk: `EMAIL#${jobId}#${email}`,
  }),
  // How many people has this user had mailed today?
  mailAllowance: (userId: number, day: string) => ({ pk: `USER#${userId}#MAIL-ALLOWANCE`, sk: `DAY#${day}` }),

  // How many summaries has a model written for this user in this hour?
  writtenSummaries: (userId: number, hour: number) => ({ pk: `USER#${userId}#SUMMARIES`, sk: `HOUR#${hour}` }),

  // Which clients does this manager have, oldest first?
  client: (managerId: number, clientId: number) => ({
    pk: `USER#${managerId}#CLIENTS`,
    sk: `CLIENT#${sortable(clientId)}`,
  }),
  clientsOfManager: (managerId: number) => ({ pk: `USER#${managerId}#CLIENTS`, skPrefix: 'CLIENT#' }),
  clientSubject: (managerId: number, clientId: number) => `USER#${managerId}#CLIENT#${clientId}`,

  // Which skills does this manager associate with others, beyond the built-in pairs?
  associatedSkill: (managerId: number, tagId: number, associatedTagId: number) => ({
    pk: `USER#${managerId}#SKILLS`,
    sk: `SKILL#${tagId}#${associatedTagId}`,
  }),
  associatedSkillsOf: (managerId: number) => ({ pk: `USER#${managerId}#SKILLS`, skPrefix: 'SKILL#' }),

  // Which tag did people create under this id? Which one has this name, and whose names begin like this? (The item of
  // the name is the guard of its uniqueness.)
  createdTag: (tagId: number) => ({ pk: `TAG#${tagId}`, sk: 'TAG' }),
  createdTagName: (name: string) => ({ pk: `TAGS-NAMED#${firstCharacter(name)}`, sk: `NAME#${name}` }),
  createdTagsNamed: (start: string) => ({ pk: `TAGS-NAMED#${firstCharacter(start)}`, skPrefix: `NAME#${start}` }),
  // How many tags has this user created today?
  tagAllowance: (userId: number, day: string) => ({ pk: `USER#${userId}#TAG-ALLOWANCE`, sk: `DAY#${day}` }),

  // Which campaigns does this manager have? Who has this campaign name? Which public campaigns exist?
  campaign: (managerId: number, campaignId: number) => ({
    pk: `USER#${managerId}#CAMPAIGNS`,
    sk: `CAMPAIGN#${sortable(campaignId)}`,
  }),
  campaignSubject: (campaignId: number) => `CAMPAIGN#${campaignId}`,
  campaignsOfManager: (managerId: number) => ({ pk: `USER#${managerId}#CAMPAIGNS`, skPrefix: 'CAMPAIGN#' }),
  publicCampaign: (name: string) => ({ pk: 'PUBLIC-CAMPAIGNS', sk: `NAME#${name.toLowerCase()}` }),
  publicCampaigns: { pk: 'PUBLIC-CAMPAIGNS', skPrefix: 'NAME#' },

  // What are this job's facts? What does its text say? Which jobs does this manager have in this status, newest first?
  job: (jobId: number) => ({ pk: `JOB#${jobId}`, sk: 'JOB' }),
  jobSubject: (jobId: number) => `JOB#${jobId}`,
  jobText: (jobId: number) => ({ pk: `JOB#${jobId}`, sk: 'TEXT' }),
  jobsOfManager: (managerId: number, status: string) => ({ gsi1pk: `MANAGER#${managerId}#JOBS#${status}` }),
  jobsOfEveryone: (status: string) => ({ gsi2pk: `JOBS#${status}` }),
  // By what are the manager's jobs in this status searched and sorted? (As short as can be: ten thousand are read in two
  // calls.)
  jobsInBrief: (managerId: number, status: string) => ({ gsi3pk: `BRIEF#${managerId}#${status}` }),
  // Which jobs has this manager, in brief? (Packed into so few items that one call reads those of many managers; what
  // changed since they were packed is in the first.)
  packedJobs: (managerId: number, part: number | 'recent') => ({
    pk: `USER#${managerId}#PACKED-JOBS`,
    sk: part === 'recent' ? 'RECENT' : `PART#${part}`,
  }),
  packedJobsOf: (managerId: number) => ({ pk: `USER#${managerId}#PACKED-JOBS` }),
  // Which views of the job list has this manager saved, oldest first?
  jobView: (userId: number, viewId: number) => ({ pk: `USER#${userId}#JOB-VIEWS`, sk: `VIEW#${sortable(viewId)}` }),
  jobViews: (userId: number) => ({ pk: `USER#${userId}#JOB-VIEWS`, skPrefix: 'VIEW#' }),
  // How many jobs have each status? (One item, counted in the transaction that changes a job.)
  jobTotals: { pk: 'JOB-TOTALS', sk: 'TOTALS' },
  jobTotalsOfManager: (managerId: number) => ({ pk: `USER#${managerId}`, sk: 'JOB-TOTALS' }),
  // Everything about a job: facts, text, who is on it, what happened to it?
  allOfJob: (jobId: number) => ({ pk: `JOB#${jobId}` }),
  // What does this note on this job say? Whose is the job, and which notes are on it? What are its facts, text and notes?
  // Whose is it, and what happened to it?
  jobNote: (jobId: number, noteId: number) => ({ pk: `JOB#${jobId}`, sk: `NOTE#${sortable(noteId)}` }),
  notesOfJob: (jobId: number) => ({ pk: `JOB#${jobId}`, skBetween: ['GATE', 'NOTE#~'] as const }),
  jobAndNotes: (jobId: number) => ({ pk: `JOB#${jobId}`, skBetween: ['GATE', 'TEXT'] as const }),
  storyOfJob: (jobId: number) => ({ pk: `JOB#${jobId}`, skBetween: ['EVENT#', 'GATE'] as const }),
  // May candidates on this job be moved, and whose job is it? (Small, because every move checks it.)
  jobGate: (jobId: number) => ({ pk: `JOB#${jobId}`, sk: 'GATE' }),
  // Have this job's points been awarded already?
  jobAward: (jobId: number) => ({ pk: `JOB#${jobId}`, sk: 'AWARD' }),

  // Who is on this job? Whose next step on an open job is this manager's? (Every index entry costs a move write units,
  // so there are no more.)
  candidateOnJob: (jobId: number, candidateId: number) => ({ pk: `JOB#${jobId}`, sk: `CANDIDATE#${candidateId}` }),
  candidatesOnJob: (jobId: number) => ({ pk: `JOB#${jobId}`, skPrefix: 'CANDIDATE#' }),
  // Who is on this job, and may they be moved? (What happened to the job is between the two, a few small items.)
  candidatesAndGate: (jobId: number) => ({ pk: `JOB#${jobId}`, skBetween: ['CANDIDATE#', 'GATE'] as const }),
  candidatesInProcess: (managerId: number) => ({ gsi1pk: `MANAGER#${managerId}#IN-PROCESS` }),
  // Whom has this recruiter put forward on which jobs, oldest first?
  putForward: (recruiterId: number, at: { createdAt: string; jobId: number; candidateId: number }) => ({
    pk: `USER#${recruiterId}#PUT-FORWARD`,
    sk: `AT#${at.createdAt}#JOB#${at.jobId}#CANDIDATE#${at.candidateId}`,
  }),
  putForwardBy: (recruiterId: number) => ({ pk: `USER#${recruiterId}#PUT-FORWARD`, skPrefix: 'AT#' }),
  putForwardBetween: (recruiterId: number, first: string, end: string) => ({
    pk: `USER#${recruiterId}#PUT-FORWARD`,
    skBetween: [`AT#${first}`, `AT#${end}`] as const,
  }),
  candidateOnJobSubject: (jobId: number, candidateId: number) => `JOB#${jobId}#CANDIDATE#${candidateId}`,
  // What is the story of this candidate on this job, moves and notes?
  storyOf: (jobId: number, candidateId: number) => ({ pk: `JOB#${jobId}#CANDIDATE#${candidateId}` }),
  // From whom does the candidate hide, for readers of that story?
  storyHiding: (jobId: number, candidateId: number) => ({
    pk: `JOB#${jobId}#CANDIDATE#${candidateId}`,
    sk: 'HIDING',
  }),
  // Whose claim on the candidate ended, so that the story is no longer theirs to read?
  storyLeftBy: (jobId: number, candidateId: number) => ({
    pk: `JOB#${jobId}#CANDIDATE#${candidateId}`,
    sk: 'LEFT-BY',
  }),
  // What does this note on this candidate on this job say?
  candidateJobNote: (jobId: number, candidateId: number, noteId: number) => ({
    pk: `JOB#${jobId}#CANDIDATE#${candidateId}`,
    sk: `NOTE#${sortable(noteId)}`,
  }),

  // Has this candidate applied for this job, or marked it as favourite? Newest first.
  application: (candidateId: number, jobId: number) => ({ pk: `USER#${candidateId}`, sk: `APPLICATION#${jobId}` }),
  applicationSubject: (applicationId: number) => `APPLICATION#${applicationId}`,
  applicationsOfCandidate: (candidateId: number) => ({ pk: `USER#${candidateId}`, skPrefix: 'APPLICATION#' }),
  favoriteJob: (candidateId: number, jobId: number) => ({ pk: `USER#${candidateId}`, sk: `FAVORITE#JOB#${jobId}` }),
  favoriteJobs: (candidateId: number) => ({ pk: `USER#${candidateId}`, skPrefix: 'FAVORITE#JOB#' }),
  // Who has applied for this job, and who has marked it? (So that nothing of it is left when it is removed.)
  applicantOfJob: (jobId: number, candidateId: number) => ({
    pk: `JOB#${jobId}#APPLICANTS`,
    sk: `CANDIDATE#${candidateId}`,
  }),
  applicantsOfJob: (jobId: number) => ({ pk: `JOB#${jobId}#APPLICANTS`, skPrefix: 'CANDIDATE#' }),
  favoritesOfJob: (jobId: number) => ({ gsi1pk: `JOB#${jobId}#FAVORITES` }),
  // On which jobs has this candidate met this manager or recruiter, or this recruiter this manager? (Ids only, so that
  // names and titles are never stale.)
  sharedJobs: (userId: number, otherId: number) => ({ pk: `USER#${userId}#SHARED-JOBS`, sk: `USER#${otherId}` }),
  partnersOf: (userId: number) => ({ pk: `USER#${userId}#SHARED-JOBS`, skPrefix: 'USER#' }),
  // Has this recruiter or manager marked this candidate, and whom else?
  favoriteCandidate: (userId: number, id: number) => ({ pk: `USER#${userId}#STARRED`, sk: `CANDIDATE#${id}` }),
  favoriteCandidates: (userId: number) => ({ pk: `USER#${userId}#STARRED`, skPrefix: 'CANDIDATE#' }),
  // For which region has this recruiter approved this candidate?
  approvedCandidate: (userId: number, id: number) => ({ pk: `USER#${userId}#APPROVED`, sk: `CANDIDATE#${id}` }),
  // Has this recruiter or manager looked at this candidate?
  viewedCandidate: (viewerId: number, candidateId: number) => ({
    pk: `USER#${viewerId}#VIEWED`,
    sk: `CANDIDATE#${candidateId}`,
  }),
  // Which applications wait for this manager's recruiters, oldest first?
  waitingApplications: (managerId: number) => ({ gsi1pk: `MANAGER#${managerId}#WAITING` }),
  // Which application has this id?
  applicationById: (applicationId: number) => ({ gsi2pk: `APPLICATION#${applicationId}` }),

  // Whose is this introduction, and what happened to it? Which claims does this recruiter, or this manager, have?
  claim: (claimId: number) => ({ pk: `CLAIM#${claimId}`, sk: 'CLAIM' }),
  claimSubject: (claimId: number) => `CLAIM#${claimId}`,
  allOfClaim: (claimId: number) => ({ pk: `CLAIM#${claimId}` }),
  claimsOfRecruiter: (recruiterId: number) => ({ gsi1pk: `USER#${recruiterId}#CLAIMS` }),
  claimsOfManager: (managerId: number) => ({ gsi2pk: `MANAGER#${managerId}#CLAIMS` }),
  // Who proposes this candidate for which job? To whom does the introduction to this client belong, and until when?
  candidateClaim: (candidateId: number, jobId: number, recruiterId: number) => ({
    pk: `USER#${candidateId}#CLAIMS`,
    sk: `CLAIM#${jobId}#${recruiterId}`,
  }),
  claimsOfCandidate: (candidateId: number) => ({ pk: `USER#${candidateId}#CLAIMS`, skPrefix: 'CLAIM#' }),
  introduction: (candidateId: number, { managerId, clientId }: { managerId: number; clientId: number | null }) => ({
    pk: `USER#${candidateId}#CLAIMS`,
    sk: `INTRODUCTION#${managerId}#${clientId ?? 'OWN'}`,
  }),
  // Which proposals and claims does time end on this day?
  dueClaim: (day: string, claimId: number) => ({ pk: `DUE-CLAIMS#${day}`, sk: `CLAIM#${claimId}` }),
  dueClaims: (day: string) => ({ pk: `DUE-CLAIMS#${day}`, skPrefix: 'CLAIM#' }),

  // What are this recruiter's points, and how did they come about, oldest first?
  points: (recruiterId: number) => ({ pk: `USER#${recruiterId}#POINTS`, sk: 'BALANCE' }),
  ledgerEntry: (recruiterId: number, entryId: number) => ({
    pk: `USER#${recruiterId}#POINTS`,
    sk: `ENTRY#${sortable(entryId)}`,
  }),
  pointsSubject: (recruiterId: number) => `USER#${recruiterId}#POINTS`,
  ledger: (recruiterId: number) => ({ pk: `USER#${recruiterId}#POINTS`, skPrefix: 'ENTRY#' }),
  // Which guarantees end on this day? Which returns are contested and wait for a super manager, oldest first?
  dueBounty: (day: string, entryId: number) => ({ pk: `DUE-BOUNTIES#${day}`, sk: `ENTRY#${sortable(entryId)}` }),
  dueBounties: (day: string) => ({ pk: `DUE-BOUNTIES#${day}`, skPrefix: 'ENTRY#' }),
  contestedReturns: { gsi1pk: 'CONTESTED-RETURNS' },
  // Which redemptions wait for the operator?
  redemptions: (status: string) => ({ gsi1pk: `REDEMPTIONS#${status}` }),

  // What is new for this user, newest first? (The key is the event's id, so a repeated event writes the same item.)
  notification: (userId: number, eventId: number) => ({
    pk: `USER#${userId}#NOTIFICATIONS`,
    sk: `NOTIFICATION#${sortable(eventId)}`,
  }),
  notificationsOf: (userId: number) => ({ pk: `USER#${userId}#NOTIFICATIONS`, skPrefix: 'NOTIFICATION#' }),
  notificationsSince: (userId: number, id: number) => ({
    pk: `USER#${userId}#NOTIFICATIONS`,
    skPrefix: 'NOTIFICATION#',
    skFrom: `NOTIFICATION#${sortable(id)}`,
  }),
  notificationSubject: (userId: number) => `USER#${userId}#NOTIFICATIONS`,
  // Who gets a digest this often, or figures, by id? What was the last one? Of which week were figures mailed last?
  digestReader: (frequency: string, userId: number) => ({ pk: `DIGEST#${frequency}`, sk: `USER#${sortable(userId)}` }),
  digestReaders: (frequency: string) => ({ pk: `DIGEST#${frequency}`, skPrefix: 'USER#' }),
  lastDigest: (userId: number) => ({ pk: `USER#${userId}#NOTIFICATIONS`, sk: 'DIGEST' }),
  mailedFigures: (userId: number) => ({ pk: `USER#${userId}#NOTIFICATIONS`, sk: 'MAILED-FIGURES' }),

  // When is this person not free, UTC day by UTC day? Who reads it elsewhere? What is this entry of calendars?
  calendarDay: (userId: number, day: string) => ({ pk: `USER#${userId}#CALENDAR`, sk: `DAY#${day}` }),
  meetingSeat: (userId: number, eventId: number) => ({ pk: `USER#${userId}#CALENDAR`, sk: `SEAT#${eventId}` }),
  // Which interviews of the candidates whom a recruiter put forward are to come?
  interview: (recruiterId: number, eventId: number) => ({
    pk: `USER#${recruiterId}#CALENDAR`,
    sk: `INTERVIEW#${eventId}`,
  }),
  interviewsOf: (recruiterId: number) => ({ pk: `USER#${recruiterId}#CALENDAR`, skPrefix: 'INTERVIEW#' }),
  bookingOffer: (managerId: number, offerId: number) => ({
    pk: `USER#${managerId}#CALENDAR`,
    sk: `OFFER#${sortable(offerId)}`,
  }),
  bookingOffersOf: (managerId: number) => ({ pk: `USER#${managerId}#CALENDAR`, skPrefix: 'OFFER#' }),
  bookingOfferSubject: (offerId: number) => `BOOKING-OFFER#${offerId}`,
  calendarFeed: (userId: number, feedId: number) => ({
    pk: `USER#${userId}#CALENDAR`,
    sk: `FEED#${sortable(feedId)}`,
  }),
  calendarFeedsOf: (userId: number) => ({ pk: `USER#${userId}#CALENDAR`, skPrefix: 'FEED#' }),
  calendarFeedSecret: (hash: string) => ({ pk: `CALENDAR-FEED#${hash}`, sk: 'CALENDAR-FEED' }),
  calendarEvent: (eventId: number) => ({ pk: `CALENDAR-EVENT#${eventId}`, sk: 'CALENDAR-EVENT' }),
  providedRoom: (eventId: number) => ({ pk: `CALENDAR-EVENT#${eventId}`, sk: 'ROOM' }),

  // On which browsers is this user connected? Is this ticket valid?
  connection: (userId: number, connectionId: string) => ({
    pk: `USER#${userId}#CONNECTIONS`,
    sk: `CONNECTION#${connectionId}`,
  }),
  connectionsOf: (userId: number) => ({ pk: `USER#${userId}#CONNECTIONS`, skPrefix: 'CONNECTION#' }),
  ticket: (hash: string) => ({ pk: `TICKET#${hash}`, sk: 'TICKET' }),
  // How many tickets has this user taken in this minute?
  ticketsTaken: (userId: number, minute: number) => ({ pk: `USER#${userId}#CONNECTIONS`, sk: `TICKETS#${minute}` }),

  // What have this recruiter and this candidate written to each other, by number? Was this message sent before? (Keyed by
  // the pair, so that two who begin at the same moment make one conversation.)
  conversation: (pair: PairOfIds) => ({
    pk: conversationOf(pair),
    sk: 'CONVERSATION',
  }),
  conversationSubject: (pair: PairOfIds) => conversationOf(pair),
  chatMessage: (pair: PairOfIds, number: number) => ({
    pk: conversationOf(pair),
    sk: `MESSAGE#${sortable(number)}`,
  }),
  chatMessages: (pair: PairOfIds, first: number, last: number) => ({
    pk: conversationOf(pair),
    skBetween: [`MESSAGE#${sortable(first)}`, `MESSAGE#${sortable(last)}`] as const,
  }),
  sentMessage: (pair: PairOfIds, senderId: number, clientId: string) => ({
    pk: conversationOf(pair),
    sk: `SENT#${senderId}#${clientId}`,
  }),
  // How far is the file that becomes this message? How many has this user begun to send on this day?
  chatUpload: (pair: PairOfIds, senderId: number, clientId: string) => ({
    pk: conversationOf(pair),
    sk: `UPLOAD#${senderId}#${clientId}`,
  }),
  chatUploadsOn: (userId: number, day: string) => ({ pk: `USER#${userId}#CHAT-UPLOADS`, sk: `DAY#${day}` }),
  // Which conversations does this recruiter, or this candidate, have, the most recent first?
  conversationsOfRecruiter: (recruiterId: number) => ({ gsi1pk: `USER#${recruiterId}#CONVERSATIONS` }),
  conversationsOfCandidate: (candidateId: number) => ({ gsi2pk: `USER#${candidateId}#CONVERSATIONS` }),
  // Which messages have waited ten minutes to be read, hour by hour? When was this user last mailed about theirs?
  unreadMark: (dueAt: string, userId: number, pair: PairOfIds) => ({
    pk: `UNREAD#${dueAt.slice(0, 13)}`,
    sk: `${dueAt}#${userId}#${conversationOf(pair)}`,
  }),
  unreadMarks: (hour: string) => ({ pk: `UNREAD#${hour}` }),
  unreadLetter: (userId: number) => ({ pk: `USER#${userId}#NOTIFICATIONS`, sk: 'UNREAD-LETTER' }),
  // Which searches has this recruiter saved, oldest first? Whom did each find already?
  savedSearch: (userId: number, id: number) => ({ pk: `USER#${userId}#SEARCHES`, sk: `SEARCH#${sortable(id)}` }),
  savedSearches: (ownerId: number) => ({ pk: `USER#${ownerId}#SEARCHES`, skPrefix: 'SEARCH#' }),
  savedSearchFind: (ownerId: number, searchId: number, candidateId: number) => ({
    pk: `USER#${ownerId}#SEARCHES`,
    sk: `FIND#${sortable(searchId)}#${candidateId}`,
  }),
  savedSearchFinds: (userId: number, id: number) => ({
    pk: `USER#${userId}#SEARCHES`,
    skPrefix: `FIND#${sortable(id)}#`,
  }),
  // Which saved searches announce somebody new, by id?
  announcedSearches: { gsi1pk: 'ANNOUNCED-SEARCHES' },
  // What of this candidate have saved searches judged last?
  judgedCandidate: (candidateId: number) => ({ pk: `USER#${candidateId}#JUDGED`, sk: 'CARD' }),

  // How many of each thing happened in this hour (UTC, such as 2026-11-22T14), for this person, or for everybody? In
  // these hours?
  hourCounters: (whose: number | 'everyone', hour: string) => ({ pk: countersOf(whose), sk: `HOUR#${hour}` }),
  hourCountersBetween: (whose: number | 'everyone', first: string, last: string) => ({
    pk: countersOf(whose),
    skBetween: [`HOUR#${first}`, `HOUR#${last}`] as const,
  }),
  // What do the hours of this week (named by its Monday), or of this month, come to? Until when are hours rolled up?
  rollUp: (whose: number | 'everyone', of: 'WEEK' | 'MONTH', name: string, series: string) => ({
    pk: countersOf(whose),
    sk: `${of}#${name}#${series}`,
  }),
  rollUps: (whose: number | 'everyone', of: 'WEEK' | 'MONTH') => ({ pk: countersOf(whose), skPrefix: `${of}#` }),
  rolledUp: (whose: number | 'everyone') => ({ pk: countersOf(whose), sk: 'ROLLED-UP' }),
  // What of this kind did this person's, or everybody's, counters count, oldest first? From one moment until before
  // another? What of every kind?
  countedRow: (whose: number | 'everyone', kind: string, at: string, name: string) => ({
    pk: countedRowsOf(whose),
    sk: `${kind}#${at}#${name}`,
  }),
  countedRowsBetween: (whose: number | 'everyone', kind: string, first: string, end: string) => ({
    pk: countedRowsOf(whose),
    skBetween: [`${kind}#${first}`, `${kind}#${end}`] as const,
  }),
  countedRows: (whose: number | 'everyone') => ({ pk: countedRowsOf(whose) }),
  // Which of this person's, or of everybody's, jobs were closed, oldest first? From one moment until before another?
  closing: (whose: number | 'everyone', closedAt: string, eventId: number) => ({
    pk: closingsOf(whose),
    sk: `CLOSED#${closedAt}#${eventId}`,
  }),
  closingsBetween: (whose: number | 'everyone', first: string, end: string) => ({
    pk: closingsOf(whose),
    skBetween: [`CLOSED#${first}`, `CLOSED#${end}`] as const,
  }),

  // What has changed in this kind of searchable document since, hour by hour?
  searchChange: (kind: string, hour: number, time: number, documentId: number) => ({
    pk: `SEARCH-LOG#${kind}#${hour}`,
    sk: `${sortable(time)}#${documentId}`,
  }),
  searchChanges: (kind: string, hour: number, since: number) => ({
    pk: `SEARCH-LOG#${kind}#${hour}`,
    skPrefix: '',
    skFrom: sortable(since),
  }),

  // Which archives of their own data does this person have, newest first? May the next one be started? (Both expire.)
  dataExport: (userId: number, exportId: number) => ({
    pk: `USER#${userId}#EXPORTS`,
    sk: `EXPORT#${sortable(exportId)}`,
  }),
  dataExports: (userId: number) => ({ pk: `USER#${userId}#EXPORTS`, skPrefix: 'EXPORT#' }),
  dataExportTurn: (userId: number) => ({ pk: `USER#${userId}#EXPORTS`, sk: 'TURN' }),
  // Is this account to be erased? Which erasures are due, the longest overdue first?
  erasure: (userId: number) => ({ pk: `ERASURE#${userId}`, sk: 'ERASURE' }),
  erasures: { gsi1pk: 'ERASURES' },
  erasureSubject: (erasureId: number) => `ERASURE#${erasureId}`,
  // Where is this person's name stored that no other key of theirs leads to? (Erasure follows these.)
  trace: (userId: number, place: { pk: string; sk?: string }) => ({
    pk: `USER#${userId}#TRACES`,
    sk: `TRACE#${place.pk}|${place.sk ?? ''}`,
  }),
  tracesOf: (userId: number) => ({ pk: `USER#${userId}#TRACES`, skPrefix: 'TRACE#' }),
  // Where has another user entered this address? (Set as the second index of the item that holds it.)
  itemsNaming: (email: string) => ({ gsi2pk: `ADDRESS#${email}` }),

  // Which mails wait for a verified sender, oldest first?
  heldMail: (mailId: number) => ({ pk: 'HELD-MAIL', sk: `MAIL#${sortable(mailId)}` }),
  heldMails: { pk: 'HELD-MAIL', skPrefix: 'MAIL#' },
} as const;
