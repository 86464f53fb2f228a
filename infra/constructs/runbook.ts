import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One alarm of the runbook: its heading and the first paragraph, which says what it means and who suffers. */
export interface RunbookEntry {
  heading: string;
  impact: string;
}

const file = path.join(import.meta.dirname, '..', 'runbook.md');
let entries: Map<string, RunbookEntry> | undefined;

/**
 * Finds the alarm's entry in infra/runbook.md; fails when it has none, so no alarm can be added without saying who
 * suffers.
 */
export function runbookEntry(heading: string): RunbookEntry {
  entries ??= new Map(readRunbook(readFileSync(file, 'utf8')).map((entry) => [entry.heading, entry]));
  const entry = entries.get(heading);
  if (!entry) throw new Error(`infra/runbook.md lacks the heading '### ${heading}' with a paragraph on who suffers.`);
  return entry;
}

/** Reads the third-level headings of a runbook with the paragraph below each. */
export function readRunbook(markdown: string): RunbookEntry[] {
  return [...markdown.matchAll(/^### (.+)\n\n((?:[^#\n].*\n?)*)/gm)].map(([, heading = '', paragraph = '']) => ({
    heading: heading.trim(),
    impact: paragraph.trim().replaceAll(/\s+/g, ' '),
  }));
}
