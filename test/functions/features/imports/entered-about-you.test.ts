import { describe, expect, it } from 'vitest';
import {
  correctEnteredHandler,
  readEnteredHandler,
} from '../../../../functions/features/imports/entered-candidate.handlers.ts';
import { anImport } from '../../../support/a-resume.ts';
import { someTime } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';

const token = 'abcdefghijklmnopqrstuv';
const purpose = {
  kind: 'candidate-invitation' as const,
  inviterId: 7001,
  invitationId: 8201,
  email: 'ada@example.com',
};

function aRoom({ status = 'waiting', entered = true }: { status?: string; entered?: boolean } = {}) {
  let one = anImport({ resumeId: 9, avatar: 'data:image/jpeg;base64,AAAA', birthday: '1990-05-17' });
  return {
    mailedTokens: { purpose: async () => purpose as never },
    candidateInvitations: { behindLink: async () => ({ invitation: { status } }) as never },
    importsStore: {
      entered: async () => (entered ? one : undefined),
      saveImported: async (changed: typeof one) => void (one = changed),
    },
    tagsOf: async () => () => undefined,
    cityById: () => undefined,
    clock: { now: () => someTime, newId: () => 1, newToken: () => token, newUuid: () => 'u' },
  };
}
const read = (room: ReturnType<typeof aRoom>) => handled(readEnteredHandler, { body: { token } }, room);
const correct = (change: object, room: ReturnType<typeof aRoom>) =>
  handled(correctEnteredHandler, { body: { token, change } }, room);

describe('What was entered about an invited person', () => {
  it('is shown to the holder of the link, without the recruiter’s picture and the file’s address', async () => {
    const { result } = await read(aRoom());
    expect(result).toMatchObject({ firstName: 'Ada', birthday: '1990-05-17', hasResume: true });
    for (const field of ['avatar', 'resume', 'parsedResumePath', 'resumeHash'])
      expect(result).not.toHaveProperty(field);
    expect((await read(aRoom({ entered: false }))).result).toBeNull();
  });

  it('is corrected by them, and what they do not send stays', async () => {
    const room = aRoom();
    expect((await correct({ lastName: 'Lovelace', version: 1 }, room)).result).toMatchObject({
      lastName: 'Lovelace',
      birthday: '1990-05-17',
      hasResume: true,
      version: 2,
    });
    expect((await read(room)).result).toMatchObject({ lastName: 'Lovelace' });
    expect(await refusalOf(correct({ email: 'else@example.com' }, room))).toMatchObject({ kind: 'invalid' });
    expect(await refusalOf(correct({}, aRoom({ entered: false })))).toMatchObject({ kind: 'notFound' });
  });

  it.each(['accepted', 'declined', 'cancelled'])('is neither shown nor changed once it is %s', async (status) => {
    const room = aRoom({ status });
    expect(await refusalOf(read(room))).toMatchObject({ kind: 'gone' });
    expect(await refusalOf(correct({ lastName: 'Lovelace' }, room))).toMatchObject({ kind: 'gone' });
  });
});
