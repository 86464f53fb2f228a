import { againIfRefused } from '../../platform/table/again.ts';
import { applicationChanged } from '../../records/application.ts';

/** Reads, decides and saves again while somebody else changes the same application at the same moment. */
export const againIfChanged = <T>(decideAndSave: () => Promise<T>): Promise<T> =>
  againIfRefused(applicationChanged, decideAndSave);
