// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { EditCampaignPage } from '../../../../web/features/campaigns/pages/edit-campaign.tsx';
import { aCampaign } from '../../support/campaign.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const sending = vi.hoisted(() => ({ post: vi.fn() }));

vi.mock('../../../../web/common/uploads/post-file.ts', () => ({ postFile: sending.post, UploadFailed: Error }));
vi.mock('../../../../web/common/pictures/crop-modal.tsx', () => ({
  CropModal: ({ onCrop, shape }: { onCrop: (cropped: Blob) => void; shape: { width: number; height: number } }) => (
    <button type="button" onClick={() => onCrop(new Blob(['cropped']))}>
      Crop to {shape.width} by {shape.height}
    </button>
  ),
}));

const campaign = aCampaign({ image: '/campaigns/finance.svg' });
const uploadedImage = '/avatars/u/campaign-1f.jpg';

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600 }));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  fakeApi.readCampaign.mockResolvedValue({ data: campaign });
  fakeApi.changeCampaign.mockResolvedValue({ data: campaign });
  fakeApi.listCampaignDomains.mockResolvedValue({ data: [] });
  fakeApi.checkCampaignName.mockResolvedValue({ data: { isFree: true } });
  fakeApi.startCampaignPicture.mockResolvedValue({ data: { uploadId: 41, url: '/', fields: {} } });
});

describe('The picture in the form of a campaign', () => {
  const shown = () => screen.queryByRole<HTMLImageElement>('img', { name: 'What guests see beside the name' });
  const open = () => renderSignedIn(EditCampaignPage, { path: '/campaigns/edit/:id', at: '/campaigns/edit/7' });
  const saveButton = () => screen.getByRole('button', { name: 'Save changes' });
  const saved = () => fakeApi.changeCampaign.mock.lastCall?.[0].body.image as string | null;
  const choose = async () => {
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'team.jpg', { type: 'image/jpeg' });
    fireEvent.change(await screen.findByLabelText('Picture file'), { target: { files: [file] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Crop to 640 by 480' }));
  };

  it('is cropped to four to three, and saved with the campaign once it was accepted, not while it is sent (CAMP-04)', async () => {
    let arrived = () => {};
    sending.post.mockReturnValue(new Promise<void>((resolve) => (arrived = resolve)));
    fakeApi.readCampaignPicture.mockResolvedValue({
      data: { uploadId: 41, state: 'done', reason: null, image: uploadedImage },
    });
    open();
    await choose();
    await screen.findByRole('progressbar', { name: 'Uploading' });
    expect(saveButton().getAttribute('aria-description')).toBe('The picture is being uploaded');
    await userEvent.click(saveButton());
    expect(fakeApi.changeCampaign).not.toHaveBeenCalled();
    act(() => arrived());
    await screen.findByText('The picture is ready. Guests see it once you save.');
    expect(shown()?.getAttribute('src')).toBe(uploadedImage);
    await userEvent.click(saveButton());
    await vi.waitFor(() => expect(saved()).toBe(uploadedImage));
  });

  it('counts as a change that is not saved yet, once it was accepted', async () => {
    fakeApi.readCampaignPicture.mockResolvedValue({
      data: { uploadId: 41, state: 'done', reason: null, image: uploadedImage },
    });
    open();
    await choose();
    await screen.findByText('The picture is ready. Guests see it once you save.');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  });

  it('stays as it was when another is refused, with the reason', async () => {
    fakeApi.readCampaignPicture.mockResolvedValue({
      data: { uploadId: 41, state: 'refused', reason: 'tooSmall', image: null },
    });
    open();
    await choose();
    const refused = /at least 96 pixels wide and high\. The campaign keeps the picture that it had\./;
    await screen.findByText(refused);
    expect(shown()?.getAttribute('src')).toBe('/campaigns/finance.svg');
  });

  it('can be stopped on its way', async () => {
    sending.post.mockReturnValue(new Promise(() => {}));
    open();
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(sending.post.mock.calls[0]?.[2].signal.aborted).toBe(true);
    expect(saveButton().getAttribute('aria-description')).toBeNull();
  });

  it('is removed from the campaign by saving it without one; a refusal is shown at it', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(shown()).toBeNull();
    const message = 'This picture is no longer stored; upload it again';
    fakeApi.changeCampaign.mockRejectedValueOnce(new ApiError(422, message, [{ key: 'image', message }]));
    await userEvent.click(saveButton());
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
    expect(saved()).toBeNull();
  });
});
