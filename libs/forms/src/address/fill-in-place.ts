import { streetOf } from '../places/street-of.ts';
import type { PlaceSelection, PlaceSuggestion } from '../places/place-lookups.ts';
import type { FormServices } from '../services/form-services.ts';
import type { Building } from '../units/building-lookup.ts';
import { withinTime } from '../wait/within-time.ts';
import type { AddressField } from './address-fields.ts';
import { isDoor } from './doors.ts';

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

/** Fills in street and ZIP of a place, and empties a unit of another building. Resolves with what is known of its own. */
export async function fillInPlace(filling: PlaceFilling): Promise<Building | undefined> {
  const { suggestion, street, unit, zip, before, memory, counts } = filling;
  let building: Building | undefined;
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
  // Of a building that nobody knows, it is only known that its doors are not those of another.
  const elsewhere = building ? !isDoor(before.unit, building.units) : isDoor(before.unit, memory.doors);
  if (unit && unit.value === before.unit && elsewhere) unit.value = '';
  memory.doors = building?.units ?? [];
  return building;

  function fillIn(place: PlaceSelection) {
    if (street) street.value = streetOf(place);
    if (zip?.value !== before.zip || ['', before.zip].includes(place.zipCodeValue)) return;
    zip.value = place.zipCodeValue;
    memory.brought.add('zip');
  }
}
