import type { Line } from '../text/resume-text.ts';
import { found, type Extent } from './evidence.ts';
import { plainDates } from './local-dates.ts';
import type { ParsedEducation } from './parsed-education.ts';
import type { ParsedWork } from './parsed-work.ts';
import type { NumberedLine } from './sections.ts';

const dated = /^\s*((\d{4})\s*年\s*(\d{1,2})\s*月)\s*(.*)$/u;
/** The date at the beginning of a line, as it is spelled, its year and month, and what follows. */
function datedLine(text: string): [raw: string, year: string, month: string, rest: string] {
  const plain = plainDates(text);
  const [, raw = '', year = '', month = '', rest = ''] = dated.exec(plain?.text ?? text) ?? [];
  return [plain?.spelled(raw) ?? raw, year, month, rest];
}

const joined = /^(.+?)[\s　]*(?:に)?(?:入社|入職|入行|入所|転職)/u;
const left = /(?:退社|退職|退行|退所)/u;
const stays = /現在に至る|在職中/u;
const sure = 0.9;

/**
 * The jobs of a Japanese history, in which each line says when somebody joined or left a company: `2015年4月 株式会社
 * サンプル 入社`, `2020年3月 同社 退社`, `現在に至る`. Undefined for a section that is written otherwise.
 */
export function japaneseHistory(section: readonly NumberedLine[], lines: readonly Line[]): ParsedWork[] | undefined {
  const jobs: ParsedWork[] = [];
  for (const { index, text } of section) {
    const within: Extent = { from: index, to: index + 1 };
    const [raw, year, month, rest] = datedLine(text);
    const fact = (value: string) => found({ value: Number(value), raw, confidence: sure }, lines, within);
    const company = joined.exec(rest)?.[1]?.trim();
    const last = jobs.at(-1);
    if (company) {
      const from = { fromYear: fact(year), fromMonth: fact(month), toYear: null, toMonth: null };
      const employer = found({ value: company, raw: company, confidence: sure }, lines, within);
      jobs.push({ title: null, company: employer, location: null, isWorking: false, ...from });
    } else if (last && raw && left.test(rest) && !last.toYear) {
      Object.assign(last, { toYear: fact(year), toMonth: fact(month) });
    }
    const open = jobs.at(-1);
    if (open && stays.test(text)) open.isWorking = true;
  }
  return jobs.length > 0 ? jobs : undefined;
}

const school = /^(.{2,60}?) ?(?:[(（](.{2,40}?)[)）])? ?(入学|卒業|修了|中退)/u;

/**
 * The schools of such a history, each with the years in which somebody began and ended there: `2012年3月 サンプル大学（経済学専攻）卒業`.
 * Undefined for a section that is written otherwise.
 */
export function japaneseSchools(
  section: readonly NumberedLine[],
  lines: readonly Line[],
): ParsedEducation[] | undefined {
  const educations: ParsedEducation[] = [];
  for (const { index, text } of section) {
    const within: Extent = { from: index, to: index + 1 };
    const [raw, year, , rest] = datedLine(text);
    const [, name = '', study = '', did] = school.exec(rest) ?? [];
    if (!did) continue;
    const fact = <T>(value: T, spelled: string) => found({ value, raw: spelled, confidence: sure }, lines, within);
    const field = study.replace(/(?:専攻|専修)$/u, '');
    const end = fact(Number(year), raw);
    const last = educations.at(-1);
    if (did !== '入学' && last && last.school?.value === name && !last.to) last.to = end;
    else {
      const years = did === '入学' ? { from: end, to: null } : { from: null, to: end };
      educations.push({ school: fact(name, name), degree: null, study: field ? fact(field, field) : null, ...years });
    }
  }
  return educations.length > 0 ? educations : undefined;
}
