import { countOf } from './count.ts';

export const handler = countOf('candidate-status-changed');
