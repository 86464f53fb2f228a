/** What the user chose: follow the system, or one of the two. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'hirehub.theme';

/** The stored choice; `system` when none was made or storage is blocked. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a choice at once and keeps it for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
