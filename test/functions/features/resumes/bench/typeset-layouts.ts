import type { HardPerson } from './hard-people.ts';
import { escaped as e } from './html-layouts.ts';
import { certificates, education, list, p, page, row, section, work } from './page-parts.ts';
import { dates } from './rows.ts';

/** A piece of markup of this class, with text that is not markup itself. */
const as = (name: string, text: string): string => `<span class="${name}">${e(text)}</span>`;
const line = (...pieces: string[]): string => `<p>${pieces.join('')}</p>`;
const signs = (...pieces: string[]): string => `<div class="q">${pieces.map((one) => as('', one)).join('')}</div>`;
const columns = (...inner: string[]): string =>
  `<div class="g">${inner.map((one) => `<div>${one}</div>`).join('')}</div>`;

/** Employer and place on one line, title in small capitals and dates on the next. */
const smallCaps = (one: HardPerson): string => {
  const [first = '', ...rest] = one.name.split(' ');
  return page(
    `body{font:9.5pt/1.35 Arial}.r{font-style:italic;color:#a22}.s{font-variant:small-caps;color:#555;font-size:8.5pt}
.d{font-size:8pt;font-style:italic}.t{font-size:8pt}.f{font-size:26pt;font-weight:300}.n{font-size:26pt;font-weight:bold}
.h{text-align:center}h2{color:#a22;border-bottom:1px solid #999}td:first-child{text-align:right;width:30mm}`,
    `<div class="h">${line(as('f', `${first} `), as('n', rest.join(' ')))}${line(as('s', one.headline))}
${line(as('d', one.place.written))}${line(as('t', [one.phone.written, one.email, 'github.com/example'].join('  |  ')))}</div>
${section(
  'Work Experience',
  work(one, (w) => {
    const titled = row(as('s', w.title), as('d', dates(w)));
    return `${row(`<b>${e(w.company)}</b>`, as('r', w.location))}${titled}${list(w.points)}`;
  }),
)}${section(
      'Education',
      education(one, (d) => {
        const titled = row(as('s', `${d.degree} in ${d.study}`), as('d', `${d.from} - ${d.to}`));
        return `${row(`<b>${e(d.school)}</b>`, as('r', 'Denver, CO'))}${titled}`;
      }),
    )}${section('Skills', `<table><tr><td><b>Skills</b></td><td>${e(one.shownSkills.join(', '))}</td></tr></table>`)}
${section('Certificates', one.certificates.map((name) => row(e(name), '2021')).join(''))}`,
  );
};

/** Dates in a column at the left, `title, employer, place.` beside them. */
const datesBeside = (one: HardPerson): string => {
  const entry = (when: string, inner: string) => `<tr><td>${e(when)}</td><td>${inner}</td></tr>`;
  const table = (title: string, rows: string) => section(title, rows && `<table>${rows}</table>`);
  return page(
    `body{font:10.5pt/1.4 Georgia}h2{color:#369;font-weight:400;border-left:30mm solid #369;padding-left:4mm;line-height:1}
h1{font-weight:300;color:#555}td:first-child{width:30mm;text-align:right;padding-right:4mm}.a{text-align:right;font-size:9pt}`,
    `<div class="row"><div><h1>${e(one.name)}</h1><p><i>${e(one.headline)}</i></p></div>
<div class="a">${p('12 Mill Lane')}${p(one.place.written)}${p(`✆ ${one.phone.written}`)}${p(`✉ ${one.email}`)}</div></div>
${table(
  'Experience',
  work(one, (w) => {
    const head = `<b>${e(w.title)}</b>, <i>${e(w.company)}</i>, ${e(w.location)}.`;
    return entry(dates(w, 'short', { between: '–' }), `${head}${list(w.points)}`);
  }),
)}${table(
      'Education',
      education(one, (d) => {
        const head = `<b>${e(d.degree)}, ${e(d.study)}</b>, <i>${e(d.school)}</i>, Denver.`;
        return entry(`${d.from}–${d.to}`, head);
      }),
    )}${table('Computer skills', entry('Skills', e(one.shownSkills.join(', '))))}
${table('Certificates', one.certificates.map((name) => entry('', e(name))).join(''))}`,
  );
};

/** A narrow column of educations and links at the left; employers in large letters with a bar before the title. */
const narrowLeft = (one: HardPerson): string =>
  page(
    `body{font:9pt/1.3 Arial}.g{display:grid;grid-template-columns:33% 1fr;column-gap:8mm}.n{font-size:28pt}.h{text-align:center}
h2{font-weight:300;font-size:14pt;text-transform:uppercase;color:#666}.y{color:#777;font-size:8pt}
.x{font-weight:bold;font-size:11pt;text-transform:uppercase;color:#444}`,
    `<div class="h">${line(as('n', one.name))}${line(as('y', [one.email, one.phone.written, one.place.written].join(' | ')))}</div>
${columns(
  `${section(
    'Education',
    education(one, (d) => {
      const degree = `<p><b>${e(d.degree)} in ${e(d.study)}</b></p>`;
      return `${line(as('x', d.school))}${degree}${line(as('y', `${d.to} | Denver, CO`))}`;
    }),
  )}<h2>Links</h2>${p('Github:// example')}${p('LinkedIn:// example')}
${section('Skills', `${line(as('y', 'Over 5000 lines:'))}${p(one.shownSkills.join(' • '))}`)}${certificates(one)}`,
  section(
    'Experience',
    work(one, (w) => {
      const head = line(as('x', w.company), ` | ${e(w.title)}`);
      return `${head}${line(as('y', `${dates(w)} | ${w.location}`))}${list(w.points)}`;
    }),
  ),
)}`,
  );

/** Title in bold, employer in colour below, then a line of signs with dates and place; two columns. */
const withSigns = (one: HardPerson): string =>
  page(
    `body{font:9.5pt/1.35 Verdana,Arial}.g{display:grid;grid-template-columns:1fr 34%;column-gap:7mm}h1{text-transform:uppercase}
h2{color:#450808;border-bottom:2px solid #c33;text-transform:uppercase;font-size:12pt}.v{color:#c33;font-weight:bold}
.q{display:flex;gap:14mm;color:#666;font-size:8pt}.w{font-size:11pt}
.k{border:1px solid #999;border-radius:3px;padding:1px 4px;margin:1px;display:inline-block}`,
    `<h1>${e(one.name)}</h1>${line(as('v', one.headline))}
${signs(`✉ ${one.email}`, `☎ ${one.phone.written}`, `📍 ${one.place.written}`)}
${columns(
  section(
    'Experience',
    work(one, (w) => {
      const below = signs(`📅 ${dates(w, 'long')}`, `📍 ${w.location}`);
      return `${line(as('w', w.title))}${line(as('v', w.company))}${below}${list(w.points)}`;
    }),
  ),
  `${section('Strengths', one.shownSkills.map((name) => as('k', name)).join(' '))}${section(
    'Education',
    education(one, (d) => {
      const head = line(as('w', `${d.degree} in ${d.study}`));
      return `${head}${line(as('v', d.school))}${signs(`📅 ${d.from} – ${d.to}`)}`;
    }),
  )}${certificates(one)}`,
)}`,
  );

/** `Employer, Title – Place` with the dates at the right end. */
const ownersFirst = (one: HardPerson): string =>
  page(
    `body{font:10pt/1.35 "Times New Roman",serif}h2{border-bottom:.5px solid #004f90;color:#004f90;font-size:13pt}
.n{font-size:24pt;color:#004f90;font-weight:bold}.h{text-align:center}`,
    `<div class="h">${line(as('n', one.name))}${p([one.place.written, one.email, one.phone.written, 'example.dev'].join(' • '))}</div>
${section(
  'Experience',
  work(one, (w) => {
    const head = `<b>${e(w.company)}</b>, ${e(w.title)} – ${e(w.location)}`;
    return `${row(head, e(dates(w, 'short', { between: ' – ' })))}${list(w.points)}`;
  }),
)}${section(
      'Education',
      education(one, (d) => {
        const head = `<b>${e(d.school)}</b>, ${e(d.degree)} in ${e(d.study)}`;
        return `${row(head, `Sept ${d.from} – May ${d.to}`)}${list(['GPA: 3.9/4.0', 'Coursework: Algorithms, Statistics'])}`;
      }),
    )}${section('Technologies', p(`Languages: ${one.shownSkills.join(', ')}`))}${certificates(one)}`,
  );

/** A builder's page: `Title at Employer, Place`, the dates in small capitals below, details in a second column. */
const builder = (one: HardPerson): string =>
  page(
    `body{font:9.5pt/1.5 Arial}.g{display:grid;grid-template-columns:1fr 42mm;column-gap:10mm}.n{font-size:20pt;font-weight:bold}
.y{font-size:7.5pt;letter-spacing:.4px;color:#999;text-transform:uppercase}h2{font-size:12pt}
.b{height:2px;background:#36c;margin:2px 0 5px}`,
    `${line(as('n', one.name))}${line(as('y', one.headline))}${columns(
      `${section('Profile', p(one.summary))}${section(
        'Employment History',
        work(one, (w) => {
          const head = `<p><b>${e(w.title)} at ${e(w.company)}, ${e(w.location)}</b></p>`;
          return `${head}${line(as('y', dates(w, 'long', { between: ' — ' })))}${list(w.points)}`;
        }),
      )}${section(
        'Education',
        education(one, (d) => {
          const head = `<p><b>${e(d.degree)} in ${e(d.study)}, ${e(d.school)}, Denver</b></p>`;
          return `${head}${line(as('y', `August ${d.from} — May ${d.to}`))}`;
        }),
      )}`,
      `<h2>Details</h2>${['48 Mill Lane', one.place.written, one.phone.written, one.email].map(p).join('')}
${section('Skills', one.shownSkills.map((name) => `${p(name)}<div class="b"></div>`).join(''))}${certificates(one)}`,
    )}`,
  );

export const typesetLayouts = { smallCaps, datesBeside, narrowLeft, withSigns, ownersFirst, builder };
