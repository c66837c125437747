'use client';

import { useRef, useState } from 'react';
import type { PlaceSuggestion } from '../contract/lookups.ts';
import { streetIn, streetOf } from '../contract/street-of.ts';
import type { LoadFormServices } from '../services/form-services-loader.ts';
import type { AddressFormControl } from './use-address-form.ts';

export interface PlaceChoice {
  /** Doors of the building that was chosen. */
  readonly units: readonly string[];
  choose(suggestion: PlaceSuggestion): void;
  /** The street is typed over: its building is no longer known. */
  forget(): void;
}

/** What a place is written into. */
export type FilledForm = Pick<AddressFormControl, 'control' | 'edited' | 'identify'>;

/** A place that was chosen fills in street and ZIP, and its building the suggestions for the unit. */
export function usePlaceChoice(form: FilledForm, load: LoadFormServices): PlaceChoice {
  const [units, setUnits] = useState<readonly string[]>([]);
  const latest = useRef(0);

  function forget() {
    latest.current += 1;
    form.identify(undefined);
    setUnits((now) => (now.length > 0 ? [] : now));
  }

  async function choose(suggestion: PlaceSuggestion) {
    forget();
    const turn = latest.current;
    const { places, lookUpBuilding } = await load();
    const place = await places.select(suggestion);
    if (!place || turn !== latest.current) return;
    const street = form.control('street');
    const zip = form.control('zip');
    if (street) street.value = streetOf(place);
    if (zip && place.zipCodeValue !== '') zip.value = place.zipCodeValue;
    form.edited('street', 'zip');
    const building = await lookUpBuilding(place);
    if (turn !== latest.current) return;
    form.identify(building?.addressId);
    setUnits(building?.units ?? []);
  }

  return {
    units,
    forget,
    choose(suggestion) {
      const street = form.control('street');
      // At once; what the place says of itself follows, unless it cannot be had.
      if (street) street.value = streetIn(suggestion);
      choose(suggestion).catch((error: unknown) =>
        console.error('The address could not be looked up.', error),
      );
    },
  };
}
