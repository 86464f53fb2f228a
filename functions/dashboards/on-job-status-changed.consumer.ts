import { countOf } from './count.ts';

export const handler = countOf('job-status-changed');
