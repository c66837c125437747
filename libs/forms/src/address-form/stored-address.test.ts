// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formRoutes } from '../testing/form-routes.ts';
import { readStoredAddress, storeAddress, STORED_ADDRESS_DAYS } from './stored-address.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 2, 1);
const address = { streetAddress: '2 Not Yet Ln', unitNumber: '', zipCode: '78704' };

/** Returns a stand-in for a browser's storage. It has only one key. */
function memory(initial: string | null = null) {
  const kept = { text: initial };
  const storage = () => ({
    getItem: () => kept.text,
    setItem: (_: string, next: string) => void (kept.text = next),
    removeItem: () => void (kept.text = null),
  });
  return { kept, storage };
}
const { results } = formRoutes.en;
const pages = Object.values(results);

describe('the address that was checked last', () => {
  it.each(pages)('checked with the answer %s, is shown there in both languages, and nowhere else', (page) => {
    const { storage } = memory();
    storeAddress(address, results, page, { storage, nowMs: NOW });
    for (const other of pages)
      for (const [pages, path] of [
        [results, other],
        [formRoutes.es.results, `/intl/es${other}`],
      ] as const)
        expect(readStoredAddress(pages, path, { storage, nowMs: NOW }), path).toEqual(
          other === page ? address : undefined,
        );
    expect(readStoredAddress(results, '/', { storage, nowMs: NOW })).toBeUndefined();
  });

  it('is that of the last check, whatever the one before came to', () => {
    const { storage } = memory();
    storeAddress(address, results, '/address/not-yet', { storage, nowMs: NOW });
    storeAddress(
      { ...address, streetAddress: '1 Ready Rd' },
      formRoutes.es.results,
      '/intl/es/address/available',
      {
        storage,
        nowMs: NOW,
      },
    );
    expect(readStoredAddress(results, '/address/not-yet', { storage, nowMs: NOW })).toBeUndefined();
    expect(readStoredAddress(results, '/address/available', { storage, nowMs: NOW })?.streetAddress).toBe(
      '1 Ready Rd',
    );
  });

  it('is none after a check without a street, because the page of that check is about no street', () => {
    const { storage, kept } = memory();
    storeAddress(address, results, '/address/not-yet', { storage, nowMs: NOW });
    storeAddress({ ...address, streetAddress: '' }, results, '/stayintouch/verify', { storage, nowMs: NOW });
    expect(readStoredAddress(results, '/address/not-yet', { storage, nowMs: NOW })).toEqual(address);
    storeAddress({ ...address, streetAddress: '' }, results, '/address/not-yet', { storage, nowMs: NOW });
    expect(kept.text).toBeNull();
  });

  it('is none where a full disk refuses the next one', () => {
    const { storage, kept } = memory();
    storeAddress(address, results, '/address/not-yet', { storage, nowMs: NOW });
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    storeAddress(address, results, '/address/not-yet', { storage: () => ({ ...storage(), setItem }) });
    expect(kept.text).toBeNull();
  });

  it('is not kept for an answer that is about no address', () => {
    const { storage, kept } = memory();
    for (const page of ['/stayintouch/verify', '/', 'https://elsewhere.example/address/not-yet'])
      storeAddress(address, results, page, { storage, nowMs: NOW });
    expect(kept.text).toBeNull();
  });

  it('is kept by the pages of whatever host, and of none where it has none', () => {
    const { storage, kept } = memory();
    storeAddress(address, {}, '/address/not-yet', { storage, nowMs: NOW });
    expect(kept.text).toBeNull();
    const own = { notYet: '/fr/pas-encore' };
    storeAddress(address, own, '/fr/pas-encore', { storage, nowMs: NOW });
    expect(readStoredAddress(own, '/fr/pas-encore', { storage, nowMs: NOW })).toEqual(address);
  });

  it('is forgotten after thirty days', () => {
    expect(STORED_ADDRESS_DAYS).toBe(30);
    const { storage, kept } = memory();
    storeAddress(address, results, '/address/not-yet', { storage, nowMs: NOW });
    const after = (ms: number) =>
      readStoredAddress(results, '/address/not-yet', { storage, nowMs: NOW + ms });
    expect(after(30 * DAY_MS)).toEqual(address);
    expect(after(30 * DAY_MS + 1)).toBeUndefined();
    expect(kept.text).toBeNull();
  });

  it.each(['', '{', '[]', 'null', '{"streetAddress":1}', JSON.stringify(address)])(
    'is none, and forgotten, when storage holds %j',
    (text) => {
      const { storage, kept } = memory(text);
      expect(readStoredAddress(results, '/address/not-yet', { storage, nowMs: NOW })).toBeUndefined();
      expect(kept.text).toBeNull();
    },
  );

  it('is none where storage is refused', () => {
    const storage = () => {
      throw new DOMException('denied');
    };
    expect(() => storeAddress(address, results, '/address/not-yet', { storage, nowMs: NOW })).not.toThrow();
    expect(readStoredAddress(results, '/address/not-yet', { storage, nowMs: NOW })).toBeUndefined();
  });
});
