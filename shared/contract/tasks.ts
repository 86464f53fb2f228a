import * as z from 'zod';
import { taskLists } from '../constants/task.ts';
import { task } from '../model/task.ts';
import { taskChange, taskForm } from '../validation/task.ts';
import { id, isoTime, onlyId, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** What a recruiter wants to do, of which they are reminded when it is due (PLUS-46). */
export const tasks = {
  listTasks: route({
    method: 'GET',
    path: '/api/recruiter/tasks',
    roles: ['recruiter'],
    summary:
      'The recruiter’s tasks: those due until the day ends where they are, later ones, or what is done; or everything about one person or job.',
    request: {
      query: z.strictObject({
        show: z.enum(taskLists).optional(),
        dayEnds: isoTime.optional(),
        about: id.optional(),
        ...paging(),
      }),
    },
    response: task,
    list: true,
    errors: [],
  }),
  addTask: route({
    method: 'POST',
    path: '/api/recruiter/tasks',
    roles: ['recruiter'],
    summary: 'Add a task, about somebody or a job or neither; the recruiter is reminded when it is due.',
    creates: true,
    request: { body: taskForm },
    response: task,
    errors: ['invalid', 'notFound', 'conflict'],
  }),
  changeTask: route({
    method: 'PUT',
    path: '/api/recruiter/tasks/{id}',
    roles: ['recruiter'],
    summary: 'Change a task, or say that it is done or not; refused over another change meanwhile.',
    request: { params, body: taskChange },
    response: task,
    errors: ['invalid', 'notFound', 'conflict'],
  }),
  removeTask: route({
    method: 'DELETE',
    path: '/api/recruiter/tasks/{id}',
    roles: ['recruiter'],
    summary: 'Remove a task; nothing reminds of it any more.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
};
