import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '../../functions/platform/table/keys.ts';
import { contract } from '../../shared/contract/contract.ts';
import { strike } from '../../infra/tools/drill/strike.ts';
import { openStores } from '../support/canaries.ts';
import type { Person } from '../support/people.ts';
import { mailedToken, signIn, somePassword } from '../support/people.ts';
import type { Site } from '../support/site.ts';
import { openSite } from '../support/site.ts';
import { waitFor } from '../support/wait.ts';
import { writeEverywhere } from '../support/words-everywhere.ts';

type Who = 'manager' | 'recruiter' | 'candidate';
const people: Who[] = ['manager', 'recruiter', 'candidate'];
const random = Math.floor(Math.random() * 36 ** 5)
  .toString(36)
  .padStart(5, 'x');
/** Words that appear nowhere else, by the person who wrote them or whom they are about. */
const canaries: Record<Who, string[]> = { manager: [], recruiter: [], candidate: [] };

function word(who: Who, what: string): string {
  const made = `zq${random}${what}`;
  canaries[who].push(made);
  return made;
}
const address = (who: Who, what: string): string => `${word(who, what)}@example.com`;
function phone(who: Who, last: number): string {
  const made = `41555${String(Math.floor(Math.random() * 9000) + 1000)}${last}`;
  canaries[who].push(made);
  return made;
}
const profileOf = (who: Who, last: number) => ({
  firstName: word(who, `${who}first`),
  lastName: word(who, `${who}last`),
  phone: phone(who, last),
});
const passwords = { password: somePassword, confirmationPassword: somePassword };

describe('A person exports their data and leaves', () => {
  let site: Site;
  let stores: ReturnType<typeof openStores>;
  const signedIn = {} as Record<Who, Person>;

  beforeAll(async () => {
    site = await openSite();
    stores = openStores(site.local, site.folder);
  }, 120_000);
  afterAll(async () => {
    stores?.close();
    await site?.close();
  });

  async function signUp(
    who: 'manager' | 'candidate',
    email: string,
    { firstName, lastName }: { firstName: string; lastName: string },
  ): Promise<Person> {
    const form = { firstName, lastName, email, ...passwords, accept: true } as const;
    if (who === 'manager') await site.api.call(contract.accounts.signUpManager, { body: form });
    else await site.api.call(contract.accounts.signUpCandidate, { body: { ...form, findableBy: 'recruiters' } });
    await site.api.call(contract.accounts.confirm, {
      body: { confirmationToken: await mailedToken(site.api, email, 'Confirm your email') },
    });
    return signIn(site.api, email);
  }

  it('A unique word is planted wherever a person can write', { timeout: 120_000 }, async () => {
    const names = {
      manager: profileOf('manager', 1),
      recruiter: profileOf('recruiter', 2),
      candidate: profileOf('candidate', 3),
    };
    const manager = (signedIn.manager = await signUp('manager', address('manager', 'mmail'), names.manager));
    const candidate = (signedIn.candidate = await signUp('candidate', address('candidate', 'cmail'), names.candidate));
    const recruiterMail = address('recruiter', 'rmail');
    await site.api.call(
      contract.recruiters.inviteRecruiters,
      { body: { emails: [recruiterMail, address('manager', 'minvited')] } },
      manager.token,
    );
    const invitationToken = await mailedToken(site.api, recruiterMail, 'invites you');
    const { firstName, lastName } = names.recruiter;
    await site.api.call(contract.accounts.acceptRecruiterInvitation, {
      body: { invitationToken, firstName, lastName, ...passwords },
    });
    const recruiter = (signedIn.recruiter = await signIn(site.api, recruiterMail));
    for (const who of people)
      await site.api.call(
        contract.profile.changeProfile,
        { body: { ...names[who], phonePrefix: '+1', birthday: '1990-01-01' } },
        signedIn[who].token,
      );

    const client = {
      companyName: word('manager', 'company'),
      cityId: 4_930_956,
      contactPerson: word('manager', 'contact'),
      contactPersonsPosition: word('manager', 'position'),
      email: address('manager', 'clientmail'),
      phonePrefix: '+1',
      phone: phone('manager', 4),
    };
    const clientId = (await site.api.call(contract.clients.addClient, { body: client }, manager.token)).body.data.id;
    await site.api.call(
      contract.campaigns.addCampaign,
      {
        body: {
          name: word('manager', 'campaign'),
          label: word('manager', 'label'),
          description: word('manager', 'about'),
        },
      },
      manager.token,
    );
    const texts = { employmentTypeDesc: word('manager', 'terms'), citizenshipDesc: word('manager', 'papers') };
    const question = word('manager', 'question');
    const questions = [{ words: question, kind: 'text' as const, choices: [], isRequired: false }];
    const post = async (title: string, description: string) =>
      (
        await site.api.call(
          contract.jobs.postJob,
          { body: { title, description, points: 500, clientId, questions, ...texts } },
          manager.token,
        )
      ).body.data.id;
    const first = await post(word('manager', 'title'), word('manager', 'text'));
    const second = await post(word('manager', 'second'), word('manager', 'other'));
    const third = await post(word('manager', 'third'), word('manager', 'thirdtext'));
    const gone = await post(word('manager', 'removed'), 'Removed at once');
    await site.api.call(contract.jobs.removeJob, { params: { id: gone } }, manager.token);

    const answers = [{ question, answer: word('candidate', 'answer') }];
    const sent = { note: word('candidate', 'applied'), withResume: false, answers };
    const apply = async (id: number) =>
      (await site.api.call(contract.applications.applyToJob, { params: { id }, body: sent }, candidate.token)).body.data
        .id;
    const params = (
      await site.api.call(
        contract.applications.acceptSelfAssignment,
        { params: { id: await apply(first) } },
        recruiter.token,
      )
    ).body.data;
    await site.api.call(
      contract.applications.declineSelfAssignment,
      { params: { id: await apply(second) } },
      recruiter.token,
    );
    const pair = { jobId: params.jobId, candidateId: params.candidateId };
    await site.api.call(
      contract.pipeline.changeCandidateStatus,
      { params: pair, body: { status: 'submitted', reason: word('recruiter', 'reason') } },
      recruiter.token,
    );
    await site.api.call(
      contract.pipeline.changeCandidateStatus,
      { params: pair, body: { status: 'contacted', reason: word('manager', 'back') } },
      manager.token,
    );
    const note = (text: string, by: Person) =>
      site.api.call(contract.pipeline.addCandidateJobNote, { params: pair, body: { note: text } }, by.token);
    await note(word('manager', 'mnote'), manager);
    await note(word('recruiter', 'rnote'), recruiter);
    await note(word('recruiter', 'raside'), recruiter);
    await site.api.call(
      contract.recommendations.recommendJob,
      { body: { jobId: second, emails: [address('recruiter', 'rrecommends')] } },
      recruiter.token,
    );
    await site.api.call(
      contract.invitations.inviteCandidates,
      { body: { emails: [address('recruiter', 'rinvites')] } },
      recruiter.token,
    );
    await site.api.call(
      contract.invitations.inviteCandidates,
      { body: { emails: [address('candidate', 'cinvites')] } },
      candidate.token,
    );
    await writeEverywhere({ api: site.api, people: signedIn, onJob: pair, otherJob: third, word });
    await site.local.settled();
    for (const who of people)
      await stores.keepFile(`resumes/${await uuidOf(who)}/resume.txt`, `Resume of ${word(who, `${who}file`)}`);
    await stores.documents.send(
      new PutCommand({
        TableName: stores.tableName,
        Item: {
          ...keys.heldMail(1),
          id: 1,
          to: candidate.email,
          subject: word('candidate', 'heldmail'),
          html: '',
          text: '',
        },
      }),
    );
    await strike(site.local, 'publish snapshots');
    const planted = people.flatMap((who) => canaries[who]);
    expect(new Set(planted).size).toBe(planted.length);
    expect(planted.length).toBeGreaterThan(60);
    const kept = await stores.everything();
    expect(planted.filter((one) => !`${kept.table}${kept.files}`.includes(one))).toEqual([]);
  });

  it('No mail says of anybody else more than names, the job that it is about, its client and what was written to its reader', () => {
    const said = site.local.mails().flatMap(({ to, subject, text, html }) => {
      const others = people.filter((who) => !to.includes(signedIn[who].email));
      const words = `${subject} ${text} ${html}`;
      return others.flatMap((who) => canaries[who].filter((one) => words.includes(one) && !to.join().includes(one)));
    });
    expect([...new Set(said)].map((one) => one.slice(`zq${random}`.length)).toSorted()).toEqual([
      'candidatefirst',
      'candidatelast',
      'company',
      'joinlink',
      'managerfirst',
      'managerlast',
      'proposal',
      'question',
      'recruiterfirst',
      'recruiterlast',
      'second',
      'third',
      'title',
    ]);
  });

  const uuidOf = async (who: Who) =>
    (await site.api.call(contract.profile.readProfile, {}, signedIn[who].token)).body.data.uuid;

  it('All of them are in the archives, each in its owner’s', { timeout: 120_000 }, async () => {
    for (const who of people) {
      const { token } = signedIn[who];
      const { id } = (
        await site.api.call(contract['personal-data'].startDataExport, { body: { password: somePassword } }, token)
      ).body.data;
      await waitFor(`the archive of the ${who}`, async () =>
        (await site.api.call(contract['personal-data'].listDataExports, {}, token)).body.data.exports.find(
          (one) => one.id === id && one.state === 'ready',
        ),
      );
      const [part] = (await site.api.call(contract['personal-data'].downloadDataExport, { params: { id } }, token)).body
        .data.parts;
      const response = await fetch(new URL(part!.url, site.local.url));
      expect(response.headers.get('content-disposition')).toContain('attachment');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const text = Object.entries(files)
        .map(([name, bytes]) => `${name} ${strFromU8(bytes)}`)
        .join('\n');
      expect(canaries[who].filter((one) => !text.includes(one))).toEqual([]);
      const others = people.filter((other) => other !== who).flatMap((other) => canaries[other].slice(0, 3));
      expect(others.filter((one) => text.includes(one))).toEqual([]);
      const stranger = people.find((other) => other !== who)!;
      expect(
        (await site.api.ask(contract['personal-data'].downloadDataExport, { params: { id } }, signedIn[stranger].token))
          .status,
      ).toBe(404);
    }
    await site.local.settled();
  });

  it(
    'After erasure none of them is left in table, files, index or logs (LAND-44, LAND-45)',
    { timeout: 120_000 },
    async () => {
      for (const who of people) {
        await site.api.call(
          contract['personal-data'].requestErasure,
          { body: { password: somePassword, confirmation: 'erase' } },
          signedIn[who].token,
        );
        await site.local.operate({ action: 'erase-account', email: signedIn[who].email, when: 'now' });
      }
      await strike(site.local, 'erase accounts');
      await site.local.settled();
      for (const who of people) {
        expect(
          (
            await site.api.ask(
              contract.profile.changeProfile,
              { body: { firstName: 'Still', lastName: 'There', phonePrefix: null, phone: null } as never },
              signedIn[who].token,
            )
          ).status,
        ).toBe(401);
        await site.local.operate({ action: 'erase-account', email: signedIn[who].email, when: 'now' });
      }
      await strike(site.local, 'erase accounts');
      await strike(site.local, 'publish snapshots');
      await site.local.settled();
      const kept = await stores.everything();
      const linesWith = (one: string): string[] =>
        Object.entries(kept).flatMap(([place, text]: [string, string]) =>
          text
            .split('\n')
            .filter((line) => line.includes(one))
            .map((line) => `${one} in ${place}: ${line.slice(0, 300)}`),
        );
      const left = people.flatMap((who) => canaries[who].flatMap(linesWith));
      expect(left).toEqual([]);
      for (const who of people)
        expect(
          (
            await site.api.ask(contract.accounts.signIn, {
              body: { email: signedIn[who].email, password: somePassword },
            })
          ).status,
        ).toBe(403);
    },
  );
});
