import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const parsed = (lines: readonly string[]) =>
  parseResume({ lines: linesOfText(['Mira Holt', 'mira@example.com', '', ...lines].join('\n')), links: [] });
const words = (...facts: ({ value: unknown } | null)[]) => facts.map((fact) => fact?.value ?? '–').join(' | ');

describe('Work experiences', () => {
  it.each<[string, string[], string[]]>([
    [
      'whose employer is beside the dates have their title on the line below, whatever its words',
      [
        'Beruflicher Werdegang',
        'seit 6/2015  |  Farn Personal GmbH, Niederlassung Dresden',
        'Helfer Lagerlogistik',
        '12/2013 – 12/2014  |  uhrwerk GbR, Dresden',
        'Aushilfe',
        '1/2013 – 2/2013  |  Birken GmbH, Stuttgart',
        'Abbrucharbeiten',
        '5/2012 – 11/2012  |  Holt Digital GmbH, Dresden',
        'Entwicklungsingenieur',
      ],
      [
        'Helfer Lagerlogistik | Farn Personal GmbH | 2015 | –',
        'Aushilfe | uhrwerk GbR | 2013 | 2014',
        'Abbrucharbeiten | Birken GmbH | 2013 | 2013',
        'Entwicklungsingenieur | Holt Digital GmbH | 2012 | 2012',
      ],
    ],
    [
      'whose title is beside the dates have their employer on the line below, also where it sounds like a post',
      [
        'BERUFLICHE PRAXIS',
        '09/2020 – 07/2022  |  Key Account Manager',
        'Farn GmbH',
        'Pflege von Bestandskunden',
        '01/2019 – 03/2020  |  Abteilungsverantwortlicher Software',
        'Birkenmarkt Leipzig',
        '02/2015 – 06/2018  |  Vertriebsmitarbeiter',
        'holt GmbH Bexbach',
        'Verkauf von Fachinformationen',
        '02/2013 – 06/2014  |  Vertriebsmitarbeiter',
        'Linden Prüfservice GmbH',
      ],
      [
        'Key Account Manager | Farn GmbH | 2020 | 2022',
        'Abteilungsverantwortlicher Software | Birkenmarkt Leipzig | 2019 | 2020',
        'Vertriebsmitarbeiter | holt GmbH Bexbach | 2015 | 2018',
        'Vertriebsmitarbeiter | Linden Prüfservice GmbH | 2013 | 2014',
      ],
    ],
    [
      'whose employer and title are above the dates, with the place between, and points below',
      [
        'Beruflicher Werdegang',
        'Farn GmbH',
        'Abbrucharbeiten',
        'Dresden',
        '1/2013 – 2/2013',
        '- Ingenieur der Birken GmbH begleitet',
        'Uhrwerk GmbH',
        'Helfer',
        'Stuttgart',
        '12/2013 – 12/2014',
        '- Leiter der Birken GmbH begleitet',
        'Holt Digital GmbH',
        'Entwicklungsingenieur',
        'Dresden',
        '5/2015 – 11/2018',
      ],
      [
        'Abbrucharbeiten | Farn GmbH | 2013 | 2013',
        'Helfer | Uhrwerk GmbH | 2013 | 2014',
        'Entwicklungsingenieur | Holt Digital GmbH | 2015 | 2018',
      ],
    ],
    [
      'have dates whose two ends and dash are each on a line',
      [
        'Werkervaring',
        'Periode  |  Functie  |  werkgever',
        'April 2015',
        '-',
        'Heden',
        'Chauffeur',
        'Berken Keukens BV',
        '2013',
        '-',
        '2014',
        'Magazijnmedewerker',
        'Linde Transport NV',
      ],
      ['Chauffeur | Berken Keukens BV | 2015 | –', 'Magazijnmedewerker | Linde Transport NV | 2013 | 2014'],
    ],
    [
      'have dates before a place with a full stop',
      [
        'Experiência',
        'Analista de QA – FARO SISTEMAS LTDA',
        '01/06/2017 – 22/10/2021 – Goiânia/GO (Brasil), Brasil.',
        'Assistente Administrativo – PINHEIRO LIMPEZA LTDA',
        '18/04/2004 – 01/09/2006 – Aparecida de Goiânia/GO (Brasil), Brasil.',
      ],
      [
        'Analista de QA | FARO SISTEMAS LTDA | 2017 | 2021',
        'Assistente Administrativo | PINHEIRO LIMPEZA LTDA | 2004 | 2006',
      ],
    ],
  ])('%s', (_kind, lines, expected) => {
    const found = parsed(lines).workExperiences.map(({ title, company, fromYear, toYear }) =>
      words(title, company, fromYear, toYear),
    );
    expect(found).toEqual(expected);
  });
});

describe('Educations', () => {
  it.each<[string, string[], string[]]>([
    [
      'have levels and schools of Spain',
      [
        'EDUCACIÓN',
        '2004–2009  |  Educación Secundaria Obligatoria  |  EQF level 3',
        'IES Luis Roble, Jerez de la Frontera (Spain)',
        '2012–2014  |  Bachillerato  |  EQF level 4',
        'IES Santa Marta, Jerez de la Frontera (Spain)',
      ],
      ['IES Luis Roble | Educación Secundaria Obligatoria | –', 'IES Santa Marta | Bachillerato | –'],
    ],
    [
      'have the school behind words of Dutch',
      [
        'Opleiding',
        '2015 – 2019  |  MBO Handel aan het Linde College',
        '2011 – 2015  |  VMBO-TL aan het Berken College',
      ],
      ['Linde College | MBO | Handel', 'Berken College | VMBO-TL | –'],
    ],
    [
      'are the rows of a table below a head whose first word heads sections elsewhere',
      [
        'EDUCATION',
        'Qualification  |  University  |  Year  |  Grade',
        'Bachelor of Engineering in Electronics  |  Fern University  |  2020  |  First Class',
        'H.S.C. (10+2)  |  Birch Board  |  2016  |  First Class',
      ],
      ['Fern University | Bachelor of Engineering | Electronics', 'Birch Board | H.S.C. (10+2) | –'],
    ],
  ])('%s', (_kind, lines, expected) => {
    const found = parsed(lines).educations.map(({ school, degree, study }) => words(school, degree, study));
    expect(found).toEqual(expected);
  });
});
