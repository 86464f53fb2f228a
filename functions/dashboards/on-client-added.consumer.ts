import { countOf } from './count.steps.ts';

export const handler = countOf('client-added');
