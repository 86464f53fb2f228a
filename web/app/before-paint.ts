import { hostThemeOf } from '../../shared/rules/host-theme.ts';
import { readSiteConfig } from '../api/site-config.ts';
import { tokenKey } from '../api/token-key.ts';
import { readThemeChoice } from '../ui/theme/theme-choice.ts';

/*
 * Runs before the first paint, separate from the main script, so that neither the theme nor a host's colours flash, and
 * a signed-in user does not see the guest's page on the way to their own.
 */

const { dataset } = document.documentElement;
const choice = readThemeChoice();
if (choice !== 'system') dataset.theme = choice;
const hostTheme = hostThemeOf(globalThis.location.hostname, readSiteConfig().hostThemes);
if (hostTheme) dataset.host = hostTheme;
try {
  if (localStorage.getItem(tokenKey) ?? sessionStorage.getItem(tokenKey)) dataset.session = 'known';
} catch {
  // Storage is blocked, so no user is signed in.
}
