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
  {
    file: 'web/api/query-client.ts',
    line: "mutations: { retry: false, networkMode: 'always' },",
    replacement: '""',
    reason: 'Writes are not retried, and only a retry compares the mode with "always".',
  },
  {
    file: 'web/features/auth/queries/passwords.ts',
    line: "queryKey: ['mailed-link', kind, token],",
    replacement: '""',
    reason: 'No other key begins with an empty word, and kind and token still differ.',
  },
  {
    file: 'web/features/messages/components/composer.tsx',
    line: 'if (!box) return;',
    replacement: 'false',
    reason: 'The field is drawn whenever the effect runs; the condition is for the compiler.',
  },
  {
    file: 'web/features/messages/use-conversation.ts',
    line: '}, [withUserId]);',
    replacement: '[]',
    reason: 'A conversation is keyed by its participant, so the user of a mounted one never changes.',
  },
  {
    file: 'web/features/pipeline/use-still-undoable.ts',
    line: '}, []);',
    replacement: '["Stryker was here"]',
    reason: 'A constant dependency never changes, as none does.',
  },
];
