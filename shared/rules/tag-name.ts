/** The longest and shortest name of a tag, in characters (VALID-57, VALID-58). */
export const [longestTag, shortestTag] = [40, 2];

/** Shown for a name that is longer, or shorter. */
export const tagTooLong = 'Length must be less than 40';
export const tagTooShort = 'Incorrect value';

/** Cleans a tag while it is typed: allowed characters only, white space collapsed (VALID-55, VALID-56). */
export function cleanTag(typed: string): string {
  return (
    typed
      // A letter and its accent may come as two characters, of which the second would be stripped.
      .normalize('NFC')
      .replaceAll(/\s/g, ' ')
      .replaceAll(/[^\p{L}\p{N} !@#$%^&*()+_\-=|,/.~]/gu, '')
      .replaceAll(/ +/g, ' ')
      .trimStart()
  );
}

/** The name of a tag as it is stored, from what was typed. */
export const tagName = (typed: string): string => cleanTag(typed).trimEnd();

/** What names have in common that are one tag: case does not matter, nor do white space and other characters. */
export const tagKey = (name: string): string => tagName(name).toLowerCase();

/** Why a new tag cannot be added; undefined if it can (VALID-57, VALID-58). */
export function tagRefusal(name: string): string | undefined {
  if (name.length > longestTag) return tagTooLong;
  return name.length < shortestTag ? tagTooShort : undefined;
}
