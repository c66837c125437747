import {
  entryType,
  flag,
  href,
  html,
  list,
  longText,
  text,
  type FieldsType,
  type PropsOf,
} from '@skein/cms-client';

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

const leafFields = { ...shared, url: href('gfUrl'), note: note() } as const;

export interface NavigationLeaf extends PropsOf<typeof leafFields> {}

/** An item of the third level: a city in a state. */
export const navigationLeaf: FieldsType<typeof leafFields, typeof TYPE, NavigationLeaf> = entryType(
  TYPE,
  info,
  leafFields,
);

const groupFields = {
  ...shared,
  url: href('gfUrl').optional(),
  note: note().help('One line under the label'),
  items: list('gfItems', navigationLeaf).default([]),
} as const;

export interface NavigationGroup extends PropsOf<typeof groupFields> {}

/** An item of the second level: a product with a line about it, or a state with its cities. */
export const navigationGroup: FieldsType<typeof groupFields, typeof TYPE, NavigationGroup> = entryType(
  TYPE,
  info,
  groupFields,
);

const itemFields = {
  ...shared,
  url: href('gfUrl').optional().help('Where it leads; in a menu, the page that sums the menu up'),
  title: text('gfTitle', 80).optional().help('Heading of the open menu'),
  notes: html('gfNavigationNotes', 300)
    .optional()
    .help('Under the menu; under a link of a menu, its one-line description'),
  items: list('gfItems', navigationGroup)
    .default([])
    .help('Makes it a menu. Items that hold items become columns: states with cities'),
} as const;

export interface NavigationItem extends PropsOf<typeof itemFields> {}

/**
 * A navigation item of the first level: a plain link, or a menu if it contains items. One content type serves
 * all three levels, so that an editor can move an item to another level.
 */
export const navigationItem: FieldsType<typeof itemFields, typeof TYPE, NavigationItem> = entryType(
  TYPE,
  info,
  itemFields,
);

const fields = {
  internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
  items: list('gfItems', navigationItem),
} as const;

export interface NavigationContent extends PropsOf<typeof fields> {}

export const navigation: FieldsType<typeof fields, 'gfNavigation', NavigationContent> = entryType(
  'gfNavigation',
  {
    name: 'Navigation',
    description: 'The main navigation of the header',
    use: 'The header: one, with a handful of entries.',
    avoid: 'Links at the end of the page: take a footer column.',
  },
  fields,
);
