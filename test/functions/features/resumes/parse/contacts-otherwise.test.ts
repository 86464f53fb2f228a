import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (...lines: string[]) => parseResume({ lines: linesOfText(lines.join('\n')), links: [] });
const nameIn = (...lines: string[]) => {
  const { firstName, lastName } = read(...lines);
  return [firstName?.value, lastName?.value].filter(Boolean).join(' ');
};

describe('A number without a country code is of the country whose signs the resume has', () => {
  it.each<[signs: string, number: string, prefix: string, national: string]>([
    ['Hill Girls School, K.C.S.E 2015', '0725000657', '254', '725000657'],
    ['B.Tech, Hill College, 8.5 CGPA', '9168000567', '91', '9168000567'],
    ['MBO niveau 4', '06-30000535', '31', '630000535'],
    ['Curso técnico, ensino médio, Brasil', '(45) 99854-1000', '55', '45998541000'],
    ['NC II, TESDA', '09363269000', '63', '9363269000'],
    ['Ex NYSC member', '0803 000 1234', '234', '8030001234'],
    ['TAFE certificate', '0421 000 333', '61', '421000333'],
  ])('%s', (signs, number, prefix, national) => {
    const { phone } = read('Mira Holt', `Mobile: ${number}`, 'mira@example.com', '', 'EDUCATION', '', signs);
    expect(phone?.value).toEqual({ prefix, number: national });
  });

  it.each([
    ['H 214-555-0101 | C 214-555-0102', '1', '2145550102'],
    ['mira@example.com/214-555-0148', '1', '2145550148'],
    ['00 44 7700 900123', '44', '7700900123'],
    ['邮箱mira@example.cn电话13800138000', '86', '13800138000'],
  ])('and is found among what is beside it: %s', (line, prefix, number) => {
    expect(read('Mira Holt', line).phone?.value).toEqual({ prefix, number });
  });

  it('and ten digits that no mobile begins with are hardly one', () => {
    expect(read('Mira Holt', 'mira@example.com', 'Orders handled: 1234567890').phone?.confidence ?? 0).toBeLessThan(
      0.8,
    );
  });

  it('not as surely as where the country is named', () => {
    const { phone } = read(
      'Mira Holt',
      'Mobile: 9168000567',
      'mira@example.com',
      '',
      'EDUCATION',
      '',
      'B.Tech, Hill College',
    );
    expect(phone!.confidence).toBeLessThan(0.9);
  });

  it('but of the United States where it is grouped as there, and surely', () => {
    const { phone } = read(
      'Mira Holt',
      '(713) 555-0142',
      'mira@example.com',
      '',
      'EDUCATION',
      '',
      'B.Tech, Hill College',
    );
    expect(phone!.confidence).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['(713) 555-0142', 'Tagalog, English'],
    ['713-555-0142', 'Spanish'],
    ['1-713-555-0142', 'Telugu and Marathi'],
    ['713.555.0142', 'Afrikaans'],
  ])('and so whatever is spoken: %s, %s', (number, spoken) => {
    const { phone } = read('Mira Holt', `${number} | mira@example.com`, '', 'LANGUAGES', '', spoken);
    expect(phone).toMatchObject({ value: { prefix: '1', number: '7135550142' }, confidence: 0.95 });
  });
});

it.each([
  ['7135550142', 'Tagalog', '1', '7135550142'],
  ['020 7946 0958', 'Spanish', '44', '2079460958'],
])(
  'A number that does not exist where a language is spoken is of another country: %s, %s',
  (raw, spoken, prefix, number) => {
    const { phone } = read('Mira Holt', `${raw} | mira@example.com`, '', 'LANGUAGES', '', spoken);
    expect(phone?.value).toEqual({ prefix, number });
  },
);

describe('A name', () => {
  it.each<[string[], string]>([
    [['Soy Ana Prieto Lugo, estudiante de informática'], 'Ana Prieto Lugo'],
    [['Hola, me llamo Ana Prieto y vivo en Lima'], 'Ana Prieto'],
    [['Je m’appelle Luc Moreau, j’ai 18 ans'], 'Luc Moreau'],
    [['Mein Name ist Jan Holt.'], 'Jan Holt'],
  ])('is read where a sentence says it: %s', (lines, name) => expect(nameIn(...lines)).toBe(name));

  it('is below the contacts, with a small word in its middle', () => {
    expect(
      nameIn('someone85@example.com', '713-555-0142', 'Amy nicole Holt', '', 'Skills', '', 'Research Implementation'),
    ).toBe('Amy Nicole Holt');
  });

  it('is not the heading of a form', () => {
    expect(nameIn('BIODATA', 'MIRA HOLT', 'Family Details', 'Father Name: Karl Holt')).toBe('Mira Holt');
  });
});

describe('A place', () => {
  it.each([
    ['Calle Real 4, 41003 Villarrobles (Spain)', 'Villarrobles (Spain)'],
    ['Nationality: India', undefined],
  ])('of the contacts: %s', (line, place) => {
    expect(read('Mira Holt', line, 'mira@example.com').location?.value).toBe(place);
  });

  it('is no word of a table of skills below the summary', () => {
    expect(read('Mira Holt', 'mira@example.com', '', 'SUMMARY', '', 'Tools: ', 'Eclipse').location).toBeNull();
  });

  it('ends the column above the contacts', () => {
    const above = [
      'Mira Holt',
      '',
      'LANGUAGES',
      '',
      'Hindi',
      'Bhopal, Madhya Pradesh',
      '',
      'CONTACT',
      '',
      'mira@example.com',
    ];
    expect(read(...above).location?.value).toBe('Bhopal, Madhya Pradesh');
  });
});

describe('Below certifications', () => {
  const listed = (...lines: string[]) =>
    read('Mira Holt', '', 'CERTIFICATIONS', '', 'Certified Scrum Master, 2019', ...lines).certifications.map(
      ({ name }) => name.value,
    );

  it.each(['Dresden, 20.3.2017', 'Lyon, le 4 mars 2020', 'Zivildienst, 2001 - 2002', 'Hors-Cadre', 'Wehrdienst'])(
    'there may be other things, which are none: %s',
    (line) => expect(listed(line)).toEqual(['Certified Scrum Master']),
  );
});
