import type { MessageTemplate } from '../../shared/model/message-template.ts';
import { noSuch, refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { isNew, versionIs, type SingleWrite } from '../platform/table/write.ts';
import { remove, type PersonalData } from './personal-data.ts';

/** A message template as stored. */
export interface StoredMessageTemplate extends MessageTemplate {
  ownerId: number;
}

const changedMeanwhile = refuse.conflict('This template was changed in another window; reload it and try again');

/** The write of a message template; one over another version than the one that was read is refused. */
export function messageTemplateWrite(template: StoredMessageTemplate): SingleWrite {
  const { ownerId, id, version } = template;
  return {
    put: { ...keys.messageTemplate(ownerId, id), ...template },
    when: version === 1 ? isNew : versionIs(version - 1),
    refusal: changedMeanwhile,
  };
}

/** The write that removes a message template; one that is gone refuses. */
export function removedTemplateWrite(ownerId: number, id: number): SingleWrite {
  return {
    remove: keys.messageTemplate(ownerId, id),
    when: { expression: 'attribute_exists(pk)' },
    refusal: noSuch('message template'),
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  messageTemplate: {
    holds: 'texts that a user writes more than once, in their own words',
    own: (userId) => keys.messageTemplates(userId),
    exported: { file: 'message-templates' },
    erasure: remove,
  },
  messageTemplates: { leadsTo: 'messageTemplate' },
} satisfies PersonalData;
