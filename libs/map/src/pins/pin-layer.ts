import type { MapWords } from '../frame/words.ts';
import type { Camera, Pin, Position } from '../interface/map-view.ts';
import { boundsOf, project, unproject, worldPx, type Point, type Size } from '../mercator/mercator.ts';
import { clusterElement, dressPin, pinElement } from './pin-element.ts';
import { createPinIndex, type PinIndex } from './pin-index.ts';
import { rovingFocus } from './roving-focus.ts';

/**
 * Extra area with pins beyond each edge, as a share of the map's size. When the map moves, the pins of this
 * area are already drawn.
 */
const MARGIN = 0.25;

export interface PinLayerOptions {
  /** The element that contains the layer. It begins at the corner of the map. */
  readonly overlay: HTMLElement;
  readonly words: MapWords;
  readonly language: string;
  onPin(id: string): void;
  onCluster(position: Position, zoom: number): void;
  /** Called when a key moves the focus to a pin or cluster that lies outside the map's edges. */
  onFocusOutside(position: Position): void;
}

export interface PinLayer {
  setPins(pins: readonly Pin[]): void;
  select(id: string | null): void;
  /** Positions all pins. The view calls this method whenever the camera moves. */
  draw(camera: Camera, size: Size): void;
  destroy(): void;
}

interface Drawn {
  readonly element: HTMLElement;
  readonly point: Point;
}

/** Draws pins and clusters as buttons over a map. Draws only visible pins, so any number of pins works. */
export function createPinLayer(options: PinLayerOptions): PinLayer {
  const { overlay, words, language, onPin, onCluster, onFocusOutside } = options;
  const layer = document.createElement('div');
  layer.dataset['map'] = 'pins';
  layer.setAttribute('role', 'group');
  layer.setAttribute('aria-label', words.pins);
  layer.hidden = true;
  overlay.append(layer);

  let all: readonly Pin[] = [];
  let byId: ReadonlyMap<string, Pin> | undefined;
  let index: PinIndex | undefined;
  let selected: string | null = null;
  let view: { readonly camera: Camera; readonly size: Size } | undefined;
  /** The level and the area of the last query to the index. */
  let asked: { readonly level: number; readonly box: ReturnType<typeof boundsOf> } | undefined;
  let drawn = new Map<string, Drawn>();
  let origin: Point = { x: 0, y: 0 };
  let scale = 0;
  let replacing = false;
  const focus = rovingFocus(layer);

  const isInView = (point: Point): boolean => {
    if (!view) return false;
    const { lat, lng } = unproject(point);
    const { north, south, east, west } = boundsOf(view.camera, view.size);
    return lat <= north && lat >= south && lng <= east && lng >= west;
  };
  layer.addEventListener('focusin', ({ target }) => {
    // A press must not move the map away below the pointer. A pin that replaces another comes while the map moves.
    if (replacing || !(target instanceof Element && target.matches(':focus-visible'))) return;
    const entry = [...drawn.values()].find(({ element }) => element === target);
    if (entry && !isInView(entry.point)) onFocusOutside(unproject(entry.point));
  });

  const place = ({ element, point }: Drawn) => {
    element.style.transform = `translate(${((point.x - origin.x) * scale).toFixed(1)}px,${((point.y - origin.y) * scale).toFixed(1)}px)`;
  };
  const activate = (element: HTMLElement, run: () => void) =>
    element.addEventListener('click', (event) => {
      // A click on a pin is no click on the map below it.
      event.stopPropagation();
      if (element.getAttribute('aria-disabled') !== 'true') run();
    });

  function ask(camera: Camera, size: Size): void {
    const wide = { width: size.width * (1 + 2 * MARGIN), height: size.height * (1 + 2 * MARGIN) };
    const box = boundsOf(camera, wide);
    asked = { level: Math.floor(camera.zoom), box };
    index ??= createPinIndex(all);
    byId ??= new Map(all.map((pin) => [pin.id, pin]));
    const { pins, clusters } = index.within(box, camera.zoom);
    const chosen = selected === null ? undefined : byId.get(selected);
    const next = new Map<string, Drawn>();
    const keep = (key: string, position: Position, make: () => HTMLElement): HTMLElement => {
      const known = drawn.get(key);
      const entry = { element: known?.element ?? make(), point: project(position) };
      next.set(key, entry);
      place(entry);
      return entry.element;
    };
    for (const cluster of clusters)
      keep(`cluster ${cluster.key}`, cluster.position, () => {
        const element = clusterElement(cluster, language, words);
        activate(element, () => onCluster(cluster.position, cluster.expansionZoom()));
        return element;
      });
    for (const pin of chosen === undefined ? pins : [...pins.filter(({ id }) => id !== selected), chosen]) {
      const element = keep(`pin ${pin.id}`, pin.position, () => {
        const made = pinElement();
        activate(made, () => onPin(pin.id));
        return made;
      });
      dressPin(element, pin, pin.id === selected, words);
    }
    replace(next);
  }

  function replace(next: Map<string, Drawn>): void {
    const before = drawn;
    drawn = next;
    // The order for reading is north to south and west to east. The style puts the selected pin on top.
    const entries = [...next.values()].sort((a, b) => a.point.y - b.point.y || a.point.x - b.point.x);
    replacing = true;
    focus.replace(
      [...before].flatMap(([key, { element }]) => (next.get(key)?.element === element ? [] : [element])),
      entries.map(({ element }) => element),
      entries.find(({ point }) => isInView(point))?.element,
    );
    replacing = false;
    layer.hidden = entries.length === 0;
  }

  const covers = (camera: Camera, size: Size): boolean => {
    if (asked === undefined || asked.level !== Math.floor(camera.zoom)) return false;
    const { north, south, east, west } = boundsOf(camera, size);
    return (
      north <= asked.box.north && south >= asked.box.south && east <= asked.box.east && west >= asked.box.west
    );
  };

  function draw(camera: Camera, size: Size): void {
    view = { camera, size };
    const center = project(camera.center);
    if (worldPx(camera.zoom) !== scale) {
      scale = worldPx(camera.zoom);
      origin = center;
      for (const entry of drawn.values()) place(entry);
    }
    const [x, y] = [
      size.width / 2 + (origin.x - center.x) * scale,
      size.height / 2 + (origin.y - center.y) * scale,
    ];
    layer.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
    if (!covers(camera, size)) ask({ center: unproject(center), zoom: camera.zoom }, size);
  }

  const redraw = () => {
    asked = undefined;
    if (view) draw(view.camera, view.size);
  };
  return {
    setPins(pins) {
      all = pins;
      [index, byId] = [undefined, undefined];
      redraw();
    },
    select(id) {
      if (id === selected) return;
      selected = id;
      redraw();
    },
    draw,
    destroy() {
      layer.remove();
      drawn.clear();
    },
  };
}
