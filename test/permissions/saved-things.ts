/** What of the world these things need. */
interface Around<Person> {
  made(operation: string, owner: Person, given: { body: object }): Promise<number>;
}

/** What users save under a name, each for themselves. */
export const savedThings = <Person, World extends Around<Person>>() => ({
  'job view': async ({ made }: World, owner: Person) => {
    const id = await made('jobs.saveJobView', owner, { body: { name: 'Nurses', filters: { q: 'nurse' } } });
    return { id, params: { id } };
  },
  'saved search': async ({ made }: World, owner: Person) => {
    const id = await made('candidate-search.saveSearch', owner, { body: { name: 'ICU nurses', wish: {} } });
    return { id, params: { id } };
  },
  task: async ({ made }: World, owner: Person) => {
    const id = await made('calendar.addTask', owner, { body: { what: 'Call Ada', dueAt: null, about: null } });
    return { id, params: { id } };
  },
  'message template': async ({ made }: World, owner: Person) => {
    const id = await made('chat.addTemplate', owner, { body: { name: 'First words', text: 'Hi {first name}' } });
    return { id, params: { id } };
  },
  'job alert': async ({ made }: World, owner: Person) => {
    const id = await made('job-alerts.saveJobAlert', owner, { body: { name: 'Nurses', wish: {} } });
    return { id, params: { id } };
  },
});
