/** What an editor enters for the whole grid. */
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

/**
 * A look of a grid, and what it takes: the type of the grid, and the kind of the item that stands first in it. Every
 * pair stands here once.
 */
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

/** A film that may be of either kind goes where films are taken at all. */
const isTaken = (item: string, kind: string) =>
  item === kind || (kind === 'video' && item === 'embeddedVideo');

/**
 * The look of a grid.
 * @param item kind of the item that stands first in its first column
 * @returns undefined where no look takes such items in a grid of this type
 */
export function gridKind(type: GridType, item: string): GridKind | undefined {
  return kinds.find(([, [gridType, kind]]) => gridType === type && isTaken(item, kind))?.[0];
}

/** What may stand first in a grid of a type. */
export const itemsOf = (type: GridType): readonly string[] =>
  kinds.flatMap(([, [gridType, kind]]) => (gridType === type ? [kind] : []));
