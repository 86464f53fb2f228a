const epoch = Date.UTC(2020, 0, 1);
const randomSpan = 4096;
const idHexDigits = 14;

/**
 * Makes an id from a time in milliseconds and a random number in [0, 1): a positive safe integer that sorts by time.
 */
export function idAt(milliseconds: number, random: number): number {
  return (milliseconds - epoch) * randomSpan + Math.floor(random * randomSpan);
}

/** The time at which an id was made, in milliseconds. */
export function timeOfId(id: number): number {
  return Math.floor(id / randomSpan) + epoch;
}

/**
 * A version-8 UUID that carries the id in its first 56 bits, so that a token's username identifies the user without a
 * read. `randomHex` supplies at least 16 random hexadecimal digits. See RFC 9562, section 5.8.
 */
export function uuidOf(id: number, randomHex: string): string {
  const hex = id.toString(16).padStart(idHexDigits, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(12, 14)}${randomHex.slice(0, 1)}-a${randomHex.slice(1, 4)}-${randomHex.slice(4, 16)}`;
}

/** The id that one of our uuids carries; undefined for any other text. */
export function idOfUuid(uuid: string): number | undefined {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-8([0-9a-f]{2})[0-9a-f]-a[0-9a-f]{3}-[0-9a-f]{12}$/.exec(uuid);
  if (!match) return undefined;
  const id = Number.parseInt(`${match[1]}${match[2]}${match[3]}`, 16);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
