/**
 * What does not end as it does undisturbed when it is struck at a write and delivered again, each with the reason why that
 * is meant. Everything else ends the same.
 */
export const otherEnds: Record<string, string> = {
  'notification-mail notification-created':
    'A function that stops after it has mailed, before it could note that, mails again rather than never.',
  'recruiters.removeRecruiter':
    'Whether the recruiter has managers left is looked at again by the reaction to the end of their work.',
  'calendar.addCalendarFeed': 'Its secret is shown once and stored as a hash, so a lost reply is a feed to be removed.',
  'jobs.holdJob': 'It puts on hold and resumes; whoever presses again sees which.',
  'chat.reportChannel': 'Whoever reports twice is heard twice.',
  ...each('The upload that nobody learnt of ends by itself, since it never gets a file.', [
    'resumes.startOwnResumeUpload',
    'resumes.startResumeUpload',
  ]),
  ...each('Whoever presses again after a lost reply sends again, within their allowance.', [
    'invitations.resendCandidateInvitation',
    'recommendations.resendRecommendation',
    'recruiters.resendRecruiterInvitation',
    'super-manager.resendCollaborationRequest',
  ]),
  ...each('The same is saved once more, and the story has a second line of it.', [
    'calendar.changeMeeting',
    'calendar.changeOwnEvent',
    'calendar.changeUnavailability',
    'campaigns.changeCampaign',
    'candidate-profile.changeCertification',
    'candidate-profile.changeEducation',
    'candidate-profile.changeWorkExperience',
    'candidate-profile.saveEmployeeInfo',
    'candidate-profile.saveHiding',
    'jobs.changeJob',
    'jobs.changeJobNote',
    'jobs.changeJobRecruiters',
    'jobs.changeOverseenJobNote',
    'market.offerJob',
  ]),
};

function each(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
