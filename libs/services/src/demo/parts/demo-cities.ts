/** A real city with its ZIP codes. Only the phase and the street are invented. */
export interface DemoCity {
  readonly id: string;
  /** Name of the city in postal addresses. */
  readonly name: string;
  /** Common name of the city, if it differs from `name`. */
  readonly alsoCalled?: string;
  readonly state: string;
  readonly zips: readonly [string, ...string[]];
  /** `served`: most homes can have service. `soon`: no home can have service yet. */
  readonly phase: 'served' | 'soon';
  /** A made-up street that no other city has. Each city also has a Main St. */
  readonly street: string;
}

/** Returns all ZIP codes in some ranges. Both ends of a range are included. */
const zips = (...ranges: readonly (readonly [first: number, last: number])[]): [string, ...string[]] => {
  const [first = '', ...rest] = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(5, '0')),
  );
  return [first, ...rest];
};

// Keeps each city on one line, so that the list stays readable.
// prettier-ignore
export const DEMO_CITIES: readonly DemoCity[] = [
  { id: 'austin', name: 'Austin', state: 'TX', zips: zips([78701, 78705], [78721, 78724], [78744, 78745]), phase: 'served', street: 'Yarrow Ln' },
  { id: 'atlanta', name: 'Atlanta', state: 'GA', zips: zips([30305, 30312]), phase: 'served', street: 'Spindle St NE' },
  { id: 'chandler', name: 'Chandler', state: 'AZ', zips: zips([85224, 85226]), phase: 'soon', street: 'Cotton Gin Rd' },
  { id: 'charlotte', name: 'Charlotte', state: 'NC', zips: zips([28202, 28210]), phase: 'served', street: 'Bobbin Ave' },
  { id: 'chicago', name: 'Chicago', state: 'IL', zips: zips([60605, 60618]), phase: 'served', street: 'Tannery St' },
  { id: 'councilbluffs', name: 'Council Bluffs', state: 'IA', zips: zips([51501, 51501], [51503, 51503]), phase: 'soon', street: 'Wagon Wheel Rd' },
  { id: 'decatur', name: 'Decatur', state: 'GA', zips: zips([30030, 30034]), phase: 'served', street: 'Thimble Ct' },
  { id: 'denver', name: 'Denver', state: 'CO', zips: zips([80202, 80212]), phase: 'served', street: 'Piñon Trl' },
  { id: 'desmoines', name: 'Des Moines', state: 'IA', zips: zips([50309, 50317]), phase: 'served', street: 'Loom St' },
  { id: 'durham', name: 'Durham', state: 'NC', zips: zips([27703, 27707]), phase: 'served', street: 'Selvage St' },
  { id: 'elpaso', name: 'El Paso', state: 'TX', zips: zips([79901, 79912]), phase: 'soon', street: 'Canción Way' },
  { id: 'evanston', name: 'Evanston', state: 'IL', zips: zips([60201, 60203]), phase: 'served', street: 'Lantern Pl' },
  { id: 'huntsville', name: 'Huntsville', state: 'AL', zips: zips([35801, 35806]), phase: 'served', street: 'Weaver Ave SW' },
  { id: 'idahofalls', name: 'Idaho Falls', state: 'ID', zips: zips([83401, 83402], [83404, 83404]), phase: 'soon', street: 'Otter Dr' },
  { id: 'kansascity', name: 'Kansas City', state: 'KS', zips: zips([66101, 66106]), phase: 'served', street: 'Grist Mill Rd' },
  { id: 'kansascity-mo', name: 'Kansas City', state: 'MO', zips: zips([64105, 64114]), phase: 'served', street: 'Bobbinet Rd' },
  { id: 'lakewood', name: 'Lakewood', state: 'CO', zips: zips([80214, 80215], [80226, 80228]), phase: 'soon', street: 'Kestrel Ct' },
  { id: 'lasvegas', name: 'Las Vegas', state: 'NV', zips: zips([89101, 89110]), phase: 'soon', street: 'Mesquite Blvd' },
  { id: 'logan', name: 'Logan', state: 'UT', zips: zips([84321, 84321], [84341, 84341]), phase: 'soon', street: 'High Meadow Ln' },
  { id: 'madison', name: 'Madison', state: 'AL', zips: zips([35756, 35758]), phase: 'served', street: 'Cricket Ln' },
  { id: 'mesa', name: 'Mesa', state: 'AZ', zips: zips([85201, 85210]), phase: 'served', street: 'Distaff St' },
  { id: 'miami', name: 'Miami', state: 'FL', zips: zips([33125, 33137]), phase: 'served', street: 'Palmetto Dr' },
  { id: 'murfreesboro', name: 'Murfreesboro', state: 'TN', zips: zips([37127, 37130]), phase: 'served', street: 'Fiddle Cir' },
  { id: 'nashville', name: 'Nashville', state: 'TN', zips: zips([37203, 37216]), phase: 'served', street: 'Treadle St' },
  { id: 'oakland', name: 'Oakland', state: 'CA', zips: zips([94601, 94612]), phase: 'served', street: 'Foundry St' },
  { id: 'omaha', name: 'Omaha', state: 'NE', zips: zips([68102, 68118]), phase: 'soon', street: 'Prairie Pkwy' },
  { id: 'orangecounty', name: 'Irvine', alsoCalled: 'Orange County', state: 'CA', zips: zips([92602, 92606], [92612, 92618]), phase: 'served', street: 'Lemon Tree Loop' },
  { id: 'overlandpark', name: 'Overland Park', state: 'KS', zips: zips([66210, 66214]), phase: 'served', street: "Miller's Run Ct" },
  { id: 'pocatello', name: 'Pocatello', state: 'ID', zips: zips([83201, 83202], [83204, 83204]), phase: 'soon', street: 'Sage Trl' },
  { id: 'provo', name: 'Provo', state: 'UT', zips: zips([84601, 84601], [84604, 84604], [84606, 84606]), phase: 'served', street: 'N Warp Ave' },
  { id: 'raleigh', name: 'Raleigh', state: 'NC', zips: zips([27603, 27610]), phase: 'served', street: 'Half-Moon Ct' },
  { id: 'roundrock', name: 'Round Rock', state: 'TX', zips: zips([78664, 78665], [78681, 78681]), phase: 'served', street: 'Bluebonnet Dr' },
  { id: 'saltlakecity', name: 'Salt Lake City', alsoCalled: 'Salt Lake Valley', state: 'UT', zips: zips([84101, 84109]), phase: 'served', street: 'S Shuttle St' },
  { id: 'sanantonio', name: 'San Antonio', state: 'TX', zips: zips([78201, 78217]), phase: 'served', street: 'Heddle St' },
  { id: 'sandiego', name: 'San Diego', state: 'CA', zips: zips([92101, 92111]), phase: 'served', street: 'Harbor Ter' },
  { id: 'sandy', name: 'Sandy', state: 'UT', zips: zips([84092, 84094]), phase: 'served', street: 'Sandstone Pl' },
  { id: 'sanfrancisco', name: 'San Francisco', state: 'CA', zips: zips([94107, 94118]), phase: 'served', street: 'Comet Way' },
  { id: 'seattle', name: 'Seattle', state: 'WA', zips: zips([98101, 98109], [98115, 98118]), phase: 'served', street: 'Skylark Ave' },
  { id: 'smyrna', name: 'Smyrna', state: 'TN', zips: zips([37167, 37167]), phase: 'served', street: 'Hickory Ln' },
  { id: 'springfield', name: 'Springfield', state: 'MO', zips: zips([65802, 65807]), phase: 'soon', street: 'Old Orchard Rd' },
  { id: 'tacoma', name: 'Tacoma', state: 'WA', zips: zips([98402, 98409]), phase: 'served', street: 'Heron Dr' },
  { id: 'tempe', name: 'Tempe', state: 'AZ', zips: zips([85281, 85284]), phase: 'soon', street: 'Paintbrush Ln' },
  { id: 'westdesmoines', name: 'West Des Moines', state: 'IA', zips: zips([50265, 50266]), phase: 'served', street: '7th St' },
  { id: 'westminster', name: 'Westminster', state: 'CO', zips: zips([80030, 80031]), phase: 'soon', street: 'E 1st Ave' },
];
