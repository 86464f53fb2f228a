/** Control characters and direction overrides can disguise a name, so no text carries them. Line breaks and tabs may stay. */
export const disguising =
  // oxlint-disable-next-line no-control-regex -- these are the very characters to refuse
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

/**
 * A text to search for, of at most so many characters and without those that the server refuses: half an emoji at the
 * cut, and the marks of direction that come along when a name is copied.
 */
export const searchText = (text: string | null, most: number): string =>
  // Made here, because what a module makes when it loads is in every bundle.
  (text ?? '').slice(0, most).replace(new RegExp(`${disguising.source}|\\p{Cs}`, 'gu'), '');
