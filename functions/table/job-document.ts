import type { Job } from '../../shared/model/job.ts';
import type { JobDocument } from '../search/kinds/job.ts';

/** The searchable content of a job. */
export function jobDocument(job: Job): JobDocument {
  return {
    title: job.title,
    description: job.description,
    companyName: job.client?.companyName ?? null,
    cityName: job.city?.name ?? null,
    stateName: job.city?.state.name ?? null,
    skills: job.spheres,
    campaignIds: [],
    cityId: job.city?.id ?? null,
    countryId: job.city?.country.id ?? null,
    lat: job.city?.lat ?? null,
    lng: job.city?.lng ?? null,
    rateFrom: job.rateFrom,
    rateTo: job.rateTo,
    rateCurrency: job.rateCurrency,
    salaryFrom: job.salaryFrom,
    salaryTo: job.salaryTo,
    salaryCurrency: job.salaryCurrency,
    employmentType: job.employmentType,
    clearanceType: job.clearanceType,
    citizenship: job.citizenship,
    travel: job.travel,
    relocation: job.relocation,
    createdAt: Date.parse(job.createdAt),
    endsAt: job.endAt === null ? null : Date.parse(job.endAt),
    managerId: job.managerId,
    clientId: job.clientId,
    status: job.status,
  };
}
