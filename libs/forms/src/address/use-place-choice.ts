'use client';

import { useRef, useState } from 'react';
import type { FormControl } from '../form/form-setup.ts';
import type { PlaceSuggestion } from '../places/place-lookups.ts';
import { streetIn } from '../places/street-of.ts';
import type { AddressField } from './address-fields.ts';
import type { PlaceMemory } from './fill-in-place.ts';

export interface PlaceChoice {
  /** Doors of the chosen building. */
  readonly units: readonly string[];
  choose(suggestion: PlaceSuggestion): void;
  chooseDoor(door: string): void;
  /**
   * The form calls this function after the visitor has edited a field. If the field is the street, the function removes
   * the unit and ZIP of the chosen place. A unit or ZIP that the visitor has typed stays.
   */
  typedOver(field: AddressField): void;
}

/**
 * Handles the choice of a place: fills in street and ZIP, and offers the units of the building.
 * @param identify receives the id of the building. Undefined if the services do not know the building
 */
export function usePlaceChoice(
  form: Pick<FormControl<AddressField, string>, 'control' | 'edited' | 'fills' | 'load'>,
  identify: (addressId: string | undefined) => void,
): PlaceChoice {
  const [units, setUnits] = useState<readonly string[]>([]);
  const latest = useRef(0);
  const memory = useRef<PlaceMemory>({ brought: new Set(), doors: [] });
  const { brought } = memory.current;

  function takeBack(field: AddressField) {
    const control = form.control(field);
    if (brought.delete(field) && control) control.value = '';
  }

  function forget() {
    latest.current += 1;
    form.fills(undefined);
    identify(undefined);
    setUnits((now) => (now.length > 0 ? [] : now));
  }

  async function choose(suggestion: PlaceSuggestion) {
    const [street, unit, zip] = [form.control('street'), form.control('unit'), form.control('zip')];
    const typed = street?.value;
    // The suggestion's text is a preview. The street of the place replaces it, if the lookup succeeds.
    if (street) street.value = streetIn(suggestion);
    // Removes the ZIP and unit of a place that was chosen before.
    takeBack('zip');
    takeBack('unit');
    const before = { unit: unit?.value ?? '', zip: zip?.value ?? '' };
    forget();
    const turn = latest.current;
    const counts = () => turn === latest.current;
    const { fillInPlace } = await import('./fill-in-place.ts');
    const building = await fillInPlace({
      ...{ suggestion, typed, street, unit, zip, before, counts },
      services: form.load(),
      memory: memory.current,
      filled: () => form.edited('street', 'unit', 'zip'),
    });
    if (!counts()) return;
    form.fills(undefined);
    identify(building?.addressId);
    setUnits(building?.units ?? []);
  }

  return {
    units,
    chooseDoor(door) {
      const unit = form.control('unit');
      if (unit) unit.value = door;
      brought.add('unit');
    },
    typedOver(field) {
      brought.delete(field);
      if (field !== 'street') return;
      takeBack('zip');
      takeBack('unit');
      forget();
    },
    choose(suggestion) {
      form.fills(
        choose(suggestion).catch((error: unknown) => console.error('The address stays as it is.', error)),
      );
    },
  };
}
