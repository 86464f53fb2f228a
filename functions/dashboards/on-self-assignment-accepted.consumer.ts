import { countOf } from './count.ts';

export const handler = countOf('self-assignment-accepted');
