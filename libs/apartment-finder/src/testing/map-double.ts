import type { Pin } from '@skein/map';
import { vi } from 'vitest';

const nothing = () => {};

/**
 * The state of the replaced map: the values that the finder has passed to it, and functions that report the
 * map's events.
 */
export const double = {
  pins: [] as readonly Pin[],
  selected: null as string | null,
  cameras: [] as { readonly zoom: number }[],
  /** The number of maps that were created. */
  created: 0,
  hasMap: true,
  /** The number of presses on the map's only pin. */
  presses: 0,
  /** Resolves the promise `drawn` of the last map. */
  drawn: nothing as () => void,
  /** Reports a change of the size of the map. */
  sized: nothing as () => void,
};

/** Replaces `createMap` of the map's library. The map has one element for a pin, at the corner of the page. */
export async function createMap(element: HTMLElement) {
  double.created++;
  if (!double.hasMap) throw new Error('no WebGL');
  const pin = document.createElement('button');
  pin.dataset['map'] = 'pin';
  pin.tabIndex = 0;
  pin.addEventListener('click', () => double.presses++);
  element.append(pin);
  return {
    drawn: new Promise<void>((resolve) => (double.drawn = resolve)),
    setPins: (all: readonly Pin[]) => (double.pins = all),
    select: (id: string | null) => (double.selected = id),
    setCamera: (camera: { readonly zoom: number }) => double.cameras.push(camera),
    on: () => nothing,
    resize: nothing,
    destroy: nothing,
  };
}

/** Forgets the last map, and makes every element visible. */
export function setUpMap(): void {
  Object.assign(double, { pins: [], selected: null, cameras: [], created: 0, hasMap: true, presses: 0 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        double.sized = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly told: (seen: { isIntersecting: boolean }[]) => void;
      constructor(told: (seen: { isIntersecting: boolean }[]) => void) {
        this.told = told;
      }
      observe() {
        this.told([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
}
