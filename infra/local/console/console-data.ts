import type { Invocations } from '../functions/invocations.ts';
import type { Meter } from '../meter.ts';
import type { RunningServices } from '../services-of-template.ts';
import type { InvocationResult } from '../services/lambda/start-lambda.ts';

/** A demo account, as the start page lists it. */
export interface ConsoleAccount {
  role: string;
  name: string;
  email: string;
  /** Absent when everyone has the same, which the page says once. */
  password?: string;
}

/** What the console shows and does. */
export interface ConsoleData {
  siteUrl: string;
  services: RunningServices;
  invocations: Invocations;
  meter: Meter;
  accounts: readonly ConsoleAccount[];
  password?: string;
  /** Asks the operator's function. */
  operate: (request: Record<string, unknown>) => Promise<InvocationResult>;
}
