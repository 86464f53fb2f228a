/** A mutant that behaves like the code: the file, its first line there, what it writes, and why nobody can tell them apart. */
interface EquivalentMutant {
  file: string;
  line: string;
  replacement: string;
  reason: string;
}

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'functions/accounts/sign-up/open-account.ts',
    line: '...(person.applyTo !== undefined && { applyTo: person.applyTo }),',
    replacement: 'true',
    reason: 'The table leaves out what is undefined, so the account is stored the same.',
  },
  {
    file: 'functions/calendar/compose-feed.ts',
    line: '.toSorted((a, b) => (a.start === b.start ? a.eventId - b.eventId : a.start < b.start ? -1 : 1));',
    replacement: 'a.start <= b.start',
    reason: 'Equal starts were decided just before.',
  },
];
