interface Made {
  id: number;
  params?: Record<string, number | string>;
}

/** A note of the owner's on a job; `aJob` posts one. */
export function jobNoteThings<
  Person,
  World extends { made(name: string, by: Person, given: Partial<Made> & { body: object }): Promise<number> },
>(aJob: (world: World, owner: Person, relation: 'own') => Promise<Made>) {
  return {
    'job note': async (world: World, owner: Person): Promise<Made> => {
      const { params } = await aJob(world, owner, 'own');
      const body = { note: 'The client is in a hurry.' };
      const noteId = await world.made('jobs.addJobNote', owner, { ...(params && { params }), body });
      return { id: noteId, params: { ...params, noteId } };
    },
  };
}
