import { describe, expect, it } from 'vitest';
import type { Found } from '../../../../../functions/features/resumes/parse/evidence.ts';
import { parseResume, type ParsedFacts } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import { random } from '../../../search/random.ts';
import { generatePerson } from '../bench/generate-person.ts';
import { readAs } from '../bench/written-kinds.ts';

/** Every fact of a resume, whatever it is about. */
function factsOf({ skills, workExperiences, educations, certifications, ...contact }: ParsedFacts): Found<unknown>[] {
  const entries = [...workExperiences, ...educations, ...certifications].flatMap((entry) => Object.values(entry));
  return [...Object.values(contact), ...skills, ...entries].filter(
    (one): one is Found<unknown> => typeof one === 'object' && one !== null,
  );
}

const person = generatePerson(random(5));

describe.each(Object.entries(readAs))('A resume that is %s', (_kind, textOf) => {
  it('gives name, address, phone, work and education as it writes them', async () => {
    const parsed = parseResume(await textOf(person));
    expect(`${parsed.firstName?.value} ${parsed.lastName?.value}`.toLowerCase()).toBe(person.name.toLowerCase());
    expect(parsed.email?.value).toBe(person.email);
    expect(`${parsed.phone?.value.prefix}${parsed.phone?.value.number}`).toBe(person.phone.digits);
    expect(parsed.workExperiences.map(({ title, company }) => [title?.value, company?.value])).toEqual(
      person.work.map(({ title, company }) => [title, company]),
    );
    expect(parsed.workExperiences.map(({ fromYear, fromMonth }) => [fromYear?.value, fromMonth?.value])).toEqual(
      person.work.map(({ from }) => [from.year, from.month]),
    );
    expect(parsed.educations.map(({ school, degree }) => [school?.value, degree?.value])).toEqual(
      person.education.map(({ school, degree }) => [school, degree]),
    );
    const skills = parsed.skills.map(({ value }) => value.name);
    expect(person.listed.filter((skill) => !skills.includes(skill))).toEqual([]);
  });

  it('gives no value without the words that it was read from', async () => {
    const text = await textOf(person);
    const facts = factsOf(parseResume(text));
    expect(facts.length).toBeGreaterThan(20);
    for (const { value, sources, confidence } of facts) {
      const words = sources
        .map(({ line, part, from, to }) => text.lines[line]!.parts[part]!.text.slice(from, to))
        .join('');
      expect(words, String(value)).not.toBe('');
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(comparable(words)).toContain(typeof value === 'string' ? comparable(value) : '');
    }
  });
});

const comparable = (text: string): string => text.toLowerCase().replace(/\s/g, '');

it('A text that is no resume gives no name, work or education', () => {
  const parsed = parseResume({
    lines: linesOfText('invoice 2044\ntotal due 12.50\nthank you for your order'),
    links: [],
  });
  expect(parsed).toMatchObject({ firstName: null, email: null, phone: null, workExperiences: [], educations: [] });
});

it('Entries that begin with a line of their dates do not take the line before it from the entry above', () => {
  const text = `Education
2015 - 2017
Boise State
B.S. in Physics
2011 - 2014
Georgia Tech
Diploma in Commerce`;
  const { educations } = parseResume({ lines: linesOfText(text), links: [] });
  expect(educations.map(({ school, degree, to }) => [school?.value, degree?.value, to?.value])).toEqual([
    ['Boise State', 'B.S.', 2017],
    ['Georgia Tech', 'Diploma', 2014],
  ]);
});

it('Dates that a narrow column beside an entry breaks are whole, and no part of them is a title or company', () => {
  const placed = (text: string, left: number, base: number) => ({
    text,
    left,
    base,
    width: text.length * 5,
    height: 10,
    isBold: false,
  });
  const rows: [string, string][] = [
    ['', 'Employment'],
    ['May 2018 – Jan', 'Meghdoot — Bengaluru, Karnataka'],
    ['2022', 'Logistics Coordinator'],
    ['February 2022 –', 'Zenvora — Mysuru, Karnataka'],
    ['Present', 'Operations Manager'],
  ];
  const texts = rows.flatMap(([date, text], at) => [
    ...(date ? [placed(date, 45, 100 + 14 * at)] : []),
    placed(text, date ? 154 : 45, 100 + 14 * at),
  ]);
  const lines = linesOfPages([{ width: 612, height: 792, texts }]);
  const { workExperiences } = parseResume({ lines, links: [] });
  expect(
    workExperiences.map((one) => [
      one.title?.value,
      one.company?.value,
      [one.fromYear?.value, one.fromMonth?.value, one.toYear?.value, one.toMonth?.value, one.isWorking],
    ]),
  ).toEqual([
    ['Logistics Coordinator', 'Meghdoot', [2018, 5, 2022, 1, false]],
    ['Operations Manager', 'Zenvora', [2022, 2, undefined, undefined, true]],
  ]);
  // The year of the end is evidence of it.
  const words = workExperiences[0]!.toYear!.sources.map(({ line, part, from, to }) =>
    lines[line]!.parts[part]!.text.slice(from, to),
  );
  expect(words).toEqual(['May 2018 – Jan', '2022']);
});
