import * as z from 'zod';
import { mostSpheres } from '../constants/candidate-profile.ts';
import { callOutcomes, mostCalls } from '../constants/call.ts';
import { clearanceTypes } from '../constants/job.ts';
import { resumeLimits } from '../constants/resume.ts';
import { describedAs, idValue, line, text } from '../contract/fields.ts';
import { emailAddress } from './person-fields.ts';
import { avatarMessages } from './avatar.ts';
import { certificationForm, certificationProblems } from './certification.ts';
import { educationForm } from './education.ts';
import { yearProblems } from './years.ts';
import { employeeInfoForm, employeeInfoProblems } from './employee-info.ts';
import { withPhonePrefix } from './phone.ts';
import { profileFields } from './profile.ts';
import { workExperienceForm, workExperienceProblems } from './work-experience.ts';

const numbers = new Set(
  (
    'countryId cityId from to fromYear fromMonth toYear toMonth issueYear issueMonth expireYear expireMonth ' +
    'rateFrom rateTo salaryFrom salaryTo tagIds id'
  ).split(' '),
);
const orNothing = new Set(
  'birthday phonePrefix rateCurrency salaryCurrency workStartedAt parsedResumePath resume'.split(' '),
);
const flags = new Set(['isWorking', 'relocation', 'isAnotherPerson']);

/**
 * The values of a form whose fields are all texts, as multipart sends them, in the types of JSON: numbers, flags, and
 * null for what is empty. Values that already have a type stay (RESUME-10).
 */
function typed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => typed(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typed(one, name)]));
  if (typeof value !== 'string') return value;
  if (numbers.has(key)) return value.trim() === '' || value === 'null' ? null : Number(value);
  if (flags.has(key)) return value === 'true' || (value === 'false' ? false : value);
  return orNothing.has(key) && value.trim() === '' ? null : value;
}

// The resume may be named `resume` as well, as the form's field is (RESUME-05).
function underOneName(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('resume' in given)) return given;
  const { resume, ...fields } = given as Record<string, unknown>;
  return { ...fields, parsedResumePath: fields['parsedResumePath'] ?? resume };
}

// Forms number their entries; stored ones are numbered by the server.
const entries = <T extends z.ZodType>(form: T) =>
  z
    .array(
      z.preprocess((given) => {
        if (typeof given !== 'object' || given === null) return given;
        const { id: _id, ...facts } = given as Record<string, unknown>;
        return facts;
      }, form),
    )
    .max(resumeLimits.mostEntries, `At most ${resumeLimits.mostEntries}`)
    .default([]);

const lists = {
  educations: entries(educationForm),
  certifications: entries(certificationForm),
  workExperiences: entries(workExperienceForm),
};

const { firstName, lastName, countryId, cityId, phonePrefix, phone, birthday } = profileFields.shape;

const importFields = z.strictObject({
  firstName,
  lastName,
  email: emailAddress,
  countryId,
  cityId,
  phonePrefix,
  phone,
  birthday,
  parsedResumePath: z
    .string()
    .regex(/^\/resumes\/[1-9]\d{0,15}$/, 'Must be the address of a resume')
    .nullish()
    .transform((path) => (path ? idValue.parse(Number(path.split('/')[2])) : null)),
  /** That this is nobody whom the recruiter has imported before (PLUS-15). */
  isAnotherPerson: z.boolean().default(false),
  employeeInfo: employeeInfoForm.optional(),
  clearanceType: z
    .array(z.enum(clearanceTypes))
    .default([])
    .transform((levels) => [...new Set(levels)].filter((level) => level !== 'none')),
  ...lists,
});

/**
 * A candidate as a recruiter imports them, from a resume or by hand (RESUME-05 to RESUME-09). `parsedResumePath` is the
 * address of the resume they were read from.
 */
export const importedCandidateForm = z.preprocess((given) => underOneName(typed(given)), withPhonePrefix(importFields));
export type ImportedCandidateForm = z.output<typeof importedCandidateForm>;

const sent = z.unknown().optional();
const sentFields: Record<keyof typeof importFields.shape, typeof sent> = {
  firstName: sent,
  lastName: sent,
  email: sent,
  countryId: sent,
  cityId: sent,
  phonePrefix: sent,
  phone: sent,
  birthday: sent,
  parsedResumePath: sent,
  isAnotherPerson: sent,
  employeeInfo: sent,
  clearanceType: sent,
  educations: sent,
  certifications: sent,
  workExperiences: sent,
};

/**
 * What a change of an import says: what is not sent stays, and the whole is held to the form of an import. With the
 * version that was read, a change over another one is refused.
 */
export const importedCandidateChange = z.preprocess(
  (given) => underOneName(typed(given)),
  z.strictObject({ ...sentFields, version: z.int().positive().optional() }),
);
export type ImportedCandidateChange = z.output<typeof importedCandidateChange>;
describedAs.set(importedCandidateChange, importFields.partial().extend({ version: z.int().positive().optional() }));

const firstCallDay = '2000-01-01';

/** One tag, and how many a person may have. */
export const tagLine = line(40, 1);
export const mostTags = 20;
/** How many people get a tag in one call. */
export const mostTaggedTogether = 100;

/** A recruiter's own words about somebody whom they added, which nobody else reads while the record is theirs. */
export const remarkFields = {
  note: text(5000),
  tags: z
    .array(tagLine)
    .max(mostTags, `At most ${mostTags} tags`)
    .transform((tags) => [...new Set(tags)]),
  cameFrom: line(80),
};

/** A call as a recruiter notes it. */
export const callForm = z.strictObject({
  day: z.iso.date('Must be a date').refine((day) => day >= firstCallDay, 'Must be a day of this century'),
  outcome: z.enum(callOutcomes),
  said: line(500),
});

/** What the recruiter says of the person; what is not sent stays. */
export const remarksForm = z.strictObject({
  ...z.object(remarkFields).partial().shape,
  calls: z
    .array(callForm)
    .max(mostCalls, `At most ${mostCalls} calls are kept; remove some first`)
    .transform((calls) => calls.toSorted((one, other) => other.day.localeCompare(one.day)))
    .optional(),
  version: z.int().positive(),
});
export type RemarksForm = z.input<typeof remarksForm>;

/** The tags that are written in one line or cell, apart by commas, semicolons or line breaks. */
export const tagsIn = (written: string): string[] => [
  ...new Set(
    written
      .split(/[,;\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Characters of a picture in a data URL: three quarters as many bytes. */
const mostOfPicture = 700_000;

/** The picture of an imported candidate as a data URL of JPEG or PNG, or null for none (RESUME-15). */
export const importedAvatarForm = z.strictObject({
  picture: z
    .string()
    .max(mostOfPicture, 'The picture may have at most 500 KB')
    .regex(/^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/, avatarMessages.type)
    .nullable(),
});

/** What a candidate adds to their profile from their own resume. */
export const resumeEntriesForm = z.preprocess(
  (given) => typed(given),
  z
    .strictObject({ ...lists, tagIds: z.array(idValue).max(mostSpheres, `At most ${mostSpheres} skills`).default([]) })
    .refine((form) => Object.values(form).some((list) => list.length > 0), 'Choose at least one entry or skill to add'),
);
export type ResumeEntriesForm = z.output<typeof resumeEntriesForm>;

/** What is wrong with the dates of entries, by the place of the field; `now` is an ISO time. */
export function entryProblems(
  form: Pick<ResumeEntriesForm, 'educations' | 'certifications' | 'workExperiences'>,
  now: string,
): Record<string, string> {
  const year = new Date(now).getUTCFullYear();
  const found = [
    ...form.educations.map((one, at) => placed(`educations.${at}`, yearProblems(one, year))),
    ...form.certifications.map((one, at) => placed(`certifications.${at}`, certificationProblems(one, now))),
    ...form.workExperiences.map((one, at) => placed(`workExperiences.${at}`, workExperienceProblems(one, now))),
  ];
  return Object.fromEntries(found.flat());
}

/** The same of an imported candidate, whose employee info has dates too. */
export function importProblems(form: ImportedCandidateForm, now: string): Record<string, string> {
  const ofInfo = placed('employeeInfo', form.employeeInfo ? employeeInfoProblems(form.employeeInfo, now) : {});
  return { ...entryProblems(form, now), ...Object.fromEntries(ofInfo) };
}

function placed(place: string, problems: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(problems).flatMap(([field, message]) => (message ? [[`${place}.${field}`, message]] : []));
}
