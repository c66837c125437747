/** A carousel of the demo site, and what it is to whoever has no mouse or sees nothing. */
export interface CarouselRow {
  readonly what: string;
  readonly path: string;
  /** Analytics id of the block. */
  readonly block: string;
  readonly label: string;
  /** What its slides are called, in their order; a number: so many, by their places. */
  readonly slides: readonly string[] | number;
  readonly moves: boolean;
  readonly arrows: boolean;
  /** What its dots say; left out: "Go to slide 1" and so on. */
  readonly dots?: readonly string[];
  /** Slides that an arrow goes on by. Default 1. */
  readonly step?: number;
  /** Key that goes on by one where the track has the focus; undefined: it has none, because its links have. */
  readonly key?: 'ArrowRight' | 'ArrowDown';
}

export const CAROUSEL_ROWS: readonly CarouselRow[] = [
  {
    what: 'testimonials (1)',
    path: '/',
    block: 'home-voices',
    label: 'What it is like to stop noticing',
    slides: 5,
    moves: true,
    arrows: true,
    step: 2,
    key: 'ArrowRight',
  },
  {
    what: 'a timed list (3)',
    path: '/about',
    block: 'about-steps',
    label: 'A street in five days',
    slides: 5,
    moves: true,
    arrows: false,
    dots: [
      'Monday: paint on the curb',
      'Tuesday: a trench two inches wide',
      'Wednesday: hair by hair',
      'Thursday: one hole in each wall',
      'Friday: supper',
    ],
    key: 'ArrowDown',
  },
  {
    what: 'films (4)',
    path: '/gaming',
    block: 'gaming-path',
    label: 'Where your move goes',
    slides: ['Through the wall', 'Down the street', 'Across the city'],
    moves: true,
    arrows: true,
    key: 'ArrowRight',
  },
  {
    what: 'cards (5)',
    path: '/community',
    block: 'community-next',
    label: 'Where the drums roll next',
    slides: 5,
    moves: false,
    arrows: true,
    key: 'ArrowRight',
  },
  {
    what: 'the generic carousel, of features',
    path: '/product/internet',
    block: 'internet-features',
    label: 'In every plan, the small one too',
    slides: [
      'A router that reaches the bed',
      'As fast up as down',
      'A person, at any hour',
      'No meter running',
      'Every month is the last',
    ],
    moves: false,
    arrows: true,
    key: 'ArrowRight',
  },
  {
    what: 'the testimonials module',
    path: '/community',
    block: 'community-stories',
    label: 'Overheard on the porch',
    slides: 4,
    moves: true,
    arrows: true,
    key: 'ArrowRight',
  },
  {
    what: 'accolades',
    path: '/about',
    block: 'about-accolades',
    label: 'Others said it first',
    slides: 3,
    moves: true,
    arrows: false,
    key: 'ArrowRight',
  },
  {
    what: 'a hero carousel',
    path: '/new-streets',
    block: 'new-streets-hero',
    label: 'Streets that have the line now',
    slides: 3,
    moves: true,
    arrows: true,
    key: 'ArrowRight',
  },
  {
    what: 'a primary hero',
    path: '/moving',
    block: 'moving-hero',
    label: 'Moving with Skein',
    slides: 3,
    moves: true,
    arrows: true,
  },
];
