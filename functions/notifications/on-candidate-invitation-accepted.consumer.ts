import { notifyOf } from './notify.ts';

export const handler = notifyOf('candidate-invitation-accepted');
