// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { avatarLimits } from '../../../../shared/constants/avatar.ts';
import { avatarMessages } from '../../../../shared/validation/avatar.ts';
import { cropPicture } from '../../../../web/common/pictures/crop-picture.ts';
import { judgeFile, judgeSize } from '../../../../web/common/pictures/judge-file.ts';
import { settledProgress } from '../../../../web/common/pictures/picture-progress.ts';
import { PicturePicker } from '../../../../web/common/pictures/picture-picker.tsx';
import { PictureState } from '../../../../web/common/pictures/picture-state.tsx';
import { aPng } from '../../../support/pictures.ts';

const cropper = vi.hoisted(() => ({
  props: {} as Record<string, unknown> & { onCropComplete?: (a: object, b: object) => void },
}));
vi.mock('react-easy-crop', () => ({
  default: (props: Record<string, unknown>) => {
    cropper.props = props;
    return <div data-testid="cropper" />;
  },
}));
const shape = { width: 200, height: 100, isRound: false };
const words = { late: 'It takes longer.', done: 'It was changed.', kept: 'It was kept.' };
const upload = { progress: { stage: 'idle' as const }, isBusy: false, send: vi.fn(), resend: vi.fn(), forget: vi.fn() };
const onRemove = vi.fn();
const picker = (over: Partial<ComponentProps<typeof PicturePicker>> = {}) => (
  <PicturePicker
    id="choose"
    upload={upload}
    preview={<i>preview</i>}
    help="At most 5 MB."
    isShown
    shape={shape}
    words={words}
    onRemove={onRemove}
    {...over}
  />
);
const file = () => new File([aPng({ width: 200, height: 200 })], 'me.png', { type: 'image/png' });
const input = () => screen.getByLabelText<HTMLInputElement>('Picture file');
/** What the canvas is drawn with. */
let drawn: unknown[][];
let canvasSize: [number, number] | undefined;
let blob: Blob | null;

beforeEach(() => {
  vi.resetAllMocks();
  [drawn, canvasSize, blob] = [[], undefined, new Blob(['cropped'])];
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 400 }));
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = vi.fn();
  const context = {
    fillRect: (...given: unknown[]) => drawn.push(['white', context.fillStyle, ...given]),
    drawImage: (_picture: unknown, ...given: unknown[]) =>
      drawn.push(['picture', context.imageSmoothingQuality, ...given]),
    fillStyle: '',
    imageSmoothingQuality: '',
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    ...given
  ) {
    canvasSize = [this.width, this.height];
    drawn.push(['file', ...given]);
    done(blob);
  });
});
afterEach(() => vi.restoreAllMocks());

describe('A part of a picture', () => {
  const side = avatarLimits.smallestSide;
  it.each([
    ['in its own pixels', { x: 10, y: 20, width: 300, height: 150 }, [300, 150]],
    ['at twice the stored size at most', { x: 0, y: 0, width: 3000, height: 1500 }, [400, 200]],
    ['as large as a picture has to be', { x: 0, y: 0, width: 10, height: 5 }, [side * 2, side]],
  ])('is drawn %s, on white, as a JPEG', async (_, area, size) => {
    expect(await cropPicture({} as never, area, shape)).toBe(blob);
    expect(canvasSize).toEqual(size);
    expect(drawn).toEqual([
      ['white', '#fff', 0, 0, ...size],
      ['picture', 'high', area.x, area.y, area.width, area.height, 0, 0, ...size],
      ['file', 'image/jpeg', 0.92],
    ]);
  });

  it('is none where the browser cannot draw or encode it', async () => {
    const area = { x: 0, y: 0, width: 300, height: 150 };
    blob = null;
    await expect(cropPicture({} as never, area, shape)).rejects.toThrow('this browser cannot encode pictures');
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    await expect(cropPicture({} as never, area, shape)).rejects.toThrow('this browser cannot draw pictures');
  });
});

describe('A picture to choose', () => {
  it('is offered with what it may be, and removed where there is one (PROF-12)', () => {
    const { container, rerender } = render(picker());
    expect(container.textContent).toBe('previewAt most 5 MB.Change pictureRemove picture');
    const opened = vi.spyOn(input(), 'click');
    fireEvent.click(screen.getByRole('button', { name: 'Change picture' }));
    expect([opened.mock.calls.length, input().accept]).toEqual([1, 'image/jpeg,image/png']);
    expect(screen.getByRole('button', { name: 'Change picture' }).id).toBe('choose');
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
    rerender(picker({ isShown: false }));
    expect(container.textContent).toBe('previewAt most 5 MB.Choose picture');
  });

  it('waits while another is on its way, and says so', async () => {
    const { container } = render(picker({ upload: { ...upload, isBusy: true } }));
    for (const name of ['Change picture', 'Remove picture'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-description')).toBe('A picture is being uploaded');
    fireEvent.drop(container.firstElementChild!, { dataTransfer: { files: [file()] } });
    fireEvent.change(input(), { target: { files: [] } });
    expect(upload.forget).not.toHaveBeenCalled();
  });

  it('is dropped, cropped with keys and zoom, and sent; a second one begins again (PROF-12)', async () => {
    const { container } = render(picker());
    const field = container.firstElementChild!;
    expect([fireEvent.dragOver(field), field.getAttribute('data-over')]).toEqual([false, 'true']);
    fireEvent.dragLeave(field);
    expect(field.getAttribute('data-over')).toBeNull();
    fireEvent.dragOver(field);
    expect(fireEvent.drop(field, { dataTransfer: { files: [file()] } })).toBe(false);
    expect(field.getAttribute('data-over')).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop your picture' }));
    expect(upload.forget).toHaveBeenCalledTimes(1);
    expect(dialog.getByText('Drag the picture, or move it with the arrow keys.')).toBeTruthy();
    expect(cropper.props).toMatchObject({
      image: 'blob:chosen',
      aspect: 2,
      maxZoom: 4,
      cropShape: 'rect',
      showGrid: false,
      keyboardStep: 8,
      cropperProps: { role: 'group', 'aria-label': 'Visible part of the picture; move with the arrow keys' },
    });
    const zoom = dialog.getByLabelText<HTMLInputElement>('Zoom');
    expect([zoom.min, zoom.max, zoom.step, zoom.value, zoom.getAttribute('aria-valuetext')]).toEqual([
      '1',
      '4',
      '0.05',
      '1',
      '100 %',
    ]);
    fireEvent.change(zoom, { target: { value: '2.5' } });
    expect([cropper.props.zoom, zoom.getAttribute('aria-valuetext')]).toEqual([2.5, '250 %']);
    const use = dialog.getByRole<HTMLButtonElement>('button', { name: 'Use this picture' });
    expect(use.disabled).toBe(true);
    act(() => cropper.props.onCropComplete?.({}, { x: 1, y: 2, width: 300, height: 150 }));
    expect(use.disabled).toBe(false);
    blob = null;
    fireEvent.click(use);
    expect(await dialog.findByText('This browser could not crop the picture. Try another one.')).toBeTruthy();
    expect(upload.send).not.toHaveBeenCalled();
    blob = new Blob(['cropped']);
    fireEvent.click(use);
    await waitFor(() => expect(upload.send.mock.calls).toEqual([[blob]]));
    // The dialog is gone with the next drawing.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:chosen'));
    fireEvent.change(input(), { target: { files: [file()] } });
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(upload.send).toHaveBeenCalledTimes(1);
  });

  it('is round where its shape is', async () => {
    render(picker({ shape: { width: 100, height: 100, isRound: true } }));
    fireEvent.change(input(), { target: { files: [file()] } });
    await screen.findByRole('dialog');
    expect(cropper.props).toMatchObject({ aspect: 1, cropShape: 'round' });
  });

  it.each([
    ['is no picture', new File(['x'], 'me.svg', { type: 'image/svg+xml' }), undefined, avatarMessages.type],
    ['cannot be unpacked', undefined, 'broken', avatarMessages.unreadable],
    ['is too small', undefined, { width: 10, height: 400 }, avatarMessages.tooSmall],
  ])('that %s is refused before anything is sent, and another may be chosen', async (_, chosen, unpacked, message) => {
    if (unpacked)
      vi.stubGlobal('createImageBitmap', async () =>
        unpacked === 'broken' ? Promise.reject(new Error('broken')) : unpacked,
      );
    render(picker());
    fireEvent.change(input(), { target: { files: [chosen ?? file()] } });
    expect((await screen.findByRole('alert')).textContent).toBe(`${message}. Nothing was sent.Choose another`);
    const opened = vi.spyOn(input(), 'click');
    fireEvent.click(screen.getByRole('button', { name: 'Choose another' }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('A picture’s progress offers to stop, to send it again, or to choose another', () => {
  const [onAgain, onResend, onStop] = [vi.fn(), vi.fn(), vi.fn()];
  const state = (progress: ComponentProps<typeof PictureState>['progress']) => (
    <PictureState
      words={words}
      progress={progress}
      problem={undefined}
      onAgain={onAgain}
      onResend={onResend}
      onStop={onStop}
    />
  );
  const { rerender, container } = render(state({ stage: 'uploading', percent: 40 }));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  rerender(state({ stage: 'failed', message: 'Not uploaded' }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(state({ stage: 'refused', reason: 'Too small' }));
  fireEvent.click(screen.getByRole('button', { name: 'Choose another' }));
  expect([onStop, onResend, onAgain].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  rerender(state({ stage: 'checking', isLate: true }));
  expect(container.textContent).toBe('It takes longer.');
});

it.each([
  [{ size: avatarLimits.largest }, undefined],
  [{ size: avatarLimits.largestChosen + 1 }, avatarMessages.chosenSize],
])('A picture file of %o is judged by its size', async (over, problem) => {
  const bytes = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'me.jpg', { type: 'image/jpeg' });
  Object.defineProperty(bytes, 'size', { value: over.size });
  expect(await judgeFile(bytes)).toBe(problem);
});

it.each([
  [{ width: 96, height: 96 }, undefined],
  [{ width: 400, height: 95 }, avatarMessages.tooSmall],
  [{ width: avatarLimits.mostPixels / 250, height: 1000 }, undefined],
  [{ width: avatarLimits.mostPixels / 250 + 1, height: 1000 }, avatarMessages.tooLarge],
])('A picture of %o has enough pixels and not too many', (size, problem) => {
  expect(judgeSize(size)).toBe(problem);
});

it('A picture that is refused without a reason could not be read', () => {
  const refused = { uploadId: 7, state: 'refused' as const };
  expect(settledProgress(7, { ...refused, reason: null })).toEqual({
    stage: 'refused',
    reason: avatarMessages.unreadable,
  });
  expect(settledProgress(7, { ...refused, reason: 'tooSmall' })).toEqual({
    stage: 'refused',
    reason: avatarMessages.tooSmall,
  });
});
