/** The measures of a face that decide how much room its text takes, in font units. */
export type FaceMetrics = {
  ascent: number;
  /** Negative, below the baseline. */
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** Average advance of a letter in ordinary text. */
  xWidthAvg: number;
};

/** A face that systems already have. */
export type LocalFace = {
  names: readonly string[];
  /** Average advance of a letter in ordinary text, as a share of the em. */
  averageWidth: number;
};

/**
 * Arial and its metric twins, under the names by which systems know them. Averages measured with capsize on
 * Liberation Sans, which has Arial's advances (913 and 983 of 2048 units).
 */
export const arial = {
  regular: {
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
    averageWidth: 913 / 2048,
  },
  bold: {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    averageWidth: 983 / 2048,
  },
} as const satisfies Record<string, LocalFace>;

/** A share as a CSS percentage with two decimals. */
function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/**
 * The `@font-face` rule that makes a local face take exactly the room of a web font: letters scaled to the same
 * average width, line boxes cut to the same height.
 * @param weights value of `font-weight`: a number, or the two ends of a range
 */
export function fallbackFace(
  family: string,
  weights: string,
  metrics: FaceMetrics,
  local: LocalFace,
): string {
  const sizeAdjust = metrics.xWidthAvg / metrics.unitsPerEm / local.averageWidth;
  const share = (units: number): string => percent(units / (metrics.unitsPerEm * sizeAdjust));
  const source = local.names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";font-weight:${weights};src:${source};size-adjust:${percent(sizeAdjust)};ascent-override:${share(metrics.ascent)};descent-override:${share(-metrics.descent)};line-gap-override:${share(metrics.lineGap)}}`;
}
