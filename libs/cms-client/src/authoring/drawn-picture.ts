import { asset, type AuthoredAsset } from './asset.ts';
import { t } from './localized.ts';

/** Left, top, right and bottom of what no crop may cut, percent of the picture. */
export type DrawnSafeArea = readonly [left: number, top: number, right: number, bottom: number];

/**
 * A picture of the demo, which the catalogue serves under `/artwork`, as fixtures name it.
 * @param safe undefined where any crop will do
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
