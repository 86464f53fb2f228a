import type { ParsedFactsSent } from '../model/parsed-resume.ts';

/** What was read in a resume as the form of an import; what it does not say stays empty, and nothing is added. */
export function importOfFacts(facts: ParsedFactsSent) {
  return {
    firstName: facts.firstName?.value ?? '',
    lastName: facts.lastName?.value ?? '',
    email: facts.email?.value ?? '',
    phonePrefix: facts.phone?.value.prefix || null,
    phone: facts.phone?.value.number ?? null,
    tagIds: facts.skills.map(({ value }) => value.id),
    ...standingOfFacts(facts),
    workExperiences: facts.workExperiences.map((one) => ({
      title: one.title?.value ?? '',
      company: one.company?.value ?? '',
      location: one.location?.value ?? '',
      isWorking: one.isWorking,
      fromYear: one.fromYear?.value ?? null,
      fromMonth: one.fromMonth?.value ?? null,
      toYear: one.toYear?.value ?? null,
      toMonth: one.toMonth?.value ?? null,
    })),
    educations: facts.educations.map((one) => ({
      school: one.school?.value ?? '',
      degree: one.degree?.value ?? '',
      study: one.study?.value ?? '',
      from: one.from?.value ?? null,
      to: one.to?.value ?? null,
    })),
    certifications: facts.certifications.map((one) => ({
      name: one.name.value,
      issueOrg: one.issueOrg?.value ?? '',
      issueYear: one.issueYear?.value ?? null,
      issueMonth: one.issueMonth?.value ?? null,
      expireYear: one.expireYear?.value ?? null,
      expireMonth: one.expireMonth?.value ?? null,
      credentialId: one.credentialId?.value ?? '',
      credentialUrl: null,
      state: one.state?.value ?? '',
    })),
  };
}

/** Clearance, right to work, wished pay. */
function standingOfFacts({ clearance, authorization, hourly, salary }: ParsedFactsSent) {
  return {
    clearanceType: clearance ? [clearance.value] : [],
    citizenship: authorization ? [authorization.value.key] : [],
    citizenshipDesc: authorization?.value.words ?? '',
    hourly: hourly?.value ?? noMoney,
    salary: salary?.value ?? noMoney,
  };
}
const noMoney = { from: null, to: null, currency: null };
