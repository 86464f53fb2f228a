/** What libraries say of themselves, whatever a test does. */
const ofLibraries = [
  // jsdom has neither layout nor pages to go to.
  /Not implemented/,
  // The menu of Amplify passes its own property on to the element.
  /isDisabled/,
  // The calendar's library is compiled for an older React.
  /outdated JSX transform/,
];
let allowed: RegExp[] = [];
let heard: string[] = [];

/** Lets this test write such words to the console; they are not shown. */
export function allowOnConsole(words: RegExp): void {
  allowed.push(words);
}

/** Takes what is written to the console as an error or a warning, instead of showing it. */
export function hearConsole(): void {
  for (const kind of ['error', 'warn'] as const)
    console[kind] = (...words: unknown[]) => {
      heard.push(words.map(String).join(' '));
    };
}

/** What was written without being allowed; forgets it. */
export function unexpectedWords(): string[] {
  const known = [...ofLibraries, ...allowed];
  const found = heard.filter((words) => !known.some((pattern) => pattern.test(words)));
  [heard, allowed] = [[], []];
  return found;
}
