/** A file that a recruiter of the demo world has uploaded, and what became of it. */
export interface ResumeMaterial {
  filename: string;
  daysAgo: number;
  becomes: 'parsed' | 'imported' | 'cancelled' | 'failed';
  /** The text of the file. */
  text: string;
}

/** The recruiter whose resumes these are. */
export const uploader = 'olivia.brandt@example.com';

export const resumes: readonly ResumeMaterial[] = [
  {
    filename: 'Nadia Petrov resume.txt',
    daysAgo: 6,
    becomes: 'imported',
    text: `Nadia Petrov
nadia.petrov@example.com | (617) 555-0188 | Boston, MA

EXPERIENCE
Senior Registered Nurse, Harborview Clinic, Boston, MA
March 2019 - Present
Leads a team of six in intensive care.

Registered Nurse, Charles River Hospital, Boston, MA
June 2014 - February 2019

EDUCATION
Boston College, Bachelor of Science in Nursing, 2010 - 2014
`,
  },
  {
    filename: 'marcus_bell_cv.txt',
    daysAgo: 2,
    becomes: 'parsed',
    text: `Marcus Bell
marcus.bell@example.com
+1 512 555 0143
Austin, TX

Work experience
Backend Engineer, Lone Star Freight, Austin
January 2020 - Present
Node.js, TypeScript and PostgreSQL for routing and billing.

Software Developer, Bluebonnet Systems, Austin
July 2016 - December 2019
Java and SQL.

Education
Texas State University, Bachelor of Science in Computer Science, 2012 - 2016
`,
  },
  {
    filename: 'Ines Carvalho.txt',
    daysAgo: 1,
    becomes: 'parsed',
    text: `Ines Carvalho
ines.carvalho@example.com

Experience
Data Analyst, Tidewater Insurance
April 2021 - Present
SQL, Python and Tableau.

Education
University of Porto, Master of Science in Statistics, 2018 - 2020
`,
  },
  { filename: 'resume-final-2.txt', daysAgo: 3, becomes: 'cancelled', text: 'Sent by mistake\n' },
  { filename: 'cv_scan.txt', daysAgo: 2, becomes: 'failed', text: '<html><body>My resume is online</body></html>' },
];

/** Nadia Petrov once more, as the same recruiter entered her by hand. */
export const duplicate = {
  daysAgo: 0.5,
  firstName: 'Nadia',
  lastName: 'Petrova',
  email: 'n.petrov@example.org',
  phonePrefix: '+1',
  phone: '6175550188',
  birthday: '1992-03-14',
};

/** Who hides from the people who hire for a company. */
export const hidesFrom = 'Meridian Health Partners';

/** A file of people as a recruiter has them from a job fair. */
export const file = {
  daysAgo: 2,
  fileName: 'Job fair, spring.csv',
  people: [
    {
      firstName: 'Noor',
      lastName: 'Haddad',
      email: 'noor.haddad@example.com',
      city: 'Chicago, IL',
      title: 'Charge nurse',
      company: 'Meridian Health',
      tags: 'job fair; nights',
      note: 'Free from June, wants twelve-hour shifts.',
      cameFrom: 'Job fair',
    },
    {
      firstName: 'Piotr',
      lastName: 'Wolski',
      email: 'piotr.wolski@example.com',
      city: 'Austin, TX',
      title: 'CNC machinist',
      cameFrom: 'Referral',
    },
    { firstName: 'Grace', lastName: 'Okoro', email: '', title: 'Dispatcher', note: 'Writes her address later.' },
  ],
};

/** What came of calling the first person of the file. */
export const calls = [
  { daysAgo: 1, outcome: 'call-back', said: 'On shift; asks to be called after six' },
  { daysAgo: 2, outcome: 'voicemail', said: '' },
];
