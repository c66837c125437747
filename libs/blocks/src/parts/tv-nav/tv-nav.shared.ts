import { callToAction, href, list, text } from '@skein/cms-client';
import { tvNavDefaults } from './tv-nav.defaults.ts';

/** Fields for the bar of links at the top of all pages about TV. */
export const tvNavFields = {
  navItems: list('gfItems', callToAction)
    .default(tvNavDefaults.navItems)
    .help('The pages about TV, in the order of the bar'),
  navLabel: text('gfNavigationLabel', 60).optional().help('What a screen reader calls the bar'),
  pagePath: href('gfPagePath')
    .optional()
    .help('The page that this stands on, as /product/tv; its link in the bar is marked as the current one'),
} as const;
