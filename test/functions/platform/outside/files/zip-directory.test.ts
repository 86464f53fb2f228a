import { describe, expect, it } from 'vitest';
import { zipDirectory } from '../../../../../functions/platform/outside/files/zip-directory.ts';

/** An archive's directory of one file; what is named differs from what it should be. */
function anArchive({ mark = 0x02014b50, count = 1, start = 0 } = {}): Uint8Array {
  const entry = Buffer.alloc(47);
  entry.writeUInt32LE(mark, 0);
  entry.writeUInt16LE(1, 28);
  entry.write('a', 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([entry, end]);
}

describe('The directory of an archive', () => {
  it('names its files', () => {
    expect(zipDirectory(anArchive())).toMatchObject([{ name: 'a' }]);
  });

  it.each([
    ['an entry is not one', { mark: 0 }],
    ['it announces more entries than it has', { count: 2 }],
    ['it begins behind its end', { start: 0xffff_ffff }],
  ])('is none where %s', (_, over) => {
    expect(zipDirectory(anArchive(over))).toBeUndefined();
  });
});
