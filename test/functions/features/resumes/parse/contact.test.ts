import { describe, expect, it } from 'vitest';
import { findLocation } from '../../../../../functions/features/resumes/parse/contact.ts';
import { findEmail } from '../../../../../functions/features/resumes/parse/email.ts';
import { homeCity } from '../../../../../functions/features/resumes/parse/home-city.ts';
import { findPhone } from '../../../../../functions/features/resumes/parse/phone.ts';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { sectionsOf } from '../../../../../functions/features/resumes/parse/sections.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (...lines: string[]) => parseResume({ lines: linesOfText(lines.join('\n')), links: [] });

describe('The e-mail address of a resume', () => {
  const found = (raw: string, value = raw, confidence = 0.98) => ({ raw, value, confidence });

  it.each([
    ['Ada Byron\nA.B+c@Example.co.in', found('A.B+c@Example.co.in', 'a.b+c@example.co.in')],
    ['x@example.community1 b@example.org', found('b@example.org')],
    ['one@example.com two@example.com', found('one@example.com')],
    ["Conan\nconan.o'brien@example.com", found("conan.o'brien@example.com")],
    ['josé.muñoz@exämple.de', found('josé.muñoz@exämple.de')],
    ['अनिल@उदाहरण.भारत', found('अनिल@उदाहरण.भारत')],
    ['Reach me at ada_b@example.com.\n\nEXPERIENCE', found('ada_b@example.com')],
    ['Austin ada@example.comLinkedIn: linkedin.com/in/ada', found('ada@example.com')],
    ['Austin ada@example.comphone 512', found('ada@example.com')],
    ['Emailada@example.com', found('ada@example.com')],
    // Digits are the name's where the number is apart.
    ['512-555-0142 | 1124699309ada@example.com', found('1124699309ada@example.com')],
    ['profiles.example/r/ada/\nb2de315d95905b68\nada@example.com', found('ada@example.com')],
    ['(512) 555-0142ada@example.com', found('ada@example.com')],
    ['ada@example.com.EXPERIENCE', found('ada@example.com')],
    ['ada@example.com.Profile', found('ada@example.com')],
    ['Ada Byron|ada@example.com|512-555-0143', found('ada@example.com')],
    ['a\u00adda@example.com', found('ada@example.com')],
    ['EmailID-ada@example.com', found('ada@example.com')],
    ['Email-ada@example.comAddress-12 Elm Row', found('ada@example.com')],
  ])('is read whole, the first that is spelled out: %s', (text, email) => {
    expect(findEmail(linesOfText(text), ['mailto:other@example.com'])).toEqual(email);
  });

  it.each([
    ['a @ example. com', found('a @ example. com', 'a@example.com', 0.9)],
    ['ada [at] example [dot] com', found('ada [at] example [dot] com', 'ada@example.com', 0.9)],
    ['ada.byron AT example DOT com', found('ada.byron AT example DOT com', 'ada.byron@example.com', 0.9)],
    ['E-mail: ada(at)example.org', found('ada(at)example.org', 'ada@example.org', 0.9)],
    ['ada@exam-\nple.com', found('ada@exam-ple.com', 'ada@exam-ple.com', 0.6)],
    ['ada.byron@   Profile\nexample.com   A life', found('ada.byron@example.com', 'ada.byron@example.com', 0.6)],
    ['ada.\nbyron@example.com', found('ada.byron@example.com', 'ada.byron@example.com', 0.6)],
  ])('is doubtful where it had to be mended: %s', (text, email) => {
    expect(findEmail(linesOfText(text), [])).toEqual(email);
  });

  it('is sure where a link spells the whole of what a line broke', () => {
    const links = ['mailto:ada.long.byron@example.com'];
    expect(findEmail(linesOfText('Ada Byron\nada.long.\nbyron@example.com'), links)).toMatchObject({
      value: 'ada.long.byron@example.com',
      confidence: 0.98,
    });
  });

  it('is the one that is most like the name, and never a referee’s or an agency’s', () => {
    const lines = linesOfText('info@agency.example\njane@example.com\njon@example.com');
    expect(findEmail(lines, [], { name: 'Jon Example' })?.value).toBe('jon@example.com');
    const cover = read(
      'Harbour Recruitment',
      'Recruiter: Tom Finch',
      'tom@harbour.example',
      '',
      'Candidate: Mira Holt',
      'mira@example.com',
    );
    expect(cover.email?.value).toBe('mira@example.com');
    const referee = read(
      'Mira Holt',
      '',
      'EXPERIENCE',
      'Nurse, Fern Hospital, 2019 - 2021',
      '',
      'REFERENCES',
      'Tom Finch, tom@example.com',
    );
    expect(referee.email).toBeNull();
  });

  it('and the number are the candidate’s where an agency presents them in one line, or at the end of the profile', () => {
    const above = read(
      'Submitted by: Finch Talent (jobs@finch.example, +44 20 7946 0321)',
      '',
      'Mira Holt',
      'mira@example.com',
    );
    expect([above.email?.value, above.lastName?.value, above.phone]).toEqual(['mira@example.com', 'Holt', null]);
    const below = read(
      'Mira Holt',
      '',
      'PROFILE',
      'Nurse',
      '',
      'For interviews please contact Finch Talent',
      '+1 212 555 0143',
    );
    expect([below.email, below.phone]).toEqual([null, null]);
  });

  it('is behind a link where none is spelled out', () => {
    const links = ['https://example.com', 'mailto:B%2Bc@Example.com?subject=x', 'mailto:other@example.com'];
    expect(findEmail(linesOfText('Ada Byron'), links)).toEqual({ raw: '', value: 'b+c@example.com', confidence: 0.9 });
    expect(findEmail(linesOfText('Ada Byron'), ['https://example.com'])).toBeUndefined();
  });
});

const others = Array.from({ length: 14 }, (_one, at) => `other line ${'abcdefghijklmn'[at]}`).join('\n');
const phoneOf = (text: string) => {
  const lines = linesOfText(text);
  const sections = sectionsOf(lines);
  return findPhone(sections, lines, { home: findLocation(sections, undefined)?.value });
};

describe('The phone number of a resume', () => {
  const us = { prefix: '1', number: '5125550143' };

  it.each([
    ['Ada\n512-555-0143', '512-555-0143', us],
    ['Ada | (512) 555-0143 | Austin', '(512) 555-0143', us],
    ['Ada\n+1 512 555 0143', '+1 512 555 0143', us],
    ['Ada\n+44 20 7946 0958', '+44 20 7946 0958', { prefix: '44', number: '2079460958' }],
    // A number without its country is of the one that the address is in.
    ['Ada\nPune, India\n9845012345', '9845012345', { prefix: '91', number: '9845012345' }],
    ['Ada\n2015 - 2019\n512-555-0143', '512-555-0143', us],
    ['Ada\nLondon, United Kingdom | 020 7946 0018', '020 7946 0018', { prefix: '44', number: '2079460018' }],
    ['Ada\n0044 20 7946 0018', '0044 20 7946 0018', { prefix: '44', number: '2079460018' }],
    ['Ada\n+44 (0)20 7946 0018', '+44 (0)20 7946 0018', { prefix: '44', number: '2079460018' }],
    ['Ada\nPorto, Portugal | 962 111 222', '962 111 222', { prefix: '351', number: '962111222' }],
    ['Ada\nMendoza, Argentina | 0261 411-2222', '0261 411-2222', { prefix: '54', number: '2614112222' }],
    ['Ada\nLyon, France\n06 12 34 56 78', '06 12 34 56 78', { prefix: '33', number: '612345678' }],
    ['Ada\nBerlin, Germany\n0171 1234567', '0171 1234567', { prefix: '49', number: '1711234567' }],
    ['Ada\nCebu City, Philippines\n0917 123 4567', '0917 123 4567', { prefix: '63', number: '9171234567' }],
    ['Ada\n(512) 555-0143 ext. 12', '(512) 555-0143 ext. 12', us],
    // The only country that has such a town.
    ['Ada\nKontagora\n08142760118', '08142760118', { prefix: '234', number: '8142760118' }],
    // How one country writes it, or the language or script of the text.
    [
      `Ada\n06 12 34 56 78\n${'le site et des outils, '.repeat(4)}`,
      '06 12 34 56 78',
      { prefix: '33', number: '612345678' },
    ],
    [
      `Ada\n072 041 23 25\n${'att skriva och att sälja, '.repeat(3)}`,
      '072 041 23 25',
      { prefix: '46', number: '720412325' },
    ],
    ['Ada\n8 (916) 555-01-43', '8 (916) 555-01-43', { prefix: '7', number: '9165550143' }],
    ['Ada\n090-1234-5678', '090-1234-5678', { prefix: '81', number: '9012345678' }],
    [
      `Ada\n03-1234-5678\n${'東京みなと大学を卒業した。'.repeat(4)}`,
      '03-1234-5678',
      { prefix: '81', number: '312345678' },
    ],
    ['Ada\n(21) 98269-0009', '(21) 98269-0009', { prefix: '55', number: '21982690009' }],
    [`Ada\n18610202500\n${'木叶有限公司'.repeat(8)}`, '18610202500', { prefix: '86', number: '18610202500' }],
    [
      `Ada\n8 (915) 996-36-00\n${'Сделала отчёты. '.repeat(4)}`,
      '8 (915) 996-36-00',
      { prefix: '7', number: '9159963600' },
    ],
    ['Ada\nHome: 512-555-0199\nMobile: 512-555-0143', '512-555-0143', us],
    ['Ada\n512-555-0199 (h) 512-555-0143 (c)', '512-555-0143', us],
  ])('is the first that exists: %j', (text, raw, value) => {
    expect(phoneOf(text)).toEqual({ raw, value, confidence: 0.95 });
  });

  it.each([
    ['Phone: 999 555 0100 22', '999 555 0100 22', { prefix: '99', number: '9555010022' }],
    ['Phone: 000 555 0100', '000 555 0100', { prefix: '1', number: '0005550100' }],
    ['Ada\n+91 000 555 0100', '+91 000 555 0100', { prefix: '91', number: '0005550100' }],
    ['Ada\n+999 000 555 0100', '+999 000 555 0100', { prefix: '999', number: '0005550100' }],
  ])('may exist nowhere, and is doubtful then: %j', (text, raw, value) => {
    expect(phoneOf(text)).toEqual({ raw, value, confidence: 0.5 });
  });

  it('of ten digits is doubtful where no country is named', () => {
    expect(phoneOf('Ada\n9845012345')).toMatchObject({ value: { prefix: '1' }, confidence: 0.8 });
  });

  it.each([
    'Ada\nAadhaar 1234 5678 9012',
    'Ada\nCNIC NO. : 35202-1234567-1',
    'Ada\nRN License No. 512-555-0143',
    'Ada\nFax: (512) 555-0143',
    'Ada\nLeeds, UK\nNHS number 943 476 5919',
    'Ada\nStudent No. 20185550142',
    'Ada\nISBN 978-3-16-148410-0',
    'Ada\nPune, India\nUAN 100123456789',
  ])('is no number of a paper or a fax: %j', (text) => {
    expect(phoneOf(text)).toBeUndefined();
  });

  it('with the zero of its own country is of that country, though no exchange has it, and is less sure', () => {
    const value = { prefix: '44', number: '7700900123' };
    expect(phoneOf('Ada\nLondon, UK | 07700 900123')).toEqual({ raw: '07700 900123', value, confidence: 0.8 });
    expect(phoneOf('Ada\n0044 7700 900123')).toEqual({ raw: '0044 7700 900123', value, confidence: 0.8 });
    // No country is named: only how it is grouped speaks for one.
    expect(phoneOf('Ada\n07700 900123')).toEqual({ raw: '07700 900123', value, confidence: 0.5 });
  });

  it('has seven digits at least, which a postal code has not', () => {
    expect(phoneOf('Ada\n12 Lindenstraße, 10969 Berlin (Germany)')).toBeUndefined();
  });

  it('is not seen in the address of a page', () => {
    expect(phoneOf('Ada\nhttps://example.com/9876543210')).toBeUndefined();
    expect(phoneOf('Ada\nprofiles.example.com/ada-9876543210')).toBeUndefined();
  });

  it.each([
    'Ada\ndoi 10.1145/3520304.3529022',
    'Ada\nOak Journal 10: 47121-47190',
    'Ada\n2015 - 2019',
    'Ada\n000 55 0100',
    'Ada\n00000000000000',
    'Ada\nMarch 2015 - June 2019',
    'Ada',
  ])('is not seen in %j', (text) => {
    expect(phoneOf(text)).toBeUndefined();
  });

  it('is among the contacts, the first twelve lines or the last four, or behind a word that says it', () => {
    const work = `Ada\n${others}\n\nEXPERIENCE\n${others}`;
    expect(phoneOf(`${work}\nCall 512-555-0143\na\nb\nc`)?.value).toEqual(us);
    expect(phoneOf(`${work}\nCall 512-555-0143\na\nb\nc\nd`)).toBeUndefined();
    expect(phoneOf(`${work}\nMobile: 512-555-0143\na\nb\nc\nd`)?.value).toEqual(us);
    expect(phoneOf(`${work}\n\nCONTACT\n512-555-0143\n\nEDUCATION\n${others}`)?.value).toEqual(us);
    const inWork = (before: number) =>
      `Ada\n\nEXPERIENCE\n${others.split('\n').slice(0, before).join('\n')}\n512-555-0143\n${others}`;
    expect(phoneOf(inWork(9))?.value).toEqual(us);
    expect(phoneOf(inWork(10))).toBeUndefined();
  });
});

describe('Where a person lives', () => {
  const locationOf = (text: string, name = 'Ada Austin') => findLocation(sectionsOf(linesOfText(text)), name);

  it.each([
    ['Ada Austin\nAustin, TX', 'Austin, TX', 0.95],
    ['Ada Austin\nAddress: Austin, TX', 'Austin, TX', 0.95],
    ['Ada Austin\nbased in Austin (78701)', 'Austin', 0.76],
    ['Ada Austin\nLocation: Remote', 'Remote', 0.76],
    ['Ada Austin\nAustin, TX | a@example.com | 512', 'Austin, TX', 0.95],
    ['Ada Austin\na@example.com Austin', 'Austin', 0.76],
    ['Ada Austin\nAustin • Nurse', 'Austin', 0.76],
    ['Ada Austin\nNurse – Austin, TX', 'Austin, TX', 0.95],
    ['Ada Austin\nReading', 'Reading', 0.285],
    ['Ada Austin\nNice, FR | a@example.com', 'Nice, FR', 0.95],
    ['Ada Austin\nRiga Latvia', 'Riga Latvia', 0.95],
    ['Ada Austin\n\nABOUT\nRiga Latvia\n+371 2912 3456', 'Riga Latvia', 0.95],
    ['Ada Austin\nBased in Lyon, France.', 'Lyon, France', 0.95],
    ['Ada Austin\nSmallville, Portugal', 'Smallville, Portugal', 0.8075],
    // The end of an address.
    ['Ada Austin\n12 Oak Street, Austin, TX 78701', 'Austin, TX', 0.85],
    ['Ada Austin\n12 Oak Street, Nowhere, TX', 'Nowhere, TX', 0.85],
    ['Ada Austin\nOak, Elm, Austin', 'Austin', 0.85],
    ['Ada Austin\n3 Oak Road, Elm, Elmley, BR6 6JG', 'Elmley', 0.85],
    // Where they are now, wherever they would go.
    ['Ada Austin\nCurrently in Dublin, Ireland', 'Dublin, Ireland', 0.95],
    ['Ada Austin\nDallas, TX (Willing to relocate)', 'Dallas, TX', 0.95],
    // The surest, and of equals the first.
    ['Ada Austin\nReading\nAustin', 'Austin', 0.76],
    ['Ada Austin\nDallas, TX\nAustin, TX', 'Dallas, TX', 0.95],
    ['Ada Austin\n\nEXPERIENCE\nNurse\n\nCONTACT\nDallas, TX', 'Dallas, TX', 0.95],
  ])('is read from %j', (text, place, confidence) => {
    expect(locationOf(text)).toEqual({ raw: place, value: place, confidence: expect.closeTo(confidence, 5) });
  });

  it.each([
    'Ada Austin\n有Java开发经验',
    'Ada Austin\n• Java',
    'Ada Austin\nNurse',
    'Ada Austin\n\nEXPERIENCE\nDallas, TX',
    'Ada Austin\nOak, Reading',
  ])('is not seen in %j', (text) => {
    expect(locationOf(text)).toBeUndefined();
  });

  it.each([
    ['Ada Austin\nAddress: Oak 12, 10969, Berlin, Germany (Home)', 'Berlin, Germany'],
    ['Ada Austin\n14 Mill Lane, Leeds LS1 4AB', 'Leeds'],
    ['Ada Austin\n60 Mill Street, Toronto, ON M2R 1Z9', 'Toronto, ON'],
    ['Ada Austin\n14 Mill Lane\nLeeds LS1 4AB\nUnited Kingdom', 'Leeds, United Kingdom'],
    ['Ada Austin\nLeeds\nA life in towns', 'Leeds'],
    ['Ada Austin\nE: a@example.com | M: (512) 555-0142 | L: Austin, TX', 'Austin, TX'],
    ['Ada Austin, 12 Oak St, Austin, TX 78701, (512) 555-0142, a@example.com', 'Austin, TX'],
  ])('is the end of an address, also where its country is on a line of its own: %j', (text, value) => {
    expect(locationOf(text)?.value).toBe(value);
  });

  it('is beside their address in the footer', () => {
    const { location } = read('Mira Holt', '', 'SKILLS', 'Baking', '', 'mira@example.com  ·  07700 900612   Leeds, UK');
    expect(location?.value).toBe('Leeds, UK');
  });

  it('has no postal code', () => {
    expect(locationOf('Ada Austin\n12 High Street, Leeds, LS1 4AB, UK')).toMatchObject({ value: 'Leeds, UK' });
    expect(locationOf('Ada Austin\n10115 Berlin, Germany')).toMatchObject({ value: 'Berlin, Germany' });
  });

  it('is not their name, and within the first thirty lines', () => {
    expect(locationOf('Paris\nNurse', 'Paris')).toBeUndefined();
    const lines = (count: number) => Array.from({ length: count }, () => 'Nurse at night').join('\n');
    expect(locationOf(`${lines(29)}\nDallas, TX`)?.value).toBe('Dallas, TX');
    expect(locationOf(`${lines(30)}\nDallas, TX`)).toBeUndefined();
  });
});

it.each([
  ['Austin, TX', 'Austin', 'TX', 840],
  ['Austin TX', 'Austin', 'TX', 840],
  ['Springfield, Illinois', 'Springfield', 'IL', 840],
  ['Pune, India', 'Pune', 'MH', 356],
])('The city of the list that %s means is known by its state or country', (place, name, abbr, id) => {
  expect(homeCity(place, place)).toMatchObject({ name, state: { abbr }, country: { id } });
});

it('A city that is named alone, or is not in the list, is kept as text only', () => {
  expect(['Austin', 'Riga', 'Nowheresville, TX', 'Remote', ''].map((place) => homeCity(place, place))).toEqual(
    Array(5).fill(undefined),
  );
});

it.each([
  ['Berlin, Germany', 'Berlin', 'Germany'],
  ['Leeds, UK', 'Leeds', 'United Kingdom'],
  ['Nice, FR', 'Nice', 'France'],
  ['Riga, Latvia', 'Riga', 'Latvia'],
  ['London, England, United Kingdom', 'London', 'United Kingdom'],
])('A place elsewhere is known by its country: %s', (place, name, country) => {
  const city = homeCity(place, place);
  expect([city?.name, city?.country.name]).toEqual([name, country]);
});

it.each([
  ['Mumbai', 'Mumbai - 400001', 'Mumbai'],
  ['Pune', 'Flat 3, MG Road, Pune 411 001', 'Pune'],
  ['New Delhi', '110001 New Delhi', 'New Delhi'],
  ['Austin', 'Austin (78701)', 'Austin'],
  ['Berlin', '10115 Berlin', 'Berlin'],
  ['Pune', 'Pune 98765 43210', undefined],
])('A city that is named alone is known by the postal code beside it: %s in %s', (place, line, name) => {
  expect(homeCity(place, line)?.name).toBe(name);
});
