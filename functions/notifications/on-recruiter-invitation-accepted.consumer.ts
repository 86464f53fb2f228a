import { notifyOf } from './notify.ts';

export const handler = notifyOf('recruiter-invitation-accepted');
