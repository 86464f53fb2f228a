import type { DemoCityKey } from './demo-cities.ts';
import type { Field } from './role.ts';

/** A client company: what its form needs, where it hires for what, and what its adverts say of it. */
export interface CompanyMaterial {
  companyName: string;
  contactPerson: string;
  contactPersonsPosition: string;
  phonePrefix: string;
  phone: string;
  email: string;
  seat: DemoCityKey;
  sites: readonly DemoCityKey[];
  hiresFor: readonly Field[];
  /** Who they are, for the middle of a description. */
  about: readonly string[];
  /** What they offer, for its end. */
  offer: readonly string[];
}

export const companies: readonly CompanyMaterial[] = [
  {
    companyName: 'Meridian Health Partners',
    contactPerson: 'Eleanor Whitfield',
    contactPersonsPosition: 'Director of Talent',
    phonePrefix: '1',
    phone: '6175550142',
    email: 'talent@meridianhealth.example',
    seat: 'boston',
    sites: ['boston', 'durham', 'raleigh', 'tampa', 'columbus', 'kochi', 'chennai', 'hyderabad'],
    hiresFor: ['healthcare', 'data-and-ai'],
    about: [
      'Meridian Health Partners runs eleven hospitals and some ninety clinics, and has been owned by its communities since 1948.',
      'We are a not-for-profit health system: what we earn goes back into wards, training and care for people who cannot pay.',
      'Four of our hospitals hold Magnet recognition, and shared governance means that bedside staff write the unit policies.',
    ],
    offer: [
      'Tuition help of up to $5,000 a year, a pension with a match from the first day, and self-scheduling six weeks ahead.',
      'Twelve weeks of structured onboarding with one named preceptor, and no floating before month six.',
    ],
  },
  {
    companyName: 'Cedar Valley Medical Center',
    contactPerson: 'Marcus Thibodeaux',
    contactPersonsPosition: 'Chief Nursing Officer',
    phonePrefix: '1',
    phone: '6145550187',
    email: 'people@cedarvalley.example',
    seat: 'columbus',
    sites: ['columbus', 'cleveland', 'pittsburgh', 'minneapolis', 'nashville', 'phoenix'],
    hiresFor: ['healthcare'],
    about: [
      'Cedar Valley is a 420-bed teaching hospital with a Level I trauma center and a school of nursing across the street.',
      'We serve the city and the eleven counties around it; one in five of our patients travels more than an hour to reach us.',
      'Our nurse-to-patient ratios are published on the wall of every unit, and we close beds rather than break them.',
    ],
    offer: [
      'Differentials for nights and weekends, a $6,000 relocation allowance, and day care on the campus from 5:30 in the morning.',
      'Loan repayment after the first year and a clinical ladder that pays for certification.',
    ],
  },
  {
    companyName: 'Northgate Federal Systems',
    contactPerson: 'Denise Okafor',
    contactPersonsPosition: 'VP, Program Staffing',
    phonePrefix: '1',
    phone: '7035550119',
    email: 'staffing@northgatefederal.example',
    seat: 'reston',
    sites: ['reston', 'washington', 'huntsville', 'coloradoSprings', 'sanAntonio'],
    hiresFor: ['cyber-security', 'software-engineering'],
    about: [
      'Northgate Federal Systems builds and defends systems for civilian and defense agencies, and has done nothing else for twenty-two years.',
      'We are 1,400 people, employee-owned, and small enough that the program manager knows your name.',
      'Most of our contracts run five years or longer, so what you start here you will also see in service.',
    ],
    offer: [
      'Shares through the employee ownership plan, eleven federal holidays and a training budget of $4,500 that you spend without asking.',
      'We sponsor clearance upgrades, and pay while you wait for adjudication.',
    ],
  },
  {
    companyName: 'Kestrel Ridge Analytics',
    contactPerson: 'Priyanka Raghunathan',
    contactPersonsPosition: 'Head of People',
    phonePrefix: '1',
    phone: '4155550163',
    email: 'people@kestrelridge.example',
    seat: 'sanFrancisco',
    sites: ['sanFrancisco', 'seattle', 'denver', 'bengaluru', 'pune', 'gurugram'],
    hiresFor: ['data-and-ai', 'software-engineering'],
    about: [
      'Kestrel Ridge Analytics forecasts demand for grocers, hospitals and utilities; every night we score about four billion rows.',
      'We are 260 people, profitable since 2021, and answer to our customers rather than to a funding round.',
      'Teams are four to seven people who own a product from the data contract to the pager.',
    ],
    offer: [
      'Four-day weeks in July and August, a home-office budget, and a sabbatical of six weeks every fifth year.',
      'Stock for everybody, transparent salary bands, and one week a quarter for what you think we are missing.',
    ],
  },
  {
    companyName: 'Larkspur Software',
    contactPerson: 'Tom Lindqvist',
    contactPersonsPosition: 'Engineering Director',
    phonePrefix: '1',
    phone: '5125550175',
    email: 'jobs@larkspursoftware.example',
    seat: 'austin',
    sites: ['austin', 'denver', 'atlanta', 'pune', 'hyderabad', 'kochi', 'coimbatore'],
    hiresFor: ['software-engineering', 'cyber-security'],
    about: [
      'Larkspur makes scheduling and payroll software that 38,000 restaurants and clinics open every morning.',
      'We ship on every working day, keep incidents blameless, and write things down before we meet about them.',
      'Half of engineering has been here for more than four years; most of the rest came through a referral.',
    ],
    offer: [
      'Remote two or three days a week, sixteen weeks of parental leave for every parent, and real on-call pay.',
      'A conference a year, a book budget nobody audits, and health cover without a waiting period.',
    ],
  },
  {
    companyName: 'Ironbridge Energy & Build',
    contactPerson: 'Ray Castellano',
    contactPersonsPosition: 'Field Operations Manager',
    phonePrefix: '1',
    phone: '7135550131',
    email: 'crew@ironbridgebuild.example',
    seat: 'houston',
    sites: ['houston', 'dallas', 'tulsa', 'phoenix', 'saltLakeCity', 'columbus', 'ahmedabad', 'chennai'],
    hiresFor: ['skilled-trades'],
    about: [
      'Ironbridge builds and maintains substations, plants and hospitals, from the first trench to the last punch-list item.',
      'Our crews have gone 611 days without a lost-time injury; anybody on site may stop the work, and it has been done by apprentices.',
      'We own our tools and trucks, keep the same crew together between jobs, and plan two weeks ahead so weekends stay weekends.',
    ],
    offer: [
      'A truck and phone for leads, boots and tools allowance twice a year, per diem on travel, and overtime after eight hours.',
      'Apprenticeship hours signed every Friday, paid licence renewals and a 401(k) with a five percent match.',
    ],
  },
  {
    companyName: 'Halcyon Harbor Capital',
    contactPerson: 'Sunita Deshpande',
    contactPersonsPosition: 'Senior HR Business Partner',
    phonePrefix: '91',
    phone: '9820055014',
    email: 'careers@halcyonharbor.example',
    seat: 'mumbai',
    sites: ['newYork', 'jerseyCity', 'charlotte', 'chicago', 'mumbai', 'gurugram', 'london'],
    hiresFor: ['finance', 'data-and-ai'],
    about: [
      'Halcyon Harbor Capital manages $31 billion for pension funds and insurers from offices in New York, London and Mumbai.',
      'Our books close on the third business day, and the people who close them go home that evening.',
      'We hire for judgment and train for the rest; a third of our managers started in operations.',
    ],
    offer: [
      'A bonus that follows published criteria, exam fees and study leave, and lunch that is actually good.',
      'Transfers between the New York and Mumbai offices after two years, with the move paid.',
    ],
  },
  {
    companyName: 'Suvarna Technologies',
    contactPerson: 'Raghavendra Kulkarni',
    contactPersonsPosition: 'Vice President, Delivery',
    phonePrefix: '91',
    phone: '9845055027',
    email: 'careers@suvarnatech.example',
    seat: 'bengaluru',
    sites: ['bengaluru', 'hyderabad', 'mysuru', 'noida', 'jaipur', 'chicago', 'dallas'],
    hiresFor: ['software-engineering', 'cyber-security', 'finance'],
    about: [
      'Suvarna Technologies runs payments, policy and claims systems for banks and insurers in fourteen countries.',
      'We began in two rooms in Malleshwaram in 1999; today we are 6,200 people and still answer the support line in Kannada, Hindi and English.',
      'Product teams here stay together for years, because nobody learns a claims engine in a quarter.',
    ],
    offer: [
      'Medical cover for parents and in-laws, twenty-four days of leave, and a choice between office and home on three days a week.',
      'Certification costs paid in full, internal mobility after eighteen months, and crèche support in every office.',
    ],
  },
];
