import { addCampaignHandler } from '../../functions/features/campaigns/campaign.handlers.ts';
import type { CampaignsStore } from '../../functions/features/campaigns/campaigns.store.ts';
import { addClientHandler } from '../../functions/features/clients/client.handlers.ts';
import type { ClientsStore } from '../../functions/features/clients/clients.store.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import type { JobViewsStore } from '../../functions/features/jobs/job-views.store.ts';
import { saveJobViewHandler } from '../../functions/features/jobs/job-view.handlers.ts';
import type { JobsStore } from '../../functions/features/jobs/jobs.store.ts';
import { postJobHandler } from '../../functions/features/jobs/post-job.handler.ts';
import { cityById } from '../../functions/features/lookups/cities.ts';
import { associatedSkills } from '../../functions/features/lookups/associated-skills.ts';
import { skillDomains, skillNamed } from '../../functions/features/lookups/skill-list.ts';
import { createTagHandler } from '../../functions/features/lookups/tag.handlers.ts';
import { builtInTags, type TagsOf } from '../../functions/features/lookups/tags.steps.ts';
import type { TagsStore } from '../../functions/features/lookups/tags.store.ts';
import { domainById } from '../../functions/features/lookups/tags.ts';
import { associateSkillsHandler } from '../../functions/features/skills/associated-skill.handlers.ts';
import type { SkillsStore } from '../../functions/features/skills/skills.store.ts';
import { oneDay } from '../../shared/constants/time.ts';
import type { Client } from '../../shared/model/client.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Tag } from '../../shared/model/place.ts';
import { questionsOf } from './application-material.ts';
import { act } from './act.ts';
import { campaigns } from './data/campaigns.ts';
import { companies } from './data/companies.ts';
import { demoCities } from './data/demo-cities.ts';
import { jobCount, jobMaterial } from './job-material.ts';
import type { worldClock } from './world-clock.ts';

export interface JobsNeeds {
  clientsStore: ClientsStore;
  campaignsStore: CampaignsStore;
  jobsStore: JobsStore;
  jobViewsStore: JobViewsStore;
  skillsStore: SkillsStore;
  tagsStore: TagsStore;
  tagsOf: TagsOf;
  clock: ReturnType<typeof worldClock>;
}
export interface PlantedJob {
  job: Job;
  number: number;
  manager: Actor;
  postedAt: number;
}

const reference = { cityById, domainById, tagsOf: builtInTags };

/** What the first manager associates beyond the built-in pairs. */
const ownPairs = [
  ['React', 'React Native'],
  ['Registered nursing', 'Licensed practical nursing'],
  ['Electrical wiring', 'Low-voltage systems'],
] as const;

/** A skill that the list lacks, which the first manager created, and what goes with it. */
const createdSkill = { name: 'Pouching systems', goesWith: 'Registered nursing' };

/** Views of the job list that the first manager saved. */
const ownViews = [
  { name: 'Most candidates first', filters: { sort: 'candidates' } },
  { name: 'Nurses', filters: { q: 'nurse' } },
] as const;

/** Client companies and campaigns, dealt to the managers in turn, and associated skills of the first. */
export async function plantClients(
  managers: Actor[],
  { clientsStore, campaignsStore, skillsStore, tagsStore, tagsOf, jobViewsStore, clock }: JobsNeeds,
): Promise<(Client & { manager: Actor })[]> {
  const planted: (Client & { manager: Actor })[] = [];
  for (const [
    place,
    { companyName, contactPerson, contactPersonsPosition, phonePrefix, phone, email, seat },
  ] of companies.entries()) {
    const manager = managers[place % managers.length] as Actor;
    clock.moveTo(clock.at(90 - place, 600 + place));
    const body = {
      companyName,
      domain: email.slice(email.indexOf('@') + 1),
      contactPerson,
      contactPersonsPosition,
      phonePrefix,
      phone,
      email,
      cityId: demoCities[seat].id,
    };
    planted.push({
      ...((await act(addClientHandler, manager, { body }, { clientsStore, cityById, clock })) as Client),
      manager,
    });
  }
  for (const [place, { name, label, description, skills }] of campaigns.entries()) {
    clock.moveTo(clock.at(85 - place, 660));
    const skillIds = skills.map((skill) => skillNamed(skill).id);
    const domains = skillDomains
      .filter((domain) => domain.skills.some(({ id }) => skillIds.includes(id)))
      .map(({ id }) => id);
    const body = { name, label, description, image: `/campaigns/${name}.svg`, skills: skillIds, domains };
    await act(addCampaignHandler, managers[place % managers.length], { body }, { campaignsStore, reference, clock });
  }
  const { name } = createdSkill;
  const created = (await act(createTagHandler, managers[0], { body: { name } }, { tagsStore, clock })) as Tag;
  const pairs = [
    ...ownPairs.map(([one, other]) => [skillNamed(one), skillNamed(other)] as const),
    [skillNamed(createdSkill.goesWith), created] as const,
  ];
  for (const [one, other] of pairs) {
    const body = { tagId: one.id, associatedTagId: other.id };
    const skills = { tagsOf, builtIn: associatedSkills };
    await act(associateSkillsHandler, managers[0], { body }, { skillsStore, skills, clock });
  }
  for (const body of ownViews) await act(saveJobViewHandler, managers[0], { body }, { jobViewsStore, clock });
  return planted;
}

/** Every job of the material, posted on its own day; the list is in the order of posting. */
export async function plantJobs(
  managers: Actor[],
  clients: (Client & { manager: Actor })[],
  { jobsStore, clock }: JobsNeeds,
): Promise<PlantedJob[]> {
  const numbers = Array.from({ length: jobCount }, (_, number) => number).sort(
    (a, b) => jobMaterial(b).postedDaysAgo - jobMaterial(a).postedDaysAgo || a - b,
  );
  const planted: PlantedJob[] = [];
  for (const number of numbers) {
    const { field: _field, companyIndex, city, postedDaysAgo, startsInDays, ...form } = jobMaterial(number);
    const client = companyIndex === null ? undefined : clients[companyIndex];
    const manager = client?.manager ?? (managers[number % managers.length] as Actor);
    const postedAt = clock.at(postedDaysAgo + 1, 480 + (number % 480));
    clock.moveTo(postedAt);
    const inDays = (days: number) => new Date(Math.floor(clock.at(-days, 0) / oneDay) * oneDay).toISOString();
    // A few close within the week, and leave open when work begins.
    const closesSoon = number % 16 === 3;
    const body = {
      ...form,
      description: form.description,
      cityId: city.id,
      countryId: 0,
      clientId: client?.id ?? null,
      startAt: closesSoon ? null : inDays(startsInDays),
      endAt: closesSoon ? inDays(3 + (number % 5)) : null,
      questions: questionsOf(number),
    };
    const job = (await act(postJobHandler, manager, { body }, { jobsStore, reference, clock })) as Job;
    planted.push({ job, number, manager, postedAt });
  }
  return planted;
}
