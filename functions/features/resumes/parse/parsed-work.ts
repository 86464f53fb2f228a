import type { Found } from './evidence.ts';

/** A work experience as a resume has it; what it does not say is null. */
export interface ParsedWork {
  title: Found<string> | null;
  company: Found<string> | null;
  location: Found<string> | null;
  isWorking: boolean;
  fromYear: Found<number> | null;
  fromMonth: Found<number> | null;
  toYear: Found<number> | null;
  toMonth: Found<number> | null;
}
