import { readFileSync } from 'node:fs';
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

// https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cloudwatch-alarm.html
it('The paragraph of every heading fits into the description of an alarm, of 1,024 characters', () => {
  const entries = readRunbook(readFileSync('infra/runbook.md', 'utf8'));
  expect(entries.length).toBeGreaterThan(40);
  expect(entries.filter(({ heading, impact }) => impact.length + heading.length > 960)).toEqual([]);
});

it('An alarm without a runbook heading is refused', () => {
  expect(() => runbookEntry('points on a-new-event: dead letters')).toThrow(
    "infra/runbook.md lacks the heading '### points on a-new-event: dead letters'",
  );
});
