import { expect, it } from 'vitest';
import { readRunbook, runbookEntry } from '../../../infra/constructs/runbook.ts';

it('A runbook is read by its third-level headings with the paragraph below each', () => {
  const markdown =
    '# Runbook\n\n## Requests\n\nAbout requests.\n\n### API: errors\n\nPeople see\nerrors.\n\nLook at the log.\n\n### API: slow\n\nPeople wait.\n';
  expect(readRunbook(markdown)).toEqual([
    { heading: 'API: errors', impact: 'People see errors.' },
    { heading: 'API: slow', impact: 'People wait.' },
  ]);
});

it('An alarm without a runbook heading is refused', () => {
  expect(() => runbookEntry('points on a-new-event: dead letters')).toThrow(
    "infra/runbook.md lacks the heading '### points on a-new-event: dead letters'",
  );
});
