/**
 * The pages of mailed links by the names of their components. They are rare, so the names of their files are fetched
 * with the first of them, instead of by every visitor of the public pages.
 */
export const mailedPages = {
  NewPasswordPage: async () => (await import('../../features/accounts/pages/new-password.tsx')).NewPasswordPage,
  RecruiterInvitePage: async () =>
    (await import('../../features/accounts/pages/recruiter-invite.tsx')).RecruiterInvitePage,
  AcceptRecommendationPage: async () => (await import('../pages/accept-recommendation.tsx')).AcceptRecommendationPage,
  CandidateInvitePage: async () => (await import('../pages/candidate-invite.tsx')).CandidateInvitePage,
  ConfirmationPage: async () => (await import('../../features/accounts/pages/confirmation.tsx')).ConfirmationPage,
  CheckConfirmationPage: async () =>
    (await import('../../features/accounts/pages/check-confirmation.tsx')).CheckConfirmationPage,
  JobLinkPage: async () => (await import('../pages/job-link.tsx')).JobLinkPage,
  ClaimLinkPage: async () => (await import('../pages/claim-link.tsx')).ClaimLinkPage,
  ConfirmJobAlertPage: async () => (await import('../pages/confirm-job-alert.tsx')).ConfirmJobAlertPage,
  BookPage: async () => (await import('../pages/book.tsx')).BookPage,
  FormerEmailPage: async () => (await import('../../features/accounts/pages/email-change.tsx')).FormerEmailPage,
  NewEmailPage: async () => (await import('../../features/accounts/pages/email-change.tsx')).NewEmailPage,
  StoppedMailPage: async () => (await import('../../features/accounts/pages/stopped-mail.tsx')).StoppedMailPage,
};
