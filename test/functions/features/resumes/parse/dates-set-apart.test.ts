import { describe, expect, it } from 'vitest';
import { findRange, findSingle } from '../../../../../functions/features/resumes/parse/dates.ts';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const facts = (text: string) =>
  parseResume({ lines: linesOfText(`Mira Holt\nWORK EXPERIENCE\n${text}`), links: [] }).workExperiences;

/** Each work as `title @ company, from – to`. */
const workOf = (text: string): string[] =>
  facts(text).map((one) => {
    const [title, company] = [one.title, one.company].map((fact) => fact?.value ?? '–');
    const to = one.isWorking ? 'now' : `${one.toYear?.value}-${one.toMonth?.value ?? ''}`;
    return `${title} @ ${company}, ${one.fromYear?.value}-${one.fromMonth?.value ?? ''} – ${to}`;
  });

describe('Dates with labels of their own', () => {
  it.each<[string, string, string[]]>([
    [
      'are both ends of one time on two lines',
      'Baker\nCrust & Co\nStart: March 2019\nEnd: Present\n- Ran the ovens\n\nDriver\nHill Hotel\nStart: May 2017\nEnd: February 2019',
      ['Baker @ Crust & Co, 2019-3 – now', 'Driver @ Hill Hotel, 2017-5 – 2019-2'],
    ],
    [
      'are both ends of one time on one line',
      'Baker, Crust Mill\nStart: March 2019 / End: June 2020',
      ['Baker @ Crust Mill, 2019-3 – 2020-6'],
    ],
    [
      'belong to the head above the points that they follow',
      'Baker\nCrust Mill\n- Ran the ovens\n- Closed the shop\nStart: May 2019\nEnd: March 2020',
      ['Baker @ Crust Mill, 2019-5 – 2020-3'],
    ],
    [
      'are those of a form, before or after what they are of',
      'DATE STARTED: 01/02/2012\nDATE ENDED: 06/30/2015\nPOSITION TITLE: Clerk\nEMPLOYER: Hill Office\nDate of Joining: 07/15/2016\nDesignation: Cashier\nOrganization: Fern Ltd\nDate of Relieving: 08/31/2019',
      ['Clerk @ Hill Office, 2012-1 – 2015-6', 'Cashier @ Fern Ltd, 2016-7 – 2019-8'],
    ],
    [
      'may be cells of a table',
      'Start Date  |  03/2019\nEnd Date  |  05/2020\nEmployer  |  Crust Mill\nJob Title  |  Baker',
      ['Baker @ Crust Mill, 2019-3 – 2020-5'],
    ],
    [
      'are read in French',
      'Serveuse\nCafé du Port\nDate d’entrée : 09/2017\nDate de sortie : 06/2019',
      ['Serveuse @ Café du Port, 2017-9 – 2019-6'],
    ],
    [
      'are read in German and Dutch',
      'Lagerist\nHafen GmbH\nBeginn: 04/2016\nEnde: 12/2019\n\nVerkoper\nWinkel BV\nVan: maart 2014\nTot: januari 2016',
      ['Lagerist @ Hafen GmbH, 2016-4 – 2019-12', 'Verkoper @ Winkel BV, 2014-3 – 2016-1'],
    ],
    [
      'are read in Spanish and Portuguese',
      'Cajera\nTienda Sol\nFecha de inicio: febrero 2015\nFecha de fin: julio 2018\n\nEmpresa: Obra Lima\nCargo: Auxiliar Administrativo\nData de entrada: 03/2012\nData de saída: 10/2014',
      ['Cajera @ Tienda Sol, 2015-2 – 2018-7', 'Auxiliar Administrativo @ Obra Lima, 2012-3 – 2014-10'],
    ],
    [
      'are not joined with the end of the next job',
      'Baker\nCrust Mill\nStart: March 2019\nDriver\nHill Hotel\nStart: May 2017\nEnd: February 2018',
      ['Baker @ Crust Mill, 2019-3 – now', 'Driver @ Hill Hotel, 2017-5 – 2018-2'],
    ],
    [
      'go on where only their beginning is said',
      'Baker\nCrust Mill\nStart Date: March 2019\n- Ran the ovens',
      ['Baker @ Crust Mill, 2019-3 – now'],
    ],
  ])('%s', (_title, text, expected) => {
    expect(workOf(text)).toEqual(expected);
  });

  it('have their evidence on both lines', () => {
    const [one] = facts('Baker\nCrust Mill\nStart: May 2019\nEnd: March 2020');
    expect(one?.fromYear?.sources.map(({ line }) => line)).toEqual([4]);
    expect(one?.toYear?.sources.map(({ line }) => line)).toEqual([4, 5]);
  });
});

describe('Dates on lines of their own', () => {
  it('are both ends of one time only around a dash', () => {
    expect(workOf('April 2015\n–\nJune 2016\nBaker\nCrust Mill')).toEqual(['Baker @ Crust Mill, 2015-4 – 2016-6']);
    expect(workOf('April 2015\nBaker, Crust Mill\nJune 2016\nDriver, Hill Hotel')).toHaveLength(2);
  });
});

describe('A column of dates', () => {
  const jobs = 'Baker, Crust Mill\n- Ran the ovens\nDriver, Hill Hotel\n- Drove guests';
  const dates = 'Mar 2019 – Present\nMay 2017 – Feb 2019';
  const expected = ['Baker @ Crust Mill, 2019-3 – now', 'Driver @ Hill Hotel, 2017-5 – 2019-2'];

  it('above the jobs has the dates of each in their order', () => {
    expect(workOf(`${dates}\n${jobs}`)).toEqual(expected);
    expect(facts(`${dates}\n${jobs}`)[1]?.fromYear?.sources).toEqual([{ line: 3, part: 0, from: 0, to: 19 }]);
  });

  it('below the jobs has the dates of each in their order', () => {
    expect(workOf(`${jobs}\n${dates}`)).toEqual(expected);
  });

  it('gives no dates to jobs of another number', () => {
    expect(workOf(`${dates}\n${jobs}\nCashier, Fern Shop`)).not.toContain(expected[0]);
  });
});

describe('An employer before a colon', () => {
  it.each<[string, string, string[]]>([
    ['has its place in brackets', 'Crust Mill (Leeds): Baker\nMarch 2019 – April 2021', ['Crust Mill', 'Leeds']],
    ['stands before dates', 'Crust Mill (Leeds): Baker, 2019 – 2021', ['Crust Mill', 'Leeds']],
    ['stands after dates', '2019 – 2021 Crust Mill: Baker', ['Crust Mill', '–']],
  ])('%s', (_title, text, [company, place]) => {
    const [one] = facts(text);
    expect([one?.title?.value, one?.company?.value, one?.location?.value ?? '–']).toEqual(['Baker', company, place]);
  });

  it('is none in a point about a prize', () => {
    expect(workOf('Baker, Crust Mill, 2019 – 2021\n- Best of 2020: Head Baker')).toEqual([
      'Baker @ Crust Mill, 2019- – 2021-',
    ]);
  });
});

describe('Dates of other calendars', () => {
  it.each<[string, string, string]>([
    ['XI.2019 – II.2021', '2019-11', '2021-2'],
    ['03/II/2018 – 15/IV/2020', '2018-2', '2020-4'],
    ['2015. IX. – 2018. VI.', '2015-9', '2018-6'],
    ['V-2016 – VIII-2017', '2016-5', '2017-8'],
    ['มกราคม 2562 – มิถุนายน 2564', '2019-1', '2021-6'],
    ['มี.ค. พ.ศ. 2560 – ปัจจุบัน', '2017-3', 'now'],
    ['พ.ศ. 2558 - พ.ศ. 2561', '2015', '2018'],
    ['01/2562 – 06/2564', '2019-1', '2021-6'],
    ['Jan 2562 – June 2564', '2019-1', '2021-6'],
    ['2562 - 2564', '2019', '2021'],
    ['平成30年4月〜令和2年3月', '2018-4', '2020-3'],
    ['平成25年4月〜令和元年5月', '2013-4', '2019-5'],
    ['昭和63年4月 – 平成7年3月', '1988-4', '1995-3'],
    ['H30.4 - R2.3', '2018-4', '2020-3'],
    ['R2.10〜現在', '2020-10', 'now'],
  ])('are those of the common one: %s', (text, from, to) => {
    const range = findRange(text);
    const said = (one: { year: number; month: number | null } | null | undefined): string =>
      [one?.year, one?.month].filter(Boolean).join('-');
    expect([said(range?.from), range?.isCurrent ? 'now' : said(range?.to), range?.raw]).toEqual([from, to, text]);
  });

  it.each(['2018-II', 'Served 2500 - 2550 meals', 'Henry V. 2016', 'Release R2.4'])('are not seen in %s', (text) => {
    expect(findRange(text)).toBeUndefined();
    expect(findSingle(text)?.to?.month ?? null).toBeNull();
  });

  it('of Japan are those of a history in which somebody joined and left', () => {
    expect(workOf('平成30年4月 株式会社サンプル 入社\n令和2年3月 同社 退社')).toEqual([
      '– @ 株式会社サンプル, 2018-4 – 2020-3',
    ]);
  });
});
