import type { RouteObject } from 'react-router-dom';
import { roles, type Role } from '../../../shared/constants/roles.ts';
import { pagesOf } from '../frames/router-navigation.tsx';
import { candidateRoutes } from './candidate.ts';
import { managerRoutes } from './manager.ts';
import { recruiterRoutes } from './recruiter.ts';
import { superManagerRoutes } from './super-manager.ts';

/** The pages that each role has besides those of everyone. */
export const routesOfRole: Record<Role, RouteObject[]> = {
  candidate: candidateRoutes,
  recruiter: recruiterRoutes,
  manager: managerRoutes,
  super_manager: superManagerRoutes,
};

/** The roles that have a page at an address. */
export function rolesWithPage(address: string): Role[] {
  return roles.filter((role) => pagesOf(routesOfRole[role])(address));
}
