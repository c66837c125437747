import type { MapEvents, MapView, Pin } from '../interface/map-view.ts';

export const near = (a: number, b: number, by = 0.001) => Math.abs(a - b) <= by;

export function hold(condition: boolean, what: string): void {
  if (!condition) throw new Error(`does not hold: ${what}`);
}

export const next = <K extends keyof MapEvents>(view: MapView, event: K) =>
  new Promise<MapEvents[K]>((resolve) => {
    const off = view.on(event, (detail) => {
      off();
      resolve(detail);
    });
  });

export const pin = (id: string, lat: number, lng: number, more: Partial<Pin> = {}): Pin => ({
  id,
  position: { lat, lng },
  label: `Building ${id}`,
  ready: true,
  bold: false,
  ...more,
});

/** Three pins that are far enough apart to be drawn separately. */
export const THREE = [
  pin('north', 30.3, -97.74),
  pin('south', 30.24, -97.74, { ready: false }),
  pin('east', 30.27, -97.68, { bold: true }),
];

export const pinNamed = (element: HTMLElement, id: string) =>
  element.querySelector<HTMLButtonElement>(`button[aria-label^="Building ${id},"]`) ?? undefined;
export const clusters = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLButtonElement>('[data-map="cluster"]'),
];
