import { linear } from '../tokens/contrast.ts';

/**
 * A color in OKLCH, whose numbers match human perception: lightness from 0 to 1, chroma from 0 (gray) to about
 * 0.3, and hue in radians.
 */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Converts a color to OKLCH. @param hex `#rrggbb` */
export function oklchOf(hex: string): Oklch {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16));
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(greenRed, blueYellow),
    h: Math.atan2(blueYellow, greenRed),
  };
}

function linearOf({ l, c, h }: Oklch): readonly number[] {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const middle = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isShown = (color: Oklch) => linearOf(color).every((share) => share >= -0.0005 && share <= 1.0005);

/** Returns the color as hex. If screens cannot show it, its chroma is reduced, but not its lightness or hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let [shown, tooMuch] = isShown({ l: lightness, c, h }) ? [c, c] : [0, c];
  for (let step = 0; step < 14; step += 1) {
    const chroma = (shown + tooMuch) / 2;
    if (isShown({ l: lightness, c: chroma, h })) shown = chroma;
    else tooMuch = chroma;
  }
  const channels = linearOf({ l: lightness, c: shown, h }).map((linear) => {
    const share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, share)));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
