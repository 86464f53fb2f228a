import { contract } from '../../../shared/contract/contract.ts';
import { avatarSizes, type AvatarType } from '../../../shared/constants/avatar.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { avatarMessages } from '../../../shared/validation/avatar.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { acceptPicture, jpegOf } from '../../platform/outside/pictures/accept-picture.ts';
import { coverPicture } from '../../platform/outside/pictures/cover-picture.ts';
import { shownImport } from './import-candidate.steps.ts';
import type { ImportsStore } from './imports.store.ts';

export const changeImportedAvatarHandler = handler(
  contract.imports.changeImportedAvatar,
  async (
    { params: { id }, body: { picture }, actor },
    { importsStore }: { importsStore: Pick<ImportsStore, 'imported' | 'saveImported'> },
  ) => {
    const before = await importsStore.imported({ recruiterId: actor.id, id });
    if (!before) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    const after = { ...before, avatar: picture && rendered(picture), version: before.version + 1 };
    await importsStore.saveImported(after);
    return { ...shownImport(after), employeeInfo: after.employeeInfo ?? noEmployeeInfo };
  },
);

/** The picture re-encoded and small, so that only its pixels are left and it is erased with the candidate. */
function rendered(picture: string): string {
  const [, type = '', data = ''] = /^data:(.*?);base64,(.*)$/s.exec(picture) ?? [];
  const pixels = acceptPicture(Buffer.from(data, 'base64'), type as AvatarType);
  if ('refusal' in pixels) throw refuse.invalid('picture', avatarMessages[pixels.refusal]);
  const small = coverPicture(pixels, { width: avatarSizes.small, height: avatarSizes.small });
  return `data:image/jpeg;base64,${Buffer.from(jpegOf(small)).toString('base64')}`;
}
