/** What people of a trade are called, and know: every one the first skills, some the others. */
export interface Trade {
  titles: readonly string[];
  always: readonly string[];
  often: readonly string[];
  certifications?: readonly string[];
}

export const trades = {
  java: {
    titles: ['Java Developer', 'Software Engineer, Java', 'Backend Developer'],
    always: ['Java'],
    often: ['Kotlin', 'Spring Boot', 'Kafka', 'PostgreSQL', 'AWS', 'Docker', 'Scala'],
  },
  frontend: {
    titles: ['Frontend Developer', 'Front End Engineer', 'UI Developer'],
    always: ['JavaScript'],
    often: ['React', 'Angular', 'Vue.js', 'TypeScript', 'Redux', 'Node.js', 'Figma'],
  },
  fullstack: {
    titles: ['Full Stack Developer', 'Fullstack Engineer'],
    always: ['JavaScript', 'Node.js'],
    often: ['React', 'PostgreSQL', 'MongoDB', 'AWS', 'Docker', 'TypeScript'],
  },
  python: {
    titles: ['Python Developer', 'Software Engineer, Python'],
    always: ['Python'],
    often: ['Django', 'AWS', 'PostgreSQL', 'Docker', 'Machine learning'],
  },
  dotnet: {
    titles: ['.NET Developer', 'C# Software Engineer'],
    always: ['C#', '.NET'],
    often: ['SQL', 'Azure', 'Angular', 'Docker'],
  },
  embedded: {
    titles: ['Embedded Software Engineer', 'C++ Developer'],
    always: ['C++'],
    often: ['Rust', 'Linux kernel', 'Python'],
  },
  devops: {
    titles: ['DevOps Engineer', 'Site Reliability Engineer'],
    always: ['Kubernetes', 'CI/CD'],
    often: ['Terraform', 'AWS', 'Azure', 'Jenkins', 'Docker', 'Python', 'Go'],
    certifications: ['AWS Certified Solutions Architect', 'Certified Kubernetes Administrator'],
  },
  data: {
    titles: ['Data Engineer'],
    always: ['SQL', 'Python'],
    often: ['Spark', 'Airflow', 'Snowflake', 'Kafka', 'AWS', 'Power BI'],
  },
  qa: {
    titles: ['QA Engineer', 'Test Automation Engineer'],
    always: ['Selenium'],
    often: ['Java', 'Python', 'Jenkins', 'Agile'],
  },
  ios: { titles: ['iOS Developer'], always: ['iOS', 'Swift'], often: ['React Native'] },
  project: {
    titles: ['Project Manager'],
    always: ['Project management'],
    often: ['Agile', 'Scrum'],
    certifications: ['Project Management Professional (PMP)', 'Certified ScrumMaster'],
  },
  nurse: {
    titles: ['Registered Nurse', 'Staff Nurse', 'RN'],
    always: ['BLS'],
    often: ['Intensive care unit', 'Critical care', 'ACLS', 'Epic', 'Spanish'],
    certifications: ['CCRN', 'Basic Life Support'],
  },
  lpn: { titles: ['Licensed Practical Nurse', 'LPN'], always: ['BLS'], often: ['Epic', 'Spanish'] },
  driver: {
    titles: ['Truck Driver', 'CDL Driver'],
    always: ['CDL Class A'],
    often: ['Forklift operation', 'Spanish'],
    certifications: ['Hazmat Endorsement'],
  },
  forklift: { titles: ['Forklift Operator'], always: ['Forklift operation'], often: ['Spanish'] },
  welder: {
    titles: ['Welder', 'MIG Welder'],
    always: ['Welding'],
    often: ['MIG welding', 'Blueprint reading', 'Forklift operation'],
    certifications: ['AWS Certified Welder'],
  },
  hvac: { titles: ['HVAC Technician'], always: ['HVAC'], often: ['Blueprint reading', 'Spanish'] },
  mechanical: { titles: ['Mechanical Engineer'], always: ['SolidWorks'], often: ['AutoCAD', 'Python'] },
  accountant: {
    titles: ['Accountant', 'Staff Accountant'],
    always: ['QuickBooks'],
    often: ['Excel modeling', 'Spanish'],
    certifications: ['Certified Public Accountant (CPA)'],
  },
  designer: { titles: ['Graphic Designer', 'UX Designer'], always: ['Figma'], often: ['Adobe Photoshop'] },
  service: {
    titles: ['Customer Service Representative'],
    always: ['Customer service'],
    often: ['Spanish', 'Salesforce development'],
  },
} as const satisfies Record<string, Trade>;

export type TradeName = keyof typeof trades;

/** Who writes programs for a living. */
export const programmers: readonly TradeName[] = [
  'java',
  'frontend',
  'fullstack',
  'python',
  'dotnet',
  'embedded',
  'ios',
  'devops',
  'data',
  'qa',
];
/** Of them those whose titles say developer or software engineer. */
export const developers: readonly TradeName[] = [
  'java',
  'frontend',
  'fullstack',
  'python',
  'dotnet',
  'embedded',
  'ios',
];
