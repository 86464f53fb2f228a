import { beforeEach, describe, expect, it } from 'vitest';
import { announceDaily, judgeCandidate } from '../../../../functions/features/candidate-search/announce-finds.steps.ts';
import { candidateSearchStore } from '../../../../functions/features/candidate-search/candidate-search.store.ts';
import {
  changeSavedSearchHandler,
  listSavedSearchesHandler,
  removeSavedSearchHandler,
  saveSearchHandler,
} from '../../../../functions/features/candidate-search/saved-search.handlers.ts';
import { findsStore } from '../../../../functions/features/candidate-search/finds.store.ts';
import { savedSearchesIn } from '../../../../functions/domain/saved-searches/saved-searches.ts';
import { candidateSearches } from '../../../../functions/records/saved-search.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { associatedSkills } from '../../../../functions/features/lookups/associated-skills.ts';
import { cityMeant } from '../../../../functions/features/lookups/cities.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { searchMarks } from '../../../../shared/rules/hidden-from.ts';
import { anActor } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const nursing = skillNamed('Intensive care unit').id;
const react = skillNamed('React').id;
const wish = { filter: { tagIds: [nursing], clearanceType: ['secret'] } };
const fitting = { tagIds: [nursing], clearanceType: ['top_secret'] };

describe('A saved search', () => {
  let hiring: Hiring;
  let candidates: ReturnType<typeof openCandidates>;
  let owner: Actor;
  let ownerId = 2300;

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    candidates = openCandidates(hiring);
  });
  const anotherOwner = async () => {
    owner = anActor('recruiter', { id: (ownerId += 1) });
    await hiring.verify(owner.id);
  };
  beforeEach(anotherOwner);

  const needs = () => ({
    savedSearches: savedSearchesIn(hiring.table, candidateSearches),
    findsStore: findsStore(hiring.table),
    candidateSearchStore: candidateSearchStore(hiring.table),
    reference: { cityById: hiring.cityById, cityMeant, skillPairs: associatedSkills },
    clock: hiring.clock,
  });
  const save = async (over: object = {}) =>
    resultOf(saveSearchHandler, { body: { name: 'ICU nurses', wish, ...over }, actor: owner }, needs());
  const searches = async () =>
    (await resultOf(listSavedSearchesHandler, { query: { page: 1, perPage: 25 }, actor: owner }, needs())).data;
  const change = async (id: number, body: object) =>
    handled(
      changeSavedSearchHandler,
      { params: { id }, body: { name: 'ICU nurses', wish, ...body }, actor: owner },
      needs(),
    );
  const found = async () => {
    const events = await storedEvents(hiring.table, keys.notificationSubject(owner.id), 'saved-search-found');
    return events.map(({ data }) => data);
  };
  const judged = async (candidate: Actor) => {
    await judgeCandidate(candidate.id, needs());
    return candidate;
  };

  it('keeps its name, wish and alert for its owner, newest first (PLUS-19)', async () => {
    await save();
    await save({ name: 'React', wish: { filter: { tagIds: [react] } }, alert: 'never' });
    expect((await searches()).map(({ name, alert }) => [name, alert])).toEqual([
      ['React', 'never'],
      ['ICU nurses', 'daily'],
    ]);
    owner = anActor('recruiter', { id: 2999 });
    expect(await searches()).toEqual([]);
  });

  it('is changed over the version that was read, and removed', async () => {
    const { id } = await save();
    await change(id, { version: 1, name: 'Nurses', alert: 'never' });
    expect(await refusalOf(change(id, { version: 1 }))).toMatchObject({ kind: 'conflict' });
    expect(await searches()).toMatchObject([{ name: 'Nurses', version: 2 }]);
    await handled(removeSavedSearchHandler, { params: { id }, actor: owner }, needs());
    expect(await searches()).toEqual([]);
    const again = handled(removeSavedSearchHandler, { params: { id }, actor: owner }, needs());
    expect(await refusalOf(again)).toMatchObject({ kind: 'notFound' });
  });

  it('announces somebody new who fits immediately and once, however often they change (PLUS-19)', async () => {
    const { id } = await save({ alert: 'immediately' });
    const ann = await judged(await candidates.aCandidate('Ann', fitting));
    await judged(ann);
    await candidates.saveInfo(ann, { ...fitting, tagIds: [react] });
    await judged(ann);
    await candidates.saveInfo(ann, fitting);
    await judged(ann);
    expect(await found()).toEqual([
      {
        search: { id, name: 'ICU nurses' },
        ownerId: owner.id,
        count: 1,
        candidates: [{ id: ann.id, firstName: 'Ann', lastName: 'Iyer' }],
      },
    ]);
  });

  it('announces who comes to fit by a change, and not who fitted before it was saved (PLUS-19)', async () => {
    const before = await judged(await candidates.aCandidate('Before', fitting));
    const later = await judged(await candidates.aCandidate('Later', { tagIds: [nursing] }));
    await save({ alert: 'immediately' });
    for (const one of [before, later]) {
      await candidates.saveInfo(one, { ...fitting, relocation: true });
      await judged(one);
    }
    expect((await found()).map(({ candidates: [named] }) => named?.firstName)).toEqual(['Later']);
  });

  it('gathers the finds of a day into one announcement (PLUS-19)', async () => {
    await save({ alert: 'daily' });
    await judged(await candidates.aCandidate('One', fitting));
    await judged(await candidates.aCandidate('Two', fitting));
    expect(await found()).toEqual([]);
    await announceDaily(needs());
    await announceDaily(needs());
    expect((await found()).map(({ count }) => count)).toEqual([2]);
  });

  const hide = async ({ id }: Actor, over: object = {}) => {
    const marks = searchMarks({ companies: [], findableBy: 'confirmed', confirmed: [], ...over }, []);
    await hiring.table.writeOne({ update: keys.candidateCard(id), set: { ...marks } });
  };

  it('announces nobody who hides from its owner, immediately or by the day (PLUS-19, PLUS-21)', async () => {
    await save({ alert: 'immediately' });
    await save({ name: 'Daily', alert: 'daily' });
    const hidden = await candidates.aCandidate('Hidden', fitting);
    await hide(hidden);
    await judged(hidden);
    const later = await judged(await candidates.aCandidate('Later', fitting));
    await hide(later);
    await announceDaily(needs());
    // Who was announced before they hid has been announced; who waited for the day has not.
    expect((await found()).map(({ search, candidates: [named] }) => [search.name, named?.firstName])).toEqual([
      ['ICU nurses', 'Later'],
    ]);
    await hide(hidden, { findableBy: 'recruiters', companies: ['Elsewhere Ltd'] });
    await hide(later, { confirmed: [owner.id] });
    await announceDaily(needs());
    expect((await found()).at(-1)).toMatchObject({
      search: { name: 'Daily' },
      count: 1,
      candidates: [{ id: later.id }],
    });
  });

  it('announces nobody who hides from a company for which its owner hires (PLUS-19, PLUS-21)', async () => {
    await save({ alert: 'immediately' });
    const { companyName } = await hiring.aClient({ companyName: `Harbour ${owner.id}`, email: 'ann@harbour.example' });
    const hidden = await candidates.aCandidate('Hidden', fitting);
    await hide(hidden, { findableBy: 'recruiters', companies: [companyName] });
    await hiring.employ(owner.id, hiring.manager.id);
    await judged(hidden);
    expect(await found()).toEqual([]);
    await anotherOwner();
    await save({ alert: 'immediately' });
    await candidates.saveInfo(hidden, { tagIds: [react], version: 1 });
    await judged(hidden);
    await candidates.saveInfo(hidden, { ...fitting, version: 2 });
    await judged(hidden);
    expect(await found()).toHaveLength(1);
  });

  it('announces who is on a job only to a recruiter who works for its manager', async () => {
    const { id: jobId } = await hiring.aPostedJob();
    const onJob = { filter: { ...wish.filter, job: jobId, current: 'all' } };
    await hiring.employ(owner.id, hiring.manager.id);
    await save({ wish: onJob, alert: 'immediately' });
    const [former, ofJob] = [owner, await candidates.aCandidate('Ann', fitting)];
    await anotherOwner();
    await save({ wish: onJob, alert: 'immediately' });
    await hiring.accepted(await hiring.applied(jobId, ofJob));
    await candidates.saveInfo(ofJob, { ...fitting, version: 1 });
    await judged(ofJob);
    expect(await found()).toEqual([]);
    owner = former;
    expect((await found()).map(({ candidates: [named] }) => named?.id)).toEqual([ofJob.id]);
  });

  it('names five of those it found together, and counts them all', async () => {
    const search = await save({ alert: 'daily', wish: { filter: { tagIds: [nursing] } } });
    const { findsStore: store, ...others } = needs();
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      const { id: candidateId } = await candidates.aCandidate(name, fitting);
      await store.saveFind(
        owner.id,
        { searchId: search.id, candidateId, at: hiring.clock.now(), isWaiting: true },
        undefined,
      );
    }
    const announced = async function* () {
      yield { ...search, ownerId: owner.id } as never;
    };
    expect(await announceDaily({ ...others, findsStore: { ...store, announced } })).toEqual({
      searches: 1,
      candidates: 6,
    });
    expect((await found()).map(({ count, candidates: named }) => [count, named.length])).toEqual([[6, 5]]);
  });

  it('announces who fits although many found before them are gone by now (PLUS-19)', async () => {
    const { id: searchId } = await save({ alert: 'daily' });
    const gone = Array.from({ length: 40 }, (_, at) => ({
      searchId,
      candidateId: at + 1001,
      at: hiring.clock.now(),
      isWaiting: true,
    }));
    await Promise.all(gone.map((find) => needs().findsStore.saveFind(owner.id, find, undefined)));
    await judged(await candidates.aCandidate('Last', fitting));
    await announceDaily(needs());
    expect((await found()).map(({ candidates: [named] }) => named?.firstName)).toEqual(['Last']);
  });

  it('that never announces stays silent', async () => {
    await save({ alert: 'never' });
    await judged(await candidates.aCandidate('Quiet', fitting));
    await announceDaily(needs());
    expect(await found()).toEqual([]);
  });

  it('announces nobody who does not fit', async () => {
    await save({ alert: 'immediately' });
    await judged(await candidates.aCandidate('Uncleared', { tagIds: [nursing] }));
    expect(await found()).toEqual([]);
  });

  it('is read as it is at this moment, with the newest first', async () => {
    const asked: unknown[] = [];
    const query = async (_: unknown, options: unknown) => {
      asked.push(options);
      return [];
    };
    await savedSearchesIn({ ...hiring.table, query: query as never }, candidateSearches).searchesOf(ownerId);
    expect(asked).toEqual([{ newestFirst: true, consistent: true }]);
  });
});
