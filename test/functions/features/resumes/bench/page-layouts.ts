import type { BenchWork } from './generate-person.ts';
import type { HardPerson } from './hard-people.ts';
import { escaped as e } from './html-layouts.ts';
import { foreignDates } from './national-layouts.ts';
import { b, bullet, certificates, education, list, p, page, row, section, work } from './page-parts.ts';
import { dates } from './rows.ts';

/** A typesetter's output: the dates in a column of their own beside the first bullet, how long below them. */
const typesetter = (one: HardPerson): string =>
  page(
    'td.d{width:41mm;text-align:right}.t{text-align:justify}',
    `<p style="text-align:right;font-size:8pt"><i>Last updated in Mar 2026</i></p><h1 class="c">${e(one.name)}</h1>
<p class="c">${[one.place.written, one.email, one.phone.written, 'github.com/someone'].map(e).join(' &nbsp;&nbsp;|&nbsp;&nbsp; ')}</p>
${section(
  'Education',
  education(
    one,
    (d) =>
      `<table><tr><td style="width:12mm"><b>${e(d.degree.length < 6 ? d.degree : '')}</b></td><td><b>${e(d.school)}</b>, ${e(d.degree.length < 6 ? d.study : `${d.degree} in ${d.study}`)}${bullet('GPA: 3.9/4.0, Dean’s list')}</td><td class="d">Sept ${d.from} – May ${d.to}</td></tr></table>`,
  ),
)}
${section(
  'Experience',
  work(
    one,
    (w) =>
      `<table><tr><td><b>${e(w.company)}</b>, ${e(w.title)}</td><td class="d">${e(w.location)}</td></tr><tr><td>${w.points.map(bullet).join('')}</td><td class="d">${dates(w, 'short', { now: 'present' })}<br>2 years 3 months</td></tr></table>`,
  ),
)}
${section('Projects', `<table><tr><td><b>Lantern</b>${bullet('A small tool used by 300 people')}</td><td class="d">2021</td></tr></table>`)}
${section('Technologies', p(`Languages and tools: ${one.shownSkills.join(', ')}`))}${certificates(one)}`,
  );

/** The same writer's other theme: a dash without a space before the place. */
const typesetterDash = (one: HardPerson): string =>
  page(
    'h2{border-bottom:1px solid #000}',
    `<h1>${e(one.name)}</h1><p>${[one.place.written, one.email, one.phone.written].map(e).join(' | ')}</p>
${section(
  'Experience',
  work(
    one,
    (w) =>
      `${row(`<b>${e(w.company)}</b>– ${e(w.location)}`, dates(w, 'short', { now: 'present' }))}<p><i>${e(w.title)}</i></p>${w.points.map(bullet).join('')}`,
  ),
)}
${section(
  'Education',
  education(
    one,
    (d) =>
      `${row(`<b>${e(d.school)}</b>– Boston, MA`, `Sept ${d.from} – May ${d.to}`)}<p><i>${e(d.degree)} in ${e(d.study)}</i></p>`,
  ),
)}
${section('Skills', p(`Tools: ${one.shownSkills.join(', ')}`))}${certificates(one)}`,
  );

/** Heads that are bullets themselves, with place and dates at the right ends of two lines. */
const bulletHeads = (one: HardPerson): string =>
  page(
    'h2{font-variant:small-caps;border-bottom:1px solid #000}',
    `${row(`<b style="font-size:15pt">${e(one.name)}</b>`, `Email: ${e(one.email)}`)}
${row(e(one.place.written), `Mobile: ${e(one.phone.written)}`)}
${section(
  'Education',
  education(
    one,
    (d) =>
      `${row(`• <b>${e(d.school)}</b>`, 'Atlanta, GA')}${row(`&emsp;<i>${e(d.degree)} in ${e(d.study)}; GPA: 3.66 (9.15/10.0)</i>`, `Aug ${d.from} – July ${d.to}`)}`,
  ),
)}
${section(
  'Experience',
  work(
    one,
    (w) =>
      `${row(`• <b>${e(w.company)}</b>`, e(w.location))}${row(`&emsp;<i>${e(w.title)}</i>`, dates(w))}${w.points.map((text, at) => `<p>&emsp;◦ <b>Topic ${at + 1}:</b> ${e(text)}</p>`).join('')}`,
  ),
)}
${section('Projects', bullet('Toolkit: Open library for the trade'))}
${section('Programming Skills', bullet(`Main: ${one.shownSkills.slice(0, 5).join(', ')}`) + bullet(`Other: ${one.shownSkills.slice(5).join(', ')}`))}
${certificates(one)}`,
  );

/** A footer on each page, icons that are read as words, and dates whose dash has no letter. */
const footers = (one: HardPerson): string =>
  page(
    '.f{position:fixed;bottom:0;left:0;right:0;font-size:8pt;display:flex;justify-content:space-between}h2{font-size:16pt}body{font:11.5pt/1.6 Arial}',
    `<div class="f"><span>February 10, 2026</span><span>${e(one.name)} · Résumé</span><span>1</span></div><h1 class="c">${e(one.name)}</h1>
<p class="c">${e(one.headline)} · Builder</p><p class="c">${e(one.place.written)}</p>
<p class="c">MOBILE-ALT ${e(one.phone.written)} | ENVELOPE ${e(one.email)} | HOUSE www.example.org</p>
<p class="c"><i>“Be the change that you want to see in the world.”</i></p>
${section(
  'Work Experience',
  work(
    one,
    (w) =>
      `${row(`<b>${e(w.company)}</b>`, e(w.location))}${row(`<i>${e(w.title)}</i>`, w.to ? dates(w, 'short', { between: ' ' }) : dates(w, 'short', { between: ' PRESENT', now: '' }))}${list([...w.points, ...w.points])}`,
  ),
)}
${section(
  'Skills',
  `<table>${[0, 4, 8]
    .map(
      (at) =>
        `<tr><td><b>Group</b></td><td>${one.shownSkills
          .slice(at, at + 4)
          .map(e)
          .join(', ')}</td></tr>`,
    )
    .join('')}</table>`,
)}
${section(
  'Education',
  education(
    one,
    (d) =>
      `${row(`<b>${e(d.school)}</b>`, 'Pohang, S.Korea')}${row(`<i>${e(d.degree)} in ${e(d.study)}</i>`, `Mar. ${d.from} Aug. ${d.to}`)}`,
  ),
)}${certificates(one, 'Certificates')}`,
  );

const side = (
  one: HardPerson,
): string => `<h2>CONTACT</h2><p>${e(one.phone.written)}</p><p class="w">${e(one.email)}</p>${p(one.place.written)}
<h2>SKILLS</h2>${one.shownSkills.map(p).join('')}<h2>EDUCATION</h2>${education(one, (d) => `${b(d.degree)}${p(d.study)}${p(d.school)}${p(`${d.from} - ${d.to}`)}`)}
<h2>LANGUAGES</h2>${p('English (native)')}${p('Spanish (B2)')}${certificates(one, 'CERTIFICATES')}`;
const long = (w: BenchWork): readonly string[] => [...w.points, ...w.points, ...w.points];

/** A sidebar beside work that goes on over two pages; addresses break within it. */
const sidebarOverPages = (one: HardPerson): string =>
  page(
    '.s{float:left;width:46mm;font-size:9pt;background:#eef}.m{margin-left:52mm}.w{overflow-wrap:anywhere;width:26mm}body{font:10.5pt/1.5 Arial}',
    `<h1>${e(one.shownName)}</h1><p>${e(one.headline)}</p><div class="s">${side(one)}</div><div class="m"><h2>PROFILE</h2>${p(one.summary)}
<h2>WORK EXPERIENCE</h2>${work(
      one,
      (w) => `${b(w.title)}${p(`${w.company}, ${w.location}`)}
<p><i>${dates(w, 'slash')}</i></p>${list(long(w))}`,
    )}</div>`,
  );

/** A sidebar at the right with hardly a gutter. */
const narrowGutter = (one: HardPerson): string =>
  page(
    '.s{float:right;width:44mm;font-size:9pt}.m{margin-right:47mm;text-align:justify}body{font:10pt/1.4 Arial}',
    `<div class="s">${side(one)}</div><div class="m"><h1>${e(one.name)}</h1><p>${e(one.headline)}</p><h2>EMPLOYMENT HISTORY</h2>${work(one, (w) => `${b(`${w.title} at ${w.company}, ${w.location}`)}<p>${dates(w, 'long', { between: ' — ' }).toUpperCase()}</p>${list(long(w))}`)}</div>`,
  );

/** Education and work side by side, each in half of the page. */
const sideBySide = (one: HardPerson): string =>
  page(
    '.cols{display:flex;gap:10mm}.cols>div{flex:1}body{font:9.5pt/1.4 Arial}',
    `<h1 class="c">${e(one.name)}</h1>
<p class="c">${e(one.place.written)} • ${e(one.phone.written)} • ${e(one.email)}</p><div class="cols"><div>
<h2>Experience</h2>${work(
      one,
      (w) => `${b(w.company)}<p><i>${e(w.title)}</i></p><p>${dates(w)}</p>
${list(w.points)}`,
    )}</div>
<div><h2>Education</h2>${education(
      one,
      (d) => `${b(d.school)}${p(`${d.degree}, ${d.study}`)}
${p(`Class of ${d.to}`)}`,
    )}<h2>Skills</h2>${list(one.shownSkills)}<h2>Awards</h2>${p('Employee of the Year, 2020')}
${certificates(one)}</div></div>`,
  );

/** The export of a professional network. */
const network = (one: HardPerson): string =>
  page(
    '.s{float:left;width:48mm;font-size:9pt}.m{margin-left:58mm}body{font:10pt/1.45 Arial}.w{overflow-wrap:anywhere}',
    `<div class="s"><h2>Contact</h2>${p(one.phone.written)}<p class="w">${e(one.email)}</p>
<p class="w">www.linkedin.com/in/someone-0b2a4911 (LinkedIn)</p>
<h2>Top Skills</h2>${one.shownSkills.slice(0, 3).map(p).join('')}
${section('Certifications', one.certificates.map(p).join(''))}</div>
<div class="m"><h1>${e(one.name)}</h1><p>${e(one.headline)} at ${e(one.work[0]!.company)}</p>${p(one.place.written)}
<h2>Summary</h2>${p(one.summary)}<h2>Experience</h2>${work(
      one,
      (w) => `
<p style="font-size:11.5pt">${e(w.company)}</p><p>${e(w.title)}</p>
<p style="color:#777">${dates(w, 'long', { between: ' - ' })} (2 years 3 months)</p>
${p(w.location)}${w.points.map((text) => p(`- ${text}`)).join('')}`,
    )}
<h2>Education</h2>${education(
      one,
      (d) => `<p style="font-size:11.5pt">${e(d.school)}</p>
<p>${e(d.degree)}, ${e(d.study)} · (${d.from} - ${d.to})</p>`,
    )}</div>`,
  );

/** Europass: labels at the left of every value. */
const europass = (one: HardPerson): string => {
  const value = (label: string, text: string) => `<tr><td class="l">${label}</td><td>${e(text)}</td></tr>`;
  return page(
    '.l{width:52mm;text-align:right;color:#446;padding-right:8px}body{font:10pt/1.4 Arial}',
    `<table><tr><td class="l"><b>Curriculum Vitae</b></td><td></td></tr>${value('PERSONAL INFORMATION', one.name)}
${value('Address', one.place.written)}${value('Telephone', one.phone.written)}${value('E-mail', one.email)}
${value('Nationality', 'Portuguese')}
<tr><td class="l"><b>WORK EXPERIENCE</b></td><td></td></tr>${work(one, (w) => `${value('Dates', dates(w, 'slash'))}${value('Occupation or position held', w.title)}${value('Main activities', `${w.points.join('. ')}.`)}${value('Name of employer', w.company)}`)}
<tr><td class="l"><b>EDUCATION AND TRAINING</b></td><td></td></tr>${education(
      one,
      (d) => `
${value('Dates', `${d.from} – ${d.to}`)}${value('Title of qualification awarded', `${d.degree} in ${d.study}`)}
${value('Name of organisation', d.school)}`,
    )}
<tr><td class="l"><b>PERSONAL SKILLS</b></td><td></td></tr>${value('Mother tongue', 'Portuguese')}
${value('Computer skills', one.shownSkills.join(', '))}</table>`,
  );
};

/** A French CV: title first, dates in French, skills with dots of how well. */
const frenchCv = (one: HardPerson): string =>
  page(
    '.cols{display:flex;gap:8mm}.s{width:52mm;background:#f3efe9;padding:3mm}.m{flex:1}body{font:10pt/1.4 Arial}',
    `<div class="cols"><div class="s"><h1>${e(one.name)}</h1>${p(one.headline)}<h2>Coordonnées</h2>${p(one.email)}
${p(one.phone.written)}${p(one.place.written)}
<h2>Compétences</h2>${one.shownSkills.map((text) => p(`${text} ●●●●○`)).join('')}<h2>Langues</h2>
${p('Français : natif')}<h2>Centres d’intérêt</h2>${p('Randonnée, photographie')}</div>
<div class="m"><h2>Expériences professionnelles</h2>${work(
      one,
      (w) => `
<p><b>${e(w.title)}</b> – ${e(w.company)}, ${e(w.location.split(',')[0]!)}</p>
<p><i>${foreignDates('french', 'aujourd’hui', ' à ')(w)}</i></p>${list(w.points)}`,
    )}<h2>Formations</h2>
${education(one, (d) => `${b(`${d.from} - ${d.to} : ${d.degree} ${d.study}`)}${p(d.school)}`)}
${certificates(one)}</div></div>`,
  );

/** Dates in a narrow column that breaks them over two lines, all else at its right. */
const narrowDates = (one: HardPerson): string => {
  const entry = (when: string, inner: string) => `<tr><td class="d">${when}</td><td>${inner}</td></tr>`;
  return page(
    '.d{width:17mm;text-align:right;padding-right:4mm;font-size:9.5pt}h2{margin-left:21mm;color:#37a}',
    `<h1>${e(one.name)}</h1><p>${e(one.place.written)} – ☎ ${e(one.phone.written)} – ✉ ${e(one.email)}</p>
${section('Experience', `<table>${work(one, (w) => entry(dates(w, 'short'), `<b>${e(w.title)}</b>, <i>${e(w.company)}</i>, ${e(w.location)}.${list(w.points)}`))}</table>`)}
${section('Education', `<table>${education(one, (d) => entry(`${d.from}–${d.to}`, `<b>${e(d.degree)} ${e(d.study)}</b>, <i>${e(d.school)}</i>, <i>GPA – 3.8</i>.`))}</table>`)}
${section(
  'Computer skills',
  `<table>${entry('Basic', one.shownSkills.slice(0, 4).map(e).join(', '))}
${entry('Advanced', one.shownSkills.slice(4).map(e).join(', '))}</table>`,
)}${certificates(one)}`,
  );
};

/** Tables with borders for everything, as offices fill them. */
const borders = (one: HardPerson): string => {
  const table = (heads: string[], rows: string[][]) =>
    `<table>${[heads, ...rows].map((cells) => `<tr>${cells.map((cell) => `<td>${e(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
  return page(
    'td{border:1px solid #444;padding:3px 5px}body{font:10pt/1.35 Arial}',
    `<h1 class="c"><u>RESUME</u></h1>${b(one.shownName)}${p(`Email ID- ${one.email}`)}
${p(`Contact No- ${one.phone.written}`)}${p(one.place.written)}
<h2><u>WORK EXPERIENCE</u></h2>${table(
      ['S.No', 'Company', 'Designation', 'From', 'To'],
      one.work.map((w, at) => [
        `${at + 1}`,
        w.company,
        w.title,
        dates(w).split(' – ')[0]!,
        dates(w, 'short', { now: 'Till date' }).split(' – ')[1]!,
      ]),
    )}
<h2><u>EDUCATIONAL QUALIFICATION</u></h2>${table(
      ['Degree', 'Board / University', 'Year', 'Division'],
      one.education.map((d) => [`${d.degree} ${d.study}`, d.school, `${d.to}`, 'First']),
    )}
<h2><u>COMPUTER SKILLS</u></h2>${list(one.shownSkills)}${certificates(one, '<u>CERTIFICATION</u>')}
<h2><u>HOBBIES</u></h2>${p('Cricket, reading')}`,
  );
};

/** Letters set apart, in the name and the headings. */
const letterSpaced = (one: HardPerson): string => {
  const apart = (text: string) =>
    text
      .toUpperCase()
      .split(' ')
      .map((word) => [...word].join(' '))
      .join('   ');
  return page(
    'h2{letter-spacing:4px;text-transform:uppercase}h1{white-space:pre}body{font:10pt/1.5 Arial}',
    `<h1 class="c">${e(apart(one.name))}</h1><p class="c">${e(one.phone.written)} / ${e(one.email)} / ${e(one.place.written)}</p>
${section(
  'Experience',
  work(
    one,
    (w) =>
      `${row(`<b>${e(w.title.toUpperCase())}</b> / ${e(w.company)}`, dates(w, 'short', { between: ' - ' }))}${p(w.location)}${list(w.points)}`,
  ),
)}
${section(
  'Education',
  education(one, (d) => `${row(`<b>${e(d.school.toUpperCase())}</b>`, `${d.to}`)}${p(`${d.degree} / ${d.study}`)}`),
)}${section('Skills', p(one.shownSkills.join(' / ')))}${certificates(one)}`,
  );
};

/** A template of an online word processor: `Employer, City — Title`, dates in capitals below. */
const onlineTemplate = (one: HardPerson): string =>
  page(
    'body{font:11pt/1.4 Arial}.s{float:right;width:50mm}.m{margin-right:56mm}',
    `<div class="s"><p>12 High Street</p>${p(one.place.written)}${b(one.phone.written)}${b(one.email)}
<h2>SKILLS</h2>${one.shownSkills.map(p).join('')}<h2>AWARDS</h2>${p('Best newcomer of 2018')}<h2>LANGUAGES</h2>
${p('English, Hindi')}</div>
<div class="m"><h1>${e(one.name)}</h1><p>${e(one.headline)}</p><h2>EXPERIENCE</h2>${work(one, (w) => `<p><b>${e(w.company)}, </b>${e(w.location)} — <i>${e(w.title)}</i></p><p style="font-size:8pt">${dates(w, 'long', { between: ' - ' }).toUpperCase()}</p>${list(w.points)}`)}
<h2>EDUCATION</h2>${education(
      one,
      (d) => `
<p><b>${e(d.school)}, </b>Boston, MA — <i>${e(d.degree)}, ${e(d.study)}</i></p>
<p style="font-size:8pt">SEPTEMBER ${d.from} - MAY ${d.to}</p>`,
    )}</div>`,
  );

/** Layouts that a browser prints, by name. */
export const pageLayouts = {
  typesetter,
  typesetterDash,
  bulletHeads,
  footers,
  sidebarOverPages,
  narrowGutter,
  sideBySide,
  network,
  europass,
  frenchCv,
  narrowDates,
  borders,
  letterSpaced,
  onlineTemplate,
} as const;
