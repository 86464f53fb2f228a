import { notifyOf } from './notify.ts';

export const handler = notifyOf('super-manager-approved');
