import { Fragment, type ReactNode } from 'react';
import { highlight, type MatchedWords } from '../../../shared/rules/highlight.ts';

/** Highlights the matched words of a text, as elements and never as markup. */
export function markerOf(matched: MatchedWords): (text: string) => ReactNode {
  return (text) =>
    highlight(text, matched).map((segment, place) =>
      segment.matched ? <mark key={place}>{segment.text}</mark> : <Fragment key={place}>{segment.text}</Fragment>,
    );
}
