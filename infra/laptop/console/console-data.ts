import type { Invocations } from '../functions/invocations.ts';
import type { Meter } from '../meter.ts';
import type { RunningServices } from '../services-of-template.ts';
import type { InvocationResult } from '../services/lambda/start-lambda.ts';

/** A demo account, as listed on the start page. */
export interface ConsoleAccount {
  role: string;
  name: string;
  email: string;
  /** Absent when all have the same, which the page says once. */
  password?: string;
}

/** The data and actions of the console. */
export interface ConsoleData {
  siteUrl: string;
  services: RunningServices;
  invocations: Invocations;
  meter: Meter;
  accounts: readonly ConsoleAccount[];
  password?: string;
  /** Invokes the operator's function. */
  operate: (request: Record<string, unknown>) => Promise<InvocationResult>;
}
