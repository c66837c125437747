import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

const WHITE = '#ffffff';

interface Spot {
  readonly colour: string;
  readonly size: number;
}

function picture(width: number, height: number, ground: string, spot?: Spot): Promise<Buffer> {
  const base = sharp({ create: { width, height, channels: 3, background: ground } });
  const painted = spot
    ? base.composite([
        {
          input: { create: { width: spot.size, height: spot.size, channels: 3, background: spot.colour } },
          left: 4,
          top: 4,
        },
      ])
    : base;
  return painted.png().toBuffer();
}

describe('two pictures', () => {
  test('are the same when nothing was painted over', async () => {
    expect(await comparePictures(await picture(40, 40, WHITE), await picture(40, 40, WHITE))).toBeUndefined();
  });

  test('are the same when only their files differ', async () => {
    const one = await picture(40, 40, WHITE, { colour: '#0e1729', size: 9 });
    const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer();
    expect(other.equals(one)).toBe(false);
    expect(await comparePictures(one, other)).toBeUndefined();
  });

  test('differ by the pixels of a spot', async () => {
    const found = await comparePictures(
      await picture(40, 40, WHITE),
      await picture(40, 40, WHITE, { colour: '#b00020', size: 10 }),
    );
    expect(found).toMatchObject({ pixels: 100, share: 100 / 1600 });
  });

  test('differ when the ground takes a slightly other shade', async () => {
    const found = await comparePictures(await picture(40, 40, '#fbf7f0'), await picture(40, 40, '#f3ecdf'));
    expect(found?.pixels).toBe(1600);
  });

  test('differ when one is longer, even by an empty strip', async () => {
    const found = await comparePictures(await picture(40, 40, WHITE), await picture(40, 50, WHITE));
    expect(found).toMatchObject({
      before: { width: 40, height: 40 },
      after: { width: 40, height: 50 },
      pixels: 400,
    });
  });

  test('give a picture of the difference, as large as the larger one', async () => {
    const found = await comparePictures(await picture(40, 60, WHITE), await picture(50, 40, WHITE));
    expect(await sharp(found?.picture).metadata()).toMatchObject({ format: 'png', width: 50, height: 60 });
  });
});
