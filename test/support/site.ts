import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { RunningLocal } from '../../infra/start/start-local.ts';
import { startLocal } from '../../infra/start/start-local.ts';
import type { Api } from './api.ts';
import { openApi } from './api.ts';
import type { Visitor } from './browser.ts';
import { aVisitor, openBrowser } from './browser.ts';

/** A whole HireHub for one story, in a folder and on a port of its own, with no users yet. */
export interface Site {
  local: RunningLocal;
  folder: string;
  api: Api;
  close(): Promise<void>;
}

/** One that people come to. */
export interface VisitedSite extends Site {
  browser: Browser;
  /** A person at a browser of their own, 1280 px wide by default. */
  visitor(viewport?: { width: number; height: number }): Promise<Visitor>;
  /** One whose browser has kept a person's session, so that their story begins with its first page. */
  signedIn(person: { token: string }, viewport?: { width: number; height: number }): Promise<Visitor>;
}

/** Starts a HireHub; closing it removes its folder too. */
export async function openSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehub-site-'));
  const local = await startLocal({ port: 0, folder, world: false });
  const close = async () => {
    await local.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { local, folder, api: openApi(local.url), close };
}

/** Starts a HireHub and a browser beside it. */
export async function openVisitedSite(): Promise<VisitedSite> {
  const site = await openSite();
  const browser = await openBrowser();
  const close = async () => {
    await browser.close();
    await site.close();
  };
  const { url } = site.local;
  return {
    ...site,
    browser,
    visitor: (viewport) => aVisitor(browser, url, { ...(viewport && { viewport }) }),
    signedIn: ({ token }, viewport) => aVisitor(browser, url, { token, ...(viewport && { viewport }) }),
    close,
  };
}
