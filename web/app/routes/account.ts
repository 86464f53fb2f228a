import type { RouteObject } from 'react-router-dom';
import { page } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';
import type { mailedPages } from './mailed-pages.ts';

const mailed = (path: string, name: keyof typeof mailedPages): RouteObject => ({
  path,
  lazy: async () => ({ Component: await (await import('./mailed-pages.ts')).mailedPages[name]() }),
});

/**
 * Sign-in and sign-up, passwords, invitations and confirmation: for guests and, because mailed links can be opened at
 * any time, for every role (SHELL-43).
 */
export const accountRoutes: RouteObject[] = [
  page(paths.logIn(), () => import('../../features/accounts/pages/log-in.tsx'), 'LogInPage'),
  page(paths.signUp(), () => import('../../features/accounts/pages/sign-up.tsx'), 'SignUpPage'),
  page(paths.resetPassword(), () => import('../../features/accounts/pages/reset-password.tsx'), 'ResetPasswordPage'),
  mailed(paths.newPassword(), 'NewPasswordPage'),
  mailed(paths.recruiterInvite(), 'RecruiterInvitePage'),
  mailed(paths.acceptRecommendation(':id'), 'AcceptRecommendationPage'),
  mailed(paths.candidateInvite(), 'CandidateInvitePage'),
  mailed(paths.confirmation(), 'ConfirmationPage'),
  mailed(paths.checkConfirmation(), 'CheckConfirmationPage'),
  mailed(paths.jobLink(':code'), 'JobLinkPage'),
  mailed(paths.claimLink(), 'ClaimLinkPage'),
  mailed(paths.confirmJobAlert(), 'ConfirmJobAlertPage'),
  mailed(paths.book(), 'BookPage'),
  mailed(paths.formerEmail(), 'FormerEmailPage'),
  mailed(paths.newEmail(), 'NewEmailPage'),
  mailed(paths.stoppedMail(), 'StoppedMailPage'),
];
