/**
 * Words that Porter's rules would conflate although no searcher means the same by them, and a few that they would keep
 * apart. Each line shares one stem.
 */
const families = `
access
accessible accessibility
account accounts
accountant accountants
accounting
animal animals
assistant assistants
associate associates
attendant attendants
authority authorities
authorization authorizations authorize authorized
aws
commerce
commercial commercially
communication communications communicate communicates communicated communicating
community communities
controller controllers
coordinator coordinators
customer customers
designer designers
developer developers
dos
educator educators
engineer engineers engineering engineered
excel
excellent excellence
executive executives
experiment experiments experimental experimentation
fitness
general
generate generates generated generating generation
generator generators
go
hospital hospitals
hospitality
important importance
intern interns internship internships
internal internally
international internationally
ios
kubernetes
manager managers
market markets
marketing
mechanic mechanics
medical
medication medications
news
objective objectives
officer officers
operations operation operational
operator operators
organ organs
organization organizations organisation organisations organizational
physical
physics
product products
production
productive productivity
programmer programmers
provider providers
react
representative representatives
sales
sas
security
swift
training trainings
universal
university universities
windows
`;

/** None of Porter's stems ends like this, so a family's name is never the stem of another word. */
const mark = '*';

const stems = new Map(
  families
    .trim()
    .split('\n')
    .flatMap((family) => {
      const words = family.split(' ');
      return words.map((word) => [word, `${words[0]}${mark}`] as const);
    }),
);

/** The stem of the word's family, or undefined when Porter's rules are good enough. */
export function ownStemOf(word: string): string | undefined {
  return stems.get(word);
}
