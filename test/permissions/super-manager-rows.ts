import type { Row } from './row.ts';
import { ok, ownersOnly, ownList, page } from './row.ts';

/** Requests to work together belong to the two whom they concern (PERM-38, PERM-39, PERM-41). */
export const superManagerRows = {
  'super-manager.listManagers': { about: 'manager who works together', query: page, super_manager: ownList },
  'super-manager.searchManagers': { about: 'self', query: 'search=maria', super_manager: ok },
  'super-manager.readManager': { about: 'manager', super_manager: { unrelated: ok, missing: 404 } },
  'super-manager.requestCollaborations': { about: 'manager to ask', super_manager: { own: ok } },
  'super-manager.declineCollaboration': { about: 'asked manager', super_manager: ownersOnly },
  'super-manager.listCollaborationRequests': { about: 'collaboration', query: page, super_manager: ownList },
  'super-manager.resendCollaborationRequest': { about: 'collaboration', super_manager: ownersOnly },
  'super-manager.listReceivedCollaborations': { about: 'collaboration', query: page, manager: ownList },
  'super-manager.acceptCollaboration': { about: 'collaboration', manager: ownersOnly },
  'super-manager.rejectCollaboration': { about: 'collaboration', manager: ownersOnly },
} satisfies Record<string, Row>;
