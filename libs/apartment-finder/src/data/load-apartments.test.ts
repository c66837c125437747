import { describe, expect, it, vi } from 'vitest';
import { loadApartments } from './load-apartments.ts';

const record = {
  'Building Name': ' Kite Lofts ',
  'Building Address': '12 Shuttle Row, Austin, TX 78701',
  Latitude: '30.2500',
  Longitude: '-97.7500',
  Neighborhood: 'Hyde Park',
  Ready: 'TRUE',
};

const answering = (body: BodyInit | null, init?: ResponseInit) => ({
  fetch: async () => new Response(body, init),
});

describe('asking for a file', () => {
  it('answers with the buildings', async () => {
    expect(await loadApartments('/x', answering(JSON.stringify([record])))).toMatchObject({
      ok: true,
      dropped: 0,
    });
  });

  it('answers where the browser cannot join signals', async () => {
    vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout.bind(AbortSignal) });
    const { signal } = new AbortController();
    expect(await loadApartments('/x', { ...answering(JSON.stringify([record])), signal })).toMatchObject({
      ok: true,
    });
  });

  it.each([
    ['an empty file', answering(''), 'unreadable'],
    ['a truncated file', answering('[{"Building Name":"Ki'), 'unreadable'],
    ['a file of another kind', answering('<!doctype html>'), 'unreadable'],
    ['a list of nothing known', answering('"text"'), 'unreadable'],
    ['404', answering('{}', { status: 404 }), 'refused'],
    ['500', answering('{}', { status: 500 }), 'refused'],
    [
      'a file that says it has 100 MB',
      answering('[]', { headers: { 'content-length': '104857600' } }),
      'too-large',
    ],
    ['no answer', { fetch: () => Promise.reject(new TypeError('offline')) }, 'unreachable'],
  ])('tells of %s', async (_, options, reason) => {
    expect(await loadApartments('/x', options)).toMatchObject({ ok: false, reason });
  });

  it('reads no more of a file that never ends than it may', async () => {
    const cancelled = vi.fn();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
      cancel: cancelled,
    });
    expect(await loadApartments('/x', { ...answering(endless), maxBytes: 1024 * 1024 })).toEqual({
      ok: false,
      reason: 'too-large',
    });
    expect(cancelled).toHaveBeenCalled();
  });

  it('answers with no building where every record has wrong types', async () => {
    const loaded = await loadApartments('/x', answering(JSON.stringify([1, null, [], { Latitude: {} }])));
    expect(loaded).toEqual({ ok: true, apartments: [], dropped: 4, damaged: 0 });
  });
});
