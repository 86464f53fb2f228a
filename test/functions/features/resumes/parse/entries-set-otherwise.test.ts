import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfHtml } from '../../../../../functions/features/resumes/text/html-lines.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const of = (...lines: string[]) => parseResume({ lines: linesOfText(lines.join('\n')), links: [] });
const words = (...facts: ({ value: unknown } | null)[]) => facts.map((fact) => fact?.value ?? '–').join(' | ');
const workIn = ({ workExperiences }: ReturnType<typeof parseResume>) =>
  workExperiences.map(({ title, company, fromYear, toYear }) => words(title, company, fromYear, toYear));
const educationIn = ({ educations }: ReturnType<typeof parseResume>) =>
  educations.map(({ school, degree, study }) => words(school, degree, study));
const head = ['Mira Holt', 'mira@example.com', ''];

describe('Work experiences', () => {
  it.each<[string, string[], string[]]>([
    [
      'below a heading that underscores draw out over the page',
      ['Erfahrung ____________________', 'Köchin  |  Birkenhof GmbH  |  Bonn, Deutschland  |  08/2022 – 02/2023'],
      ['Köchin | Birkenhof GmbH | 2022 | 2023'],
    ],
    [
      'that are points with a colon and their dates below',
      [
        'EXPÉRIENCE PROFESSIONNELLE',
        '- Chef d’équipe : poste qui laissait le temps',
        'd’apprendre le soir.',
        'Juin 2021 - juin 2022',
        '- Professeur de musique.',
        'Septembre 2015 – août 2020',
      ],
      ['Chef d’équipe | – | 2021 | 2022', 'Professeur de musique | – | 2015 | 2020'],
    ],
    [
      'whose label names the title, its department and the employer',
      [
        'WORK EXPERIENCE',
        'October 2020 - February 2021 (limited term contract)',
        'Position:  |  Senior Nurse, Surgery and Wards, Fern Hospital',
        'Responsibilities:',
        '• Kept the records of two wards.',
      ],
      ['Senior Nurse | Fern Hospital | 2020 | 2021'],
    ],
    [
      'of a profile’s export, whose employers have commas and several titles',
      [
        'Experience',
        'Water, Seeds and Soil Network of Fernland',
        'Team Lead',
        'September 2018 - March 2021 (2 years 7 months)',
        'Salem, Oregon',
        'Birch Motors',
        '6 years 7 months',
        'Branch Manager',
        'April 2015 - August 2018 (3 years 5 months)',
        '• Kept the till.',
        'Sales Executive',
        'February 2012 - April 2015 (3 years 3 months)',
      ],
      [
        'Team Lead | Water, Seeds and Soil Network of Fernland | 2018 | 2021',
        'Branch Manager | Birch Motors | 2015 | 2018',
        'Sales Executive | Birch Motors | 2012 | 2015',
      ],
    ],
    [
      'whose title is above the employer or beside it, with how long it was',
      [
        'EXPERIENCE',
        'Charge Nurse',
        'Fern Hospital',
        'March 2019 – Present (5 years 2 months)',
        'Nurse, Birch Clinic',
        '3/2016 – 2/2019 (3 years)',
      ],
      ['Charge Nurse | Fern Hospital | 2019 | –', 'Nurse | Birch Clinic | 2016 | 2019'],
    ],
    [
      'whose ends a word with a stray accent parts',
      ['EXPERIÊNCIAS', '• 09/2020 há 05/2021 Representante de Atendimento - BÉTULA DO BRASIL LTDA'],
      ['Representante de Atendimento | BÉTULA DO BRASIL LTDA | 2020 | 2021'],
    ],
    [
      'of a history that no heading names, with a school at its end',
      [
        'Geburtsdatum  |  12.08.1997',
        '11/2017 – 08/2019  |  Produktionsmitarbeiter',
        'Farn-AG – München',
        '08/2017 – 10/2017  |  Mitarbeiter im Facility-Management',
        'Eichen GmbH – München',
        '11/2016 – 04/2017  |  Küchenhilfe',
        'Hotel Birkenhof – München',
        '09/2012 – 06/2016  |  Schule am Farnweg, Bonn',
      ],
      [
        'Produktionsmitarbeiter | Farn-AG | 2017 | 2019',
        'Mitarbeiter im Facility-Management | Eichen GmbH | 2017 | 2017',
        'Küchenhilfe | Hotel Birkenhof | 2016 | 2017',
      ],
    ],
    [
      'below trainings and a heading that is spelled wrongly',
      [
        'Weiterbildung',
        '2019 Konfliktmanagement',
        'Berufliche Tätlichkeit',
        '02.2021 – heute Doller GmbH',
        'Segmentmanager',
        '02.2017 – 01.2021 Agrafarn GmbH',
        'Projektmanager',
        '03.2002 - 02.2004 Silva GmbH',
        'Verkaufsleiter',
      ],
      [
        'Segmentmanager | Doller GmbH | 2021 | –',
        'Projektmanager | Agrafarn GmbH | 2017 | 2021',
        'Verkaufsleiter | Silva GmbH | 2002 | 2004',
      ],
    ],
    [
      'for some months of one year, by their numbers',
      ['Werdegang', '5 - 11/2012  |  Ulmen Digital GmbH, Dresden', 'Entwicklungsingenieur'],
      ['Entwicklungsingenieur | Ulmen Digital GmbH | 2012 | 2012'],
    ],
    [
      'whose title is the first point below the employer',
      [
        'EXPERIENCE',
        'Bell’s Superette, Andover, MN. 02/2018 – 08/2019.',
        '• Shift Supervisor.',
        '• Ensured the store was up to standards.',
      ],
      ['Shift Supervisor | Bell’s Superette | 2018 | 2019'],
    ],
  ])('%s are read', (_kind, lines, expected) => {
    expect(workIn(of(...head, ...lines))).toEqual(expected);
  });

  it('of a Word file whose titles and dates are headings of two levels are read', () => {
    const entry = (title: string, dates: string, point: string) =>
      `<h2>${title}</h2><h3>${dates}</h3><ul><li>${point}</li><li>Kept the books.</li></ul>`;
    const html = [
      '<p>Mira Holt</p><p>mira@example.com</p><h1>EXPERIENCE</h1>',
      entry('Fern Metals, Salem, OR — Production Planner', 'December 2023 - May 2024', 'Counts the stock.'),
      entry('Birch Dental, Salem, OR — IT Intern', 'May 2019 - August 2019', 'Helped the desk.'),
    ].join('');
    expect(workIn(parseResume(linesOfHtml(html)))).toEqual([
      'Production Planner | Fern Metals | 2023 | 2024',
      'IT Intern | Birch Dental | 2019 | 2019',
    ]);
  });
});

describe('An education', () => {
  it.each<[string, string[], string[]]>([
    [
      'whose degree is in brackets behind its field',
      ['Fern College — Computer Science (MSc)'],
      ['Fern College | MSc | Computer Science'],
    ],
    [
      'whose degree precedes a colon',
      ['• HSC: Birch Commerce College (2017-2019)'],
      ['Birch Commerce College | HSC | –'],
    ],
    [
      'that a sentence below its years tells',
      [
        '• 2016-2020',
        'I Completed B-Tech (Civil Engineering) from Fern College of Engineering & Technology with 7.84 CGPA',
        '• 2014-2016',
        'I Completed SSC from Birch High School with 8.78 CGPA of marks.',
      ],
      ['Fern College of Engineering & Technology | B-Tech | Civil Engineering', 'Birch High School | SSC | –'],
    ],
    [
      'of the European form, with its level',
      ['2012–2014  |  Bachillerato  |  EQF level 4', 'IES Luis Roble, Jerez de la Frontera (Spain)'],
      ['IES Luis Roble | Bachillerato | –'],
    ],
    [
      'below which the person tells of it',
      [
        'Bachelor of Science in Botany  |  2022-2026',
        'Fern State College',
        'I am a student in my fourth year at Fern State College. Throughout these years I have read',
        'much about moss.',
      ],
      ['Fern State College | Bachelor of Science | Botany'],
    ],
  ])('%s is read', (_kind, lines, expected) => {
    expect(educationIn(of(...head, 'EDUCATION', ...lines))).toEqual(expected);
  });
});

describe('Contacts', () => {
  it('with a postal code of eight digits have no number but the phone’s', () => {
    const { phone } = of(
      'Mira Holt',
      'Rua das Bétulas 32, Belo Horizonte - MG cep 30666-470',
      '(31)99680-8034 E-mail: mira@example.com',
    );
    expect(phone?.value).toEqual({ prefix: '55', number: '31996808034' });
  });

  it('in one line that squares part begin with the name', () => {
    const { firstName, lastName } = of(
      'Jana Birkental ■ Holzstraße 26A ■ 81673 München ■ jana.birkental@example.com',
      'Lebenslauf',
    );
    expect(words(firstName, lastName)).toBe('Jana | Birkental');
  });
});

describe('Skills', () => {
  const skillsIn = (...lines: string[]) => of(...head, ...lines).skills.map(({ value }) => value.name);

  it('below a heading of programming languages in French are no spoken languages', () => {
    expect(skillsIn('COMPÉTENCES', '- Langages :', 'Python, Prolog, Perl')).toEqual(['Python', 'Prolog', 'Perl']);
  });

  it.each([
    ['access lists are no life support', 'Routers, VLANs and ACLs', 'ACLS', false],
    ['life support is one, whoever lists it', 'BLS, ACLS, PALS', 'ACLS', true],
    ['what moves data is no gearbox', 'Secure data transmissions', 'Transmission repair', false],
  ])('%s', (_rule, listed, skill, isOne) => {
    expect(skillsIn('SKILLS', listed).includes(skill)).toBe(isOne);
  });
});
