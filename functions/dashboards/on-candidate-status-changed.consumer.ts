import { countOf } from './count.steps.ts';

export const handler = countOf('candidate-status-changed');
