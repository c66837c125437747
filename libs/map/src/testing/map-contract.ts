import type { MapOptions } from '../interface/map-options.ts';
import type { MapView } from '../interface/map-view.ts';
import { near, hold, next, pin, THREE, pinNamed, clusters } from './map-contract-steps.ts';

/** Creates a map of any vendor in an element of 800 × 600 pixels. */
export type MakeMap = (options?: Partial<MapOptions>) => Promise<{
  readonly view: MapView;
  readonly element: HTMLElement;
}>;

export interface ContractCase {
  readonly name: string;
  run(make: MakeMap): Promise<void>;
}

/** The camera with which each map in these tests opens. */
export const AUSTIN = { center: { lat: 30.27, lng: -97.74 }, zoom: 12 } as const;

/**
 * The required behavior of every vendor's map. If a case fails, it throws an error with the reason. The cases
 * need no test framework.
 */
export const mapContract: readonly ContractCase[] = [
  {
    name: 'begins where it is told to, and knows what it shows',
    async run(make) {
      const { view } = await make();
      const { center, zoom } = view.getCamera();
      hold(
        near(center.lat, 30.27) && near(center.lng, -97.74) && near(zoom, 12),
        'the camera is where it began',
      );
      const { north, south, east, west } = view.getBounds();
      hold(south < 30.27 && north > 30.27 && west < -97.74 && east > -97.74, 'the bounds hold the middle');
      // The map is 800 pixels wide, and the world 256 × 2^12 pixels.
      hold(
        near(east - west, (800 / (256 * 4096)) * 360, 0.002),
        'the bounds are as wide as 800 pixels at zoom 12',
      );
    },
  },
  {
    name: 'goes where it is sent, and says when it is there',
    async run(make) {
      const { view } = await make();
      const moved = next(view, 'move');
      view.setCamera({ center: { lat: 30.4, lng: -97.6 }, zoom: 15 });
      const { camera, bounds } = await moved;
      hold(near(camera.center.lat, 30.4) && near(camera.center.lng, -97.6), 'the event has the new middle');
      hold(near(camera.zoom, 15) && near(view.getCamera().zoom, 15), 'the zoom is the one asked for');
      hold(bounds.north > 30.4 && bounds.south < 30.4, 'the event has the new bounds');
    },
  },
  {
    name: 'shows all of some bounds within a padding',
    async run(make) {
      const { view } = await make();
      const wanted = { north: 30.5, south: 30.1, east: -97.5, west: -98 };
      view.fitBounds(wanted, { left: 300 });
      const shown = view.getBounds();
      hold(shown.north >= wanted.north && shown.south <= wanted.south, 'north and south are shown');
      hold(shown.east >= wanted.east - 0.001 && shown.west <= wanted.west, 'east and west are shown');
      const hidden = (300 / 800) * (shown.east - shown.west);
      hold(shown.west + hidden <= wanted.west + 0.01, 'nothing lies below the padding');
      view.fitBounds({ north: 30, south: 30, east: -97, west: -97 });
      hold(near(view.getCamera().zoom, 17), 'a single place is shown at zoom 17');
    },
  },
  {
    name: 'has a button for each pin, named, in its state',
    async run(make) {
      const { view, element } = await make();
      view.setPins(THREE);
      const [north, south, east] = ['north', 'south', 'east'].map((id) => pinNamed(element, id));
      hold(north?.dataset['ready'] === 'true' && south?.dataset['ready'] === 'false', 'ready or not');
      hold(north?.dataset['size'] === 'default' && east?.dataset['size'] === 'bold', 'default or bold');
      hold(
        north?.getAttribute('aria-label') !== south?.getAttribute('aria-label'),
        'the name says the state too',
      );
      view.setPins([]);
      hold(pinNamed(element, 'north') === undefined, 'pins that are taken away are gone');
    },
  },
  {
    name: 'says which pin was chosen, and leaves the selected one alone',
    async run(make) {
      const { view, element } = await make();
      const chosen: string[] = [];
      let background = 0;
      view.on('pin', ({ id }) => chosen.push(id));
      view.on('background', () => background++);
      view.setPins(THREE);
      pinNamed(element, 'north')?.click();
      hold(chosen.join() === 'north', 'the pin was heard');
      view.select('north');
      const selected = pinNamed(element, 'north');
      hold(selected?.dataset['size'] === 'selected', 'it is drawn as selected');
      hold(selected?.getAttribute('aria-current') === 'true', 'screen readers are told');
      selected?.click();
      hold(chosen.join() === 'north', 'a selected pin cannot be chosen');
      view.select(null);
      pinNamed(element, 'north')?.click();
      hold(chosen.join() === 'north,north', 'after that it can');
      hold(background === 0, 'a pin is not the background');
    },
  },
  {
    name: 'draws pins that would cover each other as one with their number, and comes nearer when it is chosen',
    async run(make) {
      const { view, element } = await make();
      view.setPins(
        Array.from({ length: 1200 }, (_, at) =>
          pin(`${at}`, 30.27 + (at % 40) / 1e4, -97.74 + Math.floor(at / 40) / 1e4),
        ),
      );
      const before = clusters(element);
      hold(before.length > 0 && before.length < 60, 'there are few of them');
      const sum = clusters(element).reduce(
        (all, { ariaLabel, attributes }) =>
          all +
          Number.parseInt(
            (ariaLabel ?? attributes.getNamedItem('aria-label')?.value ?? '').replace(/\D/g, ''),
            10,
          ),
        0,
      );
      hold(sum <= 1200 && sum > 1100, 'together they are nearly all pins');
      const moved = next(view, 'move');
      before[0]?.click();
      const { camera } = await moved;
      hold(camera.zoom > 12, 'the map has come nearer');
    },
  },
  {
    name: 'keeps the selected pin out of the clusters',
    async run(make) {
      const { view, element } = await make();
      view.setPins(Array.from({ length: 50 }, (_, at) => pin(`${at}`, 30.27 + at / 1e6, -97.74)));
      hold(pinNamed(element, '7') === undefined, 'it is part of a cluster');
      view.select('7');
      hold(pinNamed(element, '7')?.dataset['size'] === 'selected', 'it stands by itself');
    },
  },
  {
    name: 'has its first stop of the Tab key in view, and comes to a pin outside when the pin gets the focus',
    async run(make) {
      const { view, element } = await make();
      // Above the upper edge, but near enough to be drawn.
      view.setPins([pin('above', 30.27 + 0.1, -97.74), ...THREE]);
      const [above, north] = ['above', 'north'].map((id) => pinNamed(element, id));
      hold(above !== undefined && view.getBounds().north < 30.37, 'the pin is drawn outside the map');
      hold(north?.tabIndex === 0 && above?.tabIndex === -1, 'the first stop is in view');
      const moved = next(view, 'move');
      above?.focus();
      const { bounds } = await moved;
      hold(bounds.north > 30.37, 'the pin is in view');
    },
  },
  {
    name: 'is one stop of the Tab key for all pins, and arrows go from one to the next',
    async run(make) {
      const { view, element } = await make();
      view.setPins(THREE);
      const stops = () =>
        [...element.querySelectorAll<HTMLElement>('[data-map="pins"] > button')].filter(
          ({ tabIndex }) => tabIndex === 0,
        );
      hold(stops().length === 1, 'one stop');
      pinNamed(element, 'south')?.focus();
      hold(
        stops()[0] === pinNamed(element, 'south') && stops().length === 1,
        'the stop goes along with the focus',
      );
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      hold(
        document.activeElement === [...element.querySelectorAll('[data-map="pins"] > button')].at(-1),
        'End goes to the last',
      );
    },
  },
  {
    name: 'stays when its drawing context is lost and comes back, and can be moved meanwhile',
    async run(make) {
      const { view, element } = await make();
      let failed = 0;
      view.on('error', () => failed++);
      const canvas = element.querySelector('canvas');
      const context = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      // A vendor may draw without WebGL.
      if (!canvas || !context) return;
      // A context can be restored only after all listeners for its loss have run.
      const heard = (event: string) =>
        new Promise((done) => canvas.addEventListener(event, () => setTimeout(done), { once: true }));
      const lost = heard('webglcontextlost');
      context.loseContext();
      await lost;
      view.setCamera({ center: { lat: 30.6, lng: -97.4 }, zoom: 14 });
      const restored = heard('webglcontextrestored');
      context.restoreContext();
      await restored;
      const moved = next(view, 'move');
      view.setCamera(AUSTIN);
      const { camera } = await moved;
      hold(near(camera.zoom, 12) && failed === 0, 'it goes where it is sent, and nobody was told of a loss');
    },
  },
  {
    name: 'no longer tells those who have gone',
    async run(make) {
      const { view, element } = await make();
      let heard = 0;
      const off = view.on('pin', () => heard++);
      view.setPins(THREE);
      off();
      pinNamed(element, 'north')?.click();
      hold(heard === 0, 'nothing was heard');
    },
  },
  {
    name: 'gives everything back',
    async run(make) {
      const { view, element } = await make();
      let heard = 0;
      view.on('move', () => heard++);
      view.setPins(THREE);
      view.destroy();
      hold(element.childElementCount === 0, 'the element is empty');
      view.setCamera(AUSTIN);
      view.setPins(THREE);
      view.select('north');
      view.fitBounds({ north: 31, south: 30, east: -97, west: -98 });
      view.resize();
      view.destroy();
      hold(heard === 0 && element.childElementCount === 0, 'nothing happens any more');
    },
  },
];
