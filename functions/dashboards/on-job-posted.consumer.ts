import { countOf } from './count.steps.ts';

export const handler = countOf('job-posted');
