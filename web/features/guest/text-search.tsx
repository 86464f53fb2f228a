import { Fragment } from 'react';
import { highlight, type MatchedWords } from '../../../shared/rules/highlight.ts';
import type { MarkText } from './mark-text.ts';

export { BrowseNote } from './components/browse-note.tsx';
export { matchJobs, wantedIn } from './match-jobs.ts';

/** Highlights the matched words of a text, as elements and never as markup. */
export function markerOf(matched: MatchedWords): MarkText {
  return (text) =>
    highlight(text, matched).map((segment, place) =>
      segment.matched ? <mark key={place}>{segment.text}</mark> : <Fragment key={place}>{segment.text}</Fragment>,
    );
}
