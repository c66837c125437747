import { streetIn, streetOf } from '../places/street-of.ts';
import type { PlaceSelection, PlaceSuggestion } from '../places/place-lookups.ts';
import type { FormServices } from '../services/form-services.ts';
import type { Building } from '../units/building-lookup.ts';
import { withinTime } from '../wait/within-time.ts';
import type { AddressField } from './address-fields.ts';
import { isDoor } from './doors.ts';
import { splitStreet } from './typed-unit.ts';

/** Matches a line that begins with a house number, but not with a numbered street: `5th Ave`. */
const NUMBERED = /^(?!\d+(?:st|nd|rd|th)\b)\d/i;

/** Returns the number of words with a digit in a street. */
const numbersIn = (street: string): number =>
  street
    .split(',', 1)
    .join('')
    .split(' ')
    .filter((word) => /\d/.test(word)).length;

interface Control {
  value: string;
}

/** The parts of a form that chosen places have filled in. */
export interface PlaceMemory {
  /** Fields with a ZIP or unit that a chosen place or door filled in, and that the visitor has not changed. */
  readonly brought: Set<AddressField>;
  /** Doors of the last known building, even if the visitor has changed the street since. */
  doors: readonly string[];
}

/** Longest wait for the details of a place, in ms. */
export const LOOKUP_WAIT_MS = 8000;

export interface PlaceFilling {
  readonly suggestion: PlaceSuggestion;
  /** The typed street at the time of the choice. */
  readonly typed?: string | undefined;
  readonly services: Promise<Pick<FormServices, 'places' | 'lookUpBuilding'>>;
  readonly street: Control | undefined;
  readonly unit: Control | undefined;
  readonly zip: Control | undefined;
  /** Unit and ZIP at the time of the choice. The place does not replace later input of the visitor. */
  readonly before: { readonly unit: string; readonly zip: string };
  readonly memory: PlaceMemory;
  /** Returns whether the place is still the chosen place. False after the visitor has changed the street. */
  readonly counts: () => boolean;
  /** `fillInPlace` calls this after it has filled in street and ZIP. */
  readonly filled: () => void;
}

/**
 * Fills in a place's street and ZIP. Also fills in the unit from the place or from the typed street, and
 * removes a unit of a different building.
 * @returns the place's building. Undefined if it is unknown, or the visitor has chosen a different place
 */
export async function fillInPlace(filling: PlaceFilling): Promise<Building | undefined> {
  const { suggestion, street, unit, zip, before, memory, counts } = filling;
  if (!counts()) return undefined;
  const own = splitStreet(filling.typed ?? '');
  const shown = splitStreet(streetIn(suggestion));
  // A place without a number is a street or a square. The typed text may have a number, and is then better.
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
  // If not all doors of the building are known, only units of the previous building are known to be wrong.
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

  /** Fills in the street, and the unit if it is known. Without a unit field, the unit is part of the street. */
  function bring(named: string) {
    door = named || door;
    const inStreet = unit || door === '' ? '' : ` ${/\s/u.test(door) ? '' : '#'}${door}`;
    if (street) street.value = line + inStreet;
    if (!unit || named === '') return;
    unit.value = named;
    memory.brought.add('unit');
  }
}
