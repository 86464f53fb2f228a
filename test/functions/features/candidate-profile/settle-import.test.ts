import { describe, expect, it } from 'vitest';
import { importsStore } from '../../../../functions/features/candidate-profile/imports.store.ts';
import { claimImport, refuseImport } from '../../../../functions/features/candidate-profile/settle-import.steps.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import type { CandidateMerge } from '../../../../functions/records/candidate-merge.ts';
import { recordChanged } from '../../../../functions/records/candidate-profile.ts';
import type { ImportedCandidate } from '../../../../functions/records/imported-candidate.ts';
import type { SingleWrite } from '../../../../functions/platform/table/write.ts';
import { anImport } from '../../../support/a-resume.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { tableWithWrites } from '../../../support/scripted-table.ts';

const person = { ...anActor('candidate'), status: 'active' } as unknown as StoredAccount;
const down = new Error('the table is down');
const school = { id: 21, version: 1, school: 'Rice' } as never;
const imported = anImport({ educations: [school], phonePrefix: '+1', phone: '5125550101', countryId: 840 });
const accepted = {
  time: someTime,
  data: { inviterId: 7001, invitationId: imported.id, candidate: { id: person.id } },
} as never;
const declined = {
  time: someTime,
  actor: { kind: 'system' },
  data: { inviterId: 7001, invitationId: imported.id },
} as never;

/** What settling an import does, in order. */
function aWorld({
  one = imported as ImportedCandidate | null,
  account = person as StoredAccount | undefined,
  merges = [] as CandidateMerge[],
  error,
}: {
  one?: ImportedCandidate | null;
  account?: StoredAccount | undefined;
  merges?: CandidateMerge[];
  error?: Error;
} = {}) {
  const done: unknown[] = [];
  const needs = {
    importsStore: {
      imported: async (place: object) => {
        done.push(['looks', place]);
        return one ? { one, merges } : undefined;
      },
      merge: async () => merges[0],
      saveContact: async (_person: object, contact: object) => void done.push(['contact', contact]),
      remove: async () => void done.push(['removes']),
      removeMerge: async () => void done.push(['removes merge']),
    },
    candidateProfileStore: {
      account: async () => account,
      record: async () => ({ educations: [school], certifications: [], workExperiences: [] }),
      saveNew: async (_person: object, record: object, event: object) => {
        if (error) throw error;
        done.push(['profile', record, event]);
      },
      save: async (_person: object, _before: object, { change, record }: { change: string; record: object }) =>
        void done.push([change, record]),
    },
    clock: aClock(),
  };
  return { done, needs: needs as never };
}
const looked = ['looks', { recruiterId: 7001, id: imported.id }];

describe('An import that is claimed', () => {
  it('becomes the profile, fills in how to reach the person, and is removed last', async () => {
    const { done, needs } = aWorld();
    await claimImport(accepted, needs);
    const { countryId, cityId, phonePrefix, phone, birthday } = imported;
    expect(done).toEqual([
      looked,
      [
        'profile',
        { employeeInfo: undefined, educations: [school], certifications: [], workExperiences: [] },
        expect.objectContaining({
          type: 'candidate-profile-changed',
          time: someTime,
          data: { candidateId: person.id, section: 'employeeInfo', entryId: null, change: 'added' },
        }),
      ],
      ['contact', { countryId, cityId, phonePrefix, phone, birthday }],
      ['removes'],
    ]);
  });

  it('leaves a profile alone that was begun, and is still removed', async () => {
    const { done, needs } = aWorld({ error: recordChanged });
    await claimImport(accepted, needs);
    expect((done as unknown[][]).map(([what]) => what)).toEqual(['looks', 'contact', 'removes']);
  });

  it('is kept where the table fails, so that the next try finds it', async () => {
    const { done, needs } = aWorld({ error: down });
    await expect(claimImport(accepted, needs)).rejects.toBe(down);
    expect(done).toEqual([looked]);
  });

  it('is removed without a profile where the account is gone, and nothing is left to do for one that is', async () => {
    const gone = aWorld({ account: undefined });
    const needs = { ...(gone.needs as object), candidateProfileStore: { account: async () => undefined } } as never;
    await claimImport(accepted, needs);
    expect(gone.done).toEqual([looked, ['removes']]);
    const none = aWorld({ one: null });
    await claimImport(accepted, none.needs);
    expect(none.done).toEqual([looked]);
  });
});

describe('An import that is refused', () => {
  const into = (kind: 'imported' | 'registered', over: Partial<CandidateMerge> = {}) =>
    ({
      id: 8202,
      recruiterId: 7001,
      into: { kind, id: 3001 },
      absorbed: imported,
      taken: ['educations'],
      filled: [21],
      ...over,
    }) as CandidateMerge;

  it('is taken out of the profile that it was merged into, and removed', async () => {
    const { done, needs } = aWorld({ merges: [into('registered')] });
    await refuseImport(declined, needs);
    expect(done).toEqual([
      looked,
      ['removed', expect.objectContaining({ educations: [] })],
      ['removes merge'],
      ['removes'],
    ]);
  });

  it.each([
    ['into another import', [into('imported')], [looked, ['removes']]],
    ['without adding anything', [into('registered', { filled: [] })], [looked, ['removes merge'], ['removes']]],
    ['nowhere', [], [looked, ['removes']]],
  ])('changes no profile where it was merged %s', async (_where, merges, expected) => {
    const { done, needs } = aWorld({ merges });
    await refuseImport(declined, needs);
    expect(done).toEqual(expected);
  });

  it('twice is refused once', async () => {
    const { done, needs } = aWorld({ one: null });
    await refuseImport(declined, needs);
    expect(done).toEqual([looked]);
  });
});

describe('How to reach a person', () => {
  const none = { countryId: null, cityId: null, phonePrefix: null, phone: null, birthday: null };
  const saved = async (account: object, contact: object) => {
    const writes: SingleWrite[] = [];
    const table = { ...tableWithWrites([null]), writeOne: async (write: SingleWrite) => void writes.push(write) };
    await importsStore(table).saveContact({ ...person, ...none, ...account } as never, { ...none, ...contact });
    return writes;
  };

  it('is filled in where they have not said it themselves', async () => {
    const given = { countryId: 840, phonePrefix: '+1', phone: '5125550101' };
    const writes = await saved({ countryId: 356 }, given);
    expect(writes).toMatchObject([
      { set: { phonePrefix: '+1', phone: '5125550101' }, refusal: { message: 'The person was renamed meanwhile' } },
    ]);
    expect((writes[0] as { set: object }).set).not.toHaveProperty('countryId');
  });

  it('is not written where there is nothing to fill in', async () => {
    expect(await saved({ countryId: 356 }, { countryId: 840 })).toEqual([]);
    expect(await saved({}, {})).toEqual([]);
  });
});
