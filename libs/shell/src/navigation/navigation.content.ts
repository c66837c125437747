import { entryType, flag, href, html, list, longText, text, type PropsFrom } from '@skein/cms-client';

const TYPE = 'gfNavigationItem';
const info = {
  name: 'Navigation item',
  description: 'A link of the main navigation, or a menu of links',
  use: 'Pages that visitors look for by name.',
  avoid: 'Pages that are reached by a call to action, such as the address check.',
  displayField: 'gfLabel',
};

const shared = {
  label: text('gfLabel', 60),
  webpassUrl: href('gfWebpassUrl')
    .optional()
    .help('Second address under which the item counts as the current page'),
  external: flag('gfExternalLink').default(false).help('Opens a new tab'),
  comingSoon: flag('gfMarkAsComingSoon').default(false).help('Marks a city where service is on its way'),
};
const note = () => longText('gfNavigationNotes', 300).optional();

/** Third level: a city under its state. */
export const navigationLeaf = entryType(TYPE, info, { ...shared, url: href('gfUrl'), note: note() });
export type NavigationLeaf = PropsFrom<typeof navigationLeaf>;

/** Second level: a product with its line of description, or a state with its cities. */
export const navigationGroup = entryType(TYPE, info, {
  ...shared,
  url: href('gfUrl').optional(),
  note: note().help('One line under the label'),
  items: list('gfItems', navigationLeaf).default([]),
});
export type NavigationGroup = PropsFrom<typeof navigationGroup>;

/**
 * First level, and the definition for the CMS: a plain link, or a menu when it has items. One content type serves
 * all three levels, so an editor can move an item without writing it again.
 */
export const navigationItem = entryType(TYPE, info, {
  ...shared,
  url: href('gfUrl').optional().help('Where it leads; in a menu, the page that sums the menu up'),
  title: text('gfTitle', 80).optional().help('Heading of the open menu'),
  notes: html('gfNavigationNotes', 300)
    .optional()
    .help('Under the menu; under a link of a menu, its one-line description'),
  items: list('gfItems', navigationGroup)
    .default([])
    .help('Makes it a menu. Items that hold items become columns: states with cities'),
});
export type NavigationItem = PropsFrom<typeof navigationItem>;

export const navigation = entryType(
  'gfNavigation',
  {
    name: 'Navigation',
    description: 'The main navigation of the header',
    use: 'The header: one, with a handful of entries.',
    avoid: 'Links at the end of the page: take a footer column.',
    displayField: 'gfInternalName',
  },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    items: list('gfItems', navigationItem),
  },
);
export type NavigationContent = PropsFrom<typeof navigation>;
