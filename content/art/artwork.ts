import type { Scene, SceneOptions } from './kit/scene.ts';

/** A named picture of the kit. */
export interface ArtworkDefinition {
  /** Natural size in px, as in the file's view box. */
  readonly width: number;
  readonly height: number;
  /** Also wanted as a raster at twice the size, for places that ask for a photograph. */
  readonly raster?: true;
  /** What the picture shows, for people who do not see it. Empty strings mark pure decoration. */
  readonly alt: { readonly en: string; readonly es: string };
  /** Its threads draw themselves once when it is first shown, where motion is welcome. */
  readonly moves: boolean;
  /** The SVG file's text; the same on every call. */
  render(): string;
  /**
   * The same picture without the drawing motion. Browsers do not all tell an image what the visitor prefers, so a page
   * offers this one for `(prefers-reduced-motion: reduce)`.
   */
  renderStill(): string;
}

export type PictureOptions = Partial<Omit<SceneOptions, 'width' | 'height'>>;

/** Names a scene: its size, its two alternative texts and the choices it is drawn with. */
export function picture(
  scene: Scene,
  size: readonly [width: number, height: number],
  en: string,
  es: string,
  options: PictureOptions = {},
): ArtworkDefinition {
  const [width, height] = size;
  const draw = (animate: boolean): string => scene({ seed: 1, ...options, animate, width, height });
  const moves = options.animate ?? false;
  return { width, height, alt: { en, es }, moves, render: () => draw(moves), renderStill: () => draw(false) };
}

/** The same picture, also wanted as a raster. */
export function withRaster(definition: ArtworkDefinition): ArtworkDefinition {
  return { ...definition, raster: true };
}
