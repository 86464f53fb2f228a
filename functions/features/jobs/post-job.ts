import type { AnyEvent } from '../../../events/catalogue.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { City, Tag } from '../../../shared/model/place.ts';
import type { JobForm } from '../../../shared/validation/job.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredClient } from '../../records/client.ts';
import type { CompaniesOfJob } from '../../records/job.ts';
import { domainOfClient } from '../../../shared/rules/company-name.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { previewOf } from './job-preview.ts';
import { keys } from '../../platform/table/keys.ts';

/** The references of a form, looked up: the real city, skills and client. */
export interface JobReferences {
  city: City | null;
  spheres: Tag[];
  client: Pick<StoredClient, 'id' | 'companyName' | 'domain' | 'email' | 'formerNames'> | null;
  managerCompany?: string | undefined;
}

interface Circumstances {
  actor: Actor;
  at: string;
  id: number;
  eventId: number;
}

/** Decides a posted job: open immediately (JOB-35), with its event. */
export function postJob(
  form: JobForm,
  references: JobReferences,
  { actor, at, id, eventId }: Circumstances,
): { job: Job; event: AnyEvent } {
  const job: Job & CompaniesOfJob = {
    ...contentOf(form, references),
    ...onWhoseBehalf(references, actor),
    ...formerly(references.client?.formerNames),
    id,
    version: 1,
    status: openStatus,
    managerId: actor.id,
    manager: referenceOf(actor),
    candidatesCount: 0,
    createdAt: at,
    closed: null,
  };
  const event = eventOf('job-posted', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.jobSubject(id),
    data: {
      jobId: id,
      title: job.title,
      points: job.points,
      manager: job.manager,
      clientId: job.clientId,
      recruiterIds: job.recruiters,
    },
  });
  return { job, event };
}

/** By which domain the client of a job is known; of a job without a client whose it is instead. */
export function onWhoseBehalf({ client, managerCompany }: JobReferences, { email }: Pick<Actor, 'email'>) {
  if (!client) return managerCompany ? { managerCompany } : {};
  const companyDomain = domainOfClient(client, email);
  return companyDomain ? { companyDomain } : {};
}

/** For which companies a job was before, or its client was by another name. */
export const formerly = (names: readonly string[] = []): Pick<CompaniesOfJob, 'formerCompanies'> =>
  names.length > 0 ? { formerCompanies: [...new Set(names)].slice(-mostFormer) } : {};

// As many changes of a client are remembered.
const mostFormer = 20;

/** A job's content, from its form: currency only where there is an amount (VALID-33), annual and hourly separately. */
export function contentOf(form: JobForm, { city, spheres, client }: JobReferences) {
  const hasRate = form.rateFrom !== null || form.rateTo !== null;
  const hasSalary = form.salaryFrom !== null || form.salaryTo !== null;
  const { countryId: _country, version: _version, tagIds: _tags, ...content } = form;
  return {
    ...content,
    desc: previewOf(form.description),
    client: client && { companyName: client.companyName },
    city,
    spheres,
    rateCurrency: hasRate ? (form.rateCurrency ?? 'USD') : null,
    salaryCurrency: hasSalary ? (form.salaryCurrency ?? 'USD') : null,
    travelPercent: form.travel ? form.travelPercent : null,
  };
}
