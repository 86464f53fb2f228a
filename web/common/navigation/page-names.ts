/** What a page shows, in the words of its reader, by its address without the role's prefix; the first match counts. */
const names: readonly [RegExp, string][] = [
  [/^\/dashboard(\/list)?$/, 'your dashboard'],
  [/^\/profile$/, 'your profile'],
  [/^\/notifications$/, 'your notifications'],
  [/^\/messages$/, 'your messages'],
  [/^\/calendar$/, 'your calendar'],
  [/^\/zoom$/, 'your online meetings'],
  [/^\/points$/, 'your points'],
  [/^\/leaderboard$/, 'the leaderboard'],
  [/^\/claims(\/[^/]+)?$/, 'who represents whom'],
  [/^\/clients$/, 'your clients'],
  [/^\/jobs$/, 'your jobs'],
  [/^\/(jobs\/new|post-new-job)$/, 'the form for a new job'],
  [/^\/jobs\/[^/]+\/candidates$/, 'the candidates of this job'],
  [/^\/jobs\/[^/]+\/candidates\/[^/]+$/, 'this candidate'],
  [/^\/jobs\//, 'this job'],
  [/^\/resumes(\/add)?$/, 'your resumes'],
  [/^\/candidates$/, 'the search for candidates'],
  [/^\/candidates\/[^/]+/, 'this candidate'],
  [/^\/recruiters\/[^/]+$/, 'this recruiter'],
  [/^\/managers\/[^/]+$/, 'this manager'],
  [/^\/recruiters$/, 'your recruiters'],
  [/^\/managers$/, 'your managers'],
];

const prefix = /^\/(manager|recruiter|candidate|super_manager)(?=\/)/;

/** What the visitor of an address wants to see: 'this job', 'your notifications'; 'this page' where there is no word. */
export function pageNameOf(address: string): string {
  const path = (address.split(/[?#]/)[0] ?? '').replace(prefix, '').replace(/(?<=.)\/$/, '');
  return names.find(([pattern]) => pattern.test(path))?.[1] ?? 'this page';
}

/** The id of the job that an address of a role's job page names; undefined for other pages. */
export function jobIdOf(address: string): string | undefined {
  const path = (address.split(/[?#]/)[0] ?? '').replace(prefix, '');
  return /^\/jobs\/view\/([1-9]\d*)\/?$/.exec(path)?.[1];
}
