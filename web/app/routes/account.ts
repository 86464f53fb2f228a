import type { RouteObject } from 'react-router-dom';
import { page } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/**
 * Sign-in and sign-up, passwords, invitations and confirmation: for guests and, because mailed links can be opened at
 * any time, for every role (SHELL-43).
 */
export const accountRoutes: RouteObject[] = [
  page(paths.logIn(), () => import('../../features/auth/pages/log-in.tsx')),
  page(paths.signUp(), () => import('../../features/auth/pages/sign-up.tsx')),
  page(paths.resetPassword(), () => import('../../features/auth/pages/reset-password.tsx')),
  page(paths.newPassword(), () => import('../../features/auth/pages/new-password.tsx')),
  page(paths.recruiterInvite(), () => import('../../features/auth/pages/recruiter-invite.tsx')),
  page(paths.acceptRecommendation(':id'), () => import('../pages/accept-recommendation.tsx')),
  page(paths.candidateInvite(), () => import('../../features/auth/pages/candidate-invite.tsx')),
  page(paths.confirmation(), () => import('../../features/auth/pages/confirmation.tsx')),
  page(paths.checkConfirmation(), () => import('../../features/auth/pages/check-confirmation.tsx')),
  page(paths.claimLink(), () => import('../pages/claim-link.tsx')),
  page(paths.book(), () => import('../pages/book.tsx')),
  page(paths.stoppedMail(), () => import('../../features/auth/pages/stopped-mail.tsx')),
];
