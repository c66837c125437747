/** Invented street names. Like real names, some contain an accent, an apostrophe or a hyphen. */
// prettier-ignore
export const STREET_NAMES: readonly [string, ...string[]] = [
  'Acorn', 'Alder', 'Almanac', 'Amber', 'Anvil', 'Apricot', 'Arbor', 'Arroyo', 'Aspen', 'Azalea', 'Badger',
  'Barley', 'Basil', 'Bayberry', 'Beacon', 'Bell Tower', 'Birch', 'Bittersweet', 'Blacksmith', 'Bluebonnet',
  'Bobbin', 'Bramble', 'Brickyard', 'Bridle', 'Brook', 'Buckeye', 'Buttonwood', 'Calico', 'Canal', 'Canción',
  'Caraway', 'Cardinal', 'Cedar', 'Cedar Hollow', 'Chalk Hill', 'Cherry', 'Chestnut', 'Cinder', 'Clover',
  'Cobble', 'Comet', 'Compass', 'Copper', 'Cotton Gin', 'Cottonwood', 'Crane', 'Creekside', 'Cricket',
  'Cypress', 'Daisy', 'Damson', 'Depot', 'Dogwood', 'Dovetail', 'Drumlin', 'Eagle Nest', 'Elderberry', 'Elm',
  'Ember', 'Fennel', 'Fern', 'Ferry', 'Fiddle', 'Finch', 'Firefly', 'Flint', 'Foundry', 'Fox Run',
  'Foxglove', 'Garnet', 'Ginger', 'Glass Mill', 'Gooseberry', 'Granite', 'Grist Mill', 'Half-Moon', 'Harbor',
  'Harvest', 'Hawthorn', 'Hazel', 'Heather', 'Heron', 'Hickory', 'High Meadow', 'Holly', 'Honeycomb',
  'Hopper', 'Indigo', 'Ironwood', 'Jasmine', 'Juniper', 'Kestrel', 'Kiln', 'Kite', 'Lantern', 'Larch',
  'Lark', 'Laurel', 'Lemon Tree', 'Lilac', 'Linden', 'Locust', 'Loom', 'Magnolia', 'Mallard', 'Manzanita',
  'Maple', 'Marigold', 'Marrow', 'Meadow', 'Mesquite', 'Millers', "Miller's Run", 'Millstone', 'Mockingbird',
  'Moss', 'Mulberry', 'Nettle', 'Nightingale', 'Nutmeg', 'Oak', 'Oak Hollow', 'Old Mill', 'Old Orchard',
  'Olive', 'Orchard', 'Osprey', 'Otter', 'Paintbrush', 'Palmetto', 'Peach Tree', 'Pear', 'Pebble', 'Pecan',
  'Pepper', 'Persimmon', 'Pigeon', 'Pine', 'Piñon', 'Plum', 'Poplar', 'Poppy', 'Prairie', 'Primrose',
  'Quail', 'Quarry', 'Quince', 'Rabbit Run', 'Raven', 'Redbud', 'Reed', 'Ridge', 'River Bend', 'Robin',
  'Rosemary', 'Rye', 'Saddle', 'Saffron', 'Sage', 'Sandstone', 'Sassafras', 'Sawmill', 'Scarlet', 'Sequoia',
  'Shuttle', 'Silver', 'Skylark', 'Slate', 'Sparrow', 'Spindle', 'Spruce', 'Starling', 'Stone Bridge',
  'Sumac', 'Sunflower', 'Swallow', 'Sycamore', 'Tamarack', 'Tannery', 'Teasel', 'Thimble', 'Thistle',
  'Thyme', 'Timber', 'Tin Whistle', 'Trellis', 'Trillium', 'Turtle', 'Umber', 'Velvet', 'Vine', 'Violet',
  'Wagon Wheel', 'Walnut', 'Warbler', 'Weaver', 'Wheat', 'Whistle Stop', 'Wild Rose', 'Willow', 'Windmill',
  'Winter', 'Wool', 'Wren', 'Yarrow', 'Yucca', 'Zinnia',
];

/** How frequent each street suffix is. */
export const SUFFIX_SHARES = {
  St: 26,
  Ave: 18,
  Dr: 14,
  Ln: 10,
  Rd: 9,
  Ct: 6,
  Way: 4,
  Blvd: 3,
  Pl: 3,
  Cir: 2,
  Trl: 2,
  Ter: 1,
  Pkwy: 1,
  Loop: 1,
} as const;

export const DIRECTION_SHARES = { '': 76, N: 6, S: 6, E: 5, W: 5, NE: 1, SW: 1 } as const;
