import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMap } from '../create-map.ts';
import type { MapOptions } from '../interface/map-options.ts';
import { MapUnavailable } from '../interface/map-view.ts';
import { AUSTIN, mapContract } from '../testing/map-contract.ts';
import { googleStandIn } from './google-stand-in.test-support.ts';

let standIn: ReturnType<typeof googleStandIn>;

/** Adds the browser functions that jsdom lacks, and a size for the map, because jsdom has no layout. */
beforeEach(() => {
  standIn = googleStandIn();
  vi.stubGlobal('google', standIn.google);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

async function make(options: Partial<MapOptions> = {}) {
  const element = document.createElement('div');
  document.body.append(element);
  const view = await createMap(element, {
    camera: AUSTIN,
    label: 'Map of Austin',
    language: 'en',
    googleMapsKey: 'key',
    ...options,
  });
  return { view, element };
}

describe('a map of Google', () => {
  it.each(mapContract.map((one) => [one.name, one] as const))('%s', async (_name, { run }) => run(make));

  it('tells where it was clicked when nothing is there', async () => {
    const { view } = await make();
    const heard = vi.fn();
    view.on('background', heard);
    standIn.maps[0]?.trigger('click', { latLng: { lat: () => 30, lng: () => -97 } });
    expect(heard).toHaveBeenCalledWith({ lat: 30, lng: -97 });
  });

  it('is drawn where the browser hands out no resolvers', async () => {
    vi.spyOn(Promise, 'withResolvers').mockImplementation(() => {
      throw new TypeError('Promise.withResolvers is not a function');
    });
    expect((await make()).element.childElementCount).toBeGreaterThan(0);
  });

  it('asks for no buttons of the vendor, which would stand elsewhere', async () => {
    const { element } = await make();
    expect(element.querySelectorAll('[data-map="zoom"] button')).toHaveLength(2);
  });
});

describe('without Google', () => {
  const refused = async (reason: string) => {
    const element = document.createElement('div');
    document.body.append(element);
    const error = await createMap(element, {
      camera: AUSTIN,
      label: 'Map',
      language: 'en',
      googleMapsKey: 'key',
    }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(MapUnavailable);
    expect(error).toMatchObject({ reason });
    expect(element.childElementCount).toBe(0);
  };

  it('there is no map where the script is blocked', async () => {
    standIn.google.maps.importLibrary = () => Promise.reject(new Error('blocked'));
    await refused('script');
  });

  it('there is no map where the script never comes', async () => {
    vi.useFakeTimers();
    standIn.google.maps.importLibrary = () => new Promise(() => {});
    const done = refused('script');
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
  });

  it('there is no map where the key is refused before it is drawn', async () => {
    standIn.google.maps.importLibrary = async () => {
      (globalThis as { gm_authFailure?: () => void }).gm_authFailure?.();
      return standIn.library;
    };
    await refused('auth');
  });

  it('a map whose key is refused later says so, and the content can take its place', async () => {
    const { view } = await make();
    const heard = vi.fn();
    view.on('error', heard);
    (globalThis as { gm_authFailure?: () => void }).gm_authFailure?.();
    expect(heard).toHaveBeenCalledWith({ reason: 'auth' });
  });
});

describe('without WebGL', () => {
  it('there is no map, and the engine is not loaded', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const element = document.createElement('div');
    await expect(createMap(element, { camera: AUSTIN, label: 'Map', language: 'en' })).rejects.toMatchObject({
      reason: 'webgl',
    });
    expect(element.childElementCount).toBe(0);
  });
});
