import { createMap, type MapView, type Pin } from '@skein/map';

const CAMERA = { center: { lat: 30.27, lng: -97.74 }, zoom: 12 } as const;
const SECONDS = 6;

/** The page of the bench: one map, moved for some seconds with or without pins. */
export interface MapBenchPage {
  /** @returns ms of each frame */
  move(pins: number): Promise<readonly number[]>;
  /** ms from the data to pins in the page. */
  fill(pins: number): Promise<number>;
}

declare global {
  interface Window {
    mapBench?: MapBenchPage;
  }
}

let seed = 7;
const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
const pinsOf = (count: number): Pin[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    position: { lat: 30.27 + (random() - 0.5) * 0.8, lng: -97.74 + (random() - 0.5) * 0.8 },
    label: `Building ${at}`,
    ready: at % 3 === 0,
    bold: false,
  }));

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

async function walk(view: MapView): Promise<readonly number[]> {
  const times: number[] = [];
  const begin = await frame();
  let last = begin;
  while (last - begin < SECONDS * 1000) {
    const way = (last - begin) / 1000;
    view.setCamera({
      center: { lat: 30.27 + 0.06 * Math.sin(way), lng: -97.74 + 0.08 * Math.sin(way * 1.3) },
      zoom: 12.5 + 1.5 * Math.sin(way * 0.8),
    });
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}

const element = document.createElement('div');
element.style.cssText = 'inline-size:100vw;block-size:100vh';
document.body.style.margin = '0';
document.body.append(element);
const view = await createMap(element, {
  camera: CAMERA,
  label: 'Bench',
  language: 'en',
});

window.mapBench = {
  async move(count) {
    view.setCamera(CAMERA);
    view.setPins(pinsOf(count));
    await frame();
    return walk(view);
  },
  async fill(count) {
    const pins = pinsOf(count);
    view.setPins([]);
    await frame();
    const begin = performance.now();
    view.setPins(pins);
    const took = performance.now() - begin;
    if (element.querySelector('[data-map="cluster"]') === null) throw new Error('there are no pins');
    return took;
  },
};
