import { afterEach, expect, it, vi } from 'vitest';
import { kindOfFile } from './kind-of-file.ts';

const read = vi.hoisted(() => vi.fn<(path: string) => Promise<undefined>>());
vi.mock('file-type', () => ({ fileTypeFromFile: read }));
afterEach(() => void read.mockReset());

it('a file that ends too early is none that is taken, and no failure of the service', async () => {
  read.mockRejectedValue(new Error('End-Of-Stream'));
  expect(await kindOfFile(import.meta.filename)).toBeUndefined();
});

it('a disk that fails is one', async () => {
  read.mockRejectedValue(Object.assign(new Error('EIO'), { syscall: 'read', code: 'EIO' }));
  await expect(kindOfFile(import.meta.filename)).rejects.toThrow('EIO');
});
