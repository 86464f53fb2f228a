import type { ReactNode } from 'react';
import type { Thing } from './job-posting.ts';

/** A public page before it is set into the built index.html. */
export interface PublicPage {
  status: 200 | 404 | 410 | 503;
  title: string;
  description: string;
  /** Whole address; a page that is not to be found has none. */
  canonical: string | undefined;
  /** The chunk whose script and style the page needs first, as the build names it. */
  chunk: 'browse' | 'posting';
  things: readonly Thing[];
  /** What is read until the script has drawn the page. */
  body: ReactNode;
  /** Responses of the API that the script takes as its first ones. */
  firstAnswers: Record<string, unknown>;
  previous?: string | undefined;
  next?: string | undefined;
}
