import type { GuaranteeDays } from '../../shared/constants/claims.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { Api } from './api.ts';

/** A person who is signed in through the API. */
export interface Person {
  id: number;
  email: string;
  token: string;
}

export const somePassword = 'Str0ng!Passw0rd';
const passwords = { password: somePassword, confirmationPassword: somePassword };
const signUps = {
  manager: contract.accounts.signUpManager,
  recruiter: contract.accounts.signUpRecruiter,
  candidate: contract.accounts.signUpCandidate,
};

/** What a person of this kind sends to sign up. */
export function aSignUp(firstName: string): {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmationPassword: string;
  accept: true;
} {
  return { firstName, lastName: 'Lopez', email: `${firstName.toLowerCase()}@example.com`, ...passwords, accept: true };
}

/** The same of a candidate, whom all recruiters find. */
export const aCandidateSignUp = (firstName: string) => ({
  ...aSignUp(firstName),
  findableBy: 'recruiters' as const,
});

/**
 * The token of the link in the newest mail to this address whose subject contains the text; waits until it is there.
 */
export async function mailedToken(api: Api, to: string, subject: string): Promise<string> {
  const mailsTo = api.mailsTo ?? ((address: string) => localMails(api.siteUrl, address));
  return api.patient(`a mail '${subject}' to ${to}`, async () => {
    const mails = await mailsTo(to);
    return /\?token=([\w-]+)/.exec(mails.find((mail) => mail.subject.includes(subject))?.text ?? '')?.[1];
  });
}

async function localMails(siteUrl: string, to: string): Promise<{ subject: string; text: string }[]> {
  const response = await fetch(`${siteUrl}/_local/mail.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as { subject: string; text: string }[];
}

/** Signs in. */
export async function signIn(api: Api, email: string, password = somePassword): Promise<Person> {
  const { body, headers } = await api.call(contract.accounts.signIn, { body: { email, password } });
  return { id: body.data.id, email, token: headers.get('jwt') ?? '' };
}

/** Signs up, with an address of their own if one is given, confirms by the mailed link and signs in. */
export async function aPerson(
  api: Api,
  kind: keyof typeof signUps,
  firstName: string,
  over: { email?: string } = {},
): Promise<Person> {
  const form = { ...aSignUp(firstName), ...over };
  if (kind === 'candidate') await api.call(signUps.candidate, { body: { ...aCandidateSignUp(firstName), ...over } });
  else await api.call(signUps[kind], { body: form });
  await api.call(contract.accounts.confirm, {
    body: { confirmationToken: await mailedToken(api, form.email, 'Confirm your email') },
  });
  return signIn(api, form.email);
}

/** Accepts a manager's mailed invitation as a new recruiter and signs in. */
export async function anInvitedRecruiter(api: Api, manager: Person, firstName: string): Promise<Person> {
  const { email, firstName: first, lastName } = aSignUp(firstName);
  await api.call(contract.recruiters.inviteRecruiters, { body: { emails: [email] } }, manager.token);
  const invitationToken = await mailedToken(api, email, 'invites you');
  await api.call(contract.accounts.acceptRecruiterInvitation, {
    body: { invitationToken, firstName: first, lastName, ...passwords },
  });
  return signIn(api, email);
}

/** The operator's request that verifies a manager, whose hires then earn points that can be redeemed. */
export const verifying = (email: string) => ({
  action: 'verify',
  email,
  company: 'Acme',
  domain: 'acme.com',
  note: 'Called the switchboard',
});

/** Posts an open job with 500 points, for a client if one is given, and returns its id. */
export async function aPostedJob(
  api: Api,
  manager: Person,
  title = 'Night ICU nurse',
  over: { clientId?: number; guaranteeDays?: GuaranteeDays } = {},
): Promise<number> {
  const body = {
    title,
    description: 'Care for **critical** patients at night.',
    rateFrom: 60,
    rateTo: 75,
    points: 500,
    ...over,
  };
  return (await api.call(contract.jobs.postJob, { body }, manager.token)).body.data.id;
}

export interface Team {
  manager: Person;
  recruiter: Person;
  candidate: Person;
}

/** A manager with a recruiter, and a candidate. */
export async function aTeam(api: Api): Promise<Team> {
  const [manager, candidate] = await Promise.all([aPerson(api, 'manager', 'Maria'), aPerson(api, 'candidate', 'Arun')]);
  return { manager, candidate, recruiter: await anInvitedRecruiter(api, manager, 'Rosa') };
}

/** Posts a job to which the candidate applies and on which the recruiter puts them; returns the pair. */
export async function aCandidatePutForward(
  api: Api,
  { manager, recruiter, candidate }: Team,
): Promise<{ jobId: number; candidateId: number }> {
  const id = await aPostedJob(api, manager);
  const applied = await api.call(contract.applications.applyToJob, { params: { id } }, candidate.token);
  const accepted = await api.call(
    contract.applications.acceptSelfAssignment,
    { params: { id: applied.body.data.id } },
    recruiter.token,
  );
  return accepted.body.data;
}
