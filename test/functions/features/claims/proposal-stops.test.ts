import { describe, expect, it } from 'vitest';
import {
  listCandidateClaimsHandler,
  listManagerClaimsHandler,
  listRecruiterClaimsHandler,
  readClaimHandler,
} from '../../../../functions/features/claims/claim.handlers.ts';
import {
  confirmClaimByLinkHandler,
  readClaimLinkHandler,
} from '../../../../functions/features/claims/claim-link.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { SingleWrite } from '../../../../functions/platform/table/write.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims } from './claims-world.ts';

interface Asked {
  rosa: Actor;
  ada: Actor;
  jobId: number;
}

let drawn = 0;

describe('A proposal', () => {
  const world = withLocalTable(openClaims);

  async function proposed() {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const { id: jobId } = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, jobId);
    const token = String((drawn += 1)).padStart(22, 'p');
    await world.mailedTokens.save(token, { kind: 'claim', claimId: id, candidateId: ada.id }, world.clock.now());
    const shown = async () => {
      const list = async (handler: typeof listCandidateClaimsHandler, actor: Actor) =>
        (await resultOf(handler, { query: {}, actor }, world)).data.map(({ stop }) => stop);
      const link = await resultOf(readClaimLinkHandler, { body: { token } }, world);
      const page = await resultOf(readClaimHandler, { params: { id }, actor: ada }, world);
      return {
        candidate: await list(listCandidateClaimsHandler, ada),
        recruiter: await list(listRecruiterClaimsHandler as never, rosa),
        manager: (await list(listManagerClaimsHandler as never, world.manager)).slice(0, 1),
        page: page.claim.stop,
        link: [link.state, link.claim?.stop, link.choices.length],
      };
    };
    const confirm = () => resultOf(confirmClaimByLinkHandler, { body: { token, claimId: id } }, world);
    return { asked: { rosa, ada, jobId } satisfies Asked, shown, confirm };
  }

  const gate =
    (status: string) =>
    ({ jobId }: Asked): SingleWrite => ({ update: keys.jobGate(jobId), set: { status } });

  it.each<[string, string, (asked: Asked) => SingleWrite, string]>([
    ['closed', 'whose job was closed', gate('closed'), 'This job is closed or on hold'],
    ['on_hold', 'whose job is on hold', gate('on_hold'), 'This job is closed or on hold'],
    ['closed', 'whose job is gone', ({ jobId }) => ({ remove: keys.jobGate(jobId) }), 'This job is closed or on hold'],
    [
      'recruiter_left',
      'of a recruiter whose work for the manager ended',
      ({ rosa }) => ({ remove: keys.managerOfRecruiter(rosa.id, world.manager.id) }),
      'no longer works on this job',
    ],
  ])(
    'is shown as %s to both and by its link where it is one %s, and cannot be agreed to',
    async (stop, _whose, end, words) => {
      const { asked, shown, confirm } = await proposed();
      await world.table.writeOne(end(asked));
      expect(await shown()).toEqual({
        candidate: [stop],
        recruiter: [stop],
        manager: [stop],
        page: stop,
        link: ['answered', stop, 0],
      });
      expect(await refusalOf(confirm())).toMatchObject({ kind: 'gone', message: expect.stringContaining(words) });
    },
  );

  it('of a recruiter who works on the job at the manager’s request waits for its candidate', async () => {
    const { asked, shown } = await proposed();
    const { rosa, jobId } = asked;
    await world.table.write([
      { remove: keys.managerOfRecruiter(rosa.id, world.manager.id) },
      { update: keys.workOfRecruiter(rosa.id, world.manager.id, jobId), set: { state: 'working' } },
    ]);
    expect((await shown()).candidate).toEqual([undefined]);
  });

  it('of who accepted an application can be agreed to while the job is on hold, and not once it is closed', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const { id: jobId } = await world.aClientsJob();
    await world.accepted(await world.applied(jobId, ada), rosa);
    const stops = async () =>
      (await resultOf(listCandidateClaimsHandler, { query: {}, actor: ada }, world)).data.map(({ stop }) => stop);
    const asked = { rosa, ada, jobId };
    await world.table.writeOne(gate('on_hold')(asked));
    expect(await stops()).toEqual([undefined]);
    await world.table.writeOne(gate('closed')(asked));
    expect(await stops()).toEqual(['closed']);
  });

  it('waits for its candidate again once its job is open again', async () => {
    const { asked, shown, confirm } = await proposed();
    await world.table.writeOne(gate('closed')(asked));
    await world.table.writeOne(gate('signed')(asked));
    const none = undefined;
    expect(await shown()).toEqual({
      candidate: [none],
      recruiter: [none],
      manager: [none],
      page: none,
      link: ['open', none, 1],
    });
    expect((await confirm()).state).toBe('standing');
    await world.table.writeOne(gate('closed')(asked));
    expect((await shown()).candidate).toEqual([none]);
  });
});
