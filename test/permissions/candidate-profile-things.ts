import { newEntryWrite, type Entries } from '../../functions/records/candidate-profile.ts';
import { ownResumesWrite } from '../../functions/records/own-resume.ts';
import type { EntrySection } from '../../shared/constants/candidate-profile.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';

const entryId = 4711;
const resumeId = 1;

/** What of the world these things need. */
interface Around {
  table: Table;
  people: Record<'ada' | 'carl' | 'otto' | 'rita', { id: number }>;
}
type Made = { id: number; params: Record<string, number> };
type Maker<World, Owner> = (world: World, owner: Owner) => Promise<Made>;

/** Ada's profile and its entries, made after `onJob` has put her on Maria's job by Rosa. */
export function candidateProfileThings<World extends Around, Owner>(
  onJob: (world: World, owner: Owner, relation: 'own') => Promise<unknown>,
) {
  const profile: Maker<World, Owner> = async (world, owner) => {
    await onJob(world, owner, 'own');
    const { ada, carl, otto, rita } = world.people;
    // Other calls may have brought these together with her.
    for (const { id } of [carl, otto, rita]) await world.table.writeOne({ remove: keys.sharedJobs(ada.id, id) });
    return { id: ada.id, params: { candidateId: ada.id } };
  };

  // Always the same entry, so that her section never gets full.
  const entryIn =
    <S extends EntrySection>(section: S, facts: Omit<Entries[S], 'id' | 'version'>): Maker<World, Owner> =>
    async (world, owner) => {
      const { id: candidateId, params } = await profile(world, owner);
      const entry = { ...facts, id: entryId, version: 1 } as unknown as Entries[S];
      await world.table.writeOne({ ...newEntryWrite(candidateId, section, entry), when: overwrites });
      return { id: entryId, params: { ...params, id: entryId } };
    };

  const resume: Maker<World, Owner> = async (world, owner) => {
    const made = await profile(world, owner);
    const file = { id: resumeId, path: 'resumes/ada/1', filename: 'cv.pdf', contentType: 'application/pdf' };
    const facts = { ...file, uploadedAt: '2026-11-20T09:00:00.000Z' };
    await world.table.writeOne({ ...ownResumesWrite(made.id, [facts], undefined), when: overwrites });
    return made;
  };

  return {
    'candidate profile': profile,
    'overseen candidate': async (world: World, owner: Owner) => {
      const { id } = await profile(world, owner);
      return { id, params: { id } };
    },
    'candidate resume': resume,
    'one of a candidate’s resumes': async (world: World, owner: Owner) => {
      const { params } = await resume(world, owner);
      return { id: resumeId, params: { ...params, id: resumeId } };
    },
    education: entryIn('educations', { school: 'Texas State', degree: 'BSc', study: 'Nursing', from: 2010, to: 2014 }),
    certification: entryIn('certifications', {
      name: 'CCRN',
      issueOrg: 'AACN',
      issueMonth: null,
      issueYear: 2019,
      expireMonth: null,
      expireYear: null,
      credentialId: '',
      credentialUrl: null,
    }),
    'work experience': entryIn('workExperiences', {
      title: 'ICU nurse',
      company: 'Lakeside',
      location: '',
      isWorking: true,
      fromYear: 2015,
      fromMonth: null,
      toYear: null,
      toMonth: null,
    }),
  };
}

const overwrites = { expression: 'attribute_not_exists(pk) OR attribute_exists(pk)' };
