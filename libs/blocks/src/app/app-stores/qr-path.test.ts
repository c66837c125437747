// @vitest-environment node
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { QR_MAX_BYTES, QR_PX } from './app-stores.constants.ts';
import { storeLink } from './campaign.ts';
import { qrPath } from './qr-path.ts';

const SCALE = 4;

function codeOf(text: string) {
  const code = qrPath(text);
  if (!code) throw new Error('There is no code');
  return code;
}

/** Paints the path module by module, as a browser does, and decodes the painted code, as a phone does. */
function read({ path, modules }: ReturnType<typeof codeOf>): string {
  const side = modules * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < Number(length) * SCALE; column += 1) {
        const pixel = (Number(y) * SCALE + row) * side + Number(x) * SCALE + column;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return decodeQR({ width: side, height: side, data });
}

describe('the code of a link', () => {
  it.each([
    ['play', 'https://play.google.com/store/apps/details?id=example.skein.app'],
    ['app', 'https://apps.apple.com/us/app/skein-fiber/id0000000000'],
  ] as const)('to %s is read back by a reader', (store, address) => {
    const link = storeLink(store, address, { utm_campaign: 'website' });
    expect(read(codeOf(link))).toBe(link);
  });

  it('is large enough for a camera, each module at least two pixels, or is not there', () => {
    const longest = 'x'.repeat(QR_MAX_BYTES);
    expect(QR_PX / codeOf(longest).modules).toBeGreaterThanOrEqual(2);
    expect(read(codeOf(longest))).toBe(longest);
    expect(qrPath(`${longest}x`)).toBeUndefined();
  });

  it('has four light modules around it', () => {
    const { path, modules } = codeOf('https://skein.example');
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number));
    for (const [x = 0, y = 0, length = 0] of starts) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(modules - 4);
    }
  });
});
