import { MAX_ZOOM, MIN_ZOOM } from '../mercator/mercator.ts';
import { adoptMapCss } from './map-css.ts';
import type { MapWords } from './words.ts';

const SVG = 'http://www.w3.org/2000/svg';

export interface Frame {
  readonly root: HTMLElement;
  /** The element that the vendor draws into. */
  readonly canvas: HTMLElement;
  /** Marks a zoom button as disabled at the smallest or the largest zoom. */
  showZoom(zoom: number): void;
  remove(): void;
}

function element(kind: string, tag = 'div'): HTMLElement {
  const made = document.createElement(tag);
  made.dataset['map'] = kind;
  return made;
}

function zoomButton(label: string, path: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  button.append(svg);
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') onClick();
  });
  return button;
}

/** Builds the same frame around the map of any vendor: a group with a label, the zoom buttons, and a note. */
export function createFrame(parent: HTMLElement, { label, words, note, onZoom }: FrameOptions): Frame {
  const root = document.createElement('div');
  root.className = 'skein-map';
  root.dataset['theme'] = 'paper';
  // The vendor's canvas may be a region with the same name, and a page may have only one region of a name.
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', label);
  const canvas = element('canvas');
  const zoom = element('zoom');
  const nearer = zoomButton(words.zoomIn, 'M10 4v12M4 10h12', () => onZoom(1));
  const farther = zoomButton(words.zoomOut, 'M4 10h12', () => onZoom(-1));
  zoom.append(nearer, farther);
  root.append(canvas, zoom);
  if (note !== undefined) {
    const text = element('note', 'p');
    text.textContent = note;
    root.append(text);
  }
  parent.append(root);
  adoptMapCss(root);
  return {
    root,
    canvas,
    showZoom(level) {
      nearer.setAttribute('aria-disabled', String(level >= MAX_ZOOM - 0.01));
      farther.setAttribute('aria-disabled', String(level <= MIN_ZOOM + 0.01));
    },
    remove: () => root.remove(),
  };
}

export interface FrameOptions {
  readonly label: string;
  readonly words: MapWords;
  /** Text that names the source of the map data. Undefined if the vendor shows the source. */
  readonly note: string | undefined;
  /**
   * The zoom buttons call this method.
   * @param by levels: 1 or -1
   */
  onZoom(by: number): void;
}
