import { type DomainName, domains } from './domains.ts';

/*
 * The skills every stage starts with, one block per domain.
 *
 * A skill's id is 1000 times the id of its domain plus its place in the block, so only ever append to a block: the ids
 * are stored on jobs, candidates and campaigns. A skill that goes out of use stays.
 */
const skillsOf: Record<DomainName, string> = {
  'Software engineering':
    'TypeScript, JavaScript, Python, Java, C#, C++, C, Go, Rust, Kotlin, Swift, Ruby, PHP, Scala, Elixir, Dart, Perl, Haskell, Clojure, Objective-C, COBOL, Fortran, Lua, Groovy, Erlang, Assembly, Shell scripting, PowerShell, SQL, HTML, CSS, Sass, Tailwind CSS, React, Next.js, Redux, Angular, Vue.js, Nuxt, Svelte, jQuery, Web accessibility, Web performance, WebGL, Node.js, Express, NestJS, Django, Flask, FastAPI, Spring Boot, Hibernate, .NET, ASP.NET Core, Entity Framework, Ruby on Rails, Laravel, Symfony, GraphQL, REST APIs, gRPC, WebSockets, Microservices, Event-driven architecture, Domain-driven design, System design, Distributed systems, Object-oriented design, Functional programming, Multithreading, React Native, Flutter, Android, iOS, Jetpack Compose, SwiftUI, Electron, Unity, Unreal Engine, Embedded C, Firmware, RTOS, Linux kernel, Qt, Test automation, Unit testing, Playwright, Cypress, Selenium, Jest, JUnit, Pytest, Appium, Performance testing, JMeter, Manual testing, Test planning, API testing, Git, Code review, Technical writing, Agile, Scrum, Kanban, Jira, Salesforce development, Apex, ServiceNow, SAP ABAP, SAP S/4HANA, Oracle EBS, Workday, Dynamics 365, Power Platform, SharePoint, WordPress, Shopify, Magento, Mainframe',
  'Cloud and infrastructure':
    'AWS, Azure, Google Cloud, AWS Lambda, Amazon ECS, Amazon EKS, Amazon S3, DynamoDB, CloudFormation, AWS CDK, Terraform, Pulumi, Ansible, Chef, Puppet, Docker, Kubernetes, Helm, Argo CD, Istio, OpenShift, Serverless, CI/CD, GitHub Actions, GitLab CI, Jenkins, Azure DevOps, Linux, Red Hat Enterprise Linux, Windows Server, VMware, Hyper-V, Nutanix, Active Directory, Microsoft 365, Intune, Networking, TCP/IP, BGP, Cisco IOS, Juniper, Load balancing, DNS, VPN, SD-WAN, Wireless networking, Network automation, Prometheus, Grafana, Datadog, New Relic, OpenTelemetry, ELK Stack, Site reliability engineering, Incident management, Capacity planning, Disaster recovery, Backup and recovery, Storage administration, NGINX, Apache HTTP Server, PostgreSQL, MySQL, SQL Server, Oracle Database, MongoDB, Redis, Cassandra, Elasticsearch, OpenSearch, Neo4j, Database administration, Kafka, RabbitMQ, Amazon EventBridge, Help desk, Desktop support, ITIL, FinOps, Platform engineering, Data center operations, Structured cabling',
  'Data and AI':
    'Machine learning, Deep learning, Natural language processing, Computer vision, Reinforcement learning, Large language models, Prompt engineering, Retrieval-augmented generation, PyTorch, TensorFlow, Keras, scikit-learn, XGBoost, Hugging Face, LangChain, MLOps, MLflow, Kubeflow, Amazon SageMaker, Vertex AI, Amazon Bedrock, Feature engineering, Model evaluation, Statistics, Bayesian methods, Causal inference, A/B testing, Time series forecasting, Recommender systems, Optimization, Operations research, R, SAS, MATLAB, Julia, Pandas, NumPy, Polars, Spark, PySpark, Hadoop, Hive, Flink, Airflow, dbt, Dagster, Snowflake, BigQuery, Redshift, Databricks, Delta Lake, Apache Iceberg, Data modeling, Data warehousing, ETL, Data quality, Data governance, Data engineering, Data visualization, Tableau, Power BI, Looker, Qlik, Excel modeling, Business intelligence, Dashboard design, GIS, ArcGIS, Geospatial analysis, Bioinformatics, Web scraping, Data annotation, Responsible AI, Speech recognition, Robotics, ROS',
  'Cyber security':
    'Security operations, SIEM, Splunk, Microsoft Sentinel, QRadar, Threat hunting, Threat intelligence, Incident response, Digital forensics, Malware analysis, Reverse engineering, Penetration testing, Red teaming, Burp Suite, Metasploit, Vulnerability management, Nessus, Qualys, Application security, Secure code review, SAST and DAST, DevSecOps, Cloud security, AWS security, Azure security, Container security, Identity and access management, Okta, SailPoint, CyberArk, Privileged access management, Zero trust, Network security, Firewalls, Palo Alto Networks, Fortinet, Cisco ASA, IDS and IPS, Endpoint detection and response, CrowdStrike, Microsoft Defender, Email security, Data loss prevention, Encryption, PKI, Cryptography, Security architecture, Risk assessment, NIST 800-53, NIST CSF, FedRAMP, RMF, CMMC, ISO 27001, SOC 2, PCI DSS, HIPAA security, GDPR, Security awareness training, Third-party risk, Business continuity, OT security, Wireshark, Kali Linux, MITRE ATT&CK, CISSP, CISM, CEH, OSCP, Security+',
  Healthcare:
    'Registered nursing, Licensed practical nursing, Nurse practitioner, Critical care, Intensive care unit, Emergency nursing, Medical-surgical nursing, Telemetry, Operating room, Perioperative care, Labor and delivery, Neonatal care, Pediatrics, Geriatrics, Oncology, Dialysis, Home health, Hospice care, Wound care, Case management, Utilization review, Triage, Patient assessment, Care planning, Patient education, Medication administration, IV therapy, Phlebotomy, Vital signs, Infection control, BLS, ACLS, PALS, Electronic health records, Epic, Cerner, Meditech, Medical coding, ICD-10, CPT coding, Medical billing, Revenue cycle management, Prior authorization, HIPAA compliance, Physical therapy, Occupational therapy, Speech-language pathology, Respiratory therapy, Radiology, MRI, CT imaging, Ultrasound, X-ray, Mammography, Laboratory techniques, Clinical chemistry, Microbiology, Histology, Pharmacy, Pharmacy technician, Sterile compounding, Clinical research, GCP, Clinical trials, Regulatory submissions, Pharmacovigilance, Behavioral health, Psychotherapy, Substance abuse counseling, Social work, Nutrition counseling, Dental hygiene, Dental assisting, Optometry, Medical assisting, Certified nursing assistant, Telehealth, Population health, Healthcare analytics, HL7, FHIR, Quality improvement',
  'Skilled trades':
    'Electrical wiring, Industrial electrical, Conduit bending, National Electrical Code, Motor controls, PLC programming, Instrumentation, Solar installation, Low-voltage systems, Fire alarm systems, HVAC, Refrigeration, EPA 608, Boiler operation, Building automation, Plumbing, Pipefitting, Backflow prevention, Welding, MIG welding, TIG welding, Stick welding, Structural welding, Blueprint reading, Sheet metal, Ironwork, Rigging, Crane operation, Carpentry, Framing, Finish carpentry, Cabinetmaking, Drywall, Painting, Roofing, Masonry, Concrete finishing, Tile setting, Heavy equipment operation, Excavation, Forklift operation, CDL Class A, Diesel mechanics, Automotive repair, EV maintenance, Aircraft maintenance, Airframe and powerplant, CNC machining, CNC programming, Manual machining, Mastercam, SolidWorks, AutoCAD, GD&T, Tool and die, Preventive maintenance, Millwright, Hydraulics, Pneumatics, Robotics maintenance, Quality inspection, Lean manufacturing, Six Sigma, 5S, OSHA 10, OSHA 30, Lockout/tagout, Confined space entry, Scaffolding, Elevator maintenance, Wind turbine maintenance, Line work, Fiber splicing, Tower climbing, Surveying, Landscaping, Locksmithing, Appliance repair',
  'Finance and accounting':
    'Financial analysis, Financial modeling, Budgeting, Forecasting, Variance analysis, General ledger, Accounts payable, Accounts receivable, Month-end close, Reconciliations, Financial reporting, US GAAP, IFRS, Ind AS, SEC reporting, Internal audit, External audit, SOX compliance, Internal controls, Tax preparation, Corporate tax, Indirect tax, GST, Transfer pricing, Payroll, Cost accounting, Treasury, Cash management, Fixed assets, Revenue recognition, Consolidation, Mergers and acquisitions, Valuation, Due diligence, Investment banking, Equity research, Portfolio management, Fixed income, Derivatives, Risk management, Credit analysis, Underwriting, Commercial lending, Mortgage processing, Anti-money laundering, Know your customer, Fraud investigation, Regulatory compliance, Basel III, Actuarial science, Claims adjusting, Insurance underwriting, Wealth management, Financial planning, Fund accounting, QuickBooks, NetSuite, SAP FICO, Oracle Financials, Hyperion, Anaplan, Bloomberg Terminal, Advanced Excel, VBA, CPA, CFA, Chartered accountancy, CIMA',
  'Product, design and marketing':
    'Product management, Product strategy, Roadmapping, User stories, Product analytics, Customer discovery, Go-to-market, Pricing strategy, User research, Usability testing, UX design, UI design, Interaction design, Design systems, Figma, Sketch, Adobe XD, Prototyping, Information architecture, Graphic design, Adobe Photoshop, Adobe Illustrator, Adobe InDesign, After Effects, Premiere Pro, Motion design, 3D modeling, Blender, Branding, Copywriting, Content strategy, Content marketing, SEO, SEM, Google Ads, Google Analytics, Social media marketing, Email marketing, Marketing automation, HubSpot, Marketo, Demand generation, Lifecycle marketing, Market research, Public relations, Event marketing, Community management, Video production, Photography, UX writing',
  'Business, sales and operations':
    'Project management, Program management, PMP, Change management, Business analysis, Requirements gathering, Process improvement, Business process modeling, Stakeholder management, Vendor management, Contract negotiation, Procurement, Strategic sourcing, Supply chain management, Inventory management, Demand planning, Logistics, Warehouse management, Import and export, Operations management, Facilities management, Inside sales, Enterprise sales, Account management, Business development, Sales operations, Salesforce CRM, Lead generation, Cold calling, Solution selling, Customer success, Customer service, Call center operations, Technical support, Recruiting, Technical sourcing, Talent acquisition, Onboarding, Employee relations, Compensation and benefits, HR operations, HRIS, Learning and development, Training delivery, Executive assistance, Office administration, Data entry, Bookkeeping, Legal research, Contract drafting, Paralegal, Compliance management, Grant writing, Proposal writing, Government contracting, Public speaking, Leadership, Team management, Mentoring, Negotiation',
  'Engineering and science':
    'Mechanical design, Thermal analysis, Finite element analysis, ANSYS, CATIA, Creo, Siemens NX, Revit, Civil engineering, Structural analysis, Geotechnical engineering, Transportation engineering, Water resources, Construction management, Estimating, Primavera P6, Environmental engineering, Electrical engineering, Power systems, PCB design, Altium Designer, FPGA, VHDL, Verilog, ASIC design, RF engineering, Signal processing, Control systems, Power electronics, Battery systems, Chemical engineering, Process engineering, Process safety, Materials science, Semiconductor fabrication, Aerospace engineering, Avionics, Systems engineering, Model-based systems engineering, DOORS, Reliability engineering, Manufacturing engineering, Industrial engineering, Biomedical engineering, Quality engineering, ISO 9001, GMP, GLP, Chromatography, Molecular biology, Cell culture, PCR, Chemistry, Physics, Technical drawing, Energy modeling, LEED, Automotive engineering, AUTOSAR, CAN bus',
};

/** For each skill the ones that people who have it usually have too, as every stage starts with. */
const associations = `
TypeScript: JavaScript, React, Node.js
React: JavaScript, TypeScript, Redux, Next.js
Angular: TypeScript, JavaScript
Vue.js: JavaScript, Nuxt
Node.js: JavaScript, Express, NestJS, REST APIs
Python: Django, Flask, FastAPI, Pandas
Java: Spring Boot, Hibernate, JUnit, Microservices
C#: .NET, ASP.NET Core, Entity Framework
C++: C, Qt, Embedded C, Multithreading
Ruby: Ruby on Rails
PHP: Laravel, Symfony
Swift: iOS, SwiftUI
Kotlin: Android, Jetpack Compose, Java
Embedded C: Firmware, RTOS, CAN bus
Test automation: Selenium, Playwright, Cypress, API testing
AWS: AWS Lambda, Amazon S3, DynamoDB, AWS CDK, CloudFormation, Terraform
Kubernetes: Docker, Helm, Argo CD, Amazon EKS
Terraform: Ansible, CI/CD, AWS
CI/CD: GitHub Actions, Jenkins, GitLab CI
Site reliability engineering: Prometheus, Grafana, Incident management, Linux
Networking: TCP/IP, BGP, Cisco IOS, DNS
PostgreSQL: SQL, Database administration
Kafka: Event-driven architecture, RabbitMQ
Machine learning: Python, PyTorch, scikit-learn, Statistics, Deep learning
Large language models: Prompt engineering, Retrieval-augmented generation, Hugging Face, Natural language processing
MLOps: MLflow, Amazon SageMaker, Machine learning
Data engineering: Spark, Airflow, dbt, Snowflake, ETL, SQL
Data visualization: Tableau, Power BI, Dashboard design
Statistics: R, A/B testing, Causal inference
Security operations: SIEM, Splunk, Incident response, Threat hunting
Penetration testing: Burp Suite, Metasploit, Kali Linux, OSCP
Identity and access management: Okta, SailPoint, CyberArk, Active Directory
Cloud security: AWS security, Azure security, Container security, DevSecOps
Risk assessment: NIST 800-53, RMF, ISO 27001, SOC 2
Firewalls: Palo Alto Networks, Fortinet, Network security
Registered nursing: BLS, ACLS, Patient assessment, Medication administration
Critical care: Intensive care unit, Telemetry, ACLS
Emergency nursing: Triage, ACLS, PALS
Medical coding: ICD-10, CPT coding, Medical billing
Electronic health records: Epic, Cerner, HL7, FHIR
Clinical research: GCP, Clinical trials, Regulatory submissions
Pharmacy: Pharmacy technician, Sterile compounding
Electrical wiring: National Electrical Code, Conduit bending, Motor controls
HVAC: Refrigeration, EPA 608, Building automation
Welding: MIG welding, TIG welding, Stick welding, Blueprint reading
CNC machining: CNC programming, Mastercam, GD&T, Blueprint reading
PLC programming: Motor controls, Instrumentation, Industrial electrical
Diesel mechanics: Hydraulics, CDL Class A, Preventive maintenance
Financial analysis: Financial modeling, Forecasting, Budgeting, Advanced Excel
General ledger: Month-end close, Reconciliations, Financial reporting
Internal audit: SOX compliance, Internal controls, Risk management
Anti-money laundering: Know your customer, Fraud investigation, Regulatory compliance
Tax preparation: Corporate tax, Indirect tax
Product management: Roadmapping, User stories, Product analytics
UX design: Figma, User research, Prototyping, Design systems
SEO: SEM, Google Analytics, Content marketing
Project management: PMP, Stakeholder management, Change management
Supply chain management: Procurement, Inventory management, Demand planning
Recruiting: Technical sourcing, Talent acquisition
FPGA: VHDL, Verilog
Mechanical design: SolidWorks, GD&T, Finite element analysis`;

export interface Skill {
  id: number;
  name: string;
}
export interface SkillDomain extends Skill {
  skills: readonly Skill[];
}

/** Fields of work with their skills; also the domains of a campaign (CAMP-08). */
export const skillDomains: readonly SkillDomain[] = domains.map(({ id, name }) => {
  const skills = skillsOf[name].split(', ').map((skill, place) => ({ id: id * 1000 + place + 1, name: skill }));
  return { id, name, skills };
});

/** Every built-in skill in the order of its domain. */
export const skills: readonly Skill[] = skillDomains.flatMap((domain) => domain.skills);

const byName = new Map(skills.map((skill) => [skill.name, skill]));

/** The built-in skill of exactly this name; throws when there is none, so that a misspelt one is found at once. */
export function skillNamed(name: string): Skill {
  const skill = byName.get(name);
  if (!skill) throw new Error(`No skill is called ${name}`);
  return skill;
}

/** Pairs of skills that go together, `[tagId, associatedTagId]` (SKILL-03). */
export const associatedSkills: readonly (readonly [number, number])[] = associations
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', others = ''] = line.split(': ');
    return others.split(', ').map((other) => [skillNamed(name).id, skillNamed(other).id] as const);
  });
