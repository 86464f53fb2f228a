import { notifyOf } from './notify.steps.ts';

export const handler = notifyOf('points-redeemed');
