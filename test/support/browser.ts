import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findChromium } from '../../infra/tools/find-chromium.ts';
import { tokenKey } from '../../web/api/token-key.ts';

/** Starts the browser for journeys, without any traffic of its own. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'No Chromium or Chrome was found; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ];
  return chromium.launch({ executablePath, headless: true, args: quiet });
}

/** Every open page and what its console reported as an error, for the picture of a failure (picture-failures.ts). */
export const openPages = new Map<Page, string[]>();

/** A person at a browser of their own: separate storage, cookies and connections. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** The errors that the page reported; a journey ends by checking them. */
  problems: string[];
  go(path: string): Promise<void>;
}

export interface VisitorOptions {
  viewport?: { width: number; height: number };
  timezoneId?: string;
  /** Whether the device is touched, as a phone is. */
  isPhone?: boolean;
  /** Of a person who signed in here before, as the browser has kept it. */
  token?: string;
}

/** Opens a browser of its own for one person, by default 1280 px wide, in New York and signed out. */
export async function aVisitor(
  browser: Browser,
  siteUrl: string,
  {
    viewport = { width: 1280, height: 900 },
    timezoneId = 'America/New_York',
    isPhone = false,
    token,
  }: VisitorOptions = {},
): Promise<Visitor> {
  const localStorage = token ? [{ name: tokenKey, value: token }] : [];
  const context = await browser.newContext({
    viewport,
    baseURL: siteUrl,
    locale: 'en-US',
    timezoneId,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  });
  context.on('page', (opened) => {
    const errors: string[] = [];
    openPages.set(opened, errors);
    opened.once('close', () => openPages.delete(opened));
    opened.on('pageerror', (error) => errors.push(error.message));
    opened.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on(
    'response',
    (response) => response.status() >= 500 && problems.push(`${response.status()} ${new URL(response.url()).pathname}`),
  );
  return {
    page,
    context,
    problems,
    go: async (path) => {
      await page.goto(path);
    },
  };
}
