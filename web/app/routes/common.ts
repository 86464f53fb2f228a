import type { RouteObject } from 'react-router-dom';
import { page } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages inside the shell that every signed-in role has (SHELL-43, SHELL-44). */
export const commonRoutes: RouteObject[] = [
  page(paths.dashboard(), () => import('../pages/dashboard.tsx'), 'DashboardPage'),
  page(
    paths.notifications(),
    () => import('../../features/notifications/pages/notifications.tsx'),
    'NotificationsPage',
  ),
  page(paths.profile(), () => import('../pages/profile.tsx'), 'ProfilePage'),
  page(paths.support(), () => import('../../features/shell/pages/support.tsx'), 'SupportPage'),
];
