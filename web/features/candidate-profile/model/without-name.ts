import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';

const person = 'the candidate';
const leftOut = '…';

/**
 * The profile without what says who it is: name, picture, resume, pages of their own, numbers by which a register finds a
 * licence, and in all texts the name, mail addresses, numbers and pages. A name in a description becomes "the candidate".
 */
export function withoutName(profile: CandidateProfile): CandidateProfile {
  const { candidate, certifications, workExperiences, educations, employeeInfo } = profile;
  const names = namesOf(candidate);
  const without = (text: string, by = leftOut) => unnamed(withoutContact(text), { names, by });
  return {
    ...profile,
    candidate: { ...candidate, firstName: 'Candidate', lastName: '', avatar: null },
    certifications: certifications.map((one) => ({
      ...one,
      name: without(one.name),
      issueOrg: without(one.issueOrg),
      credentialId: '',
      credentialUrl: null,
    })),
    educations: educations.map((one) => ({
      ...one,
      school: without(one.school),
      degree: without(one.degree),
      study: without(one.study),
    })),
    workExperiences: workExperiences.map((one) => ({
      ...one,
      title: ownTitle(one.title, without),
      company: without(one.company),
      ...(one.description && { description: without(one.description, person) }),
    })),
    employeeInfo: { ...employeeInfo, citizenshipDesc: without(employeeInfo.citizenshipDesc, person), links: [] },
    resume: null,
    summary: null,
  };
}

/** A surname may be a trade: the Cook of `Head Cook` stays, and the name of `Owner, Cook Catering` goes. */
function ownTitle(title: string, without: (text: string) => string): string {
  const [first = '', ...others] = title.split(/([,@|(:–—]|\s-\s|\b(?:at|of|for)\b)/);
  return [first, ...others.map((part) => without(part))].join('');
}

interface Names {
  words: ReadonlySet<string>;
  whole: readonly string[];
}

/** A single letter names nobody: "A" begins a sentence. */
function namesOf({ firstName, lastName }: { firstName: string; lastName: string }): Names {
  const words = `${firstName} ${lastName}`.split(/\s+/).filter((word) => word.length > 1);
  return {
    words: new Set(words.map(plain)),
    whole: [`${firstName} ${lastName}`, `${lastName} ${firstName}`].map((name) => plain(name.trim())),
  };
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const aWord = /[\p{L}\p{M}]+(?:[-'’](?!s\b)[\p{L}\p{M}]+)*/gu;
const someWords = /[\p{L}\p{M}]+(?:[-'’ ](?!s\b)[\p{L}\p{M}]+)*/gu;

// Whole words with a capital letter alone: "Will" names nobody in "willing" nor in "will". First name and surname beside
// each other are one person, in small letters too.
function unnamed(text: string, { names, by }: { names: Names; by: string }): string {
  return text
    .replaceAll(someWords, (words) => withoutWhole(words, names, by))
    .replaceAll(aWord, (word) => (/^\p{Lu}/u.test(word) && names.words.has(plain(word)) ? by : word))
    .replaceAll(`${by} ${by}`, by);
}

function withoutWhole(words: string, { whole }: Names, by: string): string {
  const folded = plain(words);
  // Letters that folding takes apart would move the places.
  if (folded.length !== words.length) return words;
  const found = whole.find((name) => name.includes(' ') && ` ${folded} `.includes(` ${name} `));
  if (found === undefined) return words;
  const at = ` ${folded} `.indexOf(` ${found} `);
  return `${words.slice(0, at)}${by}${words.slice(at + found.length)}`;
}

const contacts = [
  /[^\s@<>()]{1,64}@[^\s@<>()]{3,255}(?<![.,;:])/gu,
  /(?:https?:\/\/|www\.)[^\s)]+|\b(?:linkedin|github)\.com\/[^\s)]+/gi,
  /(?<![\p{L}\p{N}])(?:\+\d|\(?\d)(?:[\s().-]{0,2}\d){8,14}(?!\d)/gu,
];

const withoutContact = (text: string): string =>
  contacts.reduce((left, contact) => left.replaceAll(contact, leftOut), text);
