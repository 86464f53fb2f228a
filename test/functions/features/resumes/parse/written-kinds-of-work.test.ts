import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (lines: readonly string[]) =>
  parseResume({ lines: linesOfText(['Mira Holt', 'mira@example.com', ...lines].join('\n')), links: [] });
const date = (year?: number, month?: number) => (year ? `${year}${month ? `-${month}` : ''}` : null);
const workOf = (...lines: string[]) =>
  read(['WORK EXPERIENCE', ...lines]).workExperiences.map((one) => [
    one.title?.value ?? null,
    one.company?.value ?? null,
    date(one.fromYear?.value, one.fromMonth?.value),
    one.isWorking ? 'present' : date(one.toYear?.value, one.toMonth?.value),
  ]);
const studiesOf = (...lines: string[]) =>
  read(['EDUCATION', ...lines]).educations.map(({ school, degree, study }) =>
    [school, degree, study].map((one) => one?.value ?? null),
  );

describe('Title, employer and dates of work', () => {
  it('are read from “X at Y”, and a sentence below is neither', () => {
    expect(
      workOf(
        'Software Engineer at Pine Hollow | Jan 2020 - Present',
        'Built the shop.',
        'Systems Engineer at Tallow | Jan 2018 - Dec 2019',
      ),
    ).toEqual([
      ['Software Engineer', 'Pine Hollow', '2020-1', 'present'],
      ['Systems Engineer', 'Tallow', '2018-1', '2019-12'],
    ]);
  });

  it('are read from “X, Y (dates)”, with commas in brackets, and Freelance inherits no employer', () => {
    expect(
      workOf(
        'Backend Engineer (Contract, Part-time), Pine Hollow (2019-05 - 2021-02)',
        'Web Developer, Freelance (2017-10 - 2019-04)',
        'Front End Developer, Acorn (2015-01 - 2017-09)',
      ),
    ).toEqual([
      ['Backend Engineer (Contract, Part-time)', 'Pine Hollow', '2019-5', '2021-2'],
      ['Web Developer', 'Freelance', '2017-10', '2019-4'],
      ['Front End Developer', 'Acorn', '2015-1', '2017-9'],
    ]);
  });

  it('keep legal forms, and a domain may be an employer', () => {
    expect(
      workOf('Web Developer', 'Quillwork, L.P.', '2018 - 2020', 'Front End Developer', 'Fernhill.io', '2016 - 2018'),
    ).toEqual([
      ['Web Developer', 'Quillwork, L.P.', '2018', '2020'],
      ['Front End Developer', 'Fernhill.io', '2016', '2018'],
    ]);
    const forms = workOf('Analyst, Kupfer GmbH & Co. KG, 2018 - 2020', 'Clerk, Havn Oy, 2016 - 2018');
    expect(forms.map(([, company]) => company)).toEqual(['Kupfer GmbH & Co. KG', 'Havn Oy']);
  });

  it('may have their dates in a cell beside a bullet or sentence', () => {
    expect(
      workOf(
        'Acme Hill, Backend Engineer  |  Lisbon, Portugal',
        '• Built the payment service that moved eleven countries from nightly files to live transfers  |  Dec 2022 – present',
        'within eighteen months.  |  3 years 6 months',
        'Borealis, Software Engineer  |  Lisbon, Portugal',
        '• Developed features for public grants with a team of nine people across three towns  |  Jan 2021 – Nov 2022',
      ),
    ).toEqual([
      ['Backend Engineer', 'Acme Hill', '2022-12', 'present'],
      ['Software Engineer', 'Borealis', '2021-1', '2022-11'],
    ]);
  });

  it('may be set with leaders, and a title ends with its sentence', () => {
    expect(
      workOf(
        '2018-2023  Cedar Financial ------------------- Boston MA',
        'Senior engineer. Software implementation.',
        '2016-2018  Pine Logic ------------------------ Cambridge MA',
        'Developer.',
      ),
    ).toEqual([
      ['Senior engineer', 'Cedar Financial', '2018', '2023'],
      ['Developer', 'Pine Logic', '2016', '2018'],
    ]);
  });

  it('go on below Responsibilities and Stack, which head no section', () => {
    const work = workOf(
      'Associate Consultant',
      'Nordwind Corporation -',
      'June 2011 to Present',
      'Responsibilities: Development and support.',
      'Frontend Engineer | Feb 2009 – May 2011',
      'Tallow Labs',
      'Stack: Vue, Node.js',
      'Clerk | 2007 – 2009',
      'Lumen Works',
    );
    expect(work.map(([title]) => title)).toEqual(['Associate Consultant', 'Frontend Engineer', 'Clerk']);
  });

  it('may have no dates at all, or a single one', () => {
    expect(workOf('Senior Engineer', 'Pine Hollow', 'Built the shop and led a team.', 'Engineer', 'Tallow')).toEqual([
      ['Senior Engineer', 'Pine Hollow', null, null],
      ['Engineer', 'Tallow', null, null],
    ]);
    expect(workOf('Driver, Elm Ltd, 2010 to 2012', 'Cook | Birch Cafe | Summer 2009')[1]).toEqual([
      'Cook',
      'Birch Cafe',
      null,
      '2009-6',
    ]);
  });

  it('order days and months as the document does', () => {
    const written = ['Clerk, Ash Ltd', '15/03/2019 - 20/06/2021', 'Driver, Elm Ltd', '05/07/2021 - Present'];
    expect(workOf(...written).map((one) => one.slice(2))).toEqual([
      ['2019-3', '2021-6'],
      ['2021-7', 'present'],
    ]);
  });

  it('of several titles are each at the company above them, whose whole time is no entry', () => {
    expect(
      workOf(
        'ACME CORPORATION, Chicago, IL\t2018 – Present',
        'Vice President, Marketing (2020 – Present)',
        '• Led a new brand in 14 markets',
        'Director of Marketing (2019 – 2020)',
        '• Built a team of 12',
        'Brand Manager (2018 – 2019)',
      ),
    ).toEqual([
      ['Vice President, Marketing', 'ACME CORPORATION', '2020', 'present'],
      ['Director of Marketing', 'ACME CORPORATION', '2019', '2020'],
      ['Brand Manager', 'ACME CORPORATION', '2018', '2019'],
    ]);
  });

  it('may be labelled', () => {
    expect(
      workOf(
        'Client: Harbour Bank, Charlotte, NC\tJan 2020 – Till Date',
        'Role: Sr. Java Developer',
        'Responsibilities:',
        '• Developed interfaces',
        'Environment: Java 8, Oracle',
        'Client: Nordwind, Hyderabad, India\tJun 2016 – Dec 2019',
        'Role: Java Developer',
      ),
    ).toMatchObject([
      ['Sr. Java Developer', 'Harbour Bank', '2020-1', 'present'],
      ['Java Developer', 'Nordwind', '2016-6', '2019-12'],
    ]);
  });

  it('are below a line without letters', () => {
    const { workExperiences } = read(['+371 2912 3456', 'WORK EXPERIENCE', 'Engineer, Pine Ltd, 2019 - 2021']);
    expect(workExperiences).toHaveLength(1);
  });

  it.each([
    'Maternity leave',
    'Babypause',
    'Mutterschutz und Elternzeit',
    'Congé de maternité',
    'Año sabático',
    'Licença-maternidade',
    'Congedo parentale',
    'Ouderschapsverlof',
    'Föräldraledighet',
    'Urlop macierzyński',
  ])('are not those of a leave: %s', (leave) => {
    expect(workOf('Nurse, Fern Hospital, 2019 - 2021', `${leave}, 2018 - 2019`)).toHaveLength(1);
  });

  it('name no employer where only the place is said, and that is anywhere', () => {
    const { workExperiences } = read(['WORK EXPERIENCE', 'Freelance Designer', 'Remote', '2020 – Present']);
    expect(workExperiences).toMatchObject([{ title: { value: 'Freelance Designer' }, company: null }]);
  });

  it.each(['HR Manager (maternity leave cover)', 'Parental Leave Coordinator', 'Lehrerin (Elternzeitvertretung)'])(
    'are those of who fills in for somebody on leave, or administers it: %s',
    (title) => {
      expect(workOf(`${title}, Fern Hospital, 2019 - 2021`, 'Nurse, Pine Clinic, 2016 - 2018')).toHaveLength(2);
    },
  );

  it.each([
    ['Experiencia', 'Desarrolladora web', 'Lumbre SA', 'Ene 2020 – Presente'],
    ['Expérience professionnelle', 'Développeuse web', 'Lumière SARL', "janvier 2020 – aujourd'hui"],
    ['Berufserfahrung', 'Softwareentwicklerin', 'Kupfer GmbH', 'Januar 2020 – heute'],
    ['Esperienza lavorativa', 'Sviluppatrice', 'Rame S.r.l.', 'gennaio 2020 – oggi'],
    ['Experiência profissional', 'Desenvolvedora', 'Cobre Ltda', 'janeiro de 2020 – atual'],
    ['कार्य अनुभव', 'Engineer', 'Tamba Pvt. Ltd.', 'जनवरी 2020 – वर्तमान'],
  ])('are read below %s', (heading, title, company, dates) => {
    const [work] = read([heading, title, company, dates]).workExperiences;
    expect(work).toMatchObject({
      title: { value: title },
      company: { value: company },
      isWorking: true,
      fromYear: { value: 2020 },
      fromMonth: { value: 1 },
    });
  });
});

describe('School, degree and study', () => {
  it('are parted where a degree is of one field in another', () => {
    expect(
      studiesOf(
        'Bachelor of Social Sciences in Economics',
        'Nordland Institute, 2008 - 2010',
        'Certificate of Completion in Quality Assurance',
        'Hill Academy, 2016 - 2017',
      ),
    ).toEqual([
      ['Nordland Institute', 'Bachelor of Social Sciences', 'Economics'],
      ['Hill Academy', 'Certificate of Completion', 'Quality Assurance'],
    ]);
    expect(studiesOf('Full Stack Development at Jon Brook', '2017 - 2018')).toEqual([
      ['Jon Brook', null, 'Full Stack Development'],
    ]);
  });

  it('go on below Courses', () => {
    const { educations, certifications } = read([
      'EDUCATION',
      'BSc Computer Science, Oakfield University, 2011 - 2014',
      'Courses',
      'Databases',
      'MSc Robotics, Elmwood University, 2014 - 2015',
    ]);
    expect(educations.map(({ degree }) => degree?.value)).toEqual(['BSc', 'MSc']);
    expect(certifications).toEqual([]);
  });

  it.each([
    ['Educación', 'Universidad del Sur', 'Licenciatura en Física', 'Licenciatura', 'Física'],
    ['Formation', 'Université de Lyon', 'Licence de physique', 'Licence', 'physique'],
    ['Ausbildung', 'Technische Universität Graz', 'Bachelor Informatik', 'Bachelor', 'Informatik'],
  ])('are read below %s', (heading, school, written, degree, study) => {
    const [one] = read([heading, school, written, '2012 - 2015']).educations;
    expect([one?.school?.value, one?.degree?.value, one?.study?.value]).toEqual([school, degree, study]);
  });
});
