import { describe, expect, it } from 'vitest';
import { certificationsIn, educationIn, head, readLines, workIn } from '../../../../support/read-facts.ts';

describe('Work experiences', () => {
  it.each<[string, string[], string[]]>([
    [
      'of one employer in a place that no list has are those of its posts',
      [
        'WORK',
        'Birch Logistics, Ballyfern (2014 – present)',
        '  Warehouse Supervisor, 2020 – present',
        '  Team Leader, 2017 – 2020',
        '  General Operative, 2014 – 2017',
        'Hill Ireland, Fernbridge (2011 – 2014)',
        '  Night Packer',
      ],
      [
        'Warehouse Supervisor | Birch Logistics | 2020 | now',
        'Team Leader | Birch Logistics | 2017 | 2020',
        'General Operative | Birch Logistics | 2014 | 2017',
        'Night Packer | Hill Ireland | 2011 | 2014',
      ],
    ],
    [
      'below “Career summary” are read where they are all that it heads',
      [
        'CAREER SUMMARY',
        'Area Sales Manager | Birch Ltd. | Mumbai | Apr 2021 – till date',
        'Sales Officer | Fern Consumer Products Ltd. | Nashik | Jun 2017 – Mar 2021',
      ],
      ['Area Sales Manager | Birch Ltd. | 2021 | now', 'Sales Officer | Fern Consumer Products Ltd. | 2017 | 2021'],
    ],
    [
      'are numbered as chapters',
      [
        '3. WORK HISTORY',
        '3.1 Birch Construction (Jan 2019 to date)',
        'Site Agent',
        '3.2 Alder & Roberts (Feb 2015 to Dec 2018)',
        'Junior Site Engineer',
      ],
      ['Site Agent | Birch Construction | 2019 | now', 'Junior Site Engineer | Alder & Roberts | 2015 | 2018'],
    ],
    [
      'at the same place have the employer above',
      ['EXPERIENCE', 'Prep Cook, Birch Cafe (2017–19)', 'Dishwasher, same place (2016–17)'],
      ['Prep Cook | Birch Cafe | 2017 | 2019', 'Dishwasher | Birch Cafe | 2016 | 2017'],
    ],
    [
      'have neither what a contract was for nor when in the week somebody worked in the name of the employer',
      [
        'EXPERIENCE',
        '2021-Present    Pipe Welder             Birch Works (contract, Port Fern)',
        '2018-2021       Welder                  Alder Works via Fern Staffing',
        '2016-2018       Care Assistant          Hill House (weekends)',
      ],
      [
        'Pipe Welder | Birch Works | 2021 | now',
        'Welder | Alder Works | 2018 | 2021',
        'Care Assistant | Hill House | 2016 | 2018',
      ],
    ],
    [
      'go on to this day in Polish, and up to the present in English',
      [
        'DOŚWIADCZENIE',
        'Administrator — Brzoza S.A. — od 03.2021 do teraz',
        'Praktykant — Urząd Lipowa — 07–09.2016',
        'Staff Nurse — Fern Clinic — 2018 – up to present',
      ],
      [
        'Administrator | Brzoza S.A. | 2021 | now',
        'Praktykant | Urząd Lipowa | 2016 | 2016',
        'Staff Nurse | Fern Clinic | 2018 | now',
      ],
    ],
  ])('%s', (_what, lines, right) => {
    expect(workIn(readLines(...head, ...lines))).toEqual(right);
  });

  it('stand below what is mine', () => {
    const read = readLines(
      ...head,
      'Mon parcours',
      'Depuis 2020 : Infirmière, Hôpital Bouleau, Lyon',
      '2016-2020 : Infirmière, Clinique du Chêne',
      '',
      'Mes études',
      '2013-2016 : Diplôme d’État, IFSI de Lyon',
    );
    expect(workIn(read)).toEqual([
      'Infirmière | Hôpital Bouleau | 2020 | now',
      'Infirmière | Clinique du Chêne | 2016 | 2020',
    ]);
    expect(educationIn(read)).toEqual(['IFSI de Lyon | Diplôme d’État | –']);
  });
});

describe('Educations', () => {
  it.each<[string, string[], string[]]>([
    [
      'below numbered qualifications have national diplomas',
      [
        '2. QUALIFICATIONS',
        'National Diploma: Civil Engineering, Fern University of Technology, 2014',
        'Grade 12, Birch High School, 2010',
      ],
      ['Fern University of Technology | National Diploma | Civil Engineering', 'Birch High School | Grade 12 | –'],
    ],
    [
      'of Polish trades are named behind the school',
      ['Wykształcenie', '2011 – 2015', 'Zespół Szkół Zawodowych nr 5, mechanik pojazdów'],
      ['Zespół Szkół Zawodowych nr 5 | – | mechanik pojazdów'],
    ],
    [
      'are short degrees of Mexico, and no licence',
      ['ESTUDIOS', 'Lic. en Mercadotecnia, Universidad Roble (2013–2017)'],
      ['Universidad Roble | Lic. | Mercadotecnia'],
    ],
  ])('%s', (_what, lines, right) => {
    const read = readLines(...head, ...lines);
    expect(educationIn(read)).toEqual(right);
    expect(certificationsIn(read)).toEqual([]);
  });
});

describe('Certifications', () => {
  it.each<[string, string[], string[]]>([
    ['below licences and cards', ['Licences and cards', 'Driver CPC', 'ADR'], ['Driver CPC', 'ADR']],
    ['below licenses and certs', ['Licenses & Certs', 'CPR, 2024', 'TWIC'], ['CPR', 'TWIC']],
    [
      'among training, which cards of trades are',
      ['Training', 'White Card', 'Working at Heights', 'Food Handler, 2023'],
      ['White Card', 'Working at Heights', 'Food Handler'],
    ],
    [
      'in Italian, where first aid is learnt',
      ['CORSI', 'Corso di primo soccorso (Croce Rossa), 2022'],
      ['Corso di primo soccorso'],
    ],
  ])('are read %s', (_where, lines, right) => {
    expect(certificationsIn(readLines(...head, ...lines))).toEqual(right);
  });
});

describe('Contacts', () => {
  it.each([
    ['Łódź, tel. 512 555 340', 'Łódź', '48512555340'],
    ['Pilsen, Chicago | 773-555-0146', 'Pilsen, Chicago', '17735550146'],
    ['B-12, Fern CHS, Thane (W) 400601 | 98200 55513', 'Thane', '919820055513'],
    ['Beaumont, Tx 77701 | 409 555 0133', 'Beaumont, Tx', '14095550133'],
    ['Manc, M14 | 07700 900633', 'Manc, M14', '447700900633'],
    ['Bangor, Gwynedd LL57 | 07700 900774', 'Bangor, Gwynedd LL57', '447700900774'],
    ['Residential area: Polokwane, Limpopo', 'Polokwane, Limpopo', '–'],
  ])('of “%s” are a place and a number of its country', (line, place, number) => {
    const { location, phone } = readLines('Mira Holt', line, 'mira@example.com');
    expect([location?.value, phone ? `${phone.value.prefix}${phone.value.number}` : '–']).toEqual([place, number]);
  });

  it('of a town that is called like a country are in the country of the mail address', () => {
    const { phone } = readLines('Mira Olmo', '18001 Granada', 'Tlf: 622 555 917', 'mira@example.es');
    expect(`${phone?.value.prefix}${phone?.value.number}`).toBe('34622555917');
  });
});
