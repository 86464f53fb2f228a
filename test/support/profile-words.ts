import { keys } from '../../functions/platform/table/keys.ts';

/** What of each part of a profile holds words. */
const words = {
  workExperiences: ['title', 'company', 'location', 'description'],
  certifications: ['name', 'issueOrg', 'credentialId', 'credentialUrl', 'state'],
} as const;

/** Employee info and an entry of each section of a candidate's profile, every word of which is what `wordOf` makes of its place. */
export function profileOf(candidateId: number, wordOf: (place: string) => string) {
  const info = {
    ...keys.employeeInfo(candidateId),
    part: 'employeeInfo',
    version: 1,
    languages: [{ name: wordOf('c-language'), level: 'fluent' }],
    links: [{ title: wordOf('c-link-title'), url: wordOf('c-link-url') }],
  };
  const entries = (Object.keys(words) as (keyof typeof words)[]).map((part, at) => ({
    ...keys.profileEntry(candidateId, part, at + 1),
    part,
    id: at + 1,
    version: 1,
    ...Object.fromEntries(words[part].map((field) => [field, wordOf(`c-${part}-${field}`)])),
  }));
  return [info, ...entries];
}
