import { asset, type AuthoredAsset } from './asset.ts';
import { t } from './localized.ts';

/** Edges of the area that crops must keep, in percent of the picture. */
export type DrawnSafeArea = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Returns a picture of the demo for use in fixtures. The story catalog serves the file under `/artwork`.
 * @param safe the area that crops must keep, or undefined if crops may cut any part
 */
export function drawnPicture(
  name: string,
  [width, height]: readonly [width: number, height: number],
  safe: DrawnSafeArea | undefined,
  en: string,
  es: string,
): AuthoredAsset {
  const [left = 0, top = 0, right = 1, bottom = 1] = safe?.map((percent) => percent / 100) ?? [];
  return asset(`art-${name}`, {
    title: t(en, es),
    fileName: `${name}.svg`,
    contentType: 'image/svg+xml',
    width,
    height,
    url: `/artwork/${name}.svg`,
    ...(safe && { safe: { left, top, right, bottom } }),
  });
}
