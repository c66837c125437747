import { afterAll, expect, it, vi } from 'vitest';

const read = vi.fn<(path: string) => Promise<undefined>>();
vi.doMock('file-type', () => ({ fileTypeFromFile: read }));
// Other tests of this worker may have loaded the module with the real `file-type`.
vi.resetModules();
const { kindOfFile } = await import('./kind-of-file.ts');
afterAll(() => {
  vi.doUnmock('file-type');
  vi.resetModules();
});

it('a file that ends too early is none that is taken, and no failure of the service', async () => {
  read.mockRejectedValue(new Error('End-Of-Stream'));
  expect(await kindOfFile(import.meta.filename)).toBeUndefined();
});

it('a disk that fails is one', async () => {
  read.mockRejectedValue(Object.assign(new Error('EIO'), { syscall: 'read', code: 'EIO' }));
  await expect(kindOfFile(import.meta.filename)).rejects.toThrow('EIO');
});
