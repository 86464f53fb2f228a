import { Fragment } from 'react';
import './short-facts.css';

const longestUnbroken = 30;

/** Short facts in one line, separated by dots. Lines break after a dot, and within a fact only where it is long. */
export function ShortFacts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, place) => (
    <Fragment key={`${place} ${fact}`}>
      {place > 0 && ' '}
      <span className={fact.length > longestUnbroken ? undefined : 'ui-short-fact'}>
        {fact}
        {place < facts.length - 1 && ' ·'}
      </span>
    </Fragment>
  ));
}
