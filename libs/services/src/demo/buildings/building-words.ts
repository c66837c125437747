/** Invented kinds of buildings. A kind with “The” precedes the building's name. Other kinds follow the name. */
// prettier-ignore
export const BUILDING_KINDS: readonly [string, ...string[]] = [
  'Lofts', 'Flats', 'Apartments', 'Court', 'House', 'Terrace', 'Commons', 'Place', 'Towers', 'Yards', 'Row', 'Mill',
  'Square', 'Gardens', 'Works', 'Condos', 'Landing', 'Heights', 'The Residences at', 'The Lofts at', 'The',
];

/** Names of buildings. All are invented. */
// prettier-ignore
export const BUILDING_NAMES: readonly [string, ...string[]] = [
  'Abacus', 'Almanac', 'Amber Mill', 'Anchor', 'Atlas', 'Barley', 'Bellwether', 'Bobbin', "Bowman's", 'Brass Lantern',
  'Brickmaker', 'Cabochon', 'Café Row', 'Calliope', 'Cardinal', 'Carousel', 'Cobalt', 'Cotton Exchange', 'Crosswind',
  'Damask', 'Dovecote', 'El Mirador', 'Elmira', 'Emberly', 'Fairweather', 'Felt & Thread', 'Fifth Letter', 'Foundry',
  'Gantry', 'Glasshouse', 'Goose Green', 'Half Moon', 'Harrow', 'Heddle', 'Hollis', 'Indigo', 'Jacquard', 'Juniper',
  'Kestrel', 'Kite Factory', 'La Canción', 'Lamplighter', 'Linen', 'Loomis', 'Lumen', 'Magpie', 'Marlowe', 'Merino',
  'Millrace', 'Monarch', 'Montaña', 'Nickel Plate', 'Nightjar', 'Northlight', "O'Hara", 'Orchard', 'Overlook',
  'Paper Street', 'Peregrine', 'Piñon', 'Porter', 'Quarry', 'Quill', 'Railhead', 'Redbird', 'Ribbon', 'Ropewalk',
  'Saddler', 'San Telmo', 'Selvage', 'Seven Oaks', 'Shuttle', 'Silo', 'Skein', 'Spindle', 'Starling', 'Switchyard',
  'Tailor', 'Tannery', 'Teasel', 'Thimble', 'Thread & Needle', 'Tideline', 'Twill', 'Two Rivers', 'Union Hall',
  'Vantage', 'Vesper', 'Warp & Weft', 'Water Tower', 'Weaver', 'Wheelhouse', 'Whistler', 'Wintergreen', 'Woolworks',
  'Yarn', 'Yardarm', 'Zephyr',
];
