import type { BenchPerson } from './generate-person.ts';
import { writtenRange, type DateStyle } from './written-dates.ts';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const e = escaped;

const list = (points: readonly string[]): string =>
  `<ul>${points.map((point) => `<li>${e(point)}.</li>`).join('')}</ul>`;
const page = (css: string, body: string): string =>
  `<!doctype html><meta charset="utf-8">
<style>@page{size:letter;margin:16mm}body{font:10.5pt/1.35 Arial,sans-serif;margin:0;color:#222}
h1{font-size:22pt;margin:0}h2{font-size:13pt;margin:14px 0 4px}p{margin:2px 0}ul{margin:3px 0 8px 18px;padding:0}
.row{display:flex;justify-content:space-between}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:3px 8px 3px 0}${css}</style>${body}`;

const certificateSection = ({ certificates }: BenchPerson, heading = 'Certifications'): string =>
  certificates.length > 0 ? `<h2>${heading}</h2>${certificates.map((one) => `<p>${e(one)}</p>`).join('')}` : '';

/** One column; title and company on one line, dates at its right end. */
const classic = (p: BenchPerson, style: DateStyle = 'short'): string =>
  page(
    'h2{border-bottom:1px solid #999;text-transform:uppercase;letter-spacing:1px}',
    `<h1>${e(p.name)}</h1><p>${e(p.street)}, ${e(p.city)} | ${e(p.phone.written)} | ${e(p.email)}</p>
<h2>Summary</h2><p>${e(p.summary)}</p><h2>Professional Experience</h2>${p.work
      .map(
        (w) =>
          `<div class="row"><b>${e(w.title)}, ${e(w.company)}</b><span>${writtenRange(w, style)}</span></div>
<p>${e(w.location)}</p>${list(w.points)}`,
      )
      .join('')}<h2>Education</h2>${p.education
      .map(
        (d) =>
          `<div class="row"><b>${e(d.school)}</b><span>${d.from} – ${d.to}</span></div>
<p>${e(d.degree)} in ${e(d.study)}</p>`,
      )
      .join('')}<h2>Skills</h2><p>${p.listed.map(e).join(', ')}</p>${certificateSection(p)}`,
  );

/** One centred column; the company in bold, then title in italics and dates below. */
const companyFirst = (p: BenchPerson): string =>
  page(
    'body{font-family:Georgia,serif}header{text-align:center}h2{text-align:center;font-variant:small-caps}i{color:#444}',
    `<header><h1>${e(p.name.toUpperCase())}</h1><p>${e(p.headline)}</p>
<p>${e(p.city)} · ${e(p.phone.written)} · ${e(p.email)}</p></header>
<h2>Employment History</h2>${p.work
      .map(
        (w) =>
          `<p><b>${e(w.company)}</b> — ${e(w.location)}</p><p><i>${e(w.title)}</i></p>
<p>${writtenRange(w, 'long', { between: ' to ' })}</p>${list(w.points)}`,
      )
      .join('')}<h2>Academic Background</h2>${p.education
      .map((d) => `<p><b>${e(d.degree)}, ${e(d.study)}</b></p><p>${e(d.school)}, ${d.to}</p>`)
      .join('')}<h2>Core Competencies</h2>${list(p.listed).replaceAll('.</li>', '</li>')}${certificateSection(p)}`,
  );

const main = (p: BenchPerson, style: DateStyle): string =>
  `<h2>Profile</h2><p>${e(p.summary)}</p><h2>Work Experience</h2>${p.work
    .map((w) => `<p><b>${e(w.title)}</b></p><p>${e(w.company)} | ${writtenRange(w, style)}</p>${list(w.points)}`)
    .join('')}`;
const side = (
  p: BenchPerson,
): string => `<h2>Contact</h2><p>${e(p.email)}</p><p>${e(p.phone.written)}</p><p>${e(p.city)}</p>
<h2>Skills</h2>${p.listed.map((skill) => `<p>${e(skill)}</p>`).join('')}<h2>Education</h2>${p.education
  .map((d) => `<p><b>${e(d.degree)} ${e(d.study)}</b></p><p>${e(d.school)}</p><p>${d.from} - ${d.to}</p>`)
  .join('')}${certificateSection(p, 'Certificates')}`;
const columns =
  '.cols{display:flex;gap:24px}.side p{font-size:9pt}.side{width:33%;background:#eef2f6;padding:8px}.main{flex:1}';

/** Two columns, the narrow one at the left with the contacts. */
const sidebarLeft = (p: BenchPerson): string =>
  page(
    columns,
    `<h1>${e(p.name)}</h1><p>${e(p.headline)}</p><div class="cols"><div class="side">${side(p)}</div>
<div class="main">${main(p, 'slash')}</div></div>`,
  );

/** Two columns, the narrow one at the right. */
const sidebarRight = (p: BenchPerson): string =>
  page(
    `${columns}.side{background:none}`,
    `<div class="cols"><div class="main"><h1>${e(p.name)}</h1>
<p>${e(p.headline)}</p>${main(p, 'apostrophe')}</div><div class="side">${side(p)}</div></div>`,
  );

const block = (label: string, inner: string): string =>
  `<div class="block"><div class="label">${label}</div><div class="inner">${inner}</div></div>`;

/** Headings in a narrow column at the left, each beside its text. */
const leftLabels = (p: BenchPerson): string =>
  page(
    '.block{display:flex;gap:18px;margin:10px 0;border-top:1px solid #ccc;padding-top:6px}.label{width:110px;font-weight:bold;color:#345}.inner{flex:1}',
    `<h1>${e(p.name)}</h1>${block(
      'Contact',
      `<p>${e(p.email)}</p><p>${e(p.phone.written)}</p>
<p>${e(p.city)}</p>`,
    )}${block('Profile', `<p>${e(p.summary)}</p>`)}${block(
      'Experience',
      p.work
        .map(
          (w) =>
            `<div class="row"><b>${e(w.title)}</b><span>${writtenRange(w, 'short')}</span></div>
<p>${e(w.company)}, ${e(w.location)}</p>${list(w.points)}`,
        )
        .join(''),
    )}${block(
      'Education',
      p.education
        .map(
          (d) => `<p><b>${e(d.degree)}</b>, ${e(d.study)}</p>
<p>${e(d.school)}, ${d.from} – ${d.to}</p>`,
        )
        .join(''),
    )}${block('Skills', `<p>${p.listed.map(e).join(' • ')}</p>`)}`,
  );

/** Dates in a narrow column at the left of each entry. */
const leftDates = (p: BenchPerson): string =>
  page(
    '.entry{display:flex;gap:14px}.when{width:135px;color:#555}.what{flex:1}h2{color:#164}',
    `<h1>${e(p.name)}</h1><p>${e(p.email)} / ${e(p.phone.written)} / ${e(p.city)}</p><h2>Experience</h2>${p.work
      .map(
        (w) =>
          `<div class="entry"><div class="when">${writtenRange(w, 'iso', { between: ' - ' })}</div>
<div class="what"><b>${e(w.title)}</b> at ${e(w.company)}<p>${e(w.location)}</p>${list(w.points)}</div></div>`,
      )
      .join('')}<h2>Education</h2>${p.education
      .map(
        (d) =>
          `<div class="entry"><div class="when">${d.from} - ${d.to}</div><div class="what">
<b>${e(d.school)}</b><p>${e(d.degree)}, ${e(d.study)}</p></div></div>`,
      )
      .join('')}<h2>Technical Skills</h2><p>${p.listed.map(e).join(' | ')}</p>${certificateSection(p)}`,
  );

/** Tables for work and education, as many Indian resumes have them. */
const tables = (p: BenchPerson): string =>
  page(
    'td,th{border:1px solid #999;padding:4px 6px}h2{background:#dde;padding:3px 6px}',
    `<h1 style="text-align:center">${e(p.name)}</h1><p>Mobile: ${e(p.phone.written)}</p>
<p>Email: ${e(p.email)}</p><p>Address: ${e(p.street)}, ${e(p.city)}</p>
<h2>Career Objective</h2><p>${e(p.summary)}</p><h2>Work Experience</h2><table><tr><th>Period</th>
<th>Organisation</th><th>Designation</th></tr>${p.work
      .map(
        (w) =>
          `<tr><td>${writtenRange(w, 'short', { between: ' - ', now: 'Till date' })}</td>
<td>${e(w.company)}</td><td>${e(w.title)}</td></tr>`,
      )
      .join('')}</table>${list([...new Set(p.work.flatMap((w) => w.points))])}<h2>Academic Qualifications</h2><table>
<tr><th>Degree</th><th>Institution</th><th>Year</th><th>Score</th></tr>${p.education
      .map(
        (d) =>
          `<tr><td>${e(d.degree)} (${e(d.study)})</td><td>${e(d.school)}</td><td>${d.from} - ${d.to}</td>
<td>7.${d.to % 10} CGPA</td></tr>`,
      )
      .join('')}</table><h2>Key Skills</h2>
<p>${p.listed.map(e).join(', ')}</p>${certificateSection(p)}<h2>Declaration</h2>
<p>I declare that the above is true to the best of my knowledge.</p>`,
  );

/** Skills in a grid below the name, without a heading; work without bullets. */
const skillGrid = (p: BenchPerson): string =>
  page(
    '.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 20px;margin:10px 0}h2{color:#820}',
    `<h1>${e(p.name)}</h1><p><b>${e(p.headline)}</b></p>
<p>${e(p.city)} | ${e(p.email)} | ${e(p.phone.written)}</p>
<div class="grid">${p.listed.map((skill) => `<div>${e(skill)}</div>`).join('')}</div>
<h2>Career History</h2>${p.work
      .map(
        (w) =>
          `<p><b>${e(w.company)}</b>, ${e(w.location)} <span style="float:right">${writtenRange(w, 'dotted')}</span></p><p>${e(w.title)}</p><p>${w.points.map(e).join('. ')}.</p>`,
      )
      .join('')}<h2>Education and Training</h2>${p.education
      .map((d) => `<p>${e(d.degree)} in ${e(d.study)}, ${e(d.school)} (${d.to})</p>`)
      .join('')}${certificateSection(p, 'Licenses and Certifications')}`,
  );

/** Layouts that a browser prints. */
export const htmlLayouts = {
  classic,
  companyFirst,
  sidebarLeft,
  sidebarRight,
  leftLabels,
  leftDates,
  tables,
  skillGrid,
} as const;
