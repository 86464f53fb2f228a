import { parseResume } from '../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../functions/features/resumes/text/flowing-lines.ts';

type Facts = ReturnType<typeof parseResume>;

/** What is read in a resume of these lines. */
export const readLines = (...lines: string[]): Facts =>
  parseResume({ lines: linesOfText(lines.join('\n')), links: [] });

/** The values of facts in one line, with a dash for each that is missing. */
export const words = (...facts: ({ value: unknown } | null | undefined)[]): string =>
  facts.map((fact) => fact?.value ?? '–').join(' | ');

/** Title, employer and years of each work experience. */
export const workIn = ({ workExperiences }: Facts): string[] =>
  workExperiences.map(({ title, company, fromYear, toYear, isWorking }) =>
    [words(title, company, fromYear), isWorking ? 'now' : words(toYear)].join(' | '),
  );

/** School, degree and field of each education. */
export const educationIn = ({ educations }: Facts): string[] =>
  educations.map(({ school, degree, study }) => words(school, degree, study));

/** The names of the certifications. */
export const certificationsIn = ({ certifications }: Facts): string[] => certifications.map(({ name }) => name.value);

/** How each of these resumes begins. */
export const head = ['Mira Holt', 'mira@example.com', ''];
