import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const home = (place: string) => {
  const text = `Mira Holt\nmira.holt@example.com\n${place}\n\nSUMMARY\nHelps people.`;
  const { location, city } = parseResume({ lines: linesOfText(text), links: [] });
  return [location?.value, city?.value.name];
};

describe('A place as people call it', () => {
  it.each([
    ['St. Pete, FL', 'St. Pete, FL', 'St. Petersburg'],
    ['Location: SF', 'SF', 'San Francisco'],
    ['Location: NYC / Remote', 'NYC', 'New York City'],
    ['Remote / NYC', 'NYC', 'New York City'],
    ['LA / Remote', 'LA', 'Los Angeles'],
    ['Austin, TX (remote)', 'Austin, TX', 'Austin'],
    ['(555) 010-0142 | NOLA', 'NOLA', 'New Orleans'],
    ['Chi-Town', 'Chi-Town', 'Chicago'],
    ['SW1A', 'SW1A', 'London'],
    ['London SW1A', 'London SW1A', 'London'],
    ['Location: M1', 'M1', 'Manchester'],
    ['Toronto M5V', 'Toronto M5V', 'Toronto'],
  ])('%s is in its city', (written, location, city) => {
    expect(home(written)).toEqual([location, city]);
  });

  it.each(['English C1', 'C1', 'EC2', 'AWS, EC2, S3', 'W1', 'German B2'])(
    '%s is none, which means a level or a tool',
    (written) => {
      expect(home(written)).toEqual([undefined, undefined]);
    },
  );
});
