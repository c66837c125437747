import { project, unproject, worldPx } from '../mercator/mercator.ts';

type Handler = (event?: unknown) => void;

/** A position in the vendor's format: two methods that return numbers. */
class LatLng {
  readonly #lat: number;
  readonly #lng: number;
  constructor({ lat, lng }: { readonly lat: number; readonly lng: number }) {
    this.#lat = lat;
    this.#lng = lng;
  }
  lat = () => this.#lat;
  lng = () => this.#lng;
}

interface Options {
  readonly center: { readonly lat: number; readonly lng: number };
  readonly zoom: number;
}

/**
 * A stand-in for Google's map, without a picture. It has the documented methods that the engine calls. Its
 * events come after the call, like Google's events.
 */
class StandInMap {
  readonly handlers = new Map<string, Set<Handler>>();
  readonly views = new Set<StandInOverlay>();
  center: LatLng;
  zoom: number;
  readonly div: HTMLElement;
  constructor(div: HTMLElement, options: Options) {
    this.div = div;
    this.center = new LatLng(options.center);
    this.zoom = options.zoom;
  }
  getDiv = () => this.div;
  getCenter = () => this.center;
  getZoom = () => this.zoom;
  panTo(center: Options['center']): void {
    this.moveCamera({ center, zoom: this.zoom });
  }
  moveCamera({ center, zoom }: Options): void {
    this.center = new LatLng(center);
    this.zoom = zoom;
    this.trigger('center_changed');
    this.trigger('zoom_changed');
    queueMicrotask(() => {
      for (const view of this.views) view.draw();
      this.trigger('idle');
    });
  }
  addListener(name: string, handler: Handler) {
    const known = this.handlers.get(name) ?? new Set();
    known.add(handler);
    this.handlers.set(name, known);
    return { remove: () => void known.delete(handler) };
  }
  trigger(name: string, event?: unknown): void {
    for (const handler of this.handlers.get(name) ?? []) handler(event);
  }
}

class StandInOverlay {
  map: StandInMap | null = null;
  readonly pane = document.createElement('div');
  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}
  setMap(map: StandInMap | null): void {
    if (this.map !== null && map === null) {
      this.map.views.delete(this);
      this.pane.remove();
      this.onRemove();
    }
    this.map = map;
    if (map === null) return;
    map.views.add(this);
    map.div.append(this.pane);
    queueMicrotask(() => {
      this.onAdd();
      this.draw();
    });
  }
  getMap = () => this.map;
  getPanes = () => ({ overlayMouseTarget: this.pane });
  getProjection = () => ({
    fromLatLngToDivPixel: (place: LatLng) => {
      const { x, y } = project({ lat: place.lat(), lng: place.lng() });
      const px = worldPx(this.map?.zoom ?? 0);
      return { x: x * px, y: y * px };
    },
    fromDivPixelToLatLng: ({ x, y }: { readonly x: number; readonly y: number }) => {
      const px = worldPx(this.map?.zoom ?? 0);
      return new LatLng(unproject({ x: x / px, y: y / px }));
    },
  });
}

/** Returns a stand-in for the global object `google` after the script is loaded. */
export function googleStandIn() {
  const maps: StandInMap[] = [];
  class ListedMap extends StandInMap {
    constructor(div: HTMLElement, options: Options) {
      super(div, options);
      maps.push(this);
    }
  }
  const library = { Map: ListedMap, OverlayView: StandInOverlay, LatLng };
  const google = {
    maps: {
      importLibrary: (_name: string): Promise<unknown> => Promise.resolve(library),
      event: { clearInstanceListeners: (map: StandInMap) => map.handlers.clear() },
    },
  };
  return { google, maps, library };
}
