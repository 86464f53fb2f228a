import type { Field } from './role.ts';

/** A course of study somewhere; real places, so that profiles read like profiles. */
export interface School {
  school: string;
  degree: string;
  subject: string;
  years: number;
  fields: readonly Field[];
}

const technical: readonly Field[] = ['cyber-security', 'data-and-ai', 'software-engineering'];

export const schools: { us: readonly School[]; india: readonly School[]; britain: readonly School[] } = {
  us: [
    {
      school: 'University of North Carolina at Chapel Hill',
      degree: 'Bachelor of Science',
      subject: 'Nursing',
      years: 4,
      fields: ['healthcare'],
    },
    {
      school: 'Ohio State University',
      degree: 'Bachelor of Science',
      subject: 'Health Sciences',
      years: 4,
      fields: ['healthcare'],
    },
    {
      school: 'Duquesne University',
      degree: 'Master of Science',
      subject: 'Health Administration',
      years: 2,
      fields: ['healthcare'],
    },
    {
      school: 'Hillsborough Community College',
      degree: 'Associate of Science',
      subject: 'Radiologic Technology',
      years: 2,
      fields: ['healthcare'],
    },
    {
      school: 'University of Texas at San Antonio',
      degree: 'Bachelor of Science',
      subject: 'Cyber Security',
      years: 4,
      fields: ['cyber-security'],
    },
    {
      school: 'Georgia Institute of Technology',
      degree: 'Master of Science',
      subject: 'Computer Science',
      years: 2,
      fields: technical,
    },
    {
      school: 'University of Washington',
      degree: 'Bachelor of Science',
      subject: 'Computer Science',
      years: 4,
      fields: technical,
    },
    {
      school: 'Purdue University',
      degree: 'Bachelor of Science',
      subject: 'Statistics',
      years: 4,
      fields: ['data-and-ai', 'finance'],
    },
    {
      school: 'San José State University',
      degree: 'Bachelor of Science',
      subject: 'Software Engineering',
      years: 4,
      fields: ['software-engineering', 'data-and-ai'],
    },
    {
      school: 'Houston Community College',
      degree: 'Certificate',
      subject: 'Welding Technology',
      years: 1,
      fields: ['skilled-trades'],
    },
    {
      school: 'Tulsa Technology Center',
      degree: 'Diploma',
      subject: 'Industrial Electricity',
      years: 2,
      fields: ['skilled-trades'],
    },
    {
      school: 'Columbus State Community College',
      degree: 'Associate of Applied Science',
      subject: 'HVAC Technology',
      years: 2,
      fields: ['skilled-trades'],
    },
    {
      school: 'University of North Carolina at Charlotte',
      degree: 'Bachelor of Science',
      subject: 'Accounting',
      years: 4,
      fields: ['finance'],
    },
    {
      school: 'Baruch College',
      degree: 'Bachelor of Business Administration',
      subject: 'Finance',
      years: 4,
      fields: ['finance'],
    },
    { school: 'Fordham University', degree: 'MBA', subject: 'Finance', years: 2, fields: ['finance'] },
  ],
  britain: [
    { school: 'King’s College London', degree: 'BSc', subject: 'Nursing', years: 3, fields: ['healthcare'] },
    { school: 'University of Manchester', degree: 'BSc', subject: 'Computer Science', years: 3, fields: technical },
    { school: 'City of Bristol College', degree: 'HNC', subject: 'Engineering', years: 2, fields: ['skilled-trades'] },
    {
      school: 'University of Warwick',
      degree: 'BSc',
      subject: 'Accounting and Finance',
      years: 3,
      fields: ['finance'],
    },
  ],
  india: [
    {
      school: 'Christian Medical College, Vellore',
      degree: 'B.Sc',
      subject: 'Medical Laboratory Technology',
      years: 4,
      fields: ['healthcare'],
    },
    {
      school: 'Manipal College of Health Professions',
      degree: 'Bachelor of Physiotherapy',
      subject: 'Physiotherapy',
      years: 4,
      fields: ['healthcare'],
    },
    {
      school: 'Amrita School of Pharmacy, Kochi',
      degree: 'Bachelor of Pharmacy',
      subject: 'Pharmacy',
      years: 4,
      fields: ['healthcare'],
    },
    { school: 'PES University, Bengaluru', degree: 'B.E.', subject: 'Computer Science', years: 4, fields: technical },
    {
      school: 'College of Engineering, Pune',
      degree: 'B.Tech',
      subject: 'Information Technology',
      years: 4,
      fields: technical,
    },
    {
      school: 'Anna University, Chennai',
      degree: 'B.E.',
      subject: 'Electronics and Communication',
      years: 4,
      fields: technical,
    },
    { school: 'IIIT Hyderabad', degree: 'M.Tech', subject: 'Computer Science', years: 2, fields: technical },
    {
      school: 'Chennai Mathematical Institute',
      degree: 'M.Sc',
      subject: 'Data Science',
      years: 2,
      fields: ['data-and-ai'],
    },
    {
      school: 'Industrial Training Institute, Ahmedabad',
      degree: 'Certificate',
      subject: 'Fitter and Machinist',
      years: 2,
      fields: ['skilled-trades'],
    },
    {
      school: 'PSG Polytechnic College, Coimbatore',
      degree: 'Diploma',
      subject: 'Mechanical Engineering',
      years: 3,
      fields: ['skilled-trades'],
    },
    {
      school: 'H.R. College of Commerce, Mumbai',
      degree: 'B.Com',
      subject: 'Accountancy',
      years: 3,
      fields: ['finance'],
    },
    { school: 'St. Xavier’s College, Kolkata', degree: 'B.Com', subject: 'Finance', years: 3, fields: ['finance'] },
    {
      school: 'Symbiosis Institute of Business Management',
      degree: 'MBA',
      subject: 'Finance',
      years: 2,
      fields: ['finance'],
    },
  ],
};

/** Where people worked before; no advertiser of the demo world among them. */
export const earlierEmployers: readonly string[] = [
  'Blue Heron Group',
  'Tidewater Services',
  'Sagebrush Partners',
  'Northern Light Cooperative',
  'Quarry Street Associates',
  'Banyan Works',
  'Cauvery Systems',
  'Silver Birch Holdings',
  'Monsoon Labs',
  'Granite Falls County',
  'Deccan Services',
  'Prairie Wind Group',
  'Old Harbor Company',
  'Lotus Lane',
  'Redwood Annex',
];

/** How people introduce themselves. */
export const summaries: readonly string[] = [
  'I am a {headline} with {years} years behind me, most of them spent on {one} and {two}. I do my best work in teams that talk early about problems and finish what they begin. I live in {city} and am looking for a place where I can stay a while and teach others what I know.',
  '{years} years as a {headline}, and still curious. Colleagues come to me with questions about {one}; I go to them with the ones about {two} that I cannot answer alone. What I want next is more responsibility, in or near {city}, with people who care about doing it right.',
  'After {years} years I know which parts of the work I am good at: {one}, calm handovers and explaining difficult things simply. I have led small groups and enjoyed it. A {headline} by training and by choice, at home in {city}, open to the right change.',
  'I like work that can be checked. As a {headline} I have spent {years} years making {one} more dependable, and lately I have added {two}. References will tell you that I am punctual, direct and good company on a long shift.',
  'My way into this profession was not straight, and it helps: I listen first. {years} years on, I am a {headline} who is trusted with {one} and asked for advice on {two}. I would like to work in {city}, ideally with a mentor at hand and a newcomer to mentor.',
  'What I bring: {years} years of practice, steady judgment with {one}, and notes that other people can use. What I look for: a fair manager, a plan that changes only for good reasons, and room to grow as a {headline}. {city} is home.',
];
