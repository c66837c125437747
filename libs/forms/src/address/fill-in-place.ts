import { streetIn, streetOf } from '../places/street-of.ts';
import type { PlaceSelection, PlaceSuggestion } from '../places/place-lookups.ts';
import type { FormServices } from '../services/form-services.ts';
import type { Building } from '../units/building-lookup.ts';
import { withinTime } from '../wait/within-time.ts';
import type { AddressField } from './address-fields.ts';
import { isDoor } from './doors.ts';
import { splitStreet } from './typed-unit.ts';

/** Matches a line that begins with a house number, but not with a street number: `5th Ave`. */
const NUMBERED = /^(?!\d+(?:st|nd|rd|th)\b)\d/i;

/** Returns the number of words of a street that contain a digit. */
const numbersIn = (street: string): number =>
  street
    .split(',', 1)
    .join('')
    .split(' ')
    .filter((word) => /\d/.test(word)).length;

interface Control {
  value: string;
}

/** What chosen places have filled into a form so far. */
export interface PlaceMemory {
  /** Fields that hold the ZIP of a place or a chosen door, and that the visitor has not changed. */
  readonly brought: Set<AddressField>;
  /** Doors of the last known building, even if the visitor has changed its street since. */
  doors: readonly string[];
}

/** Longest wait for the details of a place, in ms. */
export const LOOKUP_WAIT_MS = 8000;

export interface PlaceFilling {
  readonly suggestion: PlaceSuggestion;
  /** The street as typed when the visitor chose the place. */
  readonly typed?: string | undefined;
  readonly services: Promise<Pick<FormServices, 'places' | 'lookUpBuilding'>>;
  readonly street: Control | undefined;
  readonly unit: Control | undefined;
  readonly zip: Control | undefined;
  /**
   * Unit and ZIP when the visitor chose the place. Later input in these fields takes precedence over the place.
   */
  readonly before: { readonly unit: string; readonly zip: string };
  readonly memory: PlaceMemory;
  /** Whether this is still the last chosen place, and the visitor has not changed its street. */
  readonly counts: () => boolean;
  /** Called when street and ZIP are filled in. */
  readonly filled: () => void;
}

/**
 * Fills in a place's street and ZIP, and the unit that it or the typed street names. It empties a unit of
 * another building.
 * @returns what is known of the place's building, or undefined if nothing is or the visitor has chosen another
 *   place
 */
export async function fillInPlace(filling: PlaceFilling): Promise<Building | undefined> {
  const { suggestion, street, unit, zip, before, memory, counts } = filling;
  if (!counts()) return undefined;
  const own = splitStreet(filling.typed ?? '');
  const shown = splitStreet(streetIn(suggestion));
  // Places without a number are streets and squares: what was typed says more.
  const saysMore = !NUMBERED.test(shown.street) && numbersIn(own.street) > numbersIn(shown.street);
  let line = saysMore ? own.street : shown.street;
  let door = '';
  let building: Building | undefined;
  bring(own.unit || shown.unit);
  try {
    const { places, lookUpBuilding } = await filling.services;
    const place = await withinTime(places.select(suggestion), LOOKUP_WAIT_MS);
    if (!counts()) return undefined;
    if (place) fillIn(place);
    filling.filled();
    building = place && (await withinTime(lookUpBuilding(place), LOOKUP_WAIT_MS));
  } catch (error) {
    console.error('The address could not be looked up.', error);
  }
  if (!counts()) return undefined;
  // Of a building of which nobody knows all doors, it is only known that its doors are not those of another.
  const elsewhere =
    building && !building.hasMore ? !isDoor(before.unit, building.units) : isDoor(before.unit, memory.doors);
  if (unit && !memory.brought.has('unit') && unit.value === before.unit && elsewhere) unit.value = '';
  memory.doors = building?.units ?? [];
  return building;

  function fillIn(place: PlaceSelection) {
    if (place.streetNumberValue && place.routeValue) line = streetOf(place);
    const { unitValue = '' } = place;
    bring(splitStreet(unitValue).unit || unitValue);
    if (zip?.value !== before.zip || ['', before.zip].includes(place.zipCodeValue)) return;
    zip.value = place.zipCodeValue;
    memory.brought.add('zip');
  }

  /** Writes the street, and the unit if there is one. Without a unit field, the unit goes into the street. */
  function bring(named: string) {
    door = named || door;
    const inStreet = unit || door === '' ? '' : ` ${/\s/u.test(door) ? '' : '#'}${door}`;
    if (street) street.value = line + inStreet;
    if (!unit || named === '') return;
    unit.value = named;
    memory.brought.add('unit');
  }
}
