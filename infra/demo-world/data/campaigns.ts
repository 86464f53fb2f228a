import type { Field } from './role.ts';

/** A public job category; `name` is its address. */
export interface CampaignMaterial {
  name: Field;
  label: string;
  description: string;
  skills: readonly string[];
}

export const campaigns: readonly CampaignMaterial[] = [
  {
    name: 'healthcare',
    label: 'Healthcare',
    description:
      'Nursing, imaging, therapy and the people who keep hospitals running, in teams that publish their staffing.',
    skills: [
      'Registered nursing',
      'Critical care',
      'Electronic health records',
      'Patient assessment',
      'Medical coding',
    ],
  },
  {
    name: 'cyber-security',
    label: 'Cyber security',
    description:
      'Defend hospitals, agencies and banks: operations centers, testing, cloud and identity work, cleared and uncleared.',
    skills: [
      'Security operations',
      'Penetration testing',
      'Cloud security',
      'Identity and access management',
      'Incident response',
    ],
  },
  {
    name: 'data-and-ai',
    label: 'Data and AI',
    description:
      'From the pipeline to the model to the decision: data engineering, science, machine learning and analytics.',
    skills: ['Machine learning', 'Data engineering', 'Python', 'SQL', 'Large language models'],
  },
  {
    name: 'software-engineering',
    label: 'Software engineering',
    description: 'Product engineers for web, mobile, platform and quality, in the United States and India.',
    skills: ['TypeScript', 'Java', 'React', 'AWS', 'Test automation'],
  },
  {
    name: 'skilled-trades',
    label: 'Skilled trades',
    description:
      'Electricians, HVAC technicians, welders, machinists and mechanics for sites that put safety before schedule.',
    skills: ['Electrical wiring', 'HVAC', 'Welding', 'CNC machining', 'Preventive maintenance'],
  },
  {
    name: 'finance',
    label: 'Finance',
    description: 'Accounting, analysis, audit, risk and operations for funds, banks and insurers on two continents.',
    skills: ['Financial analysis', 'Financial reporting', 'Internal audit', 'Anti-money laundering', 'Fund accounting'],
  },
];
