import { afterEach, expect, it, vi } from 'vitest';
import { fetchBlob } from '../../../../web/common/uploads/save-file.ts';

afterEach(() => vi.unstubAllGlobals());

it('A file is read from its address without cookies', async () => {
  const fetched = vi.fn(async () => new Response('the file'));
  vi.stubGlobal('fetch', fetched);
  expect(await (await fetchBlob('https://files.example/7')).text()).toBe('the file');
  expect(fetched).toHaveBeenCalledWith('https://files.example/7', { credentials: 'omit' });
});

it('A file that is refused is not read as one', async () => {
  vi.stubGlobal('fetch', async () => new Response('AccessDenied', { status: 403 }));
  await expect(fetchBlob('https://files.example/7')).rejects.toThrow(/could not be downloaded/);
});
