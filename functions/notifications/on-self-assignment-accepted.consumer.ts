import { notifyOf } from './notify.ts';

export const handler = notifyOf('self-assignment-accepted');
