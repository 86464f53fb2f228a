import { countOf } from './count.ts';

export const handler = countOf('client-added');
