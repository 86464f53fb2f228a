import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { recoverPasswordHandler } from '../../../../functions/features/accounts/passwords/password.handlers.ts';
import {
  askForPasskeyHandler,
  signInByPasskeyHandler,
} from '../../../../functions/features/accounts/passkeys/passkey-sign-in.handlers.ts';
import { resendConfirmationHandler } from '../../../../functions/features/accounts/letters/mailed-link.handlers.ts';
import {
  askForEmailChangeHandler,
  readEmailChangeHandler,
} from '../../../../functions/features/accounts/email-change/email-change.handlers.ts';
import { signInHandler } from '../../../../functions/features/accounts/sessions/sign-in.handler.ts';
import {
  checkEmailHandler,
  signUpCandidateHandler,
  signUpManagerHandler,
  signUpRecruiterHandler,
} from '../../../../functions/features/accounts/sign-up/sign-up.handlers.ts';
import {
  askAddressesHandler,
  listAskedAddressesHandler,
} from '../../../../functions/features/claims/asked-address.handlers.ts';
import { askedAddressesStore } from '../../../../functions/features/claims/asked-addresses.store.ts';
import { createImportedCandidateHandler } from '../../../../functions/features/imports/imported-candidate.handlers.ts';
import { importsStore } from '../../../../functions/features/imports/imports.store.ts';
import {
  askHandoverHandler,
  readHandoverHandler,
  withdrawHandoverHandler,
} from '../../../../functions/features/jobs/handover.handlers.ts';
import {
  askColleagueHandler,
  readJobHandler,
  removeColleagueHandler,
} from '../../../../functions/features/jobs/job-team.handlers.ts';
import { jobTeamStore } from '../../../../functions/features/jobs/job-team.store.ts';
import { handoversStore } from '../../../../functions/features/jobs/handovers.store.ts';
import {
  inviteCandidatesHandler,
  listCandidateInvitationsHandler,
} from '../../../../functions/features/invitations/candidate-invitation.handlers.ts';
import { askForJobAlertHandler } from '../../../../functions/features/job-alerts/asked-job-alert.handlers.ts';
import { jobAlertsStore } from '../../../../functions/features/job-alerts/job-alerts.store.ts';
import { listRecommendationsHandler } from '../../../../functions/features/recommendations/recommendation.handlers.ts';
import { recommendJobHandler } from '../../../../functions/features/recommendations/recommend-job.handler.ts';
import { recommendationsStore } from '../../../../functions/features/recommendations/recommendations.store.ts';
import {
  inviteRecruitersHandler,
  listRecruiterInvitationsHandler,
} from '../../../../functions/features/recruiters/recruiter-invitation.handlers.ts';
import { Refusal } from '../../../../functions/platform/door/refusal.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { candidateInvitationsIn } from '../../../../functions/records/candidate-invitation.ts';
import { recommendationsIn } from '../../../../functions/domain/invitations/recommendations.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { emailAddress } from '../../../../shared/validation/person-fields.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';
import { aSignUp, somePassword } from '../../../support/people.ts';
import { plainCredential } from '../../../support/plain-identity.ts';
import { openClaims } from '../claims/claims-world.ts';

async function openRoom(local: LocalTable) {
  const [claims, accounts] = [await openClaims(local), openAccounts(local)];
  const { table } = accounts;
  return {
    ...claims,
    ...accounts,
    job: await claims.aClientsJob(),
    rosa: await claims.aPerson('recruiter'),
    askedAddresses: askedAddressesStore(table),
    candidateInvitations: candidateInvitationsIn(table),
    earnedByInviting: async () => new Map<number, number>(),
    handoversStore: handoversStore(table),
    jobTeamStore: jobTeamStore(table),
    importsStore: importsStore(table),
    jobAlertsStore: jobAlertsStore(table),
    jobAlerts: { checkRoom: async () => undefined },
    send: async () => undefined,
    siteUrl: 'https://hirehub.example',
    registeredStore: { named: async () => [] },
    recommendations: recommendationsIn(table),
    recommendationsStore: recommendationsStore(table),
    tagsOf: async () => () => undefined,
  };
}
let room: Awaited<ReturnType<typeof openRoom>>;
let local: LocalTable;
/** The calls of the identity provider; ending sessions takes as long as removing somebody. */
let asked: string[] = [];
withLocalTable(async (opened) => {
  local = opened;
  room = await openRoom(local);
  room.identity = new Proxy(room.identity, {
    get: (identity, name) => {
      asked.push(String(name).replace(/^(remove|signOutEverywhere)$/, 'changes one user'));
      return Reflect.get(identity, name);
    },
  });
});

const kinds = ['nobody', 'candidate', 'recruiter', 'manager', 'unconfirmed', 'disabled'] as const;
const all = { page: 1, perPage: 100 };

/** Calls with one address, and what its sender can read of it afterwards. */
const calls: Record<string, (email: string, sourceIp: string) => Promise<unknown>> = {
  'accounts.signUpManager': (email, sourceIp) =>
    handled(signUpManagerHandler, { body: { ...aSignUp('Mia'), email }, sourceIp }, room),
  'accounts.signUpRecruiter': (email, sourceIp) =>
    handled(signUpRecruiterHandler, { body: { ...aSignUp('Mia'), email }, sourceIp }, room),
  'accounts.signUpCandidate': (email, sourceIp) =>
    handled(signUpCandidateHandler, { body: { ...aSignUp('Mia'), email, findableBy: 'nobody' }, sourceIp }, room),
  'accounts.signIn': (email, sourceIp) =>
    handled(signInHandler, { body: { email, password: 'Wr0ng!Passw0rd' }, sourceIp }, room),
  'accounts.askForPasskey': (email, sourceIp) => handled(askForPasskeyHandler, { body: { email }, sourceIp }, room),
  'accounts.signInByPasskey': (email, sourceIp) => {
    const body = { email, challenge: 'A'.repeat(64), credential: plainCredential('a-passkey', 'a question') };
    return handled(signInByPasskeyHandler, { body, sourceIp }, room);
  },
  'accounts.resendConfirmation': (email, sourceIp) =>
    handled(resendConfirmationHandler, { body: { email }, sourceIp }, room),
  'accounts.recoverPassword': (email, sourceIp) => handled(recoverPasswordHandler, { body: { email }, sourceIp }, room),
  'accounts.checkEmail': (email, sourceIp) => handled(checkEmailHandler, { query: { email }, sourceIp }, room),
  'accounts.askForEmailChange': async (email, sourceIp) => {
    const actor = anActor('manager', { id: 60_000 + drawn, uuid: `asks-${drawn}` });
    await room.identity.create({ uuid: actor.uuid, email: actor.email, password: somePassword, role: 'manager' });
    return [
      await handled(askForEmailChangeHandler, { body: { email, password: somePassword }, actor, sourceIp }, room),
      await handled(readEmailChangeHandler, { actor }, room),
    ];
  },
  'invitations.inviteCandidates': async (email) => [
    await handled(inviteCandidatesHandler, { body: { emails: [email] }, actor: room.rosa }, room),
    await handled(inviteCandidatesHandler, { body: { emails: [email] }, actor: room.rosa }, room),
    await handled(
      listCandidateInvitationsHandler,
      { query: { status: 'waiting', zone: 'UTC', ...all }, actor: room.rosa },
      room,
    ).then(({ result }) => result.data.filter((one) => one.email === email)),
  ],
  'recommendations.recommendJob': async (email) => [
    await handled(recommendJobHandler, { body: { emails: [email], jobId: room.job.id }, actor: room.rosa }, room),
    await handled(listRecommendationsHandler, { query: { jobId: room.job.id, ...all }, actor: room.rosa }, room).then(
      ({ result }) => result.data.filter((one) => one.email === email),
    ),
  ],
  'recruiters.inviteRecruiters': async (email) => [
    await handled(inviteRecruitersHandler, { body: { emails: [email] }, actor: room.manager }, room),
    await handled(inviteRecruitersHandler, { body: { emails: [email] }, actor: room.manager }, room),
    await handled(listRecruiterInvitationsHandler, { query: all, actor: room.manager }, room).then(({ result }) =>
      result.data.filter((one) => one.email === email),
    ),
  ],
  'jobs.askHandover': async (email) => {
    const { id } = await room.aClientsJob();
    const [params, actor] = [{ id }, room.manager];
    return [
      await handled(askHandoverHandler, { params, body: { email }, actor }, room),
      await handled(readHandoverHandler, { params, actor }, room),
      await handled(askHandoverHandler, { params, body: { email }, actor }, room).catch(({ message }) => message),
      await handled(withdrawHandoverHandler, { params, actor }, room),
    ];
  },
  'jobs.askColleague': async (email) => {
    const { id } = await room.aClientsJob();
    const [params, actor] = [{ id }, room.manager];
    const asked = await handled(askColleagueHandler, { params, body: { email }, actor }, room);
    return [
      asked,
      await handled(readJobHandler, { params, actor }, room).then(({ result }) => result.team),
      await handled(askColleagueHandler, { params, body: { email }, actor }, room).catch(({ message }) => message),
      await handled(removeColleagueHandler, { params: { ...params, memberId: asked.result.id }, actor }, room),
    ];
  },
  'claims.askAddresses': async (email) => [
    await handled(askAddressesHandler, { body: { emails: [email], jobId: room.job.id }, actor: room.rosa }, room),
    await handled(listAskedAddressesHandler, { query: all, actor: room.rosa }, room).then(({ result }) =>
      result.data.filter((one) => one.email === email),
    ),
  ],
  'job-alerts.askForJobAlert': (email) =>
    handled(
      askForJobAlertHandler,
      { body: { name: 'Nurses', wish: { search: 'nurse' }, alert: 'daily', email, timeZone: 'America/Chicago' } },
      room,
    ),
  'imports.createImportedCandidate': (email) =>
    handled(
      createImportedCandidateHandler,
      {
        body: {
          firstName: 'Ada',
          lastName: 'Byron',
          email,
          phonePrefix: '+1',
          phone: '5125550101',
          isAnotherPerson: true,
        },
        actor: anActor('recruiter', { id: 2077 }),
      },
      room,
    ),
};

/** Operations that take an address but look nobody up by it. */
const withoutOwner: Record<string, string> = {
  'accounts.acceptRecruiterInvitation': 'The token came to the address by mail.',
  'accounts.acceptRecommendation': 'The token came to the address by mail.',
  'recommendations.readRecommendationLink': 'The token came to the address by mail.',
  'recommendations.takeUpRecommendation': 'The token came to the address by mail.',
  'recommendations.declineRecommendation': 'The token came to the address by mail.',
  'clients.addClient': 'The address is a company’s contact, kept as written.',
  'clients.changeClient': 'The address is a company’s contact, kept as written.',
};

/** Whether a schema holds the one of addresses, at any depth. */
function takesAddress(part: unknown): boolean {
  if (part === emailAddress) return true;
  if (part instanceof z.ZodType) return takesAddress((part as z.ZodType & { def: object }).def);
  if (Array.isArray(part)) return part.some(takesAddress);
  return typeof part === 'object' && part !== null && Object.values(part).some(takesAddress);
}
const takingAddresses = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, { request: { body?: z.ZodType; query?: z.ZodType } }>).flatMap(
    ([name, { request }]) => (takesAddress(request.body) || takesAddress(request.query) ? [`${feature}.${name}`] : []),
  ),
);

/** An account of this kind and its address; none of `nobody`. */
let drawn = 0;
async function anAddress(kind: (typeof kinds)[number]): Promise<string> {
  const id = 50_000 + (drawn += 1);
  const email = `person${id}@example.com`;
  if (kind === 'nobody') return email;
  const role = kind === 'unconfirmed' || kind === 'disabled' ? 'recruiter' : kind;
  const status = kind === 'unconfirmed' || kind === 'disabled' ? kind : 'active';
  const account = { ...anActor(role, { id, email, uuid: `uuid-${id}` }), status, createdAt: someTime, version: 1 };
  await room.table.write([
    { put: { ...keys.account(id), ...account } },
    { put: { ...keys.emailOwner(email), userId: id } },
  ]);
  await room.identity.create({ uuid: account.uuid, email, password: somePassword, role });
  return email;
}

/** What came back, without what differs in every call. */
function comparable(outcome: unknown, email: string): string {
  return JSON.stringify(outcome)
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/"(id|version|retryAfter)":\d+/g, '"$1":0')
    .replaceAll(/"challenge":"[^"]*"/g, '"challenge":""')
    .replaceAll(/"(pk|sk|gsi\d[ps]k)":"[^"]*"/g, '"$1":""');
}

describe('Nobody learns by an address whether it has an account, and of which role, from the response or its time (PLUS-43)', () => {
  it('at any operation that takes one', () => {
    const known = [...Object.keys(calls), ...Object.keys(withoutOwner)];
    expect(takingAddresses.toSorted()).toEqual(known.toSorted());
  });

  it.each(Object.entries(calls))('by %s', async (name, call) => {
    const seen: Record<string, string> = {};
    // Only calls take time, so what is compared is which are made: the clock depends on what else the machine does.
    const made: Record<string, string> = {};
    for (const [place, kind] of kinds.entries()) {
      const email = await anAddress(kind);
      local.calls.length = 0;
      asked = [];
      const outcome = await call(email, `198.51.${place}.${name.length}`).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return { refused: error.kind, message: error.message, errors: error.errors };
      });
      seen[kind] = comparable(outcome, email);
      const atTable = local.calls.map(({ action }) => action);
      made[kind] = [...atTable, ...asked].toSorted().join(' ');
    }
    expect(seen).toEqual(Object.fromEntries(kinds.map((kind) => [kind, seen.nobody])));
    expect(made).toEqual(Object.fromEntries(kinds.map((kind) => [kind, made.nobody])));
  });
});
