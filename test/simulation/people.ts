import { accountOf } from '../../functions/features/accounts/sign-up/open-account.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { openTable } from '../../functions/platform/table/table.ts';
import { newConnectionWrite } from '../../functions/records/connection.ts';
import { employmentWrites } from '../../functions/records/recruiter-of-manager.ts';
import type { Role } from '../../shared/constants/roles.ts';
import { defaultMailSettings } from '../../shared/model/notification-settings.ts';
import { idAt, uuidOf } from '../../shared/rules/ids.ts';
import { trustWrites } from '../support/trust.ts';

/** Somebody of a run. */
export interface Person {
  id: number;
  uuid: string;
  role: Role;
  name: string;
}

/** The moment at which every run begins: a Tuesday morning. */
export const beginning = Date.parse('2026-09-01T10:00:00.000Z');

const roleOf = {
  maria: 'manager',
  rita: 'manager',
  rosa: 'recruiter',
  carl: 'recruiter',
  otto: 'recruiter',
  ada: 'candidate',
  ben: 'candidate',
  cleo: 'candidate',
} as const satisfies Record<string, Role>;
type Name = keyof typeof roleOf;

/** Whom each manager employs; Otto works for both. */
const employed: readonly (readonly [Name, Name])[] = [
  ['rosa', 'maria'],
  ['carl', 'maria'],
  ['otto', 'maria'],
  ['otto', 'rita'],
];

/** Who has every move of a candidate mailed at once; the others are mailed milestones of their own. */
const eagerReaders: ReadonlySet<Name> = new Set(['maria', 'rosa', 'carl']);

const names = Object.keys(roleOf) as Name[];

/** The people of every run. */
export const people = Object.fromEntries(
  names.map((name, place) => {
    const id = idAt(beginning - 86_400_000 + place * 60_000, 0);
    return [name, { id, uuid: uuidOf(id, '0123456789abcdef'), role: roleOf[name], name }];
  }),
) as Record<Name, Person>;

export const peopleOf = (role: Role): Person[] => Object.values(people).filter((one) => one.role === role);

/** The company for which all managers hire, and from which a candidate may hide. */
export const clientCompany = 'Lakeside Hospital';

/** The session in which everybody is signed in. */
export const session = 'live-session';

/** Writes the people, who works for whom, and whom an operator has verified: Rita is not. */
export async function plantPeople(): Promise<void> {
  const table = openTable('hirehub');
  const at = new Date(beginning - 3_600_000).toISOString();
  const accounts = names.map((name) => {
    const { id, uuid, role } = people[name];
    const person = { firstName: name, lastName: 'Lopez', email: `${name}@example.com`, role: roleOf[name] };
    const account = accountOf(person, { id, uuid, at, status: 'active' });
    const { notificationSettings: settings } = account;
    const groups = { ...defaultMailSettings.groups, candidates: eagerReaders.has(name) };
    return {
      ...account,
      notificationSettings: { ...settings, mail: { ...defaultMailSettings, groups } },
      hasManagers: role === 'recruiter',
      sessions: { [session]: 7 },
    };
  });
  for (const account of accounts) {
    await table.writeOne({ put: { ...keys.account(account.id), ...account } });
    await table.writeOne({ put: { ...keys.emailOwner(account.email), userId: account.id } });
  }
  for (const [recruiter, manager] of employed)
    await table.write(
      employmentWrites(
        people[manager].id,
        accounts.find(({ id }) => id === people[recruiter].id)!,
        at,
      ),
    );
  for (const { id, name } of Object.values(people))
    await table.writeOne(newConnectionWrite({ userId: id, connectionId: `socket-of-${name}`, sessionId: 7 }, at));
  const idsOf = (role: Role) => peopleOf(role).map(({ id }) => id);
  await table.write(trustWrites(idsOf('candidate'), [people.maria.id], at));
}

/** Writes so many candidates more. */
export async function plantCrowd(count: number): Promise<Person[]> {
  const table = openTable('hirehub');
  const at = new Date(beginning - 3_600_000).toISOString();
  const crowd = Array.from({ length: count }, (_, place): Person => {
    const id = idAt(beginning - 7_200_000 + place, 0);
    return { id, uuid: uuidOf(id, '0123456789abcdef'), role: 'candidate', name: `crowd-${place}` };
  });
  for (const { id, uuid, name } of crowd) {
    const person = { firstName: 'Dana', lastName: 'Lopez', email: `${name}@example.com`, role: 'candidate' as const };
    const account = accountOf(person, { id, uuid, at, status: 'active' });
    await table.writeOne({ put: { ...keys.account(id), ...account, sessions: { [session]: 7 } } });
  }
  return crowd;
}
