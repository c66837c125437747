import { describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageBytes, squeezed } from './page-bytes.ts';

const HTML = Array.from(
  { length: 400 },
  (_, index) => `<p class="a${index % 7}">Line ${index * 31}</p>`,
).join('');
const identity = Buffer.from(HTML);

describe('a page as bytes', () => {
  it('is what was asked for, made once and for those who ask', async () => {
    const page = pageBytes(identity);
    expect(page.get('identity')).toBe(identity);
    const [first, second] = [page.get('br'), page.get('br')];
    expect(second).toBe(first);
    const bytes = await first;
    expect(page.get('br')).toBe(bytes);
    expect(brotliDecompressSync(bytes).toString()).toBe(HTML);
    expect(gunzipSync(await page.get('gzip')).toString()).toBe(HTML);
  });

  it('is compressed as well as can be once it has been asked for three times, not before', async () => {
    const page = pageBytes(identity);
    const quick = await page.get('br');
    await page.get('br');
    await squeezed();
    expect(await page.get('br')).toBe(quick);
    await squeezed();
    const best = await page.get('br');
    expect(best).not.toBe(quick);
    expect(brotliDecompressSync(best).toString()).toBe(HTML);
  });

  it('is still there plain when it is kept compressed', async () => {
    const page = pageBytes(identity);
    await page.get('gzip');
    expect(page.identity.toString()).toBe(HTML);
    expect(brotliDecompressSync(await page.get('br')).toString()).toBe(HTML);
    expect(page.identity.toString()).toBe(HTML);
  });

  it('stays in memory in its plain form while clients ask for that form', async () => {
    const page = pageBytes(identity);
    await page.pack();
    const packedSize = page.size;
    const plain = page.get('identity');
    expect(plain).toEqual(identity);
    expect(page.get('identity')).toBe(plain);
    expect(page.size).toBe(packedSize + identity.length);
  });

  it('gives way in its plain form to pages that clients have asked for since', async () => {
    const page = pageBytes(identity);
    await page.pack();
    const packedSize = page.size;
    page.get('identity');
    const large = pageBytes(Buffer.alloc(16 * 1024 * 1024));
    await large.pack();
    large.get('identity');
    expect(page.size).toBe(packedSize);
    expect(page.get('identity')).toEqual(identity);
  });

  it('is kept compressed alone once it is packed, and takes that much room', async () => {
    const page = pageBytes(identity);
    expect(page.size).toBe(identity.length);
    await page.pack();
    const packed = page.get('br');
    expect(page.size).toBe((await packed).length);
    expect(packed).toBeInstanceOf(Buffer);
    await page.get('gzip');
    expect(page.size).toBeLessThan(identity.length / 2);
  });

  it('is left as it is when it has been replaced meanwhile', async () => {
    const page = pageBytes(identity, () => false);
    const quick = await page.get('gzip');
    for (let times = 0; times < 3; times++) await page.get('gzip');
    await squeezed();
    expect(await page.get('gzip')).toBe(quick);
  });
});
