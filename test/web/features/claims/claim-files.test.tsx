// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClaimFile } from '../../../../shared/model/claim-evidence.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { postFile } from '../../../../web/common/uploads/post-file.ts';
import { saveFile } from '../../../../web/common/uploads/save-file.ts';
import { ClaimFiles } from '../../../../web/features/claims/components/claim-files.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderPage } from '../../support/render-page.tsx';

vi.mock('../../../../web/common/uploads/post-file.ts', () => ({ postFile: vi.fn() }));
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveFile: vi.fn() }));

const file: ClaimFile = {
  id: '0b9f6a4e-4f4c-4f0e-9a35-2f4c6f1a7d11',
  at: '2026-03-02T12:00:00.000Z',
  by: { id: 5, firstName: 'Rosa', lastName: 'Lopez', role: 'recruiter' },
  name: 'shifts.pdf',
  size: 2_500_000,
  state: 'added',
  reason: null,
};
const show = (files: ClaimFile[], mayAdd = true) =>
  renderPage(() => <ClaimFiles claimId={9} files={files} mayAdd={mayAdd} />, '/claims/9');
const choose = (...files: File[]) => {
  fireEvent.change(screen.getByLabelText('Files to add'), { target: { files } });
  expect(fakeApi.addClaimFile).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: `Add ${files.length} files` }));
};
const aFile = (name: string) => new File(['x'], name);

describe('The files of a contest', () => {
  beforeEach(() => {
    vi.mocked(postFile).mockReset().mockResolvedValue(undefined);
    vi.mocked(saveFile).mockReset();
    fakeApi.addClaimFile.mockResolvedValue({ data: { url: '/upload', fields: {} } });
  });

  afterEach(cleanup);

  it('say who added what, how far the check is, and why one was refused', () => {
    show([
      file,
      { ...file, id: crypto.randomUUID(), name: 'plan.csv', state: 'waiting', size: null },
      { ...file, id: crypto.randomUUID(), name: 'page.pdf', state: 'refused', size: null, reason: 'anotherType' },
      { ...file, id: crypto.randomUUID(), name: 'late.pdf', state: 'refused', size: null, reason: 'ended' },
    ]);
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Files
      ‹Files›
      shifts.pdfRosa Lopez, 2nd Mar 2026, 2.4 MB <Download shifts.pdf>
      plan.csvRosa Lopez, 2nd Mar 2026Checking the file…
      page.pdfRosa Lopez, 2nd Mar 2026This file is not what its name says. Save it again in its own format.
      late.pdfRosa Lopez, 2nd Mar 2026This was decided meanwhile, so the file was not added.
      Add what proves your side, up to 10 files of 25 MB. The other side, the candidate and whoever decides can open them. A file that was added stays.
      <Add files>"
    `);
  });

  it('are not there without any, for whom adds none', () => {
    show([], false);
    expect(screen.queryByText('Files')).toBeNull();
  });

  it('are downloaded by an address that is made when it is asked for, or say why not', async () => {
    fakeApi.downloadClaimFile.mockRejectedValueOnce(new ApiError(404, 'There is no such file'));
    fakeApi.downloadClaimFile.mockResolvedValue({ data: { url: '/files/evidence/9' } });
    show([file], false);
    fireEvent.click(screen.getByRole('button', { name: /^Download ?shifts\.pdf$/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The file could not be downloaded. There is no such file',
    );
    fireEvent.click(screen.getByRole('button', { name: /^Download ?shifts\.pdf$/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith('/files/evidence/9', 'shifts.pdf'));
    expect(fakeApi.downloadClaimFile.mock.lastCall?.[0].params).toEqual({ id: 9, fileId: file.id });
  });

  it('are sent after a look, one after the other, with how far each is', async () => {
    let sent = () => {};
    let report: ((percent: number) => void) | undefined;
    vi.mocked(postFile).mockImplementation(async (_, __, { onProgress }) => {
      report = onProgress;
      await new Promise<void>((resolve) => (sent = resolve));
    });
    show([]);
    choose(aFile('one.pdf'), aFile('two.txt'));
    await waitFor(() => expect(report).toBeDefined());
    act(() => report?.(40));
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading one.pdf' });
    expect(bar.value).toBe(40);
    expect(fakeApi.addClaimFile).toHaveBeenCalledTimes(1);
    await act(async () => sent());
    await waitFor(() => expect(fakeApi.addClaimFile).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('one.pdf')).toBeNull();
    expect(fakeApi.addClaimFile.mock.lastCall?.[0]).toMatchObject({
      params: { id: 9 },
      body: { filename: 'two.txt', size: 1 },
    });
    await act(async () => sent());
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('say why one is not sent, before a call and after one', async () => {
    fakeApi.addClaimFile.mockRejectedValueOnce(new ApiError(409, 'Each side can add 10 files'));
    show([]);
    choose(aFile('run.exe'), aFile('one.pdf'));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Not added. Files of this type cannot be sent. Send a PDF, Word, Excel, PowerPoint, OpenDocument, RTF, text, CSV, PNG or JPEG file.',
      'Not added. Each side can add 10 files',
    ]);
    expect(fakeApi.addClaimFile).toHaveBeenCalledTimes(1);
  });
});
