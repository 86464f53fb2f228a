import { describe, expect, it } from 'vitest';
import { certificationsIn, educationIn, head, readLines, words, workIn } from '../../../../support/read-facts.ts';

describe('Work experiences', () => {
  it.each<[string, string[], string[]]>([
    [
      'below an agency are of its title where they name only an employer',
      [
        'EXPERIENCE',
        'Order Picker - Fern Staffing (temp agency), 2019 - present',
        '  Birch Foods depot, Leeds - 2021 to present',
        '  Alder Paper, York - 2019 to 2021',
        'Cleaner - Hill Hotel, 2016 - 2019',
      ],
      [
        'Order Picker | Fern Staffing | 2019 | now',
        'Order Picker | Birch Foods depot | 2021 | now',
        'Order Picker | Alder Paper | 2019 | 2021',
        'Cleaner | Hill Hotel | 2016 | 2019',
      ],
    ],
    [
      'have neither in title nor in employer the agency that is named in brackets',
      [
        'EXPERIENCE',
        'Test Lead (via Fernhays), Birch Telecom, Perth — July 2021 to present',
        'Network Engineer, Alder Bank (contract-to-hire via Fern Global) — Jan 2019 to June 2021',
        'Tester, Hill Ltd — 2016 to 2018',
      ],
      [
        'Test Lead | Birch Telecom | 2021 | now',
        'Network Engineer | Alder Bank | 2019 | 2021',
        'Tester | Hill Ltd | 2016 | 2018',
      ],
    ],
    [
      'in a column of dates that differ are each read, a lone year or season too',
      [
        'ESPERIENZE LAVORATIVE',
        'dal 2020            Autista',
        '                    Birch Trasporti S.p.A., Napoli',
        '03/2015 – 12/2019   Magazziniere',
        '                    Fern Logistica S.r.l., Nola',
        'estate 2014         Cameriere',
        '                    Bar Olmo, Ischia',
        '2012                Giardiniere',
        '                    Villa Quercia',
      ],
      [
        'Autista | Birch Trasporti S.p.A. | 2020 | now',
        'Magazziniere | Fern Logistica S.r.l. | 2015 | 2019',
        'Cameriere | Bar Olmo | – | 2014',
        'Giardiniere | Villa Quercia | – | 2012',
      ],
    ],
    [
      'have waves between their pieces, and between their dates',
      [
        '*** Work Experience ***',
        '2015~Present ~ Office Manager ~ Hill Dental, Akron, OH',
        '2008 ~ 2015 ~ Clerk ~ Birch County, Akron, OH',
      ],
      ['Office Manager | Hill Dental | 2015 | now', 'Clerk | Birch County | 2008 | 2015'],
    ],
    [
      'of somebody self-employed have no employer among the tasks below, not even where EV begins one',
      [
        'EXPERIENCE',
        'Self-employed electrician, 2020 - present',
        'Rewiring, fuse boards, EV chargers',
        'Electrician, Birch Electrical Ltd, Leeds, 2017 - 2020',
        'Apprentice, Alder Electrical Ltd, Leeds, 2013 - 2017',
      ],
      [
        'Self-employed electrician | – | 2020 | now',
        'Electrician | Birch Electrical Ltd | 2017 | 2020',
        'Apprentice | Alder Electrical Ltd | 2013 | 2017',
      ],
    ],
    [
      'go on to this day in the words of Mexico',
      [
        'EXPERIENCIA PROFESIONAL',
        'Ene 2020 - a la fecha',
        'Transportes Roble S.A. de C.V.',
        'Coordinadora de logística',
      ],
      ['Coordinadora de logística | Transportes Roble S.A. de C.V. | 2020 | now'],
    ],
  ])('%s', (_what, lines, right) => {
    expect(workIn(readLines(...head, ...lines))).toEqual(right);
  });

  it.each([
    'Paid work',
    'Posts held',
    'Career to date',
    'Praxis',
    'Przebieg zatrudnienia',
    'PARCOURS',
    'Percorso professionale',
  ])('stand below “%s”', (heading) => {
    expect(
      workIn(readLines(...head, heading, 'Nurse, Birch Clinic, 2019 - 2021', 'Nurse, Hill Clinic, 2017 - 2019')),
    ).toEqual(['Nurse | Birch Clinic | 2019 | 2021', 'Nurse | Hill Clinic | 2017 | 2019']);
  });
});

describe('Educations', () => {
  it.each<[string, string[], string[]]>([
    [
      'of German apprentices are at the employer, and what was learnt is their study',
      [
        'Schule und Ausbildung',
        '09/2010 – 08/2013: Ausbildung zum Mechatroniker, Birke Maschinenbau GmbH, Jena',
        '2004 – 2010: Regelschule Erlenhof, Gera, Abschluss: Realschulabschluss',
      ],
      ['Birke Maschinenbau GmbH | Ausbildung | Mechatroniker', 'Regelschule Erlenhof | Realschulabschluss | –'],
    ],
    [
      'have neither the mark in brackets nor its comma',
      ['Ausbildung', '2014 – 2022: Abitur (1,7), Birken-Gymnasium, Berlin'],
      ['Birken-Gymnasium | Abitur | –'],
    ],
    [
      'of Poland are known by the kinds of their schools',
      [
        'WYKSZTAŁCENIE',
        '2012 – 2017   Politechnika Brzozowa, mgr inż. Budownictwo',
        '2008 – 2012   Technikum Leśne, technik leśnik',
      ],
      ['Politechnika Brzozowa | mgr inż. | Budownictwo', 'Technikum Leśne | technik leśnik | –'],
    ],
    [
      'are not ended by a thesis or who read it',
      [
        'EDUCATION',
        'PhD, History, Birch University, 2021',
        'Dissertation: "Harbours of 1821"',
        'Committee: J. Adler (chair), R. Stone',
        'MA, History, Hill University, 2015',
        'Thesis: "Mills on the Fern"',
        'BA, French, Alder College, 2012',
      ],
      ['Birch University | PhD | History', 'Hill University | MA | History', 'Alder College | BA | French'],
    ],
  ])('%s', (_what, lines, right) => {
    expect(educationIn(readLines(...head, ...lines))).toEqual(right);
  });
});

describe('Cards and certificates', () => {
  it('stand beside schools in one section, and each is what it is', () => {
    const read = readLines(
      ...head,
      'Qualifications and cards',
      'Level 3 NVQ Diploma in Plumbing, Birch College, 2017',
      '18th Edition (BS 7671)',
      'ECS Gold Card',
    );
    expect(educationIn(read)).toEqual(['Birch College | Level 3 NVQ Diploma | Plumbing']);
    expect(certificationsIn(read)).toEqual(['18th Edition', 'ECS Gold Card']);
  });

  it('are certificates also among schools', () => {
    const read = readLines(
      ...head,
      'EDUCATION',
      'BSc Computing, Birch University, 2015',
      'ISTQB Foundation Level, 2016',
    );
    expect(educationIn(read)).toEqual(['Birch University | BSc | Computing']);
    expect(certificationsIn(read)).toEqual(['ISTQB Foundation Level']);
  });
});

describe('Two family names', () => {
  const inSpanish = ['Experiencia', 'Cajera, Tienda Sol SL, 2019 - 2021', 'Idiomas', 'Inglés'];
  it.each([
    ['Luciana Ferreira Monteiro', 'Luciana', 'Ferreira Monteiro'],
    ['José Luis Roble', 'José Luis', 'Roble'],
    ['Ana Beatriz Olmo Fresno', 'Ana Beatriz', 'Olmo Fresno'],
    ['María del Carmen Olmo Fresno', 'María del Carmen', 'Olmo Fresno'],
    ['Pedro Olmo dos Santos', 'Pedro', 'Olmo dos Santos'],
  ])('are those of %s where the resume is in Spanish', (name, first, last) => {
    const { firstName, lastName } = readLines(name, 'mail@example.com', '', ...inSpanish);
    expect(words(firstName, lastName)).toBe(`${first} | ${last}`);
  });

  it('are not supposed in a resume in English', () => {
    const { firstName, lastName } = readLines(
      'Clara Anne Monteiro',
      'mail@example.com',
      '',
      'Experience',
      'Nurse, Fern Clinic, 2019 - 2021',
    );
    expect(words(firstName, lastName)).toBe('Clara Anne | Monteiro');
  });
});

describe('Where somebody lives', () => {
  it.each([
    ['Tynemouth NE30', 'Tynemouth NE30'],
    ['Rua das Acácias, 210 – Boa Viagem – Recife/PE', 'Recife/PE'],
    ['Monterrey, N.L.', 'Monterrey, N.L.'],
    ['Manc', 'Manc'],
    ['Big D, Texas', 'Big D, Texas'],
    ['Jax Beach, FL', 'Jax Beach, FL'],
  ])('is read in “%s”', (line, place) => {
    expect(readLines('Mira Holt', line, 'mira@example.com').location?.value).toBe(place);
  });
});
