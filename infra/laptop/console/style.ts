import { readFileSync } from 'node:fs';

/** The console's look: slate and teal, in light and dark. */
export const style = readFileSync(new URL('console.css', import.meta.url), 'utf8');
