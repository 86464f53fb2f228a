import type { DemoCityKey } from './demo-cities.ts';

/** A person with an account. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  city: DemoCityKey;
}

export const superManagers: readonly Person[] = [
  { firstName: 'Margaret', lastName: 'Osei-Bonsu', email: 'margaret.osei@example.com', city: 'boston' },
];

export const managers: readonly Person[] = [
  { firstName: 'Daniel', lastName: 'Reyes', email: 'daniel.reyes@example.com', city: 'austin' },
  { firstName: 'Ananya', lastName: 'Krishnamurthy', email: 'ananya.k@example.com', city: 'bengaluru' },
  { firstName: 'Charlotte', lastName: 'Beaumont', email: 'charlotte.beaumont@example.com', city: 'raleigh' },
];

/** The first three are internal, the next three external, the last two have no manager. */
export const recruiters: readonly Person[] = [
  { firstName: 'Nathan', lastName: 'Goldberg', email: 'nathan.goldberg@example.com', city: 'chicago' },
  { firstName: 'Farah', lastName: 'Siddiqui', email: 'farah.siddiqui@example.com', city: 'hyderabad' },
  { firstName: 'Olivia', lastName: 'Brandt', email: 'olivia.brandt@example.com', city: 'denver' },
  { firstName: 'Joseph', lastName: 'Mbeki', email: 'joseph.mbeki@example.com', city: 'washington' },
  { firstName: 'Lakshmi', lastName: 'Venkataraman', email: 'lakshmi.v@example.com', city: 'chennai' },
  { firstName: 'Patrick', lastName: 'O’Sullivan', email: 'patrick.osullivan@example.com', city: 'newYork' },
  { firstName: 'Grace', lastName: 'Nakamura', email: 'grace.nakamura@example.com', city: 'seattle' },
  { firstName: 'Imran', lastName: 'Qureshi', email: 'imran.qureshi@example.com', city: 'mumbai' },
];

export const candidates: readonly Person[] = [
  { firstName: 'Aaliyah', lastName: 'Jefferson', email: 'aaliyah.jefferson@example.com', city: 'durham' },
  { firstName: 'Rohan', lastName: 'Mehta', email: 'rohan.mehta@example.com', city: 'pune' },
  { firstName: 'Emily', lastName: 'Sorensen', email: 'emily.sorensen@example.com', city: 'minneapolis' },
  { firstName: 'Karthik', lastName: 'Subramanian', email: 'karthik.s@example.com', city: 'chennai' },
  { firstName: 'Tyrone', lastName: 'Washington', email: 'tyrone.washington@example.com', city: 'atlanta' },
  { firstName: 'Sneha', lastName: 'Patil', email: 'sneha.patil@example.com', city: 'mumbai' },
  { firstName: 'Megan', lastName: 'Kowalczyk', email: 'megan.kowalczyk@example.com', city: 'pittsburgh' },
  { firstName: 'Arjun', lastName: 'Nair', email: 'arjun.nair@example.com', city: 'kochi' },
  { firstName: 'DeShawn', lastName: 'Carter', email: 'deshawn.carter@example.com', city: 'washington' },
  { firstName: 'Priya', lastName: 'Iyer', email: 'priya.iyer@example.com', city: 'bengaluru' },
  { firstName: 'Michael', lastName: 'Tran', email: 'michael.tran@example.com', city: 'houston' },
  { firstName: 'Vikram', lastName: 'Rathore', email: 'vikram.rathore@example.com', city: 'jaipur' },
  { firstName: 'Hannah', lastName: 'Lindgren', email: 'hannah.lindgren@example.com', city: 'columbus' },
  { firstName: 'Aditya', lastName: 'Banerjee', email: 'aditya.banerjee@example.com', city: 'kolkata' },
  { firstName: 'Carlos', lastName: 'Domínguez', email: 'carlos.dominguez@example.com', city: 'phoenix' },
  { firstName: 'Divya', lastName: 'Menon', email: 'divya.menon@example.com', city: 'hyderabad' },
  { firstName: 'Samuel', lastName: 'Adeyemi', email: 'samuel.adeyemi@example.com', city: 'reston' },
  { firstName: 'Pooja', lastName: 'Agarwal', email: 'pooja.agarwal@example.com', city: 'gurugram' },
  { firstName: 'Kevin', lastName: 'McAllister', email: 'kevin.mcallister@example.com', city: 'dallas' },
  { firstName: 'Sanjay', lastName: 'Deshmukh', email: 'sanjay.deshmukh@example.com', city: 'mumbai' },
  { firstName: 'ليلى', lastName: 'حداد', email: 'layla.haddad@example.com', city: 'boston' },
  { firstName: 'Meera', lastName: 'Pillai', email: 'meera.pillai@example.com', city: 'kochi' },
  { firstName: 'Brandon', lastName: 'Whitehorse', email: 'brandon.whitehorse@example.com', city: 'tulsa' },
  { firstName: 'Nikhil', lastName: 'Joshi', email: 'nikhil.joshi@example.com', city: 'pune' },
  { firstName: 'Zoë', lastName: 'Müller-Hernández', email: 'zoe.muller@example.com', city: 'sanFrancisco' },
  { firstName: 'Kavya', lastName: 'Reddy', email: 'kavya.reddy@example.com', city: 'hyderabad' },
  { firstName: 'Robert', lastName: 'Castillo', email: 'robert.castillo@example.com', city: 'sanAntonio' },
  { firstName: 'Manish', lastName: 'Gupta', email: 'manish.gupta@example.com', city: 'noida' },
  { firstName: 'Latoya', lastName: 'Simmons', email: 'latoya.simmons@example.com', city: 'tampa' },
  {
    firstName: 'Venkata Satyanarayana',
    lastName: 'Chandrasekharapuram',
    email: 'venkata.c@example.com',
    city: 'chennai',
  },
  { firstName: 'Jessica', lastName: 'Nguyen', email: 'jessica.nguyen@example.com', city: 'seattle' },
  { firstName: 'Farhan', lastName: 'Sheikh', email: 'farhan.sheikh@example.com', city: 'mumbai' },
  { firstName: 'William', lastName: 'Thornton', email: 'william.thornton@example.com', city: 'charlotte' },
  { firstName: 'Aishwarya', lastName: 'Ramesh', email: 'aishwarya.ramesh@example.com', city: 'bengaluru' },
  { firstName: 'Diego', lastName: 'Fuentes', email: 'diego.fuentes@example.com', city: 'houston' },
  { firstName: 'Ritika', lastName: 'Malhotra', email: 'ritika.malhotra@example.com', city: 'gurugram' },
  { firstName: 'Sarah', lastName: 'Abernathy', email: 'sarah.abernathy@example.com', city: 'nashville' },
  { firstName: 'Suresh', lastName: 'Gowda', email: 'suresh.gowda@example.com', city: 'mysuru' },
  { firstName: 'נועה', lastName: 'לוי', email: 'noa.levi@example.com', city: 'newYork' },
  { firstName: 'Harpreet', lastName: 'Singh', email: 'harpreet.singh@example.com', city: 'noida' },
  { firstName: 'Angela', lastName: 'Petrova', email: 'angela.petrova@example.com', city: 'chicago' },
  { firstName: 'Deepak', lastName: 'Verma', email: 'deepak.verma@example.com', city: 'noida' },
  { firstName: 'Marcus', lastName: 'Johansson', email: 'marcus.johansson@example.com', city: 'minneapolis' },
  { firstName: 'Ishita', lastName: 'Chatterjee', email: 'ishita.chatterjee@example.com', city: 'kolkata' },
  { firstName: 'Rachel', lastName: 'Goldstein', email: 'rachel.goldstein@example.com', city: 'jerseyCity' },
  { firstName: 'Gaurav', lastName: 'Bhatt', email: 'gaurav.bhatt@example.com', city: 'ahmedabad' },
  { firstName: 'Jamal', lastName: 'Robinson', email: 'jamal.robinson@example.com', city: 'cleveland' },
  { firstName: 'Nandini', lastName: 'Rao', email: 'nandini.rao@example.com', city: 'bengaluru' },
  { firstName: 'Tomás', lastName: 'Ortega Villanueva', email: 'tomas.ortega@example.com', city: 'denver' },
  { firstName: 'Ashwin', lastName: 'Pai', email: 'ashwin.pai@example.com', city: 'coimbatore' },
  { firstName: 'Courtney', lastName: 'Blackwood', email: 'courtney.blackwood@example.com', city: 'huntsville' },
  { firstName: 'Fatima', lastName: 'Ansari', email: 'fatima.ansari@example.com', city: 'hyderabad' },
  { firstName: 'Eric', lastName: 'Yamamoto', email: 'eric.yamamoto@example.com', city: 'portland' },
  { firstName: 'Tanvi', lastName: 'Shah', email: 'tanvi.shah@example.com', city: 'ahmedabad' },
  { firstName: 'Gregory', lastName: 'Fitzgerald', email: 'gregory.fitzgerald@example.com', city: 'coloradoSprings' },
  { firstName: 'வெற்றி', lastName: 'செல்வன்', email: 'vetri.selvan@example.com', city: 'chennai' },
  { firstName: 'Monique', lastName: 'Baptiste', email: 'monique.baptiste@example.com', city: 'tampa' },
  { firstName: 'Rajesh', lastName: 'Kannan', email: 'rajesh.kannan@example.com', city: 'coimbatore' },
  {
    firstName: 'Alexandria',
    lastName: 'Featherstonehaugh-Montgomery',
    email: 'alexandria.fm@example.com',
    city: 'london',
  },
  { firstName: '佳怡', lastName: '欧阳', email: 'jiayi.ouyang@example.com', city: 'sanFrancisco' },
];
