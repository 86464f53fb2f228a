import * as z from 'zod';
import { scheduleInput } from '../services/scheduler/schedule.ts';
import { propertiesOf } from '../template/resource.ts';
import { named, nameOf, type ResourceKind } from './resource-kind.ts';

const properties = scheduleInput.extend({ Name: z.string().optional() });

/** A schedule that the template declares, beside those that functions make. */
export const schedule: ResourceKind = {
  identify: (declared) =>
    named(nameOf(declared, 'Name'), 'scheduler', `schedule/${String(declared.property('GroupName') ?? 'default')}/`),
  deploy: (resource, { services }) =>
    services.scheduler.declare({ ...propertiesOf(resource, properties), Name: resource.name }),
};
