import { streetIn, streetOf } from '../places/street-of.ts';
import type { PlaceSelection, PlaceSuggestion } from '../places/place-lookups.ts';
import type { FormServices } from '../services/form-services.ts';
import type { Building } from '../units/building-lookup.ts';
import { withinTime } from '../wait/within-time.ts';
import type { AddressField } from './address-fields.ts';
import { isDoor } from './doors.ts';
import { splitStreet } from './typed-unit.ts';

/** Begins with the number of a house. */
const NUMBERED = /^\d/;

interface Control {
  value: string;
}

/** What places have brought into a form so far. */
export interface PlaceMemory {
  /** Fields with a ZIP of a place or a door that was chosen, which the visitor has not typed over. */
  readonly brought: Set<AddressField>;
  /** Doors of the building that was last known, though its street may be typed over by now. */
  doors: readonly string[];
}

/** Longest wait for what is known of a place, ms. */
export const LOOKUP_WAIT_MS = 8000;

export interface PlaceFilling {
  readonly suggestion: PlaceSuggestion;
  /** What stood in the street when the place was chosen. */
  readonly typed?: string | undefined;
  readonly services: Promise<Pick<FormServices, 'places' | 'lookUpBuilding'>>;
  readonly street: Control | undefined;
  readonly unit: Control | undefined;
  readonly zip: Control | undefined;
  /** What stood in unit and ZIP when the place was chosen: what is typed meanwhile is newer than the place. */
  readonly before: { readonly unit: string; readonly zip: string };
  readonly memory: PlaceMemory;
  /** Whether this place is still the one that was chosen last, and its street has not been typed over. */
  readonly counts: () => boolean;
  /** Hears that street and ZIP were filled in. */
  readonly filled: () => void;
}

/** Fills in street and ZIP of a place, and the unit that it or the typed street names; empties a unit of another building. Resolves with what is known of its own. */
export async function fillInPlace(filling: PlaceFilling): Promise<Building | undefined> {
  const { suggestion, street, unit, zip, before, memory, counts } = filling;
  if (!counts()) return undefined;
  const own = splitStreet(filling.typed ?? '');
  let door = '';
  let building: Building | undefined;
  if (own.unit !== '') bringUnit(own.unit);
  // Places without a number are streets and squares: what was typed says more.
  if (street && own.street !== '' && NUMBERED.test(own.street) && !NUMBERED.test(streetIn(suggestion)))
    street.value = withUnit(own.street);
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
    if (place.unitValue) bringUnit(place.unitValue);
    if (street && place.streetNumberValue && place.routeValue) street.value = withUnit(streetOf(place));
    if (zip?.value !== before.zip || ['', before.zip].includes(place.zipCodeValue)) return;
    zip.value = place.zipCodeValue;
    memory.brought.add('zip');
  }

  function bringUnit(named: string) {
    door = named;
    if (unit) {
      unit.value = door;
      memory.brought.add('unit');
    } else if (street) street.value = withUnit(streetIn(suggestion));
  }

  /** A form without a field for the unit keeps it in the street. */
  function withUnit(line: string): string {
    if (unit || door === '') return line;
    return `${line} ${/\s/u.test(door) ? '' : '#'}${door}`;
  }
}
