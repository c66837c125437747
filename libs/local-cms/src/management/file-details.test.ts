import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { fileDetails } from './file-details.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

it.each([
  [1, { width: 40, height: 20 }],
  [3, { width: 40, height: 20 }],
  [6, { width: 20, height: 40 }],
  [8, { width: 20, height: 40 }],
])('gives the size of a photo as it is shown, with orientation %d', async (orientation, image) => {
  const file = path.join(folder, 'photo.jpg');
  const photo = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a0' } }).jpeg();
  await photo.withMetadata({ orientation }).toFile(file);
  expect(await fileDetails(file, 'image/jpeg')).toEqual({ size: expect.any(Number), image });
});

it('gives the size of a drawing, and only the bytes of what is no picture', async () => {
  const file = path.join(folder, 'drawing.svg');
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"/>');
  expect(await fileDetails(file, 'image/svg+xml')).toEqual({ size: 64, image: { width: 30, height: 10 } });
  writeFileSync(file, 'text');
  expect(await fileDetails(file, 'image/svg+xml')).toEqual({ size: 4 });
  expect(await fileDetails(file, 'text/plain')).toEqual({ size: 4 });
});
