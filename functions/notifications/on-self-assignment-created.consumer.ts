import { notifyOf } from './notify.steps.ts';

export const handler = notifyOf('self-assignment-created');
