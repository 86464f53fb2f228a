import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

// The one without a desktop's parts comes first: the same pages take it a tenth less time.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for journeys: CHROMIUM_PATH, an installed Chromium or Chrome, or one that Playwright has fetched;
 * undefined when there is none.
 */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return existsSync(configured) ? configured : undefined;
  const fetched = globSync('.cache/ms-playwright/chromium-*/chrome-linux*/chrome', { cwd: homedir() }).map((file) =>
    path.join(homedir(), file),
  );
  return [...usualPlaces, ...fetched.toSorted().reverse()].find((file) => existsSync(file));
}
