/** The part of subset-font that is used here; the package has no types of its own. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Readonly<Record<string, Axis>>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
