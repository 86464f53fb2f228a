import type { Table } from '../../functions/platform/table/table.ts';
import { newClaimFileWrites } from '../../functions/records/claim-file.ts';
import type { StoredAccount } from '../../functions/records/account.ts';
import { hireFor, sayLeft, workTogether } from './points-things.ts';

/** What of the world these things need. */
interface Around<Person> {
  people: { ada: Person & { account: StoredAccount }; maria: Person; rosa: Person; sue: Person };
  table: Table;
  made(name: string, by: Person, given: { body?: object; params?: Record<string, number> }): Promise<number>;
  call(name: string, by: Person, given: { body?: object; query?: string }): Promise<{ text: string }>;
  newId(): number;
}

/** Rosa's proposals of Ada, each for a job of Maria's with a client of its own, so that each can be confirmed. */
export function claimsThings<Person extends { id: number }, World extends Around<Person>>() {
  const toPropose = async ({ people, made, newId }: World) => {
    const number = newId();
    const company = {
      companyName: `Harbour ${number}`,
      cityId: 4_930_956,
      contactPerson: 'Ann Porter',
      contactPersonsPosition: 'Head of nursing',
      email: `ann@harbour-${number}.example`,
    };
    const clientId = await made('clients.addClient', people.maria, { body: company });
    const job = { title: 'ICU nurse', description: 'Care for critical patients.', points: 500, clientId };
    const id = await made('jobs.postJob', people.maria, { body: job });
    const body = { candidateId: people.ada.id, jobId: id };
    return { id, body, query: `candidateId=${body.candidateId}&jobId=${id}` };
  };
  const toAsk = ({ people, made }: World) =>
    made('jobs.postJob', people.maria, {
      body: { title: 'ICU nurse', description: 'Care for critical patients.', points: 500 },
    });
  const proposed = async (world: World) => {
    const { body } = await toPropose(world);
    const id = await world.made('claims.proposeCandidate', world.people.rosa, { body });
    return { id, params: { id } };
  };
  // With a file that Rosa added. It is made once, since each company of Maria’s takes a place in the lists of them.
  let made: Promise<{ id: number; fileId: string }> | undefined;
  const contested = async (world: World) => {
    const { table, people } = world;
    const { id: jobId, body } = await toPropose(world);
    const id = await world.made('claims.proposeCandidate', people.rosa, { body });
    await world.made('claims.confirmClaim', people.ada, { params: { id } });
    await workTogether(world);
    await hireFor(world, jobId);
    await sayLeft(world, { id: jobId });
    const by = { id: people.rosa.id, firstName: 'Rosa', lastName: 'Lopez', role: 'recruiter' } as const;
    const fileId = crypto.randomUUID();
    const of = { id: fileId, claimId: id, at: new Date().toISOString(), by, name: 'shifts.pdf', size: 9 };
    await table.write(newClaimFileWrites({ ...of, state: 'added', reason: null, contentType: 'application/pdf' }));
    return { id, fileId };
  };
  return {
    'contested claim': async (world: World) => {
      const { id } = await (made ??= contested(world));
      return { id, params: { id }, body: { clientId: crypto.randomUUID(), filename: 'plan.pdf', size: 9 } };
    },
    'file of a contested claim': async (world: World) => {
      const { id, fileId } = await (made ??= contested(world));
      return { id, params: { id, fileId } };
    },
    'candidate to propose': toPropose,
    'candidate to assign': async (world: World) => {
      const { body } = await toPropose(world);
      return { id: body.jobId, params: { id: body.candidateId }, body: { jobIds: [body.jobId] } };
    },
    'address to ask': async (world: World) => {
      const jobId = await toAsk(world);
      return { id: jobId, body: { emails: [`asked-${world.newId()}@example.com`], jobId } };
    },
    'asked address': async (world: World) => {
      const jobId = await toAsk(world);
      const emails = [`asked-${world.newId()}@example.com`];
      await world.call('claims.askAddresses', world.people.rosa, { body: { jobId, emails } });
      const { text } = await world.call('claims.listAskedAddresses', world.people.rosa, {
        query: `jobId=${jobId}&page=1&perPage=10`,
      });
      const { data } = JSON.parse(text) as { data: { id: number }[] };
      return { id: data[0]!.id, params: { id: data[0]!.id } };
    },
    'assigned candidate': async (world: World) => {
      await proposed(world);
      return { id: world.people.ada.id, params: { id: world.people.ada.id } };
    },
    proposal: proposed,
    claim: async (world: World) => {
      const claim = await proposed(world);
      await world.made('claims.confirmClaim', world.people.ada, { params: claim.params });
      await workTogether(world);
      return claim;
    },
  };
}
