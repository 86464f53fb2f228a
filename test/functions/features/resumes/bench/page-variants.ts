import type { HardPerson } from './hard-people.ts';
import { escaped as e } from './html-layouts.ts';
import { b, certificates, education, list, p, page, section, work } from './page-parts.ts';
import { dates } from './rows.ts';

const small = (text: string): string => `<p style="font-size:8pt;color:#666">${e(text)}</p>`;

/** An online word processor's sheet: contacts beside the name, the rest of their column further down. */
const sheetRight = (one: HardPerson): string =>
  page(
    'body{font:10.5pt/1.45 Georgia}.r{float:right;width:46mm;font-size:9.5pt}.l{margin-right:54mm}h2{font-size:9pt;color:#258}',
    `<div class="r">${p('48 Mill Lane')}${p(one.place.written)}${b(one.phone.written)}${b(one.email)}<div style="height:14mm"></div>
<h2>SKILLS</h2>${one.shownSkills.map(p).join('')}${certificates(one, 'CERTIFICATIONS')}<h2>LANGUAGES</h2>${p('English, Tagalog')}</div>
<div class="l"><h1>${e(one.name)}</h1><p>${e(one.headline)}</p><h2>EXPERIENCE</h2>${work(
      one,
      (w) =>
        `<p><b>${e(w.company)}, </b>${e(w.location)} — <i>${e(w.title)}</i></p>${small(dates(w, 'long', { between: ' - ' }).toUpperCase())}${list(w.points)}`,
    )}<h2>EDUCATION</h2>${education(
      one,
      (d) =>
        `<p><b>${e(d.school)}, </b>Denver, CO — <i>${e(d.degree)} in ${e(d.study)}</i></p>${small(`AUGUST ${d.from} - JUNE ${d.to}`)}`,
    )}<h2>PROJECTS</h2><p><b>Lantern</b> — <i>A small tool</i></p>${p('It reads three kinds of files and is used by 300 people.')}</div>`,
  );

/** The same program's sheet with its headings in a column at the left. */
const sheetLabels = (one: HardPerson): string => {
  const block = (title: string, inner: string) =>
    `<div style="display:flex;margin-top:9px"><div style="width:34mm;font-weight:bold">${title}</div><div style="flex:1">${inner}</div></div>`;
  return page(
    'body{font:10pt/1.4 Arial}.h{display:flex;justify-content:space-between}.h p{font-size:9pt}',
    `<div class="h"><div><h1>${e(one.name)}</h1>${p(one.headline)}</div>
<div>${p('48 Mill Lane')}${p(one.place.written)}${p(one.phone.written)}${p(one.email)}</div></div>
${block('ㅡ<br>Skills', p(one.shownSkills.join(', ')))}${block(
      'ㅡ<br>Experience',
      work(
        one,
        (w) =>
          `<p><b>${e(w.company)} / </b>${e(w.title)}</p>${small(`${dates(w, 'long', { between: ' - ' }).toUpperCase()}, ${w.location.toUpperCase()}`)}${p(`${w.points.join('. ')}.`)}`,
      ),
    )}${block(
      'ㅡ<br>Education',
      education(
        one,
        (d) => `<p><b>${e(d.school)} / </b>${e(d.degree)}, ${e(d.study)}</p>${small(`${d.from} - ${d.to}`)}`,
      ),
    )}${one.certificates.length > 0 ? block('ㅡ<br>Certifications', one.certificates.map(p).join('')) : ''}`,
  );
};

const valueRow = (label: string, text: string): string => `<tr><td class="k">${e(label)}</td><td>${e(text)}</td></tr>`;

/** The first form of Europass: a label at the left of every value, headings among the labels. */
const europassForm = (one: HardPerson): string => {
  const title = (text: string) => `<tr><td class="k"><b>${text}</b></td><td></td></tr>`;
  return page(
    '.k{width:54mm;text-align:right;padding-right:9px;font-size:9.5pt}body{font:10pt/1.45 Arial}',
    `<table>${title('Europass<br>Curriculum Vitae')}${title('Personal information')}${valueRow('First name(s) / Surname(s)', one.name)}
${valueRow('Address(es)', `48 Mill Lane, ${one.place.written}`)}${valueRow('Telephone(s)', one.phone.written)}${valueRow('E-mail', one.email)}
${valueRow('Nationality', 'Irish')}${valueRow('Date of birth', '14/08/1991')}${title('Work experience')}${work(
      one,
      (w) =>
        `${valueRow('Dates', dates(w, 'long'))}${valueRow('Occupation or position held', w.title)}${valueRow('Main activities and responsibilities', w.points.join('; '))}${valueRow('Name and address of employer', `${w.company}, ${w.location}`)}${valueRow('Type of business or sector', 'Services')}`,
    )}${title('Education and training')}${education(
      one,
      (d) =>
        `${valueRow('Dates', `${d.from} - ${d.to}`)}${valueRow('Title of qualification awarded', d.degree)}${valueRow('Principal subjects/occupational skills covered', d.study)}${valueRow('Name and type of organisation providing education and training', d.school)}`,
    )}${title('Personal skills and competences')}${valueRow('Mother tongue(s)', 'English')}
${valueRow('Computer skills and competences', one.shownSkills.join(', '))}${valueRow('Driving licence', 'B')}</table>`,
  );
};

/** The form of Europass that is filled in on the web: place and dates in small print above `TITLE – EMPLOYER`. */
const europassWeb = (one: HardPerson): string =>
  page(
    'h2{border-bottom:1px solid #558;font-size:11pt}body{font:9.5pt/1.4 Arial}',
    `<h1>${e(one.name)}</h1><p><b>Nationality:</b> Irish &nbsp; <b>Phone:</b> ${e(one.phone.written)} &nbsp;
<b>Email:</b> ${e(one.email)}</p>
<p><b>Address:</b> 48 Mill Lane, ${e(one.place.written)} (Home)</p>${section(
      'WORK EXPERIENCE',
      work(
        one,
        (w) =>
          `${small(`${dates(w, 'slash', { now: 'Current' })} ${w.location}`)}<p><b>${e(w.title.toUpperCase())}</b> ${e(w.company.toUpperCase())}</p>${list(w.points)}`,
      ),
    )}${section(
      'EDUCATION AND TRAINING',
      education(
        one,
        (d) =>
          `${small(`01/09/${d.from} – 30/06/${d.to} Bergen, Norway`)}<p><b>${e(`${d.degree} in ${d.study}`.toUpperCase())}</b> ${e(d.school)}</p>`,
      ),
    )}${section('LANGUAGE SKILLS', p('Mother tongue(s): English'))}
${section('DIGITAL SKILLS', p(one.shownSkills.join(' | ')))}${certificates(one, 'CERTIFICATES')}`,
  );

const column = (one: HardPerson): string =>
  `<h2>Contact</h2>${p(one.phone.written)}<p class="w">${e(one.email)}</p>${p(one.place.written)}<h2>Education</h2>${education(
    one,
    (d) => `${b(`${d.degree} in ${d.study}`)}${p(d.school)}${p(`${d.from} – ${d.to}`)}`,
  )}<h2>Skills</h2>${list(one.shownSkills)}${certificates(one)}<h2>Languages</h2>${p('English, French')}`;

const longList = (points: readonly string[]): string => list([...points, ...points, ...points, ...points]);

/** A dark column at the left of work that goes on over pages; the address is broken in it. */
const sidebarLong = (one: HardPerson): string =>
  page(
    '.s{float:left;width:44mm;font-size:8.5pt;background:#234;color:#fff}.m{margin-left:51mm}.w{overflow-wrap:anywhere;width:24mm}body{font:10.5pt/1.5 Arial}ul{margin-left:12px}',
    `<div class="s"><h1 style="font-size:16pt">${e(one.name)}</h1>${p(one.headline)}${column(one)}</div>
<div class="m"><h2>About me</h2>${p(one.summary)}
<h2>Work history</h2>${work(
      one,
      (w) => `<p><b>${e(w.title)}</b> | ${e(w.company)}</p>
${p(`${dates(w, 'short')} | ${w.location}`)}${longList(w.points)}`,
    )}</div>`,
  );

/** The same at the right. */
const sidebarLongRight = (one: HardPerson): string =>
  page(
    '.s{float:right;width:47mm;font-size:9pt}.m{margin-right:55mm}.w{overflow-wrap:anywhere;width:28mm}body{font:10.5pt/1.5 Arial}',
    `<h1>${e(one.shownName)}</h1>${p(one.headline)}<div class="s">${column(one)}</div><div class="m">
<h2>EXPERIENCE</h2>${work(
      one,
      (w) => `${b(w.company)}${p(w.title)}
${p(`${dates(w, 'long')} • ${w.location}`)}${longList(w.points)}`,
    )}</div>`,
  );

/** A column with hardly a gutter, beside text that is set to both ends of its lines. */
const tight =
  (side: 'left' | 'right') =>
  (one: HardPerson): string =>
    page(
      `.s{float:${side};width:45mm;font-size:9pt}.m{margin-${side}:47.5mm;text-align:justify}body{font:9.5pt/1.4 Arial}ul{margin-left:12px}`,
      `<div class="s">${column(one)}</div><div class="m"><h1>${e(one.name)}</h1>${p(one.headline)}<h2>Professional Experience</h2>${work(
        one,
        (w) => `${b(`${w.title}, ${w.company}`)}${p(`${dates(w, 'short')}, ${w.location}`)}${longList(w.points)}`,
      )}</div>`,
    );

/** The export of a network of professionals, with several titles at one employer and the numbers of its pages. */
const profileExport = (one: HardPerson): string =>
  page(
    '.s{float:left;width:50mm;font-size:9pt}.m{margin-left:60mm}body{font:10.5pt/1.45 Arial}.w{overflow-wrap:anywhere}h1{font-size:24pt;font-weight:normal}h2{font-weight:normal}.f{position:fixed;bottom:0;right:0;font-size:8pt}',
    `<div class="f">Page 1 of 3</div><div class="s"><h2>Contact</h2>${p(`${one.phone.written} (Mobile)`)}
<p class="w"><a href="mailto:${e(one.email)}">${e(one.email)}</a></p>
<p class="w"><a href="https://www.linkedin.com/in/some-person-8a41b7">www.linkedin.com/in/some-person-8a41b7</a> (LinkedIn)</p>
<h2>Top Skills</h2>${one.shownSkills.slice(0, 3).map(p).join('')}
<h2>Languages</h2>${p('English (Native or Bilingual)')}${section('Certifications', one.certificates.map(p).join(''))}</div>
<div class="m"><h1>${e(one.name)}</h1><p>${e(one.headline)} at ${e(one.work[0]!.company)} | Always learning</p>
<p style="color:#777">${e(one.place.written)}</p>
<h2>Summary</h2>${p(one.summary)}${p(`I work with ${one.shownSkills.slice(3).join(', ')}.`)}<h2>Experience</h2>${work(
      one,
      (w, at) => {
        const isSame = one.work[at - 1]?.company === w.company;
        return `${isSame ? '' : `<p style="font-size:12pt">${e(w.company)}</p>`}${one.work[at + 1]?.company === w.company ? p('6 years 2 months') : ''}<p style="font-size:11.5pt">${e(w.title)}</p>${small(`${dates(w, 'long', { between: ' - ' })} (2 years 3 months)`)}${small(w.location)}${w.points.map((text) => p(`${text}.`)).join('')}`;
      },
    )}<h2>Education</h2>${education(
      one,
      (d) => `<p style="font-size:12pt">${e(d.school)}</p><p>${e(d.degree)}, ${e(d.study)} · (${d.from} - ${d.to})</p>`,
    )}</div>`,
  );

/** The same export as its text reads once it is copied: one column, contacts above the name. */
const profileCopy = (one: HardPerson): string =>
  page(
    'body{font:11pt/1.4 Arial}h1{font-size:18pt}',
    `<h2>Contact</h2>${p(one.email)}${p(`${one.phone.written} (Home)`)}
${p('www.linkedin.com/in/some-person-8a41b7 (LinkedIn)')}<h2>Top Skills</h2>${one.shownSkills.map(p).join('')}
${section('Certifications', one.certificates.map(p).join(''))}<h1>${e(one.name)}</h1>${p(`${one.headline} at ${one.work[0]!.company}`)}${p(one.place.written)}
<h2>Experience</h2>${work(one, (w) => `${p(w.company)}${p(w.title)}${p(`${dates(w, 'long', { between: ' - ' })} (11 months)`)}${p(w.location)}${w.points.map((text) => p(`• ${text}`)).join('')}`)}
<h2>Education</h2>${education(one, (d) => `${p(d.school)}${p(`${d.degree}, ${d.study} · (${d.from} - ${d.to})`)}`)}`,
  );

/** Two layouts of each of the kinds that are hardest in print. */
export const pageVariants = {
  sheetRight,
  sheetLabels,
  europassForm,
  europassWeb,
  sidebarLong,
  sidebarLongRight,
  tightLeft: tight('left'),
  tightRight: tight('right'),
  profileExport,
  profileCopy,
} as const;
