import { random } from './random.ts';

const known =
  'Java,Python,JavaScript,TypeScript,React,Angular,Node.js,AWS,Azure,SQL,PostgreSQL,Oracle,MySQL,MongoDB,Docker,Kubernetes,Linux,Terraform,Jenkins,Git,Spring Boot,Hibernate,C#,.NET,C++,Golang,Rust,Scala,Kotlin,Swift,Android,iOS,Salesforce,ServiceNow,SAP ABAP,SAP FICO,Workday,PeopleSoft,Informatica,Snowflake,Databricks,Spark,Hadoop,Kafka,Airflow,Tableau,Power BI,Looker,Machine Learning,Deep Learning,NLP,TensorFlow,PyTorch,Selenium,Cypress,Playwright,JMeter,REST API,GraphQL,Redis,Elasticsearch,Cassandra,DynamoDB,BigQuery,GCP,Ansible,Prometheus,Grafana,Splunk,Cybersecurity,Penetration Testing,Networking,Cisco,VMware,PowerShell,Bash,Agile,Scrum,Project Management,Business Analysis,Product Management,UX Design,Figma,HTML,CSS,Vue.js,Svelte,PHP,Laravel,WordPress,Ruby on Rails,Django,Flask,Perl,COBOL,Mainframe,DB2,Embedded C,FPGA,Verilog,MATLAB,AutoCAD,SolidWorks,PLC,SCADA,Excel,Accounting,Payroll,QuickBooks,Recruiting,Nursing,Registered Nurse,Pharmacy,Clinical Research,HIPAA,HL7,Epic,Cerner,Guidewire,Mulesoft,Tomcat,Nginx,Microservices,DevOps,Data Engineering,Data Modeling,ETL,Data Governance,SSIS,SAS,Statistics,Blockchain,Solidity'.split(
    ',',
  );

/** Words of work that every description uses, most frequent first. */
export const commonWords =
  'the and to of a in with for is on our you will we as are team work experience be or an by business skills ability must strong data years development management support design application applications systems software technical requirements knowledge working required solutions project including client clients environment using develop developer developing projects understanding services product customer technology quality process engineering engineer engineers test testing teams across build role position candidate candidates responsible responsibilities communication preferred degree plus excellent hands best practices code cloud security performance analysis platform tools delivery users infrastructure integration documentation issues production architecture implementation database lead manage manager ensure provide review create maintain troubleshoot collaborate stakeholders agile company remote onsite hybrid contract full time opportunity benefits global leading senior junior level minimum related field information computer science bachelor master equivalent nurse nurses nursing'.split(
    ' ',
  );

const onsets = [
  'b',
  'br',
  'c',
  'cl',
  'd',
  'dr',
  'f',
  'fl',
  'g',
  'gr',
  'h',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'pl',
  'qu',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
  'w',
  'z',
];
const vowels = ['a', 'e', 'i', 'o', 'u', 'ea', 'io'];
const codas = ['', '', 'n', 'r', 's', 't', 'l', 'm', 'ck', 'nd'];
const endings = ['', '', '', 's', 'ing', 'ed', 'er', 'ment', 'tion', 'ly', 'al'];

/** Invented words in families: stems with the endings English has, so that stemming and prefixes have work to do. */
function inventedWords(count: number): string[] {
  const source = random(7);
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = source.integer(1, 3);
    let stem = '';
    for (let at = 0; at < syllables; at++) stem += source.pick(onsets) + source.pick(vowels) + source.pick(codas);
    for (const ending of source.some(endings, 2)) if (stem.length + ending.length >= 4) words.add(stem + ending);
  }
  return [...words];
}

const invented = inventedWords(24_000);

/** All words of descriptions, most frequent first. */
export const words: readonly string[] = [...commonWords, ...invented];

/** 2,000 skills; the first are real. */
export const skills: readonly { id: number; name: string }[] = Array.from({ length: 2_000 }, (_, at) => ({
  id: 1_000 + at * 7,
  name: known[at] ?? `${capital(invented[20_000 + at]!)}${at % 3 === 0 ? ' Administration' : ''}`,
}));

export const roles =
  'Engineer,Developer,Architect,Analyst,Consultant,Administrator,Manager,Tester,Designer,Specialist,Lead,Scientist,Nurse'.split(
    ',',
  );
export const levels = 'Senior,Junior,Lead,Principal,Staff,Associate,,,,'.split(',');
export const companies: readonly string[] = Array.from(
  { length: 400 },
  (_, at) => `${capital(invented[at * 11]!)} ${['Systems', 'Health', 'Group', 'Labs'][at % 4]}`,
);

export interface TestCity {
  id: number;
  name: string;
  stateName: string;
  countryId: number;
  lat: number;
  lng: number;
}

/** 3,000 places in the boxes of the United States and India, largest first, crowded around a few centres. */
export const cities: readonly TestCity[] = inventedCities(3_000);

function inventedCities(count: number): TestCity[] {
  const source = random(11);
  const boxes = [
    { countryId: 840, south: 26, north: 48, west: -123, east: -70, states: 48 },
    { countryId: 356, south: 9, north: 32, west: 70, east: 92, states: 28 },
  ];
  const centres = boxes.map(({ south, north, west, east }) =>
    Array.from({ length: 40 }, () => ({
      lat: south + source.fraction() * (north - south),
      lng: west + source.fraction() * (east - west),
    })),
  );
  return Array.from({ length: count }, (_, at) => {
    const country = source.chance(0.62) ? 0 : 1;
    const centre = source.pick(centres[country]!);
    const box = boxes[country]!;
    return {
      id: 5_000_000 + at * 13,
      name: capital(invented[9_000 + at]!),
      stateName: `${country === 0 ? 'State' : 'Pradesh'} ${source.integer(1, box.states)}`,
      countryId: box.countryId,
      lat: round(centre.lat + (source.fraction() - 0.5) * 2),
      lng: round(centre.lng + (source.fraction() - 0.5) * 2),
    };
  });
}

function round(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
