import type { Field } from './role.ts';

/** A certification of the demo world; `years` is how long it is valid, null for ever. */
export interface CertificationMaterial {
  name: string;
  issueOrg: string;
  years: number | null;
  url: string | null;
}

/** What people of each field are certified in. */
export const certifications: Record<Field, readonly CertificationMaterial[]> = {
  healthcare: [
    { name: 'Basic Life Support (BLS)', issueOrg: 'American Heart Association', years: 2, url: null },
    { name: 'Advanced Cardiovascular Life Support', issueOrg: 'American Heart Association', years: 2, url: null },
    { name: 'CCRN', issueOrg: 'AACN Certification Corporation', years: 3, url: 'https://www.aacn.org/certification' },
  ],
  'cyber-security': [
    { name: 'CISSP', issueOrg: 'ISC2', years: 3, url: 'https://www.isc2.org/certifications/cissp' },
    {
      name: 'CompTIA Security+',
      issueOrg: 'CompTIA',
      years: 3,
      url: 'https://www.comptia.org/certifications/security',
    },
    { name: 'Certified Ethical Hacker', issueOrg: 'EC-Council', years: 3, url: null },
  ],
  'data-and-ai': [
    { name: 'AWS Certified Machine Learning Engineer', issueOrg: 'Amazon Web Services', years: 3, url: null },
    {
      name: 'Professional Data Engineer',
      issueOrg: 'Google Cloud',
      years: 2,
      url: 'https://cloud.google.com/learn/certification',
    },
  ],
  'software-engineering': [
    {
      name: 'AWS Certified Developer',
      issueOrg: 'Amazon Web Services',
      years: 3,
      url: 'https://aws.amazon.com/certification',
    },
    { name: 'Certified Kubernetes Administrator', issueOrg: 'Linux Foundation', years: 2, url: null },
    {
      name: 'Professional Scrum Master I',
      issueOrg: 'Scrum.org',
      years: null,
      url: 'https://www.scrum.org/assessments',
    },
  ],
  'skilled-trades': [
    { name: 'OSHA 30-Hour Construction', issueOrg: 'OSHA', years: null, url: 'https://www.osha.gov/training' },
    { name: 'EPA Section 608 Technician', issueOrg: 'Environmental Protection Agency', years: null, url: null },
    { name: 'Certified Welder', issueOrg: 'American Welding Society', years: 1, url: null },
  ],
  finance: [
    { name: 'Certified Public Accountant', issueOrg: 'State Board of Accountancy', years: 2, url: null },
    {
      name: 'Chartered Financial Analyst',
      issueOrg: 'CFA Institute',
      years: null,
      url: 'https://www.cfainstitute.org',
    },
  ],
};
