import { countOf } from './count.steps.ts';

export const handler = countOf('self-assignment-accepted');
