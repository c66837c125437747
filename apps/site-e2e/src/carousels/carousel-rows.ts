export interface CarouselRow {
  readonly what: string;
  readonly path: string;
  readonly block: string;
  readonly label: string;
  /** Names of the slides, in order. The number 3 stands for "1 of 3", "2 of 3" and "3 of 3". */
  readonly slides: readonly string[] | number;
  readonly moves: boolean;
  readonly arrows: boolean;
  /** Labels of the dots. Default: "Go to slide 1" and so on. */
  readonly dots?: readonly string[];
  /** Number of slides by which one press on an arrow moves the carousel. Default: 1. */
  readonly step?: number;
  /**
   * Key that moves to the next slide while the track has the focus. Undefined: the track cannot have the focus,
   * because it contains links.
   */
  readonly key?: 'ArrowRight' | 'ArrowDown' | undefined;
}

const usual = { moves: true, arrows: true, key: 'ArrowRight' } as const;
const row = (
  what: string,
  [path, block, label]: readonly [path: string, block: string, label: string],
  slides: CarouselRow['slides'],
  more: Partial<CarouselRow> = {},
): CarouselRow => ({ what, path, block, label, slides, ...usual, ...more });

export const CAROUSEL_ROWS: readonly CarouselRow[] = [
  row('testimonials (1)', ['/', 'home-voices', 'What it’s like to stop noticing'], 5, { step: 2 }),
  row('a timed list (3)', ['/about', 'about-steps', 'Your street in five days'], 5, {
    arrows: false,
    dots: [
      'Monday: paint on the curb',
      'Tuesday: a trench two inches wide',
      'Wednesday: hair by hair',
      'Thursday: one hole per house',
      'Friday: dinner’s on',
    ],
    key: 'ArrowDown',
  }),
  row(
    'films (4)',
    ['/gaming', 'gaming-path', 'Follow your move'],
    ['Through the wall', 'Down the street', 'Across the city'],
  ),
  row('cards (5)', ['/community', 'community-next', 'Where we’re building next'], 5, { moves: false }),
  row(
    'the generic carousel, of features',
    ['/product/internet', 'internet-features', 'Included in every plan'],
    [
      'A router where it works best',
      'Uploads as fast as downloads',
      'A real person, day or night',
      'Unlimited data',
      'Leave any time',
    ],
    { moves: false },
  ),
  row('the testimonials module', ['/community', 'community-stories', 'Heard on the porch'], 4),
  row('accolades', ['/about', 'about-accolades', 'What others say'], 3, { arrows: false }),
  row('a hero carousel', ['/new-streets', 'new-streets-hero', 'A week of work on your street'], 3),
  row('a primary hero', ['/moving', 'moving-hero', 'Moving with Skein'], 3, { key: undefined }),
];
