/** What of the world these things need. */
interface Around<Person> {
  people: { ada: Person; maria: Person; rosa: Person };
  made(name: string, by: Person, given: { body?: object }): Promise<number>;
  newId(): number;
}

/** Rosa as others see her, with Ada on a job of Maria's. */
export function recruiterProfileThings<Person extends { id: number }, World extends Around<Person>>(
  aCandidateOnJob: (
    world: World,
    owner: Person,
    relation: 'own',
  ) => Promise<{ params?: Record<string, number | string> }>,
) {
  return {
    recruiter: async ({ people: { rosa } }: World) => ({ id: rosa.id, params: { id: rosa.id } }),
    'candidate of a recruiter': async (world: World, owner: Person) => {
      await aCandidateOnJob(world, owner, 'own');
      return { id: world.people.ada.id, params: { id: world.people.rosa.id } };
    },
    'job of a recruiter': async (world: World, owner: Person) => {
      const { params } = await aCandidateOnJob(world, owner, 'own');
      return { id: Number(params?.jobId), params: { id: world.people.rosa.id } };
    },
    'client of a recruiter': async ({ people: { maria, rosa }, made, newId }: World) => {
      const company = {
        companyName: `Client of a recruiter ${newId()}`,
        cityId: 4_930_956,
        contactPerson: 'Ann Porter',
        contactPersonsPosition: 'Head of nursing',
        email: 'ann@lakeside.example',
      };
      const clientId = await made('clients.addClient', maria, { body: company });
      const job = { title: 'ICU nurse', description: 'Care for critical patients.', points: 500, clientId };
      await made('jobs.postJob', maria, { body: job });
      return { id: clientId, params: { id: rosa.id } };
    },
  };
}
