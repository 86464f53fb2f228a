import type { ResumeText } from '../text/resume-text.ts';
import { certificationsOf } from './certifications.ts';
import { findLocation, type RawFact, type ResumePhone } from './contact.ts';
import { findEmail } from './email.ts';
import { dayOrderOf } from './dates.ts';
import { educationOf } from './education.ts';
import { found, type Found } from './evidence.ts';
import { homeCity, type HomeCity } from './home-city.ts';
import { findName } from './person-name.ts';
import { ownLines } from './own-lines.ts';
import { countryOf } from './places.ts';
import { findPhone } from './phone.ts';
import { readableLines } from './readable-lines.ts';
import { agreedContact } from './recognized-contact.ts';
import { withSectionsByContent } from './sections-by-content.ts';
import { sectionsOf } from './sections.ts';
import { skillsOf, type ParsedSkill } from './skills-of.ts';
import { standingOf, type ParsedStanding } from './standing.ts';
import { withSureness, withSurenessOfSchool } from './sureness.ts';
import { workOf } from './work.ts';
import type { ParsedCertification } from './parsed-certification.ts';
import type { ParsedEducation } from './parsed-education.ts';
import type { ParsedWork } from './parsed-work.ts';

/** What a resume says of a person; every fact has its place in the text, and what it does not say is null. */
export interface ParsedFacts extends ParsedStanding {
  firstName: Found<string> | null;
  lastName: Found<string> | null;
  email: Found<string> | null;
  phone: Found<ResumePhone> | null;
  location: Found<string> | null;
  /** The city of the product's list that the location means. */
  city?: Found<HomeCity> | null;
  skills: Found<ParsedSkill>[];
  workExperiences: ParsedWork[];
  educations: ParsedEducation[];
  certifications: ParsedCertification[];
}

/** An address behind a link, or whose pieces other columns part, has no words of its own. */
const withoutWords = ({ value, confidence }: RawFact): Found<string> => ({ value, confidence, sources: [] });

/** The facts of a resume's text. Pure, and linear in its length. */
export function parseResume({ lines: given, links, isRecognized = false }: Omit<ResumeText, 'pages'>): ParsedFacts {
  const lines = readableLines(given);
  const everywhere = { from: 0, to: lines.length };
  const sections = withSectionsByContent(sectionsOf(lines));
  const isOwn = ownLines(sections, lines);
  const looksLike = findName(lines, { email: undefined, isRecognized, isOwn });
  const spelled = findEmail(lines, links, { name: looksLike?.raw, isOwn });
  const called = findName(lines, { email: spelled?.value, isRecognized, isOwn });
  const { name, email } = isRecognized
    ? agreedContact({ name: called, email: spelled })
    : { name: called, email: spelled };
  const home = findLocation(sections, name?.raw, isOwn);
  const fact = <T>(raw: RawFact<T> | undefined) => (raw ? found(raw, lines, everywhere) : null);
  const location = fact(home);
  const city = home && homeCity(home.value, lines[location?.sources[0]?.line ?? -1]?.text ?? '');
  const workExperiences = workOf(
    sections,
    lines,
    dayOrderOf(lines.map(({ text }) => text).join('\n'), home && countryOf(home.value)),
  );
  const educations = educationOf(sections, lines);
  const named = [
    name ? fact({ ...name, value: '' }) : null,
    ...workExperiences.flatMap(({ title, company }) => [title, company]),
    ...educations.flatMap(({ school, degree }) => [school, degree]),
  ];
  const heads = new Set(named.flatMap((one) => one?.sources ?? []).map(({ line }) => line));
  return {
    firstName: name ? fact({ ...name, value: name.firstName }) : null,
    lastName: name?.lastName ? fact({ ...name, raw: name.rawLast ?? name.raw, value: name.lastName }) : null,
    email: email ? (fact(email) ?? withoutWords(email)) : null,
    phone: fact<ResumePhone>(findPhone(sections, lines, { isOwn, home: home?.value, email: email?.value })),
    location,
    ...(city && home && { city: fact({ ...home, value: city }) }),
    skills: skillsOf(sections, lines, heads),
    workExperiences: workExperiences.map(withSureness),
    educations: educations.map(withSurenessOfSchool),
    certifications: certificationsOf(sections, lines, name?.raw),
    ...standingOf(sections, lines, isOwn),
  };
}
