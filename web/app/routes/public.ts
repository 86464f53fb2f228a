import type { RouteObject } from 'react-router-dom';

/** Pages that anyone may read, signed in or not: terms, privacy, account deletion. The landing page is the guest's alone. */
export const publicPages: RouteObject[] = [];
