// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AvatarUpload } from '../../../../shared/model/avatar.ts';
import { avatarLimits } from '../../../../shared/constants/avatar.ts';
import { avatarAddress } from '../../../../web/common/people/person.ts';
import type { PictureProgress } from '../../../../web/common/pictures/picture-progress.ts';
import { settledProgress } from '../../../../web/common/pictures/picture-progress.ts';
import { PictureState } from '../../../../web/common/pictures/picture-state.tsx';
import { judgeFile, judgeSize } from '../../../../web/common/pictures/judge-file.ts';
import { avatarWords } from '../../../../web/features/profile/model/avatar-words.ts';
import { Avatar } from '../../../../web/ui/text/avatar.tsx';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

describe('A selected file', () => {
  it.each([
    ['a PNG', new File([png], 'me.png', { type: 'image/png' }), undefined],
    ['an SVG', new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }), 'Choose a JPEG or PNG picture'],
    [
      'an HTML page named .jpg',
      new File(['<html>'], 'me.jpg', { type: 'image/jpeg' }),
      'The file is damaged or is not a picture',
    ],
    ['empty', new File([], 'me.png', { type: 'image/png' }), 'The file is empty'],
    [
      'above 5 MB, of which a crop is sent',
      new File([png, new Uint8Array(avatarLimits.largest)], 'me.png', { type: 'image/png' }),
      undefined,
    ],
    [
      'above 50 MB',
      new File([png, new Uint8Array(10 * avatarLimits.largest)], 'me.png', { type: 'image/png' }),
      'The picture may have at most 50 MB',
    ],
  ])('that is %s is checked before anything is sent (PROF-12)', async (_, file, problem) => {
    expect(await judgeFile(file)).toBe(problem);
  });

  it('must have enough pixels to be recognisable, and not more than can be unpacked', () => {
    expect(judgeSize({ width: 96, height: 4000 })).toBeUndefined();
    expect(judgeSize({ width: 95, height: 4000 })).toBe('The picture must be at least 96 pixels wide and high');
    expect(judgeSize({ width: 12_000, height: 12_000 })).toBe(
      'The picture has too many pixels; 32 megapixels are the most',
    );
  });
});

describe('Avatar progress', () => {
  const said = (over: Partial<AvatarUpload>) => ({
    uploadId: 7,
    state: 'waiting' as const,
    reason: null,
    avatar: null,
    ...over,
  });

  it('ends with the server’s result for this upload and no other (AUTH-41)', () => {
    expect(settledProgress(7, said({}))).toBeUndefined();
    expect(settledProgress(7, said({ state: 'done' }))).toEqual({ stage: 'done' });
    expect(settledProgress(7, said({ state: 'refused', reason: 'anotherType' }))).toEqual({
      stage: 'refused',
      reason: 'The file is not the kind of picture that its name says',
    });
    expect(settledProgress(7, said({ uploadId: 8, state: 'done' }))).toBeUndefined();
  });

  const seen: Record<PictureProgress['stage'], [PictureProgress, RegExp]> = {
    idle: [{ stage: 'idle' }, /^$/],
    uploading: [{ stage: 'uploading', percent: 41.6 }, /Uploading\s*42%\s*Stop/],
    checking: [{ stage: 'checking', isLate: false }, /Checking your picture…/],
    done: [{ stage: 'done' }, /Your picture was changed\./],
    refused: [
      { stage: 'refused', reason: 'The file is empty' },
      /The file is empty\. Your picture was not changed\.\s*Choose another/,
    ],
    failed: [{ stage: 'failed', message: 'The picture was not uploaded' }, /The picture was not uploaded\s*Try again/],
  };
  it.each(Object.entries(seen))(
    'is shown while %s, with a next step after a failure (AUTH-41, PROF-12, CAND-77)',
    (_, [progress, words]) => {
      const { container } = render(
        <PictureState
          words={avatarWords}
          progress={progress}
          problem={undefined}
          onAgain={() => {}}
          onResend={() => {}}
          onStop={() => {}}
        />,
      );
      expect(container.textContent).toMatch(words);
    },
  );

  it('is replaced by the error of a file that was not sent', () => {
    const again = vi.fn();
    render(
      <PictureState
        words={avatarWords}
        progress={{ stage: 'idle' }}
        problem="Choose a JPEG or PNG picture"
        onAgain={again}
        onResend={() => {}}
        onStop={() => {}}
      />,
    );
    expect(screen.getByRole('alert').textContent).toContain('Choose a JPEG or PNG picture. Nothing was sent.');
    screen.getByRole('button', { name: 'Choose another' }).click();
    expect(again).toHaveBeenCalledOnce();
  });
});

describe('The avatar next to a name', () => {
  it('loads its storage path from the storage’s base address, small next to names and large on the profile (PROF-03)', () => {
    expect(avatarAddress('avatars/u/h.jpg', 'large')).toBe('/avatars/u/h.jpg');
    expect(avatarAddress('/avatars/u/h.jpg')).toBe('/avatars/u/h-96.jpg');
    expect(avatarAddress(null)).toBeNull();
  });

  it('falls back to initials (PROF-03)', () => {
    const { container } = render(<Avatar name="Daniel Reyes" src={avatarAddress(null)} />);
    expect(container.textContent).toBe('DR');
  });
});
