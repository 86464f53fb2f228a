interface Made {
  id: number;
  params?: Record<string, number | string>;
}
type Maker<World, Person> = (world: World, owner: Person, relation: 'own') => Promise<Made>;

/** The owner's notes as a super manager, on a manager's job and on a candidate on it. */
export function oversightThings<
  Person,
  World extends { made(name: string, by: Person, given: Partial<Made> & { body: object }): Promise<number> },
>(aJob: Maker<World, Person>, aCandidateOnJob: Maker<World, Person>) {
  const noted =
    (made: Maker<World, Person>, operation: string) =>
    async (world: World, owner: Person): Promise<Made> => {
      const { params } = await made(world, owner, 'own');
      const noteId = await world.made(operation, owner, { ...(params && { params }), body: { note: 'Seen.' } });
      return { id: noteId, params: { ...params, noteId } };
    };
  return {
    // Another thing than a job, because lists show the newest.
    'overseen job': (world: World, owner: Person) => aJob(world, owner, 'own'),
    'overseen job note': noted(aJob, 'jobs.addOverseenJobNote'),
    'overseen note': noted(aCandidateOnJob, 'pipeline.addOverseenCandidateNote'),
  };
}
