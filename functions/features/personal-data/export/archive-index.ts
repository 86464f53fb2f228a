import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { archivePage, inUtc, inWords } from './archive-html.ts';
import { inventory, isHolding, outside } from '../inventory.ts';
import { markupText } from '../../../../shared/rules/markup-text.ts';

/**
 * The page of an archive that leads to what it contains, and says what is left out and why. `at` is ISO UTC; `written` names
 * the files of `data`, and whether there are others.
 */
export function archiveIndex(
  account: Pick<StoredAccount, 'firstName' | 'lastName' | 'email'>,
  { at, written }: { at: string; written: ReadonlySet<string> },
): string {
  const holdings = [...Object.values(inventory), ...Object.values(outside)].filter(isHolding);
  const files = Map.groupBy(
    holdings.filter((one) => 'file' in one.exported),
    (one) => ('file' in one.exported ? one.exported.file : ''),
  );
  const included = [...files].flatMap(([file, ones]) => {
    if (!written.has(file)) return [];
    const [place, title] = file.endsWith('/') ? [file, 'Your files'] : [`data/${file}.html`, inWords(file)];
    const holds = markupText(ones.map((one) => one.holds).join('; '));
    return [`<tr><td><a href="${markupText(place)}">${markupText(title)}</a></td><td>${holds}</td></tr>`];
  });
  const left = holdings.flatMap((one) =>
    'not' in one.exported ? [`<tr><td>${markupText(one.holds)}</td><td>${markupText(one.exported.not)}</td></tr>`] : [],
  );
  const owner = `${account.firstName} ${account.lastName} (${account.email})`;
  return archivePage(
    'your data',
    `<h1>Your data at ${productName}</h1>
<p>Everything that ${productName} keeps about ${markupText(owner)}, as of ${markupText(inUtc(at))}.
Each page has a file of the same name beside it, which programs read (JSON).
A very long list continues in pages whose names end with a number, here or in a further archive.</p>
<h2>What is in this archive</h2>
<table><tr><th>Page</th><th>What such a page can contain</th></tr>${included.join('\n')}</table>
<p>Other people’s names and addresses are left out where they did not come from you.
What others wrote about you is included, with the role of its author.</p>
<h2>What is not, and why</h2>
<table><tr><th>What</th><th>Why</th></tr>${left.join('\n')}</table>
<p>Questions, corrections and complaints: <a href="mailto:${supportEmail}">${supportEmail}</a>.</p>`,
  );
}
