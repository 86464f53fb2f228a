import type { Files, FileToWrite } from '../../functions/platform/outside/files/port.ts';
import { FileTooLarge } from '../../functions/platform/outside/files/port.ts';

/** Files in a plain map, for handlers and reactions that need some but do not test S3. */
export function plainFiles(): Files & { kept: Map<string, FileToWrite> } {
  const kept = new Map<string, FileToWrite>();
  const keys = (prefix: string) => [...kept.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  return {
    kept,
    uploadForm: async ({ key, contentType, largest }) => ({
      url: 'https://files.example/',
      fields: { key, 'Content-Type': contentType, 'x-largest': String(largest) },
    }),
    askedBy: async () => undefined,
    read: async (key, largest) => {
      const body = kept.get(key)?.body;
      if (body && body.length > largest)
        throw new FileTooLarge(`a file of ${body.length} bytes where at most ${largest} are read`);
      return body;
    },
    write: async (key, file) => void kept.set(key, file),
    remove: async (removed) => removed.forEach((key) => kept.delete(key)),
    removeUnder: async (prefix) => {
      const removed = keys(prefix);
      for (const key of removed) kept.delete(key);
      return removed.length;
    },
    keysUnder: async function* (prefix) {
      yield* keys(prefix);
    },
    downloadAddress: async ({ key, filename, minutes }) =>
      `https://files.example/${key}?as=${encodeURIComponent(filename)}&minutes=${minutes}`,
  };
}
