/** What people of a trade write: titles, employers, skills in their own words, and sentences about the work. */
export interface Trade {
  titles: readonly string[];
  employers: readonly string[];
  /** As people write them; some are in no list of skills. */
  skills: string;
  fields: readonly string[];
  certificates: readonly string[];
  points: readonly string[];
}

const software: Trade = {
  titles: [
    'Software Engineer II',
    'Member of Technical Staff',
    'Sr. Full Stack Developer',
    'Backend Engineer',
    'Engineering Lead, Payments',
    'Web Developer',
    'Founding Engineer',
  ],
  employers: [
    'Quillwork',
    'Fernhill.io',
    'Tallow',
    'Blue Kestrel Software Pvt. Ltd.',
    'Sable & Finch',
    'Oakline AG',
    'Vela.ai',
  ],
  skills:
    'ReactJS,NodeJS,Typescript,Postgres,k8s,Docker,GraphQL,REST APIs,Jest,CI/CD,AWS Lambda,Redis,RabbitMQ,MongoDB,Golang,Python 3,HTML5,CSS3,Git,Linux,Microservices,Terraform,Kafka,Spring Boot',
  fields: ['Computer Science', 'Computer Engineering', 'Information Systems', 'Mathematics and Computing'],
  certificates: [
    'AWS Certified Solutions Architect – Associate',
    'Certified Kubernetes Administrator (CKA)',
    'Oracle Certified Java Programmer',
  ],
  points: [
    'Moved a monolith of 400k lines to services in Go and Kafka, with no hour of downtime between March and June 2021',
    'Mentored 4 interns; two of them joined the company in 2022',
    'Cut the p99 latency from 900ms to 140ms by caching hot paths in Redis',
    'Worked closely with Design and Sales to ship the partner portal',
    'Owned the on-call rotation for the payments team (PagerDuty)',
  ],
};
const nursing: Trade = {
  titles: [
    'Registered Nurse, ICU',
    'Staff Nurse',
    'Charge Nurse - Med/Surg',
    'Home Health Aide',
    'Nurse Practitioner',
    'CNA',
  ],
  employers: [
    'St. Brannoc Medical Center',
    'Tidewater Clinic',
    'Mercy Falls Hospital',
    'Willow Creek Senior Living',
    'Halden Health',
  ],
  skills:
    'IV therapy,Wound care,Epic EMR,Telemetry,Phlebotomy,Medication administration,Patient education,Ventilator management,BLS,ACLS,Triage,Charting,Infection control,Care planning,Bilingual Spanish',
  fields: ['Nursing', 'Health Sciences', 'Public Health'],
  certificates: ['Basic Life Support (BLS)', 'ACLS', 'Registered Nurse, License #RN9284712', 'CCRN'],
  points: [
    'Cared for up to 6 patients a shift on a 32-bed unit, including ventilated and post-operative patients',
    'Precepted new graduates and float staff during the 2020 surge',
    'Charted in Epic and handed over at the bedside',
    'Chaired the falls committee, which halved falls within a year',
  ],
};
const finance: Trade = {
  titles: [
    'Senior Accountant',
    'AP/AR Clerk',
    'Financial Analyst',
    'Assistant Manager - Accounts',
    'Audit Associate',
    'Controller',
  ],
  employers: [
    'Marlow Freight Inc.',
    'Cedar & Finch LLP',
    'Larkspur Holdings, L.P.',
    'Ash Pvt. Ltd.',
    'Bank of Nordhaven',
    'Penhallow Capital',
  ],
  skills:
    'Accounts payable,Accounts receivable,GL reconciliation,QuickBooks Online,SAP FICO,MS Excel,VLOOKUP,Pivot tables,US GAAP,IFRS,Payroll processing,Month-end close,Budgeting,Tally ERP 9,GST filing,Variance analysis,Internal audit',
  fields: ['Accounting', 'Commerce', 'Finance', 'Business Administration'],
  certificates: ['CPA', 'Chartered Accountant (ICAI)', 'CFA Level II Candidate'],
  points: [
    'Closed the books of 7 entities within 4 working days',
    'Prepared schedules for the external auditors and answered their queries',
    'Recovered $80,000 of duplicate payments after a review of vendors',
    'Supported the move from Tally to SAP in FY 2019-20',
  ],
};
const logistics: Trade = {
  titles: [
    'Warehouse Supervisor',
    'Forklift Operator',
    'Logistics Coordinator',
    'CDL-A Truck Driver',
    'Inventory Control Specialist',
    'Dispatcher',
  ],
  employers: [
    'Nordwind Corporation',
    'Pinegate Logistics LLC',
    'Havn Oy',
    'Juniper Hollow Foods',
    'Kupfer Spedition GmbH & Co. KG',
  ],
  skills:
    'Forklift,Inventory control,Cycle counting,WMS,RF scanners,Shipping and receiving,Order picking,Route planning,OSHA,Load planning,Manhattan WMS,SAP WM,Cross-docking,Pallet jack,Dispatching',
  fields: ['Supply Chain Management', 'Logistics', 'Business'],
  certificates: ['Certified Forklift Operator', 'CDL Class A', 'OSHA 10'],
  points: [
    'Loaded and unloaded 40 trailers a week without a damaged pallet in 2 years',
    'Trained 12 new pickers on RF scanners',
    'Planned routes for 18 drivers across three states',
    'Raised the accuracy of the count from 93% to 99.4%',
  ],
};
const construction: Trade = {
  titles: [
    'Site Engineer',
    'Project Manager',
    'Journeyman Electrician',
    'Carpenter',
    'Civil Engineer',
    'QA/QC Inspector',
  ],
  employers: [
    'Harrow Builders',
    'Al Sidra Electromechanical Works L.L.C',
    'Stonegate Construction Co.',
    'Om Infra Projects Pvt. Ltd.',
    'Redfern',
  ],
  skills:
    'AutoCAD,Revit,Primavera P6,Blueprint reading,Quantity surveying,MEP coordination,Conduit bending,Estimating,MS Project,Concrete works,STAAD Pro,Site supervision,Welding,Scaffolding,Safety audits',
  fields: ['Civil Engineering', 'Electrical and Electronics Engineering', 'Mechanical Engineering'],
  certificates: ['OSHA 30', 'Journeyman Electrician License No. JE-44718', 'PMP'],
  points: [
    'Supervised a crew of 35 on a G+14 residential tower in Doha',
    'Checked subcontractor bills against the measured quantities',
    'Passed all inspections of the municipality on the first visit',
    'Coordinated with consultants for approvals of drawings and materials',
  ],
};
const education: Trade = {
  titles: [
    'Mathematics Teacher',
    'Teaching Assistant',
    'ESL Instructor',
    'School Counselor',
    'Lecturer',
    'Substitute Teacher',
  ],
  employers: [
    'Oakfield Elementary School',
    'Little Flower Matric. Hr. Sec. School',
    'Brightwater Academy',
    'Marlow Unified School District',
    'LinguaNord',
  ],
  skills:
    'Curriculum development,Lesson planning,Classroom management,Google Classroom,Differentiated instruction,IEPs,Student assessment,Smartboard,Tutoring,Parent communication,Montessori,Public speaking',
  fields: ['Education', 'English Literature', 'Mathematics', 'Elementary Education'],
  certificates: ['Texas Educator Certificate', 'TEFL Certificate', 'First Aid and CPR'],
  points: [
    'Taught algebra to five classes of 28 pupils, grades 8 to 10',
    'Ran the chess club and the school fair of May 2018',
    'Wrote a reading programme that the district took over',
    'Met with parents every quarter',
  ],
};
const hospitality: Trade = {
  titles: ['Server', 'Line Cook', 'Front Desk Agent', 'Restaurant Manager', 'Barista', 'Housekeeping Supervisor'],
  employers: ['The Copper Kettle', 'Hotel Miravelle', 'Brasserie Lumen', 'Sunrise Inn & Suites', 'Cafe Alder'],
  skills:
    'Food safety,POS systems,Cash handling,Customer service,Menu planning,Opera PMS,Barista,Upselling,Inventory ordering,Event catering,Knife skills,Reservations,Team leadership,Wine service',
  fields: ['Hospitality Management', 'Culinary Arts', 'Hotel Management'],
  certificates: ['ServSafe Food Manager', 'TABC Certified'],
  points: [
    'Served 120 covers on weekend nights',
    'Opened and closed the register and counted the safe',
    'Kept the kitchen at a grade of A in six inspections',
    'Handled complaints with calm and a free dessert',
  ],
};
const marketing: Trade = {
  titles: [
    'Marketing Manager',
    'Growth Lead',
    'Content Strategist',
    'SEO Specialist',
    'Brand Ambassador',
    'Account Executive',
  ],
  employers: ['Bright Harbor', 'Lumbre S.A.', 'Acorn Robotics', 'Studio Nine', 'Paper Lantern Media', 'Greymeter.com'],
  skills:
    'SEO,SEM,Google Analytics,HubSpot,Salesforce,Copywriting,Email marketing,Mailchimp,Canva,Facebook Ads,A/B testing,WordPress,Content strategy,Lead generation,Adobe Photoshop,Figma,Market research',
  fields: ['Marketing', 'Communications', 'Journalism', 'Public Relations'],
  certificates: ['Google Analytics Individual Qualification', 'HubSpot Inbound Marketing'],
  points: [
    'Grew organic traffic by 140% within 9 months',
    'Ran a campaign on three channels with a budget of €45,000',
    'Briefed designers, freelancers and a video agency',
    'Presented results to the board each quarter (Q1 2019 – Q4 2021)',
  ],
};
const people: Trade = {
  titles: [
    'HR Generalist',
    'Talent Acquisition Specialist',
    'Executive Assistant',
    'Office Manager',
    'HR Executive',
    'Payroll Administrator',
  ],
  employers: ['Elm & Rowan', 'Norrland Kraft AB', 'Sapphire BPO Services', 'City of Marlow', 'Hill Staffing Solutions'],
  skills:
    'Recruitment,Onboarding,Employee relations,Workday,ADP,HRIS,Performance management,Calendar management,Travel coordination,MS Office,Data entry,Benefits administration,Payroll,Labor law,Interviewing',
  fields: ['Human Resources', 'Psychology', 'Business Administration'],
  certificates: ['SHRM-CP', 'PHR'],
  points: [
    'Hired 60 people in 2022, from warehouse staff to directors',
    'Answered questions about leave, pay and benefits for 300 employees',
    'Wrote the handbook and kept it current with state law',
    'Booked travel for two vice presidents',
  ],
};
const data: Trade = {
  titles: [
    'Data Scientist',
    'BI Analyst',
    'Data Engineer',
    'Research Assistant',
    'Machine Learning Engineer',
    'Quantitative Analyst',
  ],
  employers: ['Polder Analytics B.V.', 'Mistral Grid', 'Institute for Applied Seismology', 'Karst', 'Northlight'],
  skills:
    'Python,R,SQL,Tableau,Power BI,Pandas,scikit-learn,PyTorch,Airflow,Snowflake,dbt,Spark,BigQuery,Statistics,NLP,Jupyter,Excel,A/B testing,Databricks,ETL',
  fields: ['Statistics', 'Data Science', 'Applied Mathematics', 'Economics'],
  certificates: [
    'Google Data Analytics Professional Certificate',
    'Microsoft Certified: Azure Data Engineer Associate',
  ],
  points: [
    'Built a churn model (AUC .86) that the retention team uses daily',
    'Replaced a weekly spreadsheet by a dashboard which 40 people open',
    'Published at a workshop in Vienna, 2019',
    'Moved 200 nightly jobs to Airflow',
  ],
};
const legal: Trade = {
  titles: ['Paralegal', 'Associate Attorney', 'Legal Assistant', 'Compliance Officer', 'Contracts Manager'],
  employers: [
    'Holt, Amadi & Partners',
    'Legal Aid of Marlow',
    'Vickers Bay Pte Ltd',
    'Office of the County Clerk',
    'Brandt Rechtsanwälte',
  ],
  skills:
    'Legal research,Westlaw,Contract drafting,Litigation support,E-discovery,Due diligence,Document review,AML,KYC,Case management,Clio,Notary,Corporate law',
  fields: ['Law', 'Political Science', 'Criminal Justice'],
  certificates: [
    'Notary Public, State of Ohio',
    'Certified Anti-Money Laundering Specialist (CAMS)',
    'State Bar of California',
  ],
  points: [
    'Drafted motions and kept the docket of 70 open matters',
    'Reviewed 12,000 documents in a dispute between two shipping companies',
    'Prepared reports to the regulator within the deadline of each quarter',
  ],
};
const manufacturing: Trade = {
  titles: ['CNC Machinist', 'Production Supervisor', 'Quality Inspector', 'Maintenance Technician', 'Process Engineer'],
  employers: ['Hinduja Castings Limited', 'Brockhaus Maschinenbau GmbH', 'Talbot Tool & Die', 'Acme Hill', 'Ferrum'],
  skills:
    'CNC programming,G-code,SolidWorks,Lean manufacturing,5S,Six Sigma,GD&T,Preventive maintenance,PLC,Root cause analysis,SPC,ISO 9001,Hydraulics,TIG welding,Calipers,Kaizen',
  fields: ['Mechanical Engineering', 'Industrial Engineering', 'Machine Tool Technology'],
  certificates: ['Six Sigma Green Belt', 'NIMS Machining Level I'],
  points: [
    'Set up and ran four Haas mills over two shifts',
    'Brought scrap down from 4.1% to 1.3%',
    'Audited suppliers in Pune and Coimbatore',
    'Kept the line of 22 people safe: no lost day since 2017',
  ],
};

/** The trades of the bench by name. */
export const trades = {
  software,
  nursing,
  finance,
  logistics,
  construction,
  education,
  hospitality,
  marketing,
  people,
  data,
  legal,
  manufacturing,
} as const;
