/** A line of work: titles from first to last, skills of the built-in list, and sentences about the work. */
export interface Career {
  titles: readonly string[];
  skills: readonly string[];
  fields: readonly string[];
  /** `{skill}` is replaced by a skill of the person. */
  points: readonly string[];
}

export const careers: readonly Career[] = [
  {
    titles: [
      'Junior Developer',
      'Software Engineer',
      'Senior Software Engineer',
      'Engineering Manager',
      'Staff Engineer',
    ],
    skills: [
      'TypeScript',
      'Java',
      'Python',
      'React',
      'Node.js',
      'Kubernetes',
      'Docker',
      'PostgreSQL',
      'GraphQL',
      'Terraform',
      'Redis',
      'Kotlin',
      'Angular',
      'Django',
      'Spring Boot',
    ],
    fields: ['Computer Science', 'Software Engineering', 'Information Technology', 'Mathematics'],
    points: [
      'Moved the billing service to {skill}, which halved its response times',
      'Wrote the order pipeline in {skill} together with two colleagues',
      'Led a group of five through a rewrite that shipped on the planned day',
      'Taught {skill} to new colleagues every spring',
      'Cut the nightly run from six hours to forty minutes',
    ],
  },
  {
    titles: ['Staff Nurse', 'Registered Nurse', 'Charge Nurse', 'Nurse Manager'],
    skills: [
      'Wound care',
      'Triage',
      'Telemetry',
      'Oncology',
      'Phlebotomy',
      'Dialysis',
      'Pediatrics',
      'Case management',
      'Hospice care',
      'Neonatal care',
    ],
    fields: ['Nursing', 'Public Health', 'Biology'],
    points: [
      'Looked after up to six people a shift on a busy ward',
      'Introduced a checklist for {skill} that the whole floor now uses',
      'Trained eleven new colleagues in {skill}',
      'Kept calm order on nights with few hands',
    ],
  },
  {
    titles: ['Accounts Assistant', 'Accountant', 'Senior Accountant', 'Finance Manager', 'Financial Controller'],
    skills: [
      'Accounts payable',
      'General ledger',
      'US GAAP',
      'IFRS',
      'QuickBooks',
      'NetSuite',
      'Payroll',
      'Variance analysis',
      'Fixed assets',
      'Treasury',
      'Internal audit',
    ],
    fields: ['Accounting', 'Finance', 'Commerce', 'Economics'],
    points: [
      'Shortened the close of the month from nine days to four with {skill}',
      'Answered the questions of outside reviewers three years in a row',
      'Set up {skill} for two new sites',
      'Found and recovered duplicate payments of 80,000 dollars',
    ],
  },
  {
    titles: ['Graphic Designer', 'Product Designer', 'Senior Product Designer', 'Head of Design'],
    skills: [
      'Figma',
      'Adobe Photoshop',
      'Adobe Illustrator',
      'Prototyping',
      'Typography',
      'Usability testing',
      'Branding',
    ],
    fields: ['Graphic Design', 'Fine Arts', 'Visual Communication'],
    points: [
      'Redrew the checkout in {skill}; one in five more baskets were paid',
      'Built a library of parts that four teams draw from',
      'Spoke with sixty customers and wrote down what they struggled with',
      'Ran {skill} sessions every second week',
    ],
  },
  {
    titles: ['Electrician Apprentice', 'Electrician', 'Master Electrician', 'Site Supervisor'],
    skills: [
      'Blueprint reading',
      'Conduit bending',
      'Welding',
      'Carpentry',
      'Plumbing',
      'HVAC',
      'Scaffolding',
      'Masonry',
    ],
    fields: ['Electrical Technology', 'Industrial Maintenance'],
    points: [
      'Wired three schools and a library without a single lost day',
      'Did {skill} on sites of up to forty people',
      'Passed every inspection of the county',
      'Showed apprentices how {skill} is done properly',
    ],
  },
  {
    titles: ['Data Analyst', 'Data Scientist', 'Senior Data Scientist', 'Analytics Manager'],
    skills: ['Python', 'SQL', 'Tableau', 'Power BI', 'Machine learning', 'Snowflake', 'Pandas', 'TensorFlow', 'dbt'],
    fields: ['Statistics', 'Data Science', 'Physics', 'Applied Mathematics'],
    points: [
      'Predicted which parcels would be late; the model of {skill} runs every night',
      'Answered questions of forty shop owners with {skill}',
      'Replaced a weekly sheet of figures by pages that people open themselves',
      'Halved the cost of the warehouse',
    ],
  },
  {
    titles: ['Sales Associate', 'Account Executive', 'Regional Sales Manager', 'Sales Director'],
    skills: ['HubSpot', 'Negotiation', 'Lead generation', 'Account management', 'Cold calling', 'Market research'],
    fields: ['Marketing', 'Business Administration', 'Communication'],
    points: [
      'Won the three largest customers of the region',
      'Brought order into 1,200 addresses with {skill}',
      'Taught {skill} to a team of nine',
      'Sold above plan in ten quarters out of twelve',
    ],
  },
  {
    titles: ['Warehouse Associate', 'Logistics Coordinator', 'Supply Chain Analyst', 'Operations Manager'],
    skills: [
      'Inventory management',
      'Procurement',
      'Supply chain management',
      'Six Sigma',
      'Demand planning',
      'Forklift operation',
    ],
    fields: ['Supply Chain Management', 'Industrial Engineering', 'Business Administration'],
    points: [
      'Brought late deliveries from 9 to 2 percent with {skill}',
      'Planned the move into a hall of 12,000 square metres',
      'Introduced {skill} on two sites',
      'Wrote the handbook that every new colleague reads first',
    ],
  },
];
