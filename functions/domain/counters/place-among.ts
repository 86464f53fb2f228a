/** The place of a name among so many parts, the same for ever: FNV-1a, mixed once more so that last letters count. */
export function placeAmong(name: string, parts: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % parts;
}
