'use client';

import { useRef, useState } from 'react';
import type { FormControl } from '../form/use-form.ts';
import type { PlaceSuggestion } from '../places/place-lookups.ts';
import { streetIn, streetOf } from '../places/street-of.ts';
import type { AddressField } from './address-fields.ts';

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

  function forget() {
    latest.current += 1;
    identify(undefined);
    setUnits((now) => (now.length > 0 ? [] : now));
  }

  async function choose(suggestion: PlaceSuggestion) {
    forget();
    const turn = latest.current;
    const { places, lookUpBuilding } = await form.load();
    const place = await places.select(suggestion);
    if (!place || turn !== latest.current) return;
    const street = form.control('street');
    const zip = form.control('zip');
    if (street) street.value = streetOf(place);
    if (zip && place.zipCodeValue !== '') zip.value = place.zipCodeValue;
    form.edited('street', 'zip');
    const building = await lookUpBuilding(place);
    if (turn !== latest.current) return;
    identify(building?.addressId);
    setUnits(building?.units ?? []);
  }

  return {
    units,
    forget,
    choose(suggestion) {
      const street = form.control('street');
      // The words of the suggestion, at once; the place's own street follows, unless it cannot be had.
      if (street) street.value = streetIn(suggestion);
      choose(suggestion).catch((error: unknown) =>
        console.error('The address could not be looked up.', error),
      );
    },
  };
}
