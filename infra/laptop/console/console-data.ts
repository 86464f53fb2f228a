import type { LocalCloud } from '../cloud.ts';
import type { Invocations } from '../functions/invocations.ts';
import type { Meter } from '../meter.ts';
import type { RunningServices } from '../services-of-template.ts';
import type { InvocationResult } from '../services/lambda/start-lambda.ts';
import type { Html } from './html.ts';
import type { Page } from './page.ts';

/** What an app adds to the console. */
export interface ConsoleOptions {
  /** Shown on the first page, for example who can sign in. */
  home?: Html;
  /** Pages of its own, after the others in the menu. */
  pages?: readonly ConsolePage[];
}

/** A page that an app adds. */
export interface ConsolePage {
  /** As the menu shows it; in lower case its address below `/_local`. */
  name: string;
  /** Draws the page; `form` holds what one of its forms has posted. */
  draw: (laptop: Pick<ConsoleData, 'invoke'>, form: Record<string, string> | undefined) => Promise<Page>;
}

/** The data and actions of the console. */
export interface ConsoleData extends ConsoleOptions, Pick<LocalCloud, 'clocks'> {
  /** The name of the app. */
  name: string;
  siteUrl: string;
  services: RunningServices;
  invocations: Invocations;
  meter: Meter;
  /** Runs a function by its name and waits for it. */
  invoke: (functionName: string, payload: unknown) => Promise<InvocationResult>;
}
