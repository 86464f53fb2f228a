// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from '../../../../web/ui/layouts/tabs.tsx';

const sections = ['About', 'Candidates', 'Story'];
const tabs = sections.map((label) => ({ value: label.toLowerCase(), label, content: label }));
const [tabWidth, stripWidth] = [100, 150];

afterEach(() => vi.restoreAllMocks());

/** Lays the strip out as a phone does: tabs of 100 px side by side in 150 px, moved by how far it is scrolled. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = sections.findIndex((label) => this.textContent === label);
    if (this.role === 'tablist' || place < 0) return new DOMRect(0, 0, stripWidth, 40);
    return new DOMRect(place * tabWidth - (this.parentElement?.scrollLeft ?? 0), 0, tabWidth, 40);
  });
}

it('A strip of tabs that is wider than its room is scrolled until the selected tab is seen', () => {
  vi.stubGlobal(
    'DOMRect',
    class {
      left: number;
      right: number;
      constructor(x: number, _y: number, width: number) {
        [this.left, this.right] = [x, x + width];
      }
    },
  );
  layOut();
  const page = (value: string) => <Tabs label="Sections" tabs={tabs} value={value} onChange={() => {}} />;
  const { rerender } = render(page('story'));
  const strip = screen.getByRole('tablist');
  expect(strip.scrollLeft).toBe(3 * tabWidth - stripWidth);
  rerender(page('candidates'));
  expect(strip.scrollLeft).toBe(tabWidth);
  rerender(page('about'));
  expect(strip.scrollLeft).toBe(0);
});

it('The arrows lead from tab to tab, round from the last to the first, and show each one’s section (PLUS-26)', async () => {
  function Sections() {
    const [value, setValue] = useState('about');
    return <Tabs label="Sections" tabs={tabs} value={value} onChange={setValue} />;
  }
  render(<Sections />);
  const shown = () => [
    screen.getByRole('tab', { selected: true }).textContent,
    screen.getByRole('tabpanel').textContent,
    document.activeElement?.textContent,
  ];
  screen.getByRole('tab', { name: 'About' }).focus();
  for (const [key, section] of [
    ['ArrowRight', 'Candidates'],
    ['ArrowRight', 'Story'],
    ['ArrowRight', 'About'],
    ['ArrowLeft', 'Story'],
    ['ArrowLeft', 'Candidates'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(shown()).toEqual([section, section, section]);
  }
});
