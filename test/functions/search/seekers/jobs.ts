import type { JobDocument } from '../../../../functions/records/job-document.ts';

const blank: JobDocument = {
  title: '',
  description: '',
  companyName: null,
  cityName: null,
  stateName: null,
  skills: [],
  campaignIds: [],
  cityId: null,
  countryId: null,
  lat: null,
  lng: null,
  rateFrom: null,
  rateTo: null,
  rateCurrency: null,
  salaryFrom: null,
  salaryTo: null,
  salaryCurrency: null,
  employmentType: ['full_time'],
  clearanceType: [],
  citizenship: [],
  travel: null,
  relocation: null,
  workplace: 'on_site',
  createdAt: 0,
  managerId: 1,
  clientId: null,
  status: 'signed',
};

/** A job as it is searched, of which only this is said. */
export const aJob = (said: Partial<JobDocument> = {}): JobDocument => ({ ...blank, ...said });

const usa = (cityName: string, stateName: string) => ({ cityId: 1, cityName, stateName, countryId: 840 });
const india = (cityName: string, stateName: string) => ({ cityId: 2, cityName, stateName, countryId: 356 });

/** Skills by name. */
export const skills = (...names: string[]) => ({ skills: names.map((name, at) => ({ id: at + 1, name })) });

/** Jobs as they are written, by a short name; each description mentions what other jobs are about. */
export const jobs: Record<string, Partial<JobDocument>> = {
  backend: {
    title: 'Backend Developer',
    ...india('Bengaluru', 'Karnataka'),
    ...skills('Java', 'Spring Boot'),
    description: 'You develop services and work with our designers. Excellent communication.',
  },
  frontend: {
    title: 'Frontend Engineer',
    ...usa('Austin', 'Texas'),
    zip: '78701',
    ...skills('React', 'TypeScript', 'Node.js'),
    description: 'Customer reactions decide what we build. JavaScript every day.',
  },
  dotnet: {
    title: '.NET Programmer',
    ...india('Gurugram', 'Haryana'),
    ...skills('C#', '.NET'),
    description: 'Internal tools for the accounting office.',
  },
  embedded: {
    title: 'Embedded Software Engineer, Motors',
    ...usa('Detroit', 'Michigan'),
    ...skills('C++', 'C'),
    description: 'Firmware in C++ for international markets.',
  },
  nurse: {
    title: 'Registered Nurse, ICU nights',
    ...usa('Houston', 'Texas'),
    employmentType: ['part_time'],
    shifts: ['night'],
    description: 'Twelve hour shifts on a ward of eighteen beds.',
  },
  rn: { title: 'Emergency Department RN', ...usa('Columbus', 'Ohio'), description: 'Triage and care of every age.' },
  accountant: {
    title: 'Staff Accountant',
    ...usa('New York City', 'New York'),
    ...skills('Excel'),
    description: 'Month end and the ledger. CPA welcome.',
  },
  sales: {
    title: 'Account Executive',
    workplace: 'remote',
    companyName: 'Northwind',
    description: 'Quota, customers, accounts of your own. Excellent pay. We sell from home; no office.',
  },
  driver: {
    title: 'Truck Driver, Class A',
    ...usa('Tulsa', 'Oklahoma'),
    description: 'A valid driver’s license and two years on the road. Home on weekends.',
  },
  manager: {
    title: 'Project Manager, Construction',
    ...india('Mumbai', 'Maharashtra'),
    description: 'You lead site engineers and manage budgets.',
  },
  productManager: {
    title: 'Product Manager',
    ...usa('San Francisco', 'California'),
    description: 'Work with engineers on what comes next. Production quality matters.',
  },
  cleared: {
    title: 'Systems Administrator',
    ...usa('Washington', 'District of Columbia'),
    clearanceType: ['top_secret'],
    description: 'Linux and Kubernetes on premises.',
  },
  trainee: {
    title: 'Marketing Internship',
    ...india('Pune', 'Maharashtra'),
    employmentType: ['temporary'],
    description: 'Campaigns, numbers and coffee.',
  },
  mechanic: { title: 'Diesel Mechanic', ...usa('Tulsa', 'Oklahoma'), description: 'Engines, brakes, hydraulics.' },
  site: {
    title: 'Site Engineer',
    ...usa('Denver', 'Colorado'),
    citizenship: ['usCitizen', 'greenCard'],
    description: 'Roads and bridges. Nothing here is done from afar.',
  },
  analyst: {
    title: 'Data Analyst',
    ...usa('Chicago', 'Illinois'),
    workplace: 'remote',
    citizenship: ['h1b', 'optional'],
    description: 'Two meetings a week.',
  },
  soc: { title: 'SOC Analyst', ...usa('Reston', 'Virginia'), workplace: 'hybrid', description: 'Three shifts.' },
  designer: {
    title: 'Mechanical Design Engineer',
    ...usa('Cleveland', 'Ohio'),
    description: 'SolidWorks and a good eye. Résumé with three drawings.',
  },
};

/** More jobs, among which the bench of questions looks for those that are meant. */
export const moreJobs: Record<string, Partial<JobDocument>> = {
  lpn: {
    title: 'Licensed Practical Nurse',
    ...usa('Phoenix', 'Arizona'),
    shifts: ['evening', 'weekend'],
    experienceYears: 1,
    description: 'Medication rounds and care plans in a nursing home.',
  },
  nightNurse: {
    title: 'Registered Nurse, Telemetry',
    ...usa('Houston', 'Texas'),
    shifts: ['night'],
    experienceYears: 2,
    description: 'Monitors, families and a calm hand. Day care for your children.',
  },
  warehouse: {
    title: 'Warehouse Associate',
    ...usa('Memphis', 'Tennessee'),
    shifts: ['night'],
    experienceYears: 0,
    description: 'You pick and pack orders with a scanner. We train you.',
  },
  javaLead: {
    title: 'Senior Java Engineer',
    ...india('Hyderabad', 'Telangana'),
    ...skills('Java', 'Kafka', 'AWS'),
    workplace: 'hybrid',
    experienceYears: 8,
    description: 'Payments for fifty million people. You mentor three developers.',
  },
  javaJunior: {
    title: 'Junior Java Developer',
    ...india('Chennai', 'Tamil Nadu'),
    ...skills('Java', 'SQL'),
    experienceYears: 0,
    description: 'Your first year beside senior colleagues.',
  },
  electrician: {
    title: 'Journeyman Electrician',
    ...usa('Phoenix', 'Arizona'),
    shifts: ['day'],
    experienceYears: 4,
    description: 'Conduit, panels and inspectors who know their code.',
  },
  hvac: {
    title: 'HVAC Technician',
    ...usa('Dallas', 'Texas'),
    shifts: ['rotating'],
    experienceYears: 2,
    description: 'Repair and upkeep of heating and cooling in schools.',
  },
  dataEngineer: {
    title: 'Data Engineer',
    ...usa('Chicago', 'Illinois'),
    ...skills('Python', 'SQL', 'Spark'),
    workplace: 'remote',
    experienceYears: 5,
    description: 'Pipelines that others depend on.',
  },
  ml: {
    title: 'Machine Learning Engineer',
    ...usa('Seattle', 'Washington'),
    ...skills('Python', 'PyTorch'),
    workplace: 'hybrid',
    experienceYears: 3,
    description: 'Ranking models in production.',
  },
  therapist: {
    title: 'Physical Therapist',
    ...usa('Portland', 'Oregon'),
    employmentType: ['part_time'],
    shifts: ['day'],
    description: 'Knees, backs and patience.',
  },
  pharmacist: {
    title: 'Clinical Pharmacist',
    ...usa('Boston', 'Massachusetts'),
    shifts: ['weekend'],
    description: 'Rounds with physicians, and a dispensary that never sleeps.',
  },
  cfo: {
    title: 'Chief Financial Officer',
    ...usa('New York City', 'New York'),
    experienceYears: 15,
    description: 'Board reports, banks and a team of forty.',
  },
  devops: {
    title: 'DevOps Engineer',
    ...usa('Denver', 'Colorado'),
    ...skills('Kubernetes', 'Terraform', 'AWS'),
    workplace: 'remote',
    experienceYears: 6,
    description: 'Releases without fear; on call one week in five.',
  },
  welder: {
    title: 'Pipe Welder',
    ...usa('Houston', 'Texas'),
    shifts: ['evening'],
    experienceYears: 3,
    description: 'TIG on stainless pipe for a refinery.',
  },
  support: {
    title: 'Help Desk Technician',
    ...usa('Tampa', 'Florida'),
    shifts: ['rotating'],
    experienceYears: 1,
    description: 'Tickets, laptops and passwords of eight hundred people.',
  },
};
