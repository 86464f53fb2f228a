/** Cleans a tag while it is typed: allowed characters only, white space collapsed (VALID-55, VALID-56). */
export function cleanTag(typed: string): string {
  return typed
    .replaceAll(/[^\p{L}\p{N} !@#$%^&*()+_\-=|,/.~]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trimStart();
}

/** Why a new tag cannot be added; undefined if it can (VALID-57, VALID-58). */
export function tagRefusal(tag: string): string | undefined {
  if (tag.length > 40) return 'Length must be less than 40';
  return tag.length < 2 ? 'Incorrect value' : undefined;
}
