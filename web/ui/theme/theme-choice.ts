/** The user's choice: the system's theme, or one of the two. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'hirehub.theme';

/** The stored choice; `system` if there is none or storage is blocked. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a choice immediately and stores it for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
