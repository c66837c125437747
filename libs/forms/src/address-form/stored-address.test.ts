// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { RESULT_PAGES } from '../address/outcome-pages.ts';
import { readStoredAddress, storeAddress, STORED_ADDRESS_DAYS } from './stored-address.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 2, 1);
const address = { streetAddress: '2 Not Yet Ln', unitNumber: '', zipCode: '78704' };

/** One key of a browser's storage. */
function memory(initial: string | null = null) {
  const kept = { text: initial };
  const storage = () => ({
    getItem: () => kept.text,
    setItem: (_: string, next: string) => void (kept.text = next),
    removeItem: () => void (kept.text = null),
  });
  return { kept, storage };
}
const pages = Object.values(RESULT_PAGES);

describe('the address that was checked last', () => {
  it.each(pages)('checked with the answer %s, is shown there in both languages, and nowhere else', (page) => {
    const { storage } = memory();
    storeAddress(address, page, { storage, nowMs: NOW });
    for (const other of pages)
      for (const path of [other, `/intl/es${other}`])
        expect(readStoredAddress(path, { storage, nowMs: NOW }), path).toEqual(
          other === page ? address : undefined,
        );
    expect(readStoredAddress('/', { storage, nowMs: NOW })).toBeUndefined();
  });

  it('is that of the last check, whatever the one before came to', () => {
    const { storage } = memory();
    storeAddress(address, '/address/not-yet', { storage, nowMs: NOW });
    storeAddress({ ...address, streetAddress: '1 Ready Rd' }, '/intl/es/address/available', {
      storage,
      nowMs: NOW,
    });
    expect(readStoredAddress('/address/not-yet', { storage, nowMs: NOW })).toBeUndefined();
    expect(readStoredAddress('/address/available', { storage, nowMs: NOW })?.streetAddress).toBe(
      '1 Ready Rd',
    );
  });

  it('is not kept for an answer that is about no address', () => {
    const { storage, kept } = memory();
    for (const page of ['/stayintouch/verify', '/', 'https://elsewhere.example/address/not-yet'])
      storeAddress(address, page, { storage, nowMs: NOW });
    expect(kept.text).toBeNull();
  });

  it('is forgotten after thirty days', () => {
    expect(STORED_ADDRESS_DAYS).toBe(30);
    const { storage, kept } = memory();
    storeAddress(address, '/address/not-yet', { storage, nowMs: NOW });
    const after = (ms: number) => readStoredAddress('/address/not-yet', { storage, nowMs: NOW + ms });
    expect(after(30 * DAY_MS)).toEqual(address);
    expect(after(30 * DAY_MS + 1)).toBeUndefined();
    expect(kept.text).toBeNull();
  });

  it.each(['', '{', '[]', 'null', '{"streetAddress":1}', JSON.stringify(address)])(
    'is none, and forgotten, when storage holds %j',
    (text) => {
      const { storage, kept } = memory(text);
      expect(readStoredAddress('/address/not-yet', { storage, nowMs: NOW })).toBeUndefined();
      expect(kept.text).toBeNull();
    },
  );

  it('is none where storage is refused', () => {
    const storage = () => {
      throw new DOMException('denied');
    };
    expect(() => storeAddress(address, '/address/not-yet', { storage, nowMs: NOW })).not.toThrow();
    expect(readStoredAddress('/address/not-yet', { storage, nowMs: NOW })).toBeUndefined();
  });
});
