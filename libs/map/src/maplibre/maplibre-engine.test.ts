import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapWords } from '../frame/words.ts';
import { createMapLibreEngine, RESTORE_WAIT_MS } from './maplibre-engine.ts';

type Listener = (event: object) => void;

const { setWorkerUrl } = vi.hoisted(() => ({ setWorkerUrl: vi.fn() }));

class StandIn {
  static last: StandIn | undefined;
  static hasWorker = true;
  /** Names of the events before the first picture. */
  static first: readonly string[] = ['load'];
  /** Undefined while the drawing context is lost. */
  style: object | undefined = {};
  readonly asked: string[] = [];
  readonly #listeners: (readonly [string, Listener])[] = [];
  touchZoomRotate = { disableRotation() {} };
  keyboard = { disableRotation() {} };
  readonly options: object;
  constructor(options: object) {
    this.options = options;
    StandIn.last = this;
    const first = StandIn.hasWorker ? StandIn.first : ['error'];
    queueMicrotask(() => {
      for (const event of first) this.fire(event, { error: new Error('Failed to load.') });
    });
  }
  on(event: string, listener: Listener) {
    this.#listeners.push([event, listener]);
  }
  once = this.on;
  off() {}
  fire(event: string, detail = {}) {
    for (const [name, listener] of [...this.#listeners]) if (name === event) listener(detail);
  }
  lose() {
    this.style = undefined;
    this.fire('webglcontextlost');
  }
  restore() {
    this.style = {};
    this.fire('style.load');
    this.fire('webglcontextrestored');
  }
  getSource(id: string) {
    if (!this.style) throw new TypeError('no style');
    this.asked.push(id);
    return undefined;
  }
  zoom = 14;
  getZoom = () => this.zoom;
  getCenter = () => ({ lat: 30.27, lng: -97.74 });
  triggerRepaint() {
    this.repaints += 1;
  }
  repaints = 0;
  getContainer = () => document.body;
  getCanvasContainer = () => document.body;
  remove() {}
}

vi.mock('maplibre-gl', () => ({
  Map: class {
    constructor(options: object) {
      return new StandIn(options);
    }
  },
  setWorkerUrl,
  GeoJSONSource: class {},
}));

async function create(workerUrl?: () => Promise<string>, style?: string) {
  const failed = vi.fn();
  const drawn = vi.fn();
  const engine = await createMapLibreEngine({
    canvas: document.createElement('div'),
    options: {
      camera: { center: { lat: 30.27, lng: -97.74 }, zoom: 15 },
      label: 'Austin',
      language: 'en',
      workerUrl,
      style,
    },
    words: mapWords({ language: 'en' }),
    host: { moved() {}, settled() {}, background() {}, drawn, failed },
  });
  if (!StandIn.last) throw new Error('no map was made');
  return { engine, map: StandIn.last, failed, drawn };
}

beforeEach(() => vi.useFakeTimers());

it('asks for one more picture, and says that it is drawn when that one is', async () => {
  const { map, drawn } = await create();
  expect([map.repaints, drawn.mock.calls]).toEqual([1, []]);
  map.fire('idle');
  expect(drawn).toHaveBeenCalledOnce();
});

describe('a drawing context that is lost', () => {
  it('and comes back is nobody’s loss, and the streets are drawn anew', async () => {
    const { map, failed } = await create();
    map.lose();
    vi.advanceTimersByTime(RESTORE_WAIT_MS - 1);
    map.asked.length = 0;
    map.restore();
    vi.advanceTimersByTime(RESTORE_WAIT_MS * 2);
    expect(failed).not.toHaveBeenCalled();
    expect(map.asked).toEqual(['ground']);
  });

  it('and stays away is told, once', async () => {
    const { map, failed } = await create();
    map.lose();
    map.lose();
    expect(failed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(RESTORE_WAIT_MS);
    expect(failed.mock.calls).toEqual([['lost']]);
  });

  it('is waited for as long as nobody sees the page', async () => {
    const { map, failed } = await create();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    map.lose();
    vi.advanceTimersByTime(RESTORE_WAIT_MS * 10);
    expect(failed).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    vi.advanceTimersByTime(RESTORE_WAIT_MS);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('does no harm to a movement meanwhile', async () => {
    const { map } = await create();
    map.lose();
    map.zoom = 10;
    expect(() => map.fire('moveend')).not.toThrow();
  });

  it('is told to nobody who has gone', async () => {
    const { engine, map, failed } = await create();
    map.lose();
    engine.destroy();
    vi.advanceTimersByTime(RESTORE_WAIT_MS);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('the worker', () => {
  beforeEach(() => {
    StandIn.hasWorker = false;
    vi.spyOn(console, 'error').mockReturnValue();
    setWorkerUrl.mockReset();
  });
  afterEach(() => void (StandIn.hasWorker = true));

  it('is found where nobody says where it is', async () => {
    await expect(create()).rejects.toMatchObject({ reason: 'script' });
    expect(setWorkerUrl).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('maplibre-gl-worker'));
  });

  it('that does not come is told on the console, with its address', async () => {
    await expect(create(() => Promise.resolve('/away/worker.js'))).rejects.toMatchObject({
      reason: 'script',
    });
    expect(setWorkerUrl).toHaveBeenCalledExactlyOnceWith('/away/worker.js');
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/away/worker.js'),
      expect.any(Error),
    );
  });

  it('whose address the host does not know is told there, too', async () => {
    await expect(create(() => Promise.reject(new Error('away')))).rejects.toMatchObject({ reason: 'script' });
    expect(setWorkerUrl).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('workerUrl'),
      expect.any(Error),
    );
  });
});

describe('a style of the host', () => {
  const STYLE = 'https://tiles.example/style.json';
  afterEach(() => void (StandIn.first = ['load']));

  it('takes the place of the ground, with the attribution of its sources, and misses no tile', async () => {
    StandIn.first = ['style.load', 'error', 'load'];
    const { map } = await create(undefined, STYLE);
    expect(map.options).toMatchObject({ style: STYLE, attributionControl: { compact: true } });
    expect(map.asked).toEqual([]);
  });

  it('that does not load is told on the console, and is no map', async () => {
    StandIn.first = ['error'];
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(create(undefined, STYLE)).rejects.toMatchObject({ reason: 'script' });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('style'),
      expect.any(Error),
    );
  });
});
