import { CommandError } from '../terminal/terminal.ts';

/** Width and outline of each letter, in units of 1/500 of the font's size. */
export type Letters = Readonly<Record<string, readonly [advance: number, outline: string]>>;

export interface LogoParts {
  /** SVG of the logo's symbol, 48 × 48 px. */
  readonly sign: string;
  readonly letters: Letters;
  /** Color of the name. */
  readonly text: string;
  /** Color of the last word of a name with several words. */
  readonly accent: string;
}

const HEIGHT = 48;
const NAME = { x: 58, baseline: 35, scale: 0.065 };
/**
 * Matches the attribute with the name that `skein` writes into its logos. `skein` replaces only logos with this
 * attribute.
 */
const DRAWN = /<svg[^>]* data-drawn="([^"]*)"/;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the name in a logo that `skein` has drawn, or undefined if the logo is the provider's own. */
export const drawnName = (svg: string): string | undefined =>
  DRAWN.exec(svg)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Draws a logo: the symbol, and the name beside it.
 * @throws CommandError if the letters lack a character of the name
 */
export function drawLogo(name: string, { sign, letters, text, accent }: LogoParts) {
  const lastWord = name.lastIndexOf(' ') + 1;
  let x = 0;
  const outlines = { [text]: '', [accent]: '' };
  for (const [at, character] of [...name].entries()) {
    const letter = letters[character];
    if (!letter)
      throw new CommandError(`There is no letter “${character}”: draw content/assets/logo.svg yourself.`);
    const color = lastWord > 0 && at >= lastWord ? accent : text;
    if (letter[1] !== '') outlines[color] += `<path transform="translate(${x})" d="${letter[1]}"/>`;
    x += letter[0];
  }
  const width = Math.ceil(NAME.x + x * NAME.scale);
  const groups = Object.entries(outlines).map(([color, paths]) => `<g fill="${color}">${paths}</g>`);
  const drawing = sign.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" data-drawn="${escaped(name)}">` +
    `${drawing}<g transform="translate(${NAME.x} ${NAME.baseline}) scale(${NAME.scale})">${groups.join('')}</g></svg>\n`;
  return { svg, width, height: HEIGHT };
}
