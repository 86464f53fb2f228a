import { newEntryWrite, type Entries } from '../../functions/records/candidate-profile.ts';
import type { EntrySection } from '../../shared/constants/candidate-profile.ts';
import type { Maker } from './world.ts';

const entryId = 4711;

/** Ada's profile and its entries, made after `onJob` has put her on Maria's job by Rosa. */
export function candidateProfileThings(onJob: Maker) {
  const profile: Maker = async (world, owner, relation) => {
    await onJob(world, owner, relation);
    const { ada } = world.people;
    return { id: ada.id, params: { candidateId: ada.id } };
  };

  // Always the same entry, so that her section never gets full.
  const entryIn =
    <S extends EntrySection>(section: S, facts: Omit<Entries[S], 'id' | 'version'>): Maker =>
    async (world, owner, relation) => {
      const { id: candidateId, params } = await profile(world, owner, relation);
      const entry = { ...facts, id: entryId, version: 1 } as unknown as Entries[S];
      await world.table.writeOne({ ...newEntryWrite(candidateId, section, entry), when: overwrites });
      return { id: entryId, params: { ...params, id: entryId } };
    };

  return {
    'candidate profile': profile,
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
  } satisfies Record<string, Maker>;
}

const overwrites = { expression: 'attribute_not_exists(pk) OR attribute_exists(pk)' };
