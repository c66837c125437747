import { lookOf, type HueName, type Look } from './palette.ts';
import { createRng, type Rng } from './rng.ts';
import { document, el, rect } from './svg.ts';
import { drawStyle } from './threads.ts';

export interface SceneOptions {
  /** The same seed draws the same picture. */
  seed: number;
  /** Size of the view box in px. */
  width: number;
  height: number;
  theme?: 'light' | 'dark';
  hue?: HueName;
  /** Lets the threads draw themselves once, where motion is welcome. */
  animate?: boolean;
}

export type Scene = (options: SceneOptions) => string;

/** What a scene draws with: roles of colour, choices, ids of its own, and the frame that closes the file. */
export interface Stage {
  readonly look: Look;
  readonly rng: Rng;
  readonly width: number;
  readonly height: number;
  /** An id that no other picture on the page has. */
  id(name: string): string;
  /** The place in the drawing sequence, or undefined for a still picture. */
  draw(step: number): number | undefined;
  /** A linear gradient from top to bottom: stops as [offset 0…1, colour, opacity]. Returns its `url(#…)`. */
  gradient(
    name: string,
    stops: readonly (readonly [number, string, number?])[],
    horizontal?: boolean,
  ): string;
  /** Cuts drawings to a shape; returns the value of `clip-path`. */
  clip(name: string, shape: string): string;
  /** Keeps a drawing once and returns what stamps it: for trees, birds and other things that repeat. */
  define(name: string, drawing: string): (x: number, y: number, scale?: number, flip?: boolean) => string;
  /** The file: background first, then what was drawn on a canvas of `base` size, scaled to cover the view box. */
  frame(background: string, children: readonly string[]): string;
}

export interface StageDefaults {
  theme: 'light' | 'dark';
  hue: HueName;
}

/**
 * Opens a stage. Scenes draw on their own canvas (`base`); the stage scales it to cover the asked size and keeps
 * the point of interest `focus` (0…1 in both directions) in view when the proportions differ.
 */
export function openStage(
  name: string,
  options: SceneOptions,
  defaults: StageDefaults,
  base: { width: number; height: number; focus?: readonly [number, number] },
): Stage {
  const theme = options.theme ?? defaults.theme;
  const hue = options.hue ?? defaults.hue;
  const prefix = `${name}-${options.seed}${theme[0]}${hue[0]}${options.width}`;
  const defs: string[] = [];
  const id = (part: string): string => `${prefix}-${part}`;
  return {
    look: lookOf(theme, hue),
    rng: createRng(options.seed),
    width: base.width,
    height: base.height,
    id,
    draw: (step) => (options.animate ? step : undefined),
    gradient(part, stops, horizontal = false) {
      defs.push(
        el(
          'linearGradient',
          { id: id(part), x1: 0, y1: 0, x2: horizontal ? 1 : 0, y2: horizontal ? 0 : 1 },
          ...stops.map(([at, color, opacity]) =>
            el('stop', { offset: at, stopColor: color, stopOpacity: opacity }),
          ),
        ),
      );
      return `url(#${id(part)})`;
    },
    clip(part, shape) {
      defs.push(el('clipPath', { id: id(part) }, shape));
      return `url(#${id(part)})`;
    },
    define(part, drawing) {
      defs.push(el('g', { id: id(part) }, drawing));
      return (x, y, scale = 1, flip = false) => {
        const size = Math.round(scale * 1000) / 1000;
        return el('use', {
          href: `#${id(part)}`,
          transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})${flip ? `scale(${-size} ${size})` : size === 1 ? '' : `scale(${size})`}`,
        });
      };
    },
    frame(background, children) {
      const scale = Math.max(options.width / base.width, options.height / base.height);
      const [fx, fy] = base.focus ?? [0.5, 0.5];
      const dx = (options.width - base.width * scale) * fx;
      const dy = (options.height - base.height * scale) * fy;
      const moved = Math.abs(scale - 1) > 0.0005 || Math.abs(dx) > 0.5 || Math.abs(dy) > 0.5;
      const transform = `translate(${Math.round(dx * 10) / 10} ${Math.round(dy * 10) / 10})scale(${Math.round(scale * 1e4) / 1e4})`;
      return document(
        options.width,
        options.height,
        options.animate ? drawStyle() : '',
        defs.length ? el('defs', {}, ...defs) : '',
        background === 'none' ? '' : rect(0, 0, options.width, options.height, background),
        moved ? el('g', { transform }, ...children) : children.join(''),
      );
    },
  };
}
