import type { BenchEducation, BenchWork } from './generate-person.ts';
import type { HardPerson } from './hard-people.ts';
import { escaped as e } from './html-layouts.ts';

/** A page that a browser prints: `css` is added to a plain sheet. */
export const page = (css: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:letter;margin:14mm 16mm}body{font:10pt/1.35 Georgia,serif;margin:0}
h1{font-size:22pt;margin:0}h2{font-size:12.5pt;margin:12px 0 4px}p{margin:1px 0;overflow-wrap:break-word}ul{margin:2px 0 6px 16px;padding:0}
.row{display:flex;justify-content:space-between}.c{text-align:center}
table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:2px 6px 2px 0}${css}</style>${body}`;

export const list = (points: readonly string[]): string =>
  `<ul>${points.map((one) => `<li>${e(one)}</li>`).join('')}</ul>`;
export const p = (text: string): string => `<p>${e(text)}</p>`;
export const b = (text: string): string => `<p><b>${e(text)}</b></p>`;
export const row = (left: string, right: string): string =>
  `<div class="row"><span>${left}</span><span>${right}</span></div>`;
export const section = (title: string, inner: string): string => (inner ? `<h2>${title}</h2>${inner}` : '');
export const certificates = (one: HardPerson, title = 'Certifications'): string =>
  section(title, one.certificates.map(p).join(''));
export const work = (one: HardPerson, of: (w: BenchWork, at: number) => string): string => one.work.map(of).join('');
export const education = (one: HardPerson, of: (d: BenchEducation) => string): string => one.education.map(of).join('');
export const bullet = (text: string): string => `<p class="t">• ${e(text)}</p>`;
