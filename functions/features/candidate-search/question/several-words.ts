/**
 * Names of several words that recruiters write without quotes: one term of a question, so that `front end or back end`
 * is two things. The index knows their other spellings.
 */
const names = `
front end, back end, full stack, server side, react js, react native, node js, vue js, next js, angular js, express js, nest js
spring boot, ruby on rails, asp net, visual basic, go lang, objective c, type script, java script, rest api, web services
sql server, ms sql, power bi, data warehouse, data science, data engineering, data analysis, data entry, big data
machine learning, deep learning, artificial intelligence, natural language processing, computer vision
google cloud, amazon web services, microsoft azure, ci cd, continuous integration, site reliability, cyber security
information security, network security, quality assurance, quality control, test automation, user experience, user interface
help desk, desktop support, technical support, customer service, customer success, customer support, call center
project management, product management, program management, supply chain, human resources, talent acquisition
accounts payable, accounts receivable, financial analysis, real estate, social media, digital marketing, content marketing
intensive care, critical care, emergency room, operating room, home health, long term care, med surg, labor and delivery
basic life support, advanced life support, commercial driver license, class a, fork lift, heavy equipment, hand tools
new york, new jersey, new mexico, new hampshire, north carolina, south carolina, north dakota, south dakota, west virginia, rhode island
entry level, junior level, mid level, mid senior level, senior level, lead level, manager level, director level
tamil nadu, west bengal, uttar pradesh, madhya pradesh, andhra pradesh, new delhi
night shift, health care, health insurance, patient care, six sigma, lean manufacturing, solid works, auto cad
`;

/** Nouns of work that end a job's name: `truck driver or forklift operator` is two jobs, not three words. */
const work =
  'accountant administrator admin agent analyst architect assistant associate attendant auditor bookkeeper buyer carpenter cashier chef clerk coach consultant cook coordinator counselor dentist designer developer director dispatcher doctor driver electrician engineer estimator executive fitter foreman guard installer instructor janitor lawyer lead machinist manager mechanic nurse officer operator owner painter paralegal pharmacist physician planner plumber programmer receptionist recruiter representative rep scientist secretary specialist stylist supervisor surgeon surveyor teacher tech technician technologist tester therapist trainer tutor underwriter welder writer';
const jobs =
  'software, hardware, network, systems, system, data, security, cloud, devops, web, mobile, test, qa, sales, field, civil, mechanical, electrical, process, production, project, product, program, account, office, business, financial, registered, licensed practical, travel, staff, truck, bus, delivery, forklift, machine, crane, warehouse, medical, dental, legal, executive, administrative, research, lab, database, solutions, solution, graphic, ux, ui, technical, store, operations, hr, marketing, nurse, quality, general, customer service, scrum, tax, insurance, loan, security';

const nouns = work.split(' ').flatMap((noun) => [noun, `${noun}s`, noun.replace(/y$/, 'ies')]);
const isNoun = new Set(nouns);
const escaped = (words: string): string => words.trim().replaceAll(/\s+/g, '[\\s-]+');
const known = names
  .split(/[\n,]/)
  .filter((name) => name.trim())
  .map(escaped);
const jobNames = `(?:${jobs.split(', ').map(escaped).join('|')})\\s+(?:${nouns.join('|')}|practitioners?|masters?)`;
const several = new RegExp(`(?:${[...known, jobNames].join('|')})(?![\\p{L}\\p{N}+#])`, 'iuy');

/** Where the name of several words ends that begins here; undefined where none does. */
export function severalWordsAt(text: string, at: number): number | undefined {
  several.lastIndex = at;
  return several.test(text) ? several.lastIndex : undefined;
}

/** Whether a term ends as the name of a job does. */
export const endsAsJob = (term: string): boolean => isNoun.has(term.toLowerCase().split(/\s+/).at(-1) ?? '');
