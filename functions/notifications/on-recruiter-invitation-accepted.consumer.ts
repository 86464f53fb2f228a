import { notifyOf } from './notify.steps.ts';

export const handler = notifyOf('recruiter-invitation-accepted');
