import { INK, PAPER } from './ink-and-paper.ts';
import { columnWidths } from './widths.ts';

/** Steps of the space scale. `--space-4` is 4 × 4 px, in rem. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;

/** A step of the space scale. */
export type SpaceStep = (typeof spaceSteps)[number];

/** The custom properties that have the same value in all themes. */
export const scaleTokens = {
  ...Object.fromEntries(spaceSteps.map((step) => [`--space-${step}`, `${step * 0.25}rem`])),
  '--space-section': 'clamp(4rem,2.6rem + 6vw,9rem)',
  '--space-gutter': 'min(7vw,.6rem + 3vw,3rem)',
  '--radius-small': '8px',
  '--radius-medium': '16px',
  '--radius-large': '28px',
  '--radius-pill': '999px',
  '--ink': INK,
  '--paper': PAPER,
  '--night': '#080f1d',
  '--shadow-float': '0 1px 2px #0e17290f,0 12px 32px -8px #0e17292e',
  '--duration-fast': '150ms',
  '--duration-medium': '200ms',
  '--duration-slow': '250ms',
  '--ease-out': 'cubic-bezier(.2,.8,.2,1)',
  '--font-heading': '"Bricolage Grotesque","Bricolage Fallback",system-ui,sans-serif',
  '--font-text': '"Figtree","Figtree Fallback",system-ui,sans-serif',
  '--text-small': 'clamp(.875rem,.86rem + .06vw,.9375rem)',
  '--text-body': 'clamp(1.0625rem,1.035rem + .12vw,1.1875rem)',
  '--text-lead': 'clamp(1.1875rem,1.1rem + .4vw,1.4375rem)',
  '--heading-1': 'clamp(2.5rem,1.7rem + 3.6vw,5rem)',
  '--heading-2': 'clamp(2rem,1.5rem + 2.1vw,3.5rem)',
  '--heading-3': 'clamp(1.5rem,1.3rem + .85vw,2.125rem)',
  '--heading-4': 'clamp(1.1875rem,1.13rem + .28vw,1.375rem)',
  '--container': '1200px',
  '--measure': '48ch',
  ...Object.fromEntries(Object.entries(columnWidths).map(([name, width]) => [`--column-${name}`, width])),
  '--header-height': '4.5rem',
  /**
   * The `position` of parts that stay in view while a page scrolls. In a low window, `globalCss` changes it.
   */
  '--sticky': 'sticky',
  /** The lower edge of the header and other parts that stay in view at the top of a page. */
  '--below-header': 'var(--header-height)',
} satisfies Record<string, string>;
