/** The part of a picture that no crop may cut. Shares of its width and height from the upper left corner, 0 to 1. */
export interface SafeArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Percent = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Faces and what a picture is about: people with what they hold, a skyline with its sun, a map. Percent. A name without a
 * row has that of its beginning (`desk-coral` that of `desk`); `none` is for patterns, which may be cut anywhere.
 */
const AREAS: Readonly<Record<string, Percent | 'none'>> = {
  'apartment-block': [25, 17, 84, 97],
  award: [28, 10, 72, 97],
  balance: [14, 16, 86, 88],
  'backyard-cinema': [14, 14, 87, 98],
  'behind-screen': [20, 12, 76, 76],
  'block-party': [11, 34, 95, 92],
  'block-party-coral': [13, 30, 90, 90],
  'call-at-ten': [11, 10, 92, 83],
  'cities-map': [0, 0, 100, 100],
  'chewed-cord': [14, 36, 94, 97],
  'city-austin': [19, 36, 91, 76],
  'city-austin-dusk': [10, 29, 82, 76],
  'city-austin-lake': [10, 29, 82, 76],
  'city-nashville': [12, 33, 92, 76],
  'city-denver': [11, 28, 80, 76],
  'city-salt-lake': [13, 28, 90, 76],
  'city-kansas-city': [20, 27, 90, 76],
  'city-san-antonio': [15, 30, 85, 76],
  'cold-test': [13, 16, 88, 96],
  'coming-soon': [9, 8, 78, 97],
  controller: [17, 28, 97, 97],
  'couch-match': [18, 10, 92, 92],
  counter: [20, 32, 75, 92],
  crew: [5, 29, 95, 82],
  'curb-paint': [16, 32, 90, 95],
  desk: [25, 36, 90, 95],
  'film-evening-street': [26, 54, 66, 86],
  'film-gaming': [27, 20, 90, 88],
  'film-labs': [33, 6, 95, 68],
  'film-laying-a-line': [18, 20, 96, 92],
  'film-night-race': [36, 10, 78, 92],
  'film-reels': [8, 10, 80, 90],
  'fish-tank': [5, 12, 96, 78],
  'floor-plan': [4, 4, 97, 96],
  'gaming-setup': [27, 20, 90, 88],
  'fence-talk': [22, 18, 80, 96],
  'near-and-far': [10, 6, 92, 92],
  'old-box': [18, 28, 98, 96],
  'wifi-router': [20, 18, 80, 84],
  'loose-gate': [26, 20, 92, 94],
  'lost-manual': [12, 10, 90, 94],
  'old-browser': [24, 4, 76, 88],
  'plan-icon': [0, 0, 100, 100],
  'plan-strip': [30, 2, 100, 100],
  'review-wall': [4, 8, 96, 78],
  geese: [42, 6, 94, 90],
  'hallway-phone': [36, 25, 78, 96],
  'hero-home': [27, 7, 80, 86],
  'hero-home-medium': [28, 8, 74, 86],
  'hero-home-portrait': [18, 24, 90, 86],
  'in-the-box': [16, 26, 84, 96],
  installer: [16, 38, 92, 96],
  'installer-amber': [18, 20, 96, 92],
  'installer-violet': [18, 20, 96, 92],
  'installer-wide': [33, 27, 96, 92],
  'kitchen-table': [27, 43, 93, 76],
  'lab-door': [34, 36, 92, 97],
  'lab-map': [4, 15, 92, 85],
  'live-match': [12, 20, 92, 97],
  'living-room': [14, 38, 82, 92],
  'long-cord': [5, 12, 83, 84],
  'map-pin': [0, 0, 100, 100],
  'month-line': [9, 24, 90, 95],
  'morning-crew': [20, 26, 82, 94],
  meadow: [30, 14, 76, 86],
  'moving-in': [12, 36, 94, 96],
  'network-map': [6, 16, 96, 80],
  'network-map-amber': [4, 15, 92, 85],
  'network-map-dark': [6, 8, 66, 86],
  'night-crew': [4, 16, 82, 95],
  'night-race': [36, 10, 78, 92],
  'night-train': [27, 8, 78, 68],
  'not-available': [33, 24, 94, 84],
  'not-found': [24, 18, 97, 95],
  offline: [45, 17, 96, 96],
  'phone-blackout': [23, 8, 90, 84],
  'phone-call': [5, 14, 94, 90],
  porch: [38, 44, 91, 98],
  'open-box': [7, 24, 87, 95],
  portrait: [20, 16, 80, 76],
  'prism-bench': [58, 20, 98, 86],
  'program-wall': [24, 5, 76, 76],
  'radio-link': [12, 8, 92, 92],
  'remote-control': [6, 14, 92, 92],
  'roof-antenna': [12, 25, 80, 76],
  rooftop: [22, 28, 86, 95],
  router: [22, 36, 94, 84],
  'server-error': [26, 28, 80, 72],
  'shop-front': [14, 18, 88, 96],
  'skyline-austin': [19, 16, 91, 82],
  'skyline-austin-lake': [10, 6, 82, 82],
  'skyline-chicago': [10, 4, 90, 82],
  'skyline-denver': [11, 4, 80, 82],
  'skyline-kansas-city': [20, 2, 90, 82],
  'skyline-las-vegas': [16, 4, 88, 82],
  'skyline-nashville': [12, 12, 92, 82],
  'skyline-salt-lake': [13, 3, 90, 82],
  'skyline-san-antonio': [15, 7, 85, 82],
  'skyline-texas': [6, 9, 93, 82],
  'skyline-westminster': [10, 6, 90, 82],
  'sofa-evening': [19, 36, 90, 80],
  'splice-bench': [34, 24, 96, 96],
  spot: [0, 0, 100, 100],
  'streaming-stick': [24, 26, 78, 68],
  street: [22, 10, 85, 88],
  'support-desk': [20, 14, 92, 90],
  'thread-racer': [20, 14, 72, 88],
  'threads-night': 'none',
  'three-homes': [5, 14, 90, 92],
  town: [12, 4, 88, 82],
  treehouse: [8, 24, 86, 97],
  'tv-night': [18, 9, 80, 90],
  'until-it-clicks': [12, 14, 76, 84],
  weave: 'none',
  view: [12, 28, 88, 76],
  'wifi-house': [16, 8, 90, 92],
};

const BEGINNINGS = Object.keys(AREAS).sort((a, b) => b.length - a.length);

/** What no crop of a picture or of a film's still may cut; none for a pattern. Throws for a name without a row. */
export function safeAreaOf(name: string): SafeArea | undefined {
  const beginning = BEGINNINGS.find((one) => name === one || name.startsWith(`${one}-`));
  const area = beginning === undefined ? undefined : AREAS[beginning];
  if (area === undefined) throw new Error(`There is no safe area for the picture "${name}"`);
  if (area === 'none') return undefined;
  const [left, top, right, bottom] = area;
  return { left: left / 100, top: top / 100, right: right / 100, bottom: bottom / 100 };
}
