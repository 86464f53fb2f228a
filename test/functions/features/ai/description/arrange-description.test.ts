import { describe, expect, it } from 'vitest';
import { arrangeDescription } from '../../../../../functions/features/ai/description/arrange-description.ts';
import { compareFacts } from '../../../../../functions/features/ai/description/compare-facts.ts';
import { sectionTitles } from '../../../../../functions/features/ai/description/sections.ts';
import { postings } from '../../lookups/bench/labelled-postings.ts';
import { oddDescriptions } from './odd-descriptions.ts';

const descriptions = [
  ...postings.map(({ title, text }) => [title, text.slice(title.length + 1)] as const),
  ...Object.entries(oddDescriptions),
];

/** The words of a text, sorted; marks of Markdown and titles of sections that the engine adds are no words. */
function wordsOf(text: string): string[] {
  const titles = new Set<string>(Object.values(sectionTitles));
  const kept = text.split('\n').filter((line) => !titles.has(line.replace(/^## |:$/g, '')));
  return (
    kept
      .join('\n')
      .toLowerCase()
      .match(/[\p{L}\p{N}@$€£%/.,'’+-]*[\p{L}\p{N}]/gu) ?? []
  )
    .map((word) => word.replace(/^[^\p{L}\p{N}$€£]+/u, ''))
    .toSorted();
}

describe('An improved description keeps every number, name, place and requirement (JOB-81)', () => {
  it('over at least 40 descriptions', () => expect(descriptions.length).toBeGreaterThanOrEqual(40));

  it.each(descriptions)('%s', (_title, before) => {
    const after = arrangeDescription(before);
    expect(compareFacts(before, after)).toEqual({ lost: [], invented: [] });
    expect(wordsOf(after)).toEqual(wordsOf(before));
  });
});

it.each(descriptions)('Improving again changes nothing more: %s', (_title, before) => {
  const once = arrangeDescription(before);
  expect(arrangeDescription(once)).toBe(once);
});

it('A plain paragraph becomes sections with headings and lists (JOB-81)', () => {
  const before =
    'Lakeside Clinic cares for 9,000 patients in Duluth, MN. You will triage calls. Document visits in Epic. ' +
    'RN license required. It must be valid in Minnesota. Two years of ICU experience preferred. $38-44/hr and a sign-on bonus of $5,000.';
  expect(arrangeDescription(before)).toMatchInlineSnapshot(`
    "## About the job

    Lakeside Clinic cares for 9,000 patients in Duluth, MN.

    ## What you will do

    - You will triage calls.
    - Document visits in Epic.

    ## What you bring

    - RN license required. It must be valid in Minnesota.
    - Two years of ICU experience preferred.

    ## Pay and benefits

    $38-44/hr and a sign-on bonus of $5,000."
  `);
});

it('Labels, capitals and odd bullets become headings and lists (JOB-81)', () => {
  const before =
    'ABOUT THE JOB\nWe run 12 ferries.\n\nWhat you will do:\n• Steer\n•  Moor\n\nRequirements: Master license; 5 years at sea; TWIC card\nBenefits: a boat, obviously.';
  expect(arrangeDescription(before)).toMatchInlineSnapshot(`
    "## About the job

    We run 12 ferries.

    ## What you will do

    - Steer
    - Moor

    ## Requirements

    - Master license
    - 5 years at sea
    - TWIC card

    ## Benefits

    a boat, obviously."
  `);
});

describe('A list of alternatives stays one sentence', () => {
  it.each(['Requirements: a degree in math, physics, or a related field.', 'Skills: Java, Kotlin, Scala'])(
    '%s',
    (text) => expect(arrangeDescription(text)).not.toContain('\n- '),
  );
});

it('Short texts, and texts in Markdown already, stay as they are', () => {
  for (const text of ['Ring Jo.', '## Duties\n\n- Sell\n- Smile', 'Call 555-0100 now. Ask for Jo.'])
    expect(arrangeDescription(text)).toBe(text);
});

it('200 kB are arranged within a second', () => {
  const begun = performance.now();
  arrangeDescription('You will sort 12 parcels an hour in Reno, NV. Lift 50 lb. '.repeat(3_500));
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it('What a title lists with commas becomes a list where every part says something of its own', () => {
  const listed = arrangeDescription('Requirements: a plumbing license, five years of experience, your own tools.');
  expect(listed).toContain('- a plumbing license\n- five years of experience\n- your own tools');
  const subjects = arrangeDescription('Requirements: a degree in math, physics, or similar.');
  expect(subjects).toContain('a degree in math, physics, or similar.');
});

it('Code between indented fences stays as it is written', () => {
  const code = '  ```\n  Requirements: one thing\n\n\n  two\n  ```';
  expect(arrangeDescription(`How we write:\n\n${code}`)).toContain(code);
});
