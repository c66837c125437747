/** Types that an editor may choose for the whole grid. */
export const gridTypes = [
  'cards',
  'timeline',
  'boxes',
  'text',
  'list',
  'faq videos',
  'video list',
  'videos',
  'offers',
  'explore',
  'start',
] as const;
export type GridType = (typeof gridTypes)[number];

/** The looks of a grid. Each look has the type of the grid and the kind of the first item that select the look. */
export const gridKinds = {
  leadership: ['cards', 'leadershipCard'],
  aboutUs: ['cards', 'aboutUsCard'],
  comingSoonTimeline: ['timeline', 'comingSoonCard'],
  neighborhoodBenefits: ['cards', 'neighborhoodCard'],
  tvChoices: ['cards', 'tvChoiceCard'],
  supportContacts: ['cards', 'supportContactCard'],
  accolades: ['cards', 'accoladeCard'],
  planOfferings: ['cards', 'planOfferingCard'],
  webpassCards: ['cards', 'webpassCard'],
  webpassSupport: ['cards', 'webpassSupportCard'],
  wifiText: ['text', 'wifiTextItem'],
  stayInTouch: ['cards', 'stayInTouchCard'],
  cityValues: ['boxes', 'cityValueCard'],
  employeeGroups: ['cards', 'employeeGroupCard'],
  phoneTerms: ['cards', 'phoneTermCard'],
  faqVideos: ['faq videos', 'video'],
  videoList: ['video list', 'video'],
  youtubeEmbeds: ['videos', 'embeddedVideo'],
  claims: ['cards', 'claimCard'],
  cityOffers: ['offers', 'cityOffer'],
  borderedText: ['text', 'borderedTextItem'],
  roundedNumbers: ['boxes', 'roundedNumberItem'],
  iconList: ['list', 'iconTextItem'],
  exploreTv: ['explore', 'textWithImage'],
  supplierStart: ['start', 'textWithImage'],
} as const satisfies Record<string, readonly [GridType, string]>;

export type GridKind = keyof typeof gridKinds;

const kinds = Object.entries(gridKinds) as [GridKind, readonly [GridType, string]][];

/** Whether a look for items of `kind` accepts `item`. A look for films also accepts embedded films. */
const isTaken = (item: string, kind: string) =>
  item === kind || (kind === 'video' && item === 'embeddedVideo');

/**
 * Returns the look of a grid.
 * @param item kind of the first item of the grid
 * @returns undefined if a grid of this type cannot begin with this kind of item
 */
export function gridKind(type: GridType, item: string): GridKind | undefined {
  return kinds.find(([, [gridType, kind]]) => gridType === type && isTaken(item, kind))?.[0];
}

/** Returns the kinds of items that may come first in a grid of a type. */
export const itemsOf = (type: GridType): readonly string[] =>
  kinds.flatMap(([, [gridType, kind]]) => (gridType === type ? [kind] : []));
