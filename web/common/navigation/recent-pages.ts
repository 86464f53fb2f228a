import { productName } from '../../../shared/constants/product.ts';

/** A page that the user visited in this tab. */
export interface RecentPage {
  address: string;
  title: string;
}

const key = 'hirehub.recent-pages';
const mostKept = 8;

/** The pages visited in this tab, latest first; none if storage is blocked. Sign-out forgets them. */
export function readRecentPages(): RecentPage[] {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as RecentPage[]).filter(({ address }) => address?.startsWith('/')) : [];
  } catch {
    return [];
  }
}

/** Remembers a page by its title, which replaces the title that the same page had while it loaded. */
export function noteRecentPage(address: string, documentTitle: string): void {
  const title = documentTitle.replace(` · ${productName}`, '');
  const others = readRecentPages().filter((page) => page.address !== address);
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify([{ address, title }, ...others].slice(0, mostKept)));
  } catch {
    // Without storage the palette only lacks recent pages.
  }
}
