import { productName } from '../../../../shared/constants/product.ts';
import { markupText } from '../../../../shared/rules/markup-text.ts';

/** 'jobs-and-candidates' and 'jobTitle' as words: 'Jobs and candidates', 'Job title'. */
export function inWords(name: string): string {
  const words = name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/[-_ ]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A time in UTC as people write it. */
export const inUtc = (at: string | number): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} UTC`;

/** '2026-12-02' as people write it, and '2026-12-02T14' with its hour in UTC. */
export function inDay(day: string): string {
  if (day.includes('T')) return inUtc(`${day}:00Z`);
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** A page of an archive, which needs nothing beside it. */
export function archivePage(title: string, body: string): string {
  const head = markupText(`${productName}: ${title}`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${head}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:72ch;margin:2rem auto;padding:0 1rem;color-scheme:light dark;overflow-wrap:anywhere}
td,th{text-align:left;vertical-align:top;padding:.25rem 1rem .25rem 0}td:first-child{min-width:8rem}
section{border-top:1px solid;padding:.5rem 0}h2{font-size:1.1rem;margin:.5rem 0}
dl{display:grid;grid-template-columns:minmax(6rem,12rem) 1fr;gap:.25rem 1rem;margin:0}dt{opacity:.75}dd{margin:0}
dl dl dl{display:block}dl dl dl dd{margin:0 0 .25rem 1rem}
@media (max-width:30rem){dl{display:block}dd{margin:0 0 .5rem 1rem}}
ul{margin:0;padding-left:1rem}
</style></head>
<body>
${body}
</body>
</html>
`;
}
