import { Fragment } from 'react';
import './short-facts.css';

/** Short facts in one line, parted by dots; the line breaks between them and not within one, as a span of money. */
export function ShortFacts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, place) => (
    <Fragment key={`${place} ${fact}`}>
      {place > 0 && ' · '}
      <span className="ui-short-fact">{fact}</span>
    </Fragment>
  ));
}
