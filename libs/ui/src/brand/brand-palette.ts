import type { Brand } from '../tokens/brand.ts';
import { shade } from './shades.ts';

/**
 * Returns the colors that an editor may choose by name. A color with the name of a theme is the background of
 * this theme.
 */
export function paletteOf({
  paper,
  mist,
  ink,
  teal,
  violet,
  amber,
  coral,
}: Brand['themes']): Brand['palette'] {
  const soft = (hex: string) => shade(hex, 0.94, 0.04);
  return {
    paper: paper.surface,
    white: '#ffffff',
    mist: mist.surface,
    ink: ink.surface,
    teal: teal.surface,
    violet: violet.surface,
    amber: amber.surface,
    coral: coral.surface,
    green: paper.positive,
    blue: paper['coming-soon'],
    red: paper.danger,
    'teal-soft': soft(teal.surface),
    'violet-soft': soft(violet.surface),
    'amber-soft': soft(amber.surface),
    'coral-soft': soft(coral.surface),
  };
}
