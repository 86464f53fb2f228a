import { notifyOf } from './notify.ts';

export const handler = notifyOf('recommendation-accepted');
