import type { RouteObject } from 'react-router-dom';
import { page } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/**
 * Sign-in and sign-up, passwords, invitations and confirmation: for guests and, because mailed links can be opened at
 * any time, for every role (SHELL-43).
 */
export const accountRoutes: RouteObject[] = [
  page(paths.logIn(), () => import('../../features/accounts/pages/log-in.tsx'), 'LogInPage'),
  page(paths.signUp(), () => import('../../features/accounts/pages/sign-up.tsx'), 'SignUpPage'),
  page(paths.resetPassword(), () => import('../../features/accounts/pages/reset-password.tsx'), 'ResetPasswordPage'),
  page(paths.newPassword(), () => import('../../features/accounts/pages/new-password.tsx'), 'NewPasswordPage'),
  page(
    paths.recruiterInvite(),
    () => import('../../features/accounts/pages/recruiter-invite.tsx'),
    'RecruiterInvitePage',
  ),
  page(
    paths.acceptRecommendation(':id'),
    () => import('../pages/accept-recommendation.tsx'),
    'AcceptRecommendationPage',
  ),
  page(paths.candidateInvite(), () => import('../pages/candidate-invite.tsx'), 'CandidateInvitePage'),
  page(paths.confirmation(), () => import('../../features/accounts/pages/confirmation.tsx'), 'ConfirmationPage'),
  page(
    paths.checkConfirmation(),
    () => import('../../features/accounts/pages/check-confirmation.tsx'),
    'CheckConfirmationPage',
  ),
  page(paths.jobLink(':code'), () => import('../pages/job-link.tsx'), 'JobLinkPage'),
  page(paths.claimLink(), () => import('../pages/claim-link.tsx'), 'ClaimLinkPage'),
  page(paths.confirmJobAlert(), () => import('../pages/confirm-job-alert.tsx'), 'ConfirmJobAlertPage'),
  page(paths.book(), () => import('../pages/book.tsx'), 'BookPage'),
  page(paths.formerEmail(), () => import('../../features/accounts/pages/email-change.tsx'), 'FormerEmailPage'),
  page(paths.newEmail(), () => import('../../features/accounts/pages/email-change.tsx'), 'NewEmailPage'),
  page(paths.stoppedMail(), () => import('../../features/accounts/pages/stopped-mail.tsx'), 'StoppedMailPage'),
];
