import { applicationChanged } from '../../records/application.ts';

const mostTries = 5;

/**
 * Reads, decides and saves again while somebody else changes the same application at the same moment; after five tries
 * the refusal stands.
 */
export async function againIfChanged<T>(decideAndSave: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await decideAndSave();
    } catch (error) {
      if (error !== applicationChanged || tries === mostTries) throw error;
    }
  }
}
