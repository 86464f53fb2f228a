import { Fragment } from 'react';
import './short-facts.css';

/** Short facts in one line, separated by dots. Lines break between facts and never within one. */
export function ShortFacts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, place) => (
    <Fragment key={`${place} ${fact}`}>
      {place > 0 && ' · '}
      <span className="ui-short-fact">{fact}</span>
    </Fragment>
  ));
}
