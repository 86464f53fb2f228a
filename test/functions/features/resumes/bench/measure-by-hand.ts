import { readFileSync } from 'node:fs';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import type { BenchDate } from './generate-person.ts';
import type { HardPerson } from './hard-people.ts';
import { addMeasure, emptyMeasure, type HardMeasure } from './measure-hard.ts';

/*
 * Resumes that were written by hand as people of many trades and countries write them, each with what it says. Those of
 * `measured.txt` were written before any was mended for, and are only measured. The harder ones are of the kinds in which
 * resumes of people whom nobody had tried failed most; a fixed draw chose the half of them that is only measured.
 */

export type ByHand = 'looked-at' | 'measured' | 'harder-looked-at' | 'harder-measured';

/** Measures the resumes of a file of this folder's `by-hand`. */
export function measureByHand(file: ByHand): HardMeasure {
  const measure = emptyMeasure();
  for (const { kind, text, person } of resumesOf(
    readFileSync(new URL(`by-hand/${file}.txt`, import.meta.url), 'utf8'),
  )) {
    const begun = performance.now();
    const parsed = parseResume({ lines: linesOfText(text), links: [] });
    measure.milliseconds += performance.now() - begun;
    // Which skills a text means is measured elsewhere.
    const skills = parsed.skills.map(({ value }) => value.name);
    addMeasure(measure, parsed, { ...person, skills }, kind);
  }
  return measure;
}

function* resumesOf(file: string): Generator<{ kind: string; text: string; person: HardPerson }> {
  for (const block of file.split(/^#### /m).slice(1)) {
    const [kind, rest] = cut(block, '\n');
    const [text, truth] = cut(rest, '\n---- truth\n');
    yield { kind, text, person: personOf(truth) };
  }
}

function cut(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  if (place < 0) throw new Error(`a resume by hand lacks ${JSON.stringify(at)}: ${text.slice(0, 40)}`);
  return [text.slice(0, place), text.slice(place + at.length)];
}

/** The truth has a fact a line, its parts set apart by bars. */
function personOf(truth: string): HardPerson {
  const facts = truth
    .trim()
    .split('\n')
    .map((line) => {
      const [key, value] = cut(line, ':');
      return { key, parts: value.split('|').map((part) => part.trim()) };
    });
  const all = (key: string) => facts.filter((fact) => fact.key === key).map(({ parts }) => parts);
  const one = (key: string) => all(key)[0] ?? [];
  const [place = ''] = one('place');
  return {
    name: one('name').join(' '),
    shownName: '',
    email: one('email')[0] ?? '',
    phone: { written: '', digits: one('phone')[0] ?? '' },
    place: { written: place, city: place.replace(/(?:,| [A-Z]{2,3}$| \().*$/, '') },
    city: place,
    work: all('work').map(([title = '', company = '', from = '', to = '']) => {
      return { title, company, location: '', from: dateOf(from), to: to === 'present' ? null : dateOf(to), points: [] };
    }),
    education: all('school').map(([school = '', degree = '', study = '']) => {
      return { school, degree, study, from: 0, to: 0 };
    }),
    certificates: all('certificate').map(([name = '']) => name),
    skills: [],
    listed: [],
    shownSkills: [],
    street: '',
    headline: '',
    summary: '',
    trade: '',
  };
}

function dateOf(text: string): BenchDate {
  const [year, month] = text.split('-');
  return { ...(year && { year: Number(year) }), ...(month && { month: Number(month) }) } as BenchDate;
}
