'use client';

import { useRef, useState } from 'react';
import type { FormControl } from '../form/use-form.ts';
import type { PlaceSuggestion } from '../places/place-lookups.ts';
import { streetIn, streetOf } from '../places/street-of.ts';
import type { AddressField } from './address-fields.ts';
import type { Building } from '../units/building-lookup.ts';
import { isDoor } from './doors.ts';

export interface PlaceChoice {
  /** Doors of the building that was chosen. */
  readonly units: readonly string[];
  choose(suggestion: PlaceSuggestion): void;
  /** The street is typed over: its building is no longer known. */
  forget(): void;
}

/**
 * A place that was chosen fills in street and ZIP, and its building the suggestions for the unit.
 * @param identify hears the id that the services have for the building
 */
export function usePlaceChoice(
  form: Pick<FormControl<AddressField, string>, 'control' | 'edited' | 'load'>,
  identify: (addressId: string | undefined) => void,
): PlaceChoice {
  const [units, setUnits] = useState<readonly string[]>([]);
  const latest = useRef(0);
  /** Doors of the building that was last known, though its street may be typed over by now. */
  const doors = useRef<readonly string[]>([]);
  /** The ZIP that a place has brought. */
  const filled = useRef('');

  function forget() {
    latest.current += 1;
    identify(undefined);
    setUnits((now) => (now.length > 0 ? [] : now));
  }

  async function choose(suggestion: PlaceSuggestion) {
    const [street, unit, zip] = [form.control('street'), form.control('unit'), form.control('zip')];
    // The ZIP that another place has brought goes with it.
    if (zip && zip.value === filled.current) zip.value = '';
    // What is typed while the place is looked up is newer than the place.
    const before = { unit: unit?.value ?? '', zip: zip?.value ?? '' };
    // The words of the suggestion, at once; the place's own street follows, unless it cannot be had.
    if (street) street.value = streetIn(suggestion);
    forget();
    const turn = latest.current;
    let building: Building | undefined;
    try {
      const { places, lookUpBuilding } = await form.load();
      const place = await places.select(suggestion);
      if (turn !== latest.current) return;
      if (street && place) street.value = streetOf(place);
      if (zip && place && zip.value === before.zip)
        zip.value = filled.current = place.zipCodeValue || zip.value;
      form.edited('street', 'zip');
      building = place && (await lookUpBuilding(place));
    } catch (error) {
      console.error('The address could not be looked up.', error);
    }
    if (turn !== latest.current) return;
    // Of a building that nobody knows, it is only known that its doors are not those of another.
    const elsewhere = building ? !isDoor(before.unit, building.units) : isDoor(before.unit, doors.current);
    if (unit && unit.value === before.unit && elsewhere) unit.value = '';
    doors.current = building?.units ?? [];
    identify(building?.addressId);
    setUnits(doors.current);
  }

  return {
    units,
    forget,
    choose: (suggestion) => void choose(suggestion),
  };
}
