import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mapWords } from '../frame/words.ts';
import { createMapLibreEngine } from './maplibre-engine.ts';

const { setWorkerUrl } = vi.hoisted(() => ({ setWorkerUrl: vi.fn() }));

/** Says what MapLibre says when nothing is where its worker should be. */
vi.mock('maplibre-gl', () => ({
  setWorkerUrl,
  Map: class {
    touchZoomRotate = { disableRotation() {} };
    keyboard = { disableRotation() {} };
    once(name: string, listen: (event: unknown) => void) {
      if (name === 'error') listen({ error: new Error('Worker failed to load.') });
    }
    remove() {}
  },
}));

const create = (workerUrl?: () => Promise<string>) =>
  createMapLibreEngine({
    canvas: document.createElement('div'),
    options: {
      camera: { center: { lat: 30, lng: -97 }, zoom: 12 },
      label: 'Buildings',
      language: 'en',
      workerUrl,
    },
    words: mapWords.en,
    host: { moved() {}, settled() {}, background() {}, failed() {} },
  });

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void setWorkerUrl.mockReset());

it('finds its worker where nobody says where it is', async () => {
  await expect(create()).rejects.toMatchObject({ reason: 'script' });
  expect(setWorkerUrl).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('maplibre-gl-worker'));
});

it('says on the console where it has looked for a worker that does not come', async () => {
  await expect(create(() => Promise.resolve('/away/worker.js'))).rejects.toMatchObject({ reason: 'script' });
  expect(setWorkerUrl).toHaveBeenCalledExactlyOnceWith('/away/worker.js');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('/away/worker.js'),
    expect.any(Error),
  );
});

it('says on the console that the host knows no address', async () => {
  await expect(create(() => Promise.reject(new Error('away')))).rejects.toMatchObject({ reason: 'script' });
  expect(setWorkerUrl).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('workerUrl'),
    expect.any(Error),
  );
});
