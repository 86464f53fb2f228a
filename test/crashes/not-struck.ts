/*
 * Whose writes nothing strikes so far, by reason and feature. Those that are struck leave this list, and a new one belongs
 * here only with its reason. Some of them are struck in test/simulation.
 */

/** Open to anyone, by a mailed link or a password, so that the table of permissions has no row for them. */
const open: Record<string, string> = {
  accounts: `
    acceptRecommendation acceptRecruiterInvitation askForPasskey confirm confirmEmailChange readMailedLink recoverPassword
    refresh resendConfirmation signIn signInByPasskey signOut signUpCandidate signUpManager signUpRecruiter stopEmailChange
    updatePassword`,
  calendar: `
    bookByLink cancelByLink readBookingLink`,
  claims: `
    confirmClaimByLink declineClaimByLink readClaimLink undoChoiceByLink`,
  imports: `
    correctEntered readEntered`,
  invitations: `
    declineCandidateInvitation readInvitationLink renewInvitationLink`,
  'job-alerts': `
    askForJobAlert confirmJobAlert readAskedJobAlert`,
  'notification-mail': `
    readMailLink switchMail unsubscribe`,
  recommendations: `
    declineRecommendation readRecommendationLink visitJobLink`,
};

/** Refused in the state in which the table of permissions makes what they are about, or at the date of these tests. */
const refused: Record<string, string> = {
  accounts: `
    addPasskey`,
  claims: `
    addClaimFile`,
  imports: `
    importResume`,
  jobs: `
    fillOpening`,
  'personal-data': `
    downloadDataExport`,
  pipeline: `
    changeInterviewDate submitScorecard`,
  points: `
    contestReturn decideReturn returnBounty`,
  recommendations: `
    takeUpRecommendation`,
};

/**
 * Carried out without a write: they only work something out, or there is nothing to change about what the table makes.
 */
const idle: Record<string, string> = {
  accounts: `
    cancelEmailChange`,
  ai: `
    extractSkills improveDescription`,
  chat: `
    previewMany sendMany`,
  imports: `
    tagImportedCandidates`,
  notifications: `
    viewNotifications`,
  pipeline: `
    moveCandidates`,
  profile: `
    removeAvatar`,
  resumes: `
    addToQueue`,
};

/**
 * Nothing that is struck emits these events: they come from schedules, from the operations above, or from another case of an
 * operation than the one that is struck.
 */
const notEmitted: Record<string, string> = {
  accounts: `
    account-signed-up confirmation-requested email-change-asked email-changed password-changed
    password-recovery-requested recruiter-invitation-accepted second-factor-changed`,
  applications: `
    account-confirmed recommendation-accepted`,
  calendar: `
    candidate-invitation-accepted candidate-invitation-declined interview-date-changed interview-due meeting-due
    opening-filled task-due`,
  'candidate-profile': `
    account-confirmed candidate-invitation-accepted candidate-invitation-declined`,
  claims: `
    account-confirmed candidate-invitation-accepted opening-filled recommendation-accepted`,
  dashboards: `
    opening-filled`,
  invitations: `
    email-changed`,
  jobs: `
    opening-filled`,
  'live-updates': `
    avatar-changed avatar-refused claim-file-added data-export-ready email-changed interview-date-changed
    join-invitation-sent join-invitation-withdrawn opening-filled recruiter-kind-changed scorecard-submitted
    second-factor-changed verification-changed`,
  'notification-mail': `
    meeting-tomorrow`,
  notifications: `
    bounty-changed candidate-invitation-accepted candidate-left-waiting interview-date-changed join-invitation-sent
    meeting-soon recommendation-accepted recruiter-invitation-accepted reward-settled saved-search-found
    scorecard-submitted scorecards-missing self-assignment-ended super-manager-approved task-reminded
    verification-changed`,
  'personal-data': `
    data-export-ready erasure-requested`,
  'personal-data/build-archives': `
    data-export-requested`,
  points: `
    opening-filled verification-changed`,
  profile: `
    avatar-changed`,
  recruiters: `
    email-changed`,
};

/** Reactions that find nothing to write about what was made for the operation whose event this is. */
const nothingToWrite: Record<string, string> = {
  applications: `
    job-handover-changed job-removed person-changed`,
  calendar: `
    candidate-status-changed candidates-merged interviews-planned job-closed job-handover-changed job-status-changed
    job-team-changed person-changed`,
  'candidate-profile': `
    candidate-merge-undone candidate-profile-changed candidates-merged job-status-changed person-changed`,
  claims: `
    claim-confirmed job-closed job-handover-changed`,
  dashboards: `
    self-assignment-restored`,
  invitations: `
    person-changed`,
  jobs: `
    associated-skills-changed person-changed`,
  notifications: `
    job-changed job-status-changed self-assignment-decline-undone self-assignment-declined`,
  pipeline: `
    candidate-profile-changed candidate-status-changed job-closed job-handover-changed job-status-changed
    person-changed self-assignment-accepted`,
  profile: `
    campaign-changed campaign-removed`,
  recruiters: `
    claim-proposed job-closed job-handover-changed job-removed person-changed`,
};

const named = (of: Record<string, string>, by: string): string[] =>
  Object.entries(of).flatMap(([feature, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${feature}${by}${name}`),
  );

/** Operations that are not struck, by name. */
export const operationsNotStruck = [open, refused, idle].flatMap((one) => named(one, '.'));
/** Reactions to events that nothing emits here, by name. */
export const reactionsNotReached = named(notEmitted, ' ');
/** Reactions that are reached and write nothing, by name. */
export const reactionsWithoutWrite = named(nothingToWrite, ' ');
