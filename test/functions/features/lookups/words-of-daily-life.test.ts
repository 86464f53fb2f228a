import { describe, expect, it } from 'vitest';
import { findSkills } from '../../../../functions/features/lookups/find-skills/find-skills.ts';

const namesIn = (text: string) => findSkills(text).map(({ name }) => name);

describe('A word of daily life is a skill among skills alone', () => {
  it.each<[word: string, meant: string, otherwise: string]>([
    ['Scheme', 'Lisp, Scheme, Haskell', 'Ran a pension Scheme for 400 people'],
    ['Pascal', 'C, Pascal, Delphi', 'Reported to Pascal Martin'],
    ['BASIC', 'C++, Java, BASIC', 'BASIC pay was reviewed'],
    ['Scratch', 'HTML, Scratch, JavaScript', 'Built the shop from Scratch'],
    ['Swing', 'Java, Swing, JDBC', 'Worked the Swing shift'],
    ['CVS', 'Git, CVS, Java', 'Pharmacist at CVS in Dayton'],
    ['Squid', 'Linux, Squid, DNS', 'Prepared Squid and shrimp'],
    ['Windows', 'Linux, Windows, Active Directory', 'Cleaned Windows and floors'],
    ['Stripe', 'Node.js, Stripe, PostgreSQL', 'Painted every Stripe on the field'],
    ['ARM', 'VHDL, FPGA, ARM', 'Treated an ARM injury'],
    ['Maven', 'Java, Maven, Spring Boot', 'A true Maven of wines'],
    ['Octave', 'MATLAB, Octave, Python', 'Sings a high Octave'],
  ])('%s', (word, meant, otherwise) => {
    expect([word, namesIn(meant).includes(word), namesIn(otherwise).includes(word)]).toEqual([word, true, false]);
  });

  it.each([
    'Driving licence B, C',
    'Führerschein Klasse C',
    'Rijbewijs (B en C)',
    'Permis B et C',
    'Carnet de conducir C',
  ])('C, of a driving licence: %s', (licence) => expect(namesIn(`${licence}, Java, Python, SQL`)).not.toContain('C'));

  it('RDS, of the cloud and of a company', () => {
    expect(namesIn('AWS Lambda, RDS, S3')).toContain('Amazon RDS');
    expect(namesIn('Tests at Harlow RDS Ltd. on AWS and Docker')).not.toContain('Amazon RDS');
  });

  it('Teams, of a program and of people', () => {
    expect(namesIn('Outlook, Teams, SharePoint')).toContain('Teams');
    expect(namesIn('Dokumentation des IT Teams in Excel und Word')).not.toContain('Teams');
  });

  it('Statistics, of a field and of counters', () => {
    expect(namesIn('Python, statistics, R')).toContain('Statistics');
    expect(namesIn('A program in C++ and Java gathering statistics on each file')).not.toContain('Statistics');
  });

  it('A black belt, of quality and of sport', () => {
    expect(namesIn('Lean Six Sigma black belt')).toContain('Six Sigma');
    expect(namesIn('Black belt in karate')).not.toContain('Six Sigma');
  });
});

describe('What prose says at every turn counts where a list has it', () => {
  it.each<[skill: string, listed: string, prose: string]>([
    ['Communication skills', 'Teamwork, communication', 'Improved communication between two shops'],
    ['Sales', 'Sales | Budgeting', 'Raised sales by a third'],
    ['Marketing', '• Marketing', 'Met the marketing people every week'],
    ['Research', 'Research and analysis, writing', 'Read about research into bees'],
    ['Training', 'Training; audits', 'Went to training twice'],
    ['Flexibility', 'Flexibilität, Motivation', 'Flexible working hours were given'],
    ['Databases', 'Bases de datos, redes', 'Looked things up in databases of others'],
    ['Documentation', '- Documentation', 'Filed the documentation of others'],
  ])('%s', (skill, listed, prose) => {
    expect([skill, namesIn(listed).includes(skill), namesIn(prose).includes(skill)]).toEqual([skill, true, false]);
  });
});

it.each([
  ['Análise de dados, gestão de projetos, pacote Office', ['Data analysis', 'Project management', 'Microsoft Office']],
  ['Atención al cliente y trabajo en equipo, ofimática', ['Customer service', 'Teamwork', 'Office software']],
  ['Soudure, travail en équipe, réseaux informatiques', ['Welding', 'Teamwork', 'Networking']],
  ['Teamfähigkeit, Projektmanagement, Datenanalyse', ['Teamwork', 'Project management', 'Data analysis']],
  ['Analise de dados', ['Data analysis']],
])('Skills have their names in other languages, with and without accents: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
