import type { DemoCityKey } from './demo-cities.ts';

/** Somebody with an account: first name, last name, local part of the address, home. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  city: DemoCityKey;
}

const person = (line: string): Person => {
  const [name = '', local = '', city = ''] = line.split(' | ');
  const split = name.indexOf(' / ');
  return {
    firstName: name.slice(0, split),
    lastName: name.slice(split + 3),
    email: `${local}@example.com`,
    city: city as DemoCityKey,
  };
};
const people = (text: string): Person[] =>
  text
    .trim()
    .split('\n')
    .map((line) => person(line.trim()));

export const superManagers = people('Margaret / Osei-Bonsu | margaret.osei | boston');

export const managers = people(`
  Daniel / Reyes | daniel.reyes | austin
  Ananya / Krishnamurthy | ananya.k | bengaluru
  Charlotte / Beaumont | charlotte.beaumont | raleigh`);

/** The first three are internal, the next three external, the last two have no manager. */
export const recruiters = people(`
  Nathan / Goldberg | nathan.goldberg | chicago
  Farah / Siddiqui | farah.siddiqui | hyderabad
  Olivia / Brandt | olivia.brandt | denver
  Joseph / Mbeki | joseph.mbeki | washington
  Lakshmi / Venkataraman | lakshmi.v | chennai
  Patrick / O’Sullivan | patrick.osullivan | newYork
  Grace / Nakamura | grace.nakamura | seattle
  Imran / Qureshi | imran.qureshi | mumbai`);

export const candidates = people(`
  Aaliyah / Jefferson | aaliyah.jefferson | durham
  Rohan / Mehta | rohan.mehta | pune
  Emily / Sorensen | emily.sorensen | minneapolis
  Karthik / Subramanian | karthik.s | chennai
  Tyrone / Washington | tyrone.washington | atlanta
  Sneha / Patil | sneha.patil | mumbai
  Megan / Kowalczyk | megan.kowalczyk | pittsburgh
  Arjun / Nair | arjun.nair | kochi
  DeShawn / Carter | deshawn.carter | washington
  Priya / Iyer | priya.iyer | bengaluru
  Michael / Tran | michael.tran | houston
  Vikram / Rathore | vikram.rathore | jaipur
  Hannah / Lindgren | hannah.lindgren | columbus
  Aditya / Banerjee | aditya.banerjee | kolkata
  Carlos / Domínguez | carlos.dominguez | phoenix
  Divya / Menon | divya.menon | hyderabad
  Samuel / Adeyemi | samuel.adeyemi | reston
  Pooja / Agarwal | pooja.agarwal | gurugram
  Kevin / McAllister | kevin.mcallister | dallas
  Sanjay / Deshmukh | sanjay.deshmukh | mumbai
  ليلى / حداد | layla.haddad | boston
  Meera / Pillai | meera.pillai | kochi
  Brandon / Whitehorse | brandon.whitehorse | tulsa
  Nikhil / Joshi | nikhil.joshi | pune
  Zoë / Müller-Hernández | zoe.muller | sanFrancisco
  Kavya / Reddy | kavya.reddy | hyderabad
  Robert / Castillo | robert.castillo | sanAntonio
  Manish / Gupta | manish.gupta | noida
  Latoya / Simmons | latoya.simmons | tampa
  Venkata Satyanarayana / Chandrasekharapuram | venkata.c | chennai
  Jessica / Nguyen | jessica.nguyen | seattle
  Farhan / Sheikh | farhan.sheikh | mumbai
  William / Thornton | william.thornton | charlotte
  Aishwarya / Ramesh | aishwarya.ramesh | bengaluru
  Diego / Fuentes | diego.fuentes | houston
  Ritika / Malhotra | ritika.malhotra | gurugram
  Sarah / Abernathy | sarah.abernathy | nashville
  Suresh / Gowda | suresh.gowda | mysuru
  נועה / לוי | noa.levi | newYork
  Harpreet / Singh | harpreet.singh | noida
  Angela / Petrova | angela.petrova | chicago
  Deepak / Verma | deepak.verma | noida
  Marcus / Johansson | marcus.johansson | minneapolis
  Ishita / Chatterjee | ishita.chatterjee | kolkata
  Rachel / Goldstein | rachel.goldstein | jerseyCity
  Gaurav / Bhatt | gaurav.bhatt | ahmedabad
  Jamal / Robinson | jamal.robinson | cleveland
  Nandini / Rao | nandini.rao | bengaluru
  Tomás / Ortega Villanueva | tomas.ortega | denver
  Ashwin / Pai | ashwin.pai | coimbatore
  Courtney / Blackwood | courtney.blackwood | huntsville
  Fatima / Ansari | fatima.ansari | hyderabad
  Eric / Yamamoto | eric.yamamoto | portland
  Tanvi / Shah | tanvi.shah | ahmedabad
  Gregory / Fitzgerald | gregory.fitzgerald | coloradoSprings
  வெற்றி / செல்வன் | vetri.selvan | chennai
  Monique / Baptiste | monique.baptiste | tampa
  Rajesh / Kannan | rajesh.kannan | coimbatore
  Alexandria / Featherstonehaugh-Montgomery | alexandria.fm | boston
  佳怡 / 欧阳 | jiayi.ouyang | sanFrancisco`);
