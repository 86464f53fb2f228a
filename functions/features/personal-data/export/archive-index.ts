import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { inventory, isHolding, outside } from '../inventory.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** The page of an archive that lists its contents, and what is left out and why. `at` is ISO UTC. */
export function archiveIndex(account: Pick<StoredAccount, 'firstName' | 'lastName' | 'email'>, at: string): string {
  const holdings = [...Object.values(inventory), ...Object.values(outside)].filter(isHolding);
  const files = Map.groupBy(
    holdings.filter((one) => 'file' in one.exported),
    (one) => ('file' in one.exported ? one.exported.file : ''),
  );
  const included = [...files].map(
    ([file, ones]) =>
      `<tr><td><code>${escaped(file.endsWith('/') ? file : `data/${file}.json`)}</code></td><td>${escaped(ones.map((one) => one.holds).join('; '))}</td></tr>`,
  );
  const left = holdings.flatMap((one) =>
    'not' in one.exported ? [`<tr><td>${escaped(one.holds)}</td><td>${escaped(one.exported.not)}</td></tr>`] : [],
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${productName}: your data</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:72ch;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
td,th{text-align:left;vertical-align:top;padding:.25rem 1rem .25rem 0}
</style></head>
<body>
<h1>Your data at ${productName}</h1>
<p>Everything that ${productName} keeps about ${escaped(`${account.firstName} ${account.lastName}`)} (${escaped(account.email)}), as of ${escaped(at)} (UTC).
The files are JSON, which any text editor shows; times are UTC. A file that is missing would have been empty.</p>
<h2>What is in this archive</h2>
<table><tr><th>File</th><th>What it contains</th></tr>${included.join('\n')}</table>
<p>Other people’s names and addresses are left out where they did not come from you.
What others wrote about you is included, with the role of its author.</p>
<h2>What is not, and why</h2>
<table><tr><th>What</th><th>Why</th></tr>${left.join('\n')}</table>
<p>Questions, corrections and complaints: <a href="mailto:${supportEmail}">${supportEmail}</a>.</p>
</body>
</html>
`;
}
