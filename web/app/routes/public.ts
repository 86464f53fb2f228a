import type { RouteObject } from 'react-router-dom';
import { page } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages for everyone, signed in or not: terms, privacy, account deletion. The landing page is for guests only. */
export const publicPages: RouteObject[] = [
  page(paths.terms(), () => import('../../features/landing/routes/terms.tsx')),
  page(paths.privacy(), () => import('../../features/landing/routes/privacy.tsx')),
  page(paths.howToDelete(), () => import('../../features/landing/routes/how-to-delete.tsx')),
  page(paths.about(), () => import('../../features/landing/routes/about.tsx')),
];
