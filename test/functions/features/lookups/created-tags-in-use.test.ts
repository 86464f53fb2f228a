import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCampaignHandler } from '../../../../functions/features/campaigns/campaign.handlers.ts';
import { campaignsStore } from '../../../../functions/features/campaigns/campaigns.store.ts';
import { changeCampaignHandler } from '../../../../functions/features/campaigns/change-campaign.handler.ts';
import { addFromResumeHandler } from '../../../../functions/features/candidate-profile/resume.handlers.ts';
import { cityMeant } from '../../../../functions/features/lookups/cities.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { ownResumesStore } from '../../../../functions/features/candidate-profile/own-resumes.store.ts';
import { profileMarksStore } from '../../../../functions/features/candidate-profile/profile-marks.store.ts';
import { addedPeopleIn } from '../../../../functions/features/candidate-search/added-people.ts';
import { candidateSearchStore } from '../../../../functions/features/candidate-search/candidate-search.store.ts';
import { listCandidatesHandler } from '../../../../functions/features/candidate-search/candidate.handlers.ts';
import { associatedSkills } from '../../../../functions/features/lookups/associated-skills.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import { domainById } from '../../../../functions/features/lookups/tags.ts';
import { tagsStore } from '../../../../functions/features/lookups/tags.store.ts';
import { candidateKind } from '../../../../functions/search/kinds/candidate.ts';
import { replica } from '../../../../functions/search/replica.ts';
import { candidateLogStore } from '../../../../functions/search/search-log.store.ts';
import {
  associateSkillsHandler,
  listAssociatedSkillsHandler,
  readAssociatedSkillHandler,
} from '../../../../functions/features/skills/associated-skill.handlers.ts';
import { skillsStore } from '../../../../functions/features/skills/skills.store.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import type { Tag } from '../../../../shared/model/place.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { openGuestSite } from '../../../support/guest-site.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { originSecret } from '../../../support/http-event.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const { id: reactId } = skillNamed('React');
const react = { id: reactId, name: 'React' };

describe('A skill that someone created', () => {
  let hiring: Hiring;
  let tag: Tag;
  beforeAll(() => void vi.stubEnv('ORIGIN_SECRET', originSecret));
  afterAll(() => void vi.unstubAllEnvs());
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    const by = { userId: hiring.manager.id, at: hiring.clock.now() };
    tag = await tagsStore(hiring.table).saveNew({ id: hiring.clock.newId(), name: 'Stained glass' }, by);
  });

  it('is named on a job beside built-in ones, and guests find the job by its id and its name', async () => {
    const job = await hiring.aPostedJob({ title: 'Window maker', tagIds: [reactId, tag.id] });
    expect(job.spheres).toEqual([react, tag]);
    await hiring.aPostedJob({ title: 'Front-end developer', tagIds: [reactId] });
    const site = openGuestSite(hiring);
    const titles = async (query: string) => {
      const { text } = await site.ask('listGuestJobs', { query });
      return (JSON.parse(text) as { data: { title: string; spheres: Tag[] }[] }).data.map(({ title }) => title);
    };
    expect(await titles(`filter[tagIds][]=${tag.id}`)).toEqual(['Window maker']);
    expect(await titles('search=stained')).toEqual(['Window maker']);
  });

  it('is named by a campaign, a new one and a changed one', async () => {
    const { cityById, clock, manager, table } = hiring;
    const { tagsOf } = hiring.reference;
    const needs = { campaignsStore: campaignsStore(table), reference: { cityById, domainById, tagsOf }, clock };
    const body = { name: 'glass', skills: [tag.id, reactId] };
    const { result } = await handled(addCampaignHandler, { body, actor: manager }, needs);
    expect(result.skills).toEqual([tag, react]);
    const change = { params: { id: result.id }, body: { ...body, skills: [tag.id] }, actor: manager };
    expect((await resultOf(changeCampaignHandler, change, needs)).skills).toEqual([tag]);
  });

  it('is associated with others by a manager, who reads and finds the pair by its name', async () => {
    const { clock, manager, table } = hiring;
    const skills = { tagsOf: hiring.reference.tagsOf, builtIn: associatedSkills };
    const needs = { skillsStore: skillsStore(table), skills, clock };
    const body = { tagId: tag.id, associatedTagId: reactId };
    const pair = { tagId: tag.id, name: tag.name, associated: [react] };
    expect(await resultOf(associateSkillsHandler, { body, actor: manager }, needs)).toEqual(pair);
    const params = { id: tag.id };
    expect(await resultOf(readAssociatedSkillHandler, { params, actor: manager }, needs)).toEqual(pair);
    const query = { page: 1, perPage: 25, q: 'stained' };
    const { result } = await handled(listAssociatedSkillsHandler, { query, actor: manager }, needs);
    expect(result.data).toEqual([{ ...pair, id: tag.id }]);
  });

  it('is in a candidate’s profile, also from a resume, and recruiters search, count and match by it under its name', async () => {
    const { aCandidate } = openCandidates(hiring);
    const { cityById, clock, recruiter, table } = hiring;
    const { tagsOf } = hiring.reference;
    await aCandidate('Ann', { tagIds: [reactId, tag.id] });
    const bob = await aCandidate('Bob', { tagIds: [reactId] });
    const profile = {
      candidateProfileStore: candidateProfileStore(table),
      profileMarksStore: profileMarksStore(table),
      ownResumesStore: ownResumesStore(table),
      clock,
      tagsOf,
    };
    const entries = { params: { candidateId: bob.id }, body: { tagIds: [tag.id] }, actor: bob };
    const { result } = await handled(addFromResumeHandler, entries, profile);
    expect(result.employeeInfo?.spheres).toEqual([react, tag]);

    const store = { ...candidateLogStore(table), readSnapshot: async () => undefined };
    const needs = {
      candidateSearchStore: candidateSearchStore(table),
      addedPeople: addedPeopleIn(),
      candidateIndex: replica({ kind: candidateKind, store, now: () => Date.parse(clock.now()) }),
      reference: { cityById, cityMeant, skillPairs: associatedSkills },
      tagsOf,
      clock,
    };
    const listed = async (given: object) => {
      const query = contract['candidate-search'].listCandidates.request.query.parse(given);
      return resultOf(listCandidatesHandler, { query, actor: recruiter }, needs);
    };
    const { data, meta } = await listed({ filter: { tagIds: [tag.id] }, facets: true });
    expect(data.map(({ firstName }) => firstName).toSorted()).toEqual(['Ann', 'Bob']);
    expect(data[0]?.match?.reasons[0]?.words).toBe('1 of 1 skill: Stained glass');
    expect(meta.facets?.tagIds).toMatchObject({ [tag.id]: 2, [reactId]: 2 });
    expect(meta.tags).toEqual(expect.arrayContaining([react, tag]));
    const counted = await listed({ facets: true });
    expect(counted.meta.tags).toEqual(expect.arrayContaining([tag]));
  });
});
