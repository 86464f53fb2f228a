import type { Found } from './evidence.ts';

/** An education as a resume has it; what it does not say is null. */
export interface ParsedEducation {
  school: Found<string> | null;
  degree: Found<string> | null;
  study: Found<string> | null;
  from: Found<number> | null;
  to: Found<number> | null;
}
