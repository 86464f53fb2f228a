import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Beyond this many bytes an archive continues in another part, so that memory stays bounded however much there is. */
const partBytes = 16 * 1024 * 1024;

/** A page is made of records that are in memory, which files of JSON need not be; the next page continues. */
const mostOnPage = 5000;

/** Writes a ZIP archive in parts; `save` stores a finished one and returns its key. */
export interface ArchiveWriter {
  /**
   * Adds records as a JSON list, with a page of the same name where one is made of them; a very long list continues in
   * other files. Returns whether there were any.
   */
  addRecords(
    name: string,
    records: AsyncIterable<object>,
    pageOf?: (records: readonly object[]) => string,
  ): Promise<boolean>;
  /** Adds a file as it is; pictures and documents are already compressed. */
  addFile(name: string, body: Uint8Array): Promise<void>;
  /** Finishes the last part and returns all of them. */
  close(): Promise<{ key: string; bytes: number }[]>;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Opens an archive. */
export function archiveWriter(
  save: (part: number, body: Uint8Array) => Promise<string>,
  limit = partBytes,
): ArchiveWriter {
  const parts: { key: string; bytes: number }[] = [];
  let zip = beginZip();

  async function endPart(): Promise<void> {
    const body = zip.end();
    parts.push({ key: await save(parts.length + 1, body), bytes: body.length });
    zip = beginZip();
  }

  return {
    async addRecords(name, records, pageOf) {
      let file: ZipDeflate | undefined;
      let files = 0;
      let shown: object[] = [];
      const nameOf = (end: string) => (files === 1 ? `${name}.${end}` : `${name}-${files}.${end}`);
      const endFile = () => {
        file?.push(bytesOf('\n]\n'), true);
        if (file && pageOf) zip.deflated(nameOf('html')).push(bytesOf(pageOf(shown)), true);
        file = undefined;
        shown = [];
      };
      for await (const record of records) {
        const isFirst = file === undefined;
        if (file === undefined) {
          files += 1;
          file = zip.deflated(nameOf('json'));
        }
        file.push(bytesOf(`${isFirst ? '[' : ','}\n${JSON.stringify(record, undefined, 2)}`));
        if (pageOf) shown.push(record);
        const isFull = zip.size() >= limit;
        if (!isFull && shown.length < mostOnPage) continue;
        endFile();
        if (isFull) await endPart();
      }
      endFile();
      return files > 0;
    },
    async addFile(name, body) {
      zip.stored(name).push(body, true);
      if (zip.size() >= limit) await endPart();
    },
    async close() {
      if (!zip.isEmpty() || parts.length === 0) await endPart();
      return parts;
    },
  };
}

function beginZip() {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let files = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    size += chunk.length;
  });
  const added = <F extends ZipDeflate | ZipPassThrough>(file: F): F => {
    files += 1;
    zip.add(file);
    return file;
  };
  return {
    deflated: (name: string) => added(new ZipDeflate(name, { level: 6 })),
    stored: (name: string) => added(new ZipPassThrough(name)),
    size: () => size,
    isEmpty: () => files === 0,
    end: () => {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
