interface Made {
  id: number;
  params?: Record<string, number | string>;
}

/** What the owner adds to a job, a note or a link; `aJob` posts one. */
export function jobNoteThings<
  Person,
  World extends {
    made(name: string, by: Person, given: Partial<Made> & { body: object }): Promise<number>;
    call(name: string, by: Person, given: Partial<Made>): Promise<unknown>;
  },
>(aJob: (world: World, owner: Person, relation: 'own') => Promise<Made>) {
  return {
    'job link': async (world: World, owner: Person): Promise<Made> => {
      const job = await aJob(world, owner, 'own');
      await world.call('recommendations.makeJobLink', owner, job);
      return job;
    },
    'job note': async (world: World, owner: Person): Promise<Made> => {
      const { params } = await aJob(world, owner, 'own');
      const body = { note: 'The client is in a hurry.' };
      const noteId = await world.made('jobs.addJobNote', owner, { ...(params && { params }), body });
      return { id: noteId, params: { ...params, noteId } };
    },
  };
}
