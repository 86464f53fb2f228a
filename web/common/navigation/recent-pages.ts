import { productName } from '../../../shared/constants/product.ts';

/** A page that the user visited in this tab. */
export interface RecentPage {
  address: string;
  title: string;
}

const keyOf = (accountId: number) => `hirehub.recent-pages.${accountId}`;
const mostKept = 8;

/** The pages that the account visited in this tab, latest first; none if storage is blocked. Sign-out forgets them. */
export function readRecentPages(accountId: number): RecentPage[] {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage.getItem(keyOf(accountId)) ?? '[]');
    return Array.isArray(kept) ? (kept as RecentPage[]).filter(({ address }) => address?.startsWith('/')) : [];
  } catch {
    return [];
  }
}

/** Remembers a page by its title, which replaces the title that the same page had while it loaded. */
export function noteRecentPage(
  accountId: number,
  { address, documentTitle }: { address: string; documentTitle: string },
): void {
  const title = documentTitle.replace(` · ${productName}`, '');
  const others = readRecentPages(accountId).filter((page) => page.address !== address);
  try {
    globalThis.sessionStorage.setItem(
      keyOf(accountId),
      JSON.stringify([{ address, title }, ...others].slice(0, mostKept)),
    );
  } catch {
    // Without storage the palette only lacks recent pages.
  }
}
