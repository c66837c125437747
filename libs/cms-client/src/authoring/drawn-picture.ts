import { asset, type AuthoredAsset } from './asset.ts';
import { t } from './localized.ts';

/** Edges of the area that no crop may cut, in percent of the picture. */
export type DrawnSafeArea = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Returns a picture of the demo as fixtures name it. The catalog serves it under `/artwork`.
 * @param safe area that no crop may cut, or undefined if any crop will do
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
