import { describe, expect, it } from 'vitest';
import {
  isFull,
  resumeWith,
  unusedFiles,
  withChangedResume,
  withResume,
} from '../../../../functions/domain/people/own-resumes.ts';
import type { ResumeFile } from '../../../../functions/records/own-resume.ts';
import { someTime } from '../../../support/builders.ts';

const one = (id: number, filename = `${id}.pdf`): ResumeFile => ({
  id,
  path: `resumes/u/${id}`,
  filename,
  contentType: 'application/pdf',
  uploadedAt: someTime,
});
const of = (...ids: number[]) => ids.map((id) => one(id));
const idsOf = (resumes: readonly ResumeFile[]) => resumes.map(({ id }) => id);

describe('The resumes of a candidate', () => {
  it.each<[string, number[], number, number[]]>([
    ['the first is the default', [], 1, [1]],
    ['a newer one becomes the default, and the others stay, newest first', [2, 3, 1], 4, [4, 3, 2, 1]],
    ['one that was read late does not take the place of a newer one', [3, 1], 2, [3, 2, 1]],
  ])('are added to: %s', (_, before, id, after) => {
    expect(idsOf(withResume(of(...before), one(id)))).toEqual(after);
  });

  it('are five at most', () => {
    expect([isFull(of(1, 2, 3, 4)), isFull(of(1, 2, 3, 4, 5))]).toEqual([false, true]);
  });

  it.each<[string, object, number, [number, string][]]>([
    [
      'a name, where it is',
      { filename: 'b' },
      2,
      [
        [3, '3.pdf'],
        [2, 'b'],
        [1, '1.pdf'],
      ],
    ],
    [
      'the default, before the newest',
      { isDefault: true },
      1,
      [
        [1, '1.pdf'],
        [3, '3.pdf'],
        [2, '2.pdf'],
      ],
    ],
    [
      'both',
      { isDefault: true, filename: 'b' },
      2,
      [
        [2, 'b'],
        [3, '3.pdf'],
        [1, '1.pdf'],
      ],
    ],
    [
      'nothing',
      {},
      2,
      [
        [3, '3.pdf'],
        [2, '2.pdf'],
        [1, '1.pdf'],
      ],
    ],
  ])('are changed: one is given %s', (_, change, id, after) => {
    const changed = withChangedResume(of(3, 2, 1), id, change);
    expect(changed.map((resume) => [resume.id, resume.filename])).toEqual(after);
    expect(changed.map(({ path }) => path).toSorted()).toEqual(['resumes/u/1', 'resumes/u/2', 'resumes/u/3']);
  });

  it('have none that was removed', () => {
    const gone = expect.objectContaining({ kind: 'notFound' });
    expect(() => resumeWith(of(1), 2)).toThrow(gone);
    expect(() => withChangedResume(of(1), 2, { isDefault: true })).toThrow(gone);
  });

  it.each<[string, { open: number[]; ended: number[]; after: number[] }, number[]]>([
    ['its own', { open: [], ended: [], after: [2] }, [1]],
    ['none, while an open application carries it', { open: [1], ended: [1], after: [2] }, []],
    ['those kept for applications that have ended, once each', { open: [4], ended: [3, 3, 4, 2], after: [2] }, [1, 3]],
  ])('lose with one that is removed the files that nothing needs: %s', (_, { open, ended, after }, removed) => {
    const paths = (ids: number[]) => of(...ids).map(({ path }) => path);
    const sent = { open: paths(open), ended: paths(ended) };
    expect(unusedFiles({ removed: one(1), after: of(...after) }, sent)).toEqual(paths(removed));
  });
});
