import type { RouteObject } from 'react-router-dom';
import { page } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages for everyone, signed in or not: texts, and recruiters who publish theirs. The landing page is for guests only. */
export const publicPages: RouteObject[] = [
  page(paths.terms(), () => import('../../features/landing/pages/terms.tsx'), 'TermsPage'),
  page(paths.privacy(), () => import('../../features/landing/pages/privacy.tsx'), 'PrivacyPage'),
  page(paths.howToDelete(), () => import('../../features/landing/pages/how-to-delete.tsx'), 'HowToDeletePage'),
  page(paths.about(), () => import('../../features/landing/pages/about.tsx'), 'AboutPage'),
  page(paths.recruiterPage(':id'), () => import('../pages/recruiter-page.tsx'), 'RecruiterPage'),
];
