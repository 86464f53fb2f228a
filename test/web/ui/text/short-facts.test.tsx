// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShortFacts } from '../../../../web/ui/text/short-facts.tsx';

it('Short facts are separated by dots, and no line breaks inside a fact or begins with a dot', () => {
  const { container } = render(<ShortFacts facts={['Suvarna', 'Dallas, TX', '$108k–151k/yr']} />);
  expect(container.textContent).toBe('Suvarna · Dallas, TX · $108k–151k/yr');
  expect([...container.querySelectorAll('.ui-short-fact')].map(({ textContent }) => textContent)).toEqual([
    'Suvarna ·',
    'Dallas, TX ·',
    '$108k–151k/yr',
  ]);
});

it('A long fact breaks as text does, so that the dot before the next one begins no line', () => {
  const { container } = render(<ShortFacts facts={['Confidential client of Example Talent Partners', 'Dallas, TX']} />);
  expect([...container.querySelectorAll('.ui-short-fact')].map(({ textContent }) => textContent)).toEqual([
    'Dallas, TX',
  ]);
});
