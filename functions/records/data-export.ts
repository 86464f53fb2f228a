import { exportPatienceMinutes } from '../../shared/constants/personal-data.ts';
import type { DataExport } from '../../shared/model/personal-data.ts';
import { refuse, Refusal } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Write } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** An archive as stored; `parts` name the files. */
export interface StoredExport extends Omit<DataExport, 'state' | 'parts'> {
  userId: number;
  uuid: string;
  state: 'preparing' | 'ready' | 'failed';
  parts: { key: string; bytes: number }[];
}

/** The refusal of an archive that is no longer being prepared. */
export const exportSettled = new Refusal('gone', 'gone meanwhile');

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** The writes of a new archive; of two at the same moment one refuses. */
export function newExportWrites(archive: StoredExport): Write[] {
  const { userId, id, requestedAt, expiresAt } = archive;
  const until = seconds(requestedAt) + exportPatienceMinutes * 60;
  return [
    { put: { ...keys.dataExport(userId, id), ...archive, ttl: seconds(expiresAt) }, when: isNew },
    {
      put: { ...keys.dataExportTurn(userId), exportId: id, until, ttl: until },
      when: { expression: 'attribute_not_exists(pk) OR #until <= :now', values: { now: seconds(requestedAt) } },
      refusal: refuse.conflict('An archive of your data is already being prepared'),
    },
  ];
}

/** The writes that make an archive ready, once; the next may then be started. */
export function readyExportWrites({ userId, id, state, readyAt, parts }: StoredExport): Write[] {
  return [
    {
      update: keys.dataExport(userId, id),
      set: { state, readyAt, parts },
      when: { expression: '#state = :preparing', values: { preparing: 'preparing' } },
      refusal: exportSettled,
    },
    { remove: keys.dataExportTurn(userId) },
  ];
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  dataExport: {
    holds: 'archives that a user requested of their own data',
    own: (userId) => keys.dataExports(userId),
    exported: { file: 'archives' },
    erasure: remove,
  },
  dataExports: { leadsTo: 'dataExport' },
  dataExportTurn: { leadsTo: 'dataExport' },
} satisfies PersonalData;
