import type { Scene, SceneOptions } from '../scene.ts';

export const FRAMES_PER_SECOND = 24;
/** The largest file of a film that stands in a block, and of one that a page opens with. */
const BLOCK_BYTES = 400 * 1024;
const HERO_BYTES = 600 * 1024;

type Words = { readonly en: string; readonly es: string };

/** What is seen up to a second of the film, from where the cue before it ends. */
export interface Cue extends Words {
  readonly until: number;
}

/** A short film without sound that begins again where it ends. */
export interface FilmDefinition {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Limit of each encoded file. */
  readonly maxBytes: number;
  /** What the film shows, for people who do not see it. */
  readonly title: Words;
  readonly cues: readonly Cue[];
  /** The picture at a place in the film, as SVG: 0 its beginning, 1 its end. The same on every call. */
  frame(phase: number): string;
}

export interface FilmParts extends Pick<SceneOptions, 'seed' | 'theme' | 'hue'> {
  readonly size: readonly [width: number, height: number];
  readonly seconds: number;
  readonly title: Words;
  /** Each with the second at which it ends. */
  readonly cues: readonly (readonly [until: number, en: string, es: string])[];
}

function define(scene: Scene, maxBytes: number, parts: FilmParts): FilmDefinition {
  const { size, seconds, title, cues, ...options } = parts;
  const [width, height] = size;
  return {
    width,
    height,
    seconds,
    maxBytes,
    title,
    cues: cues.map(([until, en, es]) => ({ until, en, es })),
    frame: (phase) => scene({ ...options, width, height, phase }),
  };
}

/** A film of a scene, for a block. */
export function filmForBlock(scene: Scene, parts: FilmParts): FilmDefinition {
  return define(scene, BLOCK_BYTES, parts);
}

/** A film of a scene, for the top of a page. */
export function filmForHero(scene: Scene, parts: FilmParts): FilmDefinition {
  return define(scene, HERO_BYTES, parts);
}

export function frameCount({ seconds }: FilmDefinition): number {
  return Math.round(seconds * FRAMES_PER_SECOND);
}
