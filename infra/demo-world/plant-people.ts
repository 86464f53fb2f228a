import { acceptRecruiterInvitation } from '../../functions/features/accounts/sign-up/accept-by-link.ts';
import type { AccountsStore } from '../../functions/features/accounts/accounts.store.ts';
import { circumstancesOf, createAccount } from '../../functions/features/accounts/sign-up/create-account.steps.ts';
import { accountOf } from '../../functions/features/accounts/sign-up/open-account.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { operate, type OperatorNeeds } from '../../functions/features/operator/operate.steps.ts';
import type { OperatorStore } from '../../functions/features/operator/operator.store.ts';
import { cityById } from '../../functions/features/lookups/cities.ts';
import { regionOf } from '../../shared/rules/region.ts';
import type { Identity } from '../../functions/platform/outside/identity/port.ts';
import { inviteRecruiter } from '../../functions/features/recruiters/invite-recruiter.ts';
import type { RecruiterInvitations } from '../../functions/domain/invitations/recruiter-invitations.ts';
import { firstChoiceWrite } from '../../functions/records/hiding.ts';
import { acceptedRecruiterInvitation } from '../../functions/records/recruiter-invitation.ts';
import { eventActor, eventOf } from '../../functions/platform/table/outbox.ts';
import { countries } from '../../shared/constants/countries.ts';
import type { FindableBy } from '../../shared/constants/candidate-profile.ts';
import type { Role } from '../../shared/constants/roles.ts';
import { demoPassword } from './demo-accounts.ts';
import { demoCities } from './data/demo-cities.ts';
import type { Person } from './data/people.ts';
import { candidates, managers, recruiters, superManagers } from './data/people.ts';
import type { worldClock } from './world-clock.ts';
import { keys } from '../../functions/platform/table/keys.ts';

export interface PeopleNeeds {
  accountsStore: AccountsStore;
  recruiterInvitations: RecruiterInvitations;
  operatorStore: OperatorStore;
  identity: Identity;
  clock: ReturnType<typeof worldClock>;
}

export interface PlantedPeople {
  overseers: Actor[];
  managers: Actor[];
  recruiters: Actor[];
  candidates: Actor[];
}

const internalRecruiters = 3;
const recruitersWithManager = 6;
/** How many passwords are hashed concurrently; more would only wait for the cores. */
const atOnce = 4;

const checked = {
  company: 'Example Talent Partners',
  domain: 'example.com',
  note: 'Called the switchboard of the company and was put through.',
};

/** The operator of a world in which nothing is recounted, audited, mailed or downloaded yet. */
const byOperator = ({ operatorStore, identity, clock }: PeopleNeeds): OperatorNeeds => ({
  operatorStore,
  identity,
  clock,
  graceDays: 14,
  places: { table: '', pool: '', files: '' },
  files: { downloadAddress: async () => '' },
  heldMails: async () => [],
  mailAgain: async () => {},
  sendDeadRecords: async () => ({ files: 0, events: 0, more: false }),
  checkAudit: async () => ({ jobs: 0, candidates: 0, lines: 0, faults: [] }),
  peopleToRecount: async () => ({ userIds: [] }),
  recount: async (userId) => ({
    userId,
    events: 0,
    wrong: [],
    wrongRollUps: [],
    wrongRows: 0,
    wrongJobTotals: null,
    missedByEveryone: 0,
  }),
});

/** Opens everybody's account, each on a day of its own, managers first because recruiters are invited by them. */
export async function plantPeople(needs: PeopleNeeds): Promise<PlantedPeople> {
  const { clock } = needs;
  const opened = async (people: readonly Person[], role: Exclude<Role, 'super_manager'>, daysAgo: number) =>
    inGroups(people, (person, place) => openActive(person, role, clock.at(daysAgo - place / 8, 540), needs));
  const [overseer] = await opened(superManagers, 'manager', 120);
  if (overseer) await operate({ action: 'approve-super-manager', email: overseer.email }, byOperator(needs));
  const bosses = await opened(managers, 'manager', 110);
  // The last manager waits, and the recruiters who work for nobody verified.
  for (const { email } of [...bosses.slice(0, -1), ...(overseer ? [overseer] : [])])
    await operate({ action: 'verify', email, ...checked }, byOperator(needs));
  const invited = await inGroups(recruiters.slice(0, recruitersWithManager), (person, place) =>
    invite(person, bosses[place % bosses.length] as Actor, clock.at(100 - place, 600), needs),
  );
  const free = await opened(recruiters.slice(recruitersWithManager), 'recruiter', 60);
  for (const { email } of invited.slice(0, internalRecruiters))
    await operate({ action: 'recruiter-kind', email, kind: 'internal' }, byOperator(needs));
  return {
    overseers: overseer ? [{ ...overseer, role: 'super_manager' }] : [],
    managers: bosses,
    recruiters: [...invited, ...free],
    candidates: await opened(candidates, 'candidate', 95),
  };
}

// Every ninth candidate is found by those alone whom they confirm or applied to, and every thirteenth by nobody.
function choiceOf(person: Person): FindableBy {
  const index = candidates.indexOf(person);
  if (index % 13 === 12) return 'nobody';
  return index % 9 === 8 ? 'confirmed' : 'recruiters';
}

async function openActive(
  person: Person,
  role: Exclude<Role, 'super_manager'>,
  moment: number,
  { accountsStore, identity, clock }: PeopleNeeds,
): Promise<Actor> {
  const city = demoCities[person.city];
  const countryId = countries.find((country) => country.iso === city.country)?.id ?? null;
  const at = new Date(moment).toISOString();
  clock.moveTo(moment);
  const id = clock.newId();
  const account = {
    ...accountOf({ ...person, role, countryId }, { id, uuid: clock.newUuid(id), at, status: 'active' }),
    cityId: city.id,
    ...regionOf(cityById(city.id)),
  };
  const event = eventOf('account-confirmed', {
    id: clock.newId(),
    at,
    actor: eventActor(account),
    subject: keys.userSubject(id),
    data: { userId: id, role },
  });
  await identity.create({ uuid: account.uuid, email: account.email, password: demoPassword, role });
  await identity.markEmailVerified(account.uuid);
  const choice = role === 'candidate' ? [firstChoiceWrite(id, choiceOf(person))] : [];
  await accountsStore.saveNew({ account, favoriteJobs: [], event }, choice);
  return account;
}

async function invite(
  person: Person,
  manager: Actor,
  moment: number,
  { accountsStore, recruiterInvitations, identity, clock }: PeopleNeeds,
): Promise<Actor> {
  clock.moveTo(moment);
  const invitationId = clock.newId();
  await recruiterInvitations.saveNew(
    inviteRecruiter(person.email, invitationId, { actor: manager, at: clock.now(), eventId: clock.newId() }),
  );
  clock.moveTo(moment + 5 * 3_600_000);
  const invitation = { managerId: manager.id, invitationId, email: person.email };
  const accepted = acceptRecruiterInvitation(person, invitation, circumstancesOf(clock));
  const { account } = accepted;
  const writes = acceptedRecruiterInvitation(invitation, account, account.createdAt);
  await createAccount(accepted, demoPassword, { accountsStore, identity }, writes);
  await identity.markEmailVerified(account.uuid);
  return account;
}

async function inGroups<T, R>(items: readonly T[], work: (item: T, place: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    done.push(
      ...(await Promise.all(items.slice(start, start + atOnce).map((item, offset) => work(item, start + offset)))),
    );
  }
  return done;
}
