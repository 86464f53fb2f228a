import type { ReactNode } from 'react';
import type { Thing } from './job-posting.ts';

/** A public page before it is inserted into the built index.html. */
export interface PublicPage {
  status: 200 | 404 | 410 | 503;
  title: string;
  description: string;
  /** The full address; a page that does not exist has none. */
  canonical: string | undefined;
  /** The chunk whose script and style the page needs first, as the build names it. */
  chunk: 'browse' | 'posting';
  things: readonly Thing[];
  /** What is shown until the script has drawn the page. */
  body: ReactNode;
  /** API responses that the script uses instead of its first requests. */
  embeddedData: Record<string, unknown>;
  previous?: string | undefined;
  next?: string | undefined;
}
