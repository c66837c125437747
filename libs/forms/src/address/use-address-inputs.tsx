'use client';

import {
  SuggestedInput,
  useWords,
  type Suggestion,
  type SuggestionSource,
  type TextLineProps,
} from '@skein/ui';
import type { ReactElement } from 'react';
import type { FormField } from '../form/form-fields.tsx';
import type { FormControl } from '../form/form-setup.ts';
import { ZIP_ROOM } from '../rules/patterns.ts';
import type { AddressFormContent } from './address-content.shared.ts';
import { MAX_LENGTHS, type AddressField } from './address-fields.ts';
import { fieldLabels, nothingTexts } from './address.texts.ts';
import { usePlaceChoice } from './use-place-choice.ts';

const STREET_DEBOUNCE_MS = 250;
const STREET_MIN_LENGTH = 3;

const looks = {
  email: {
    example: 'a@b.co',
    flex: '2 1 14rem',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  },
  street: {
    example: '1',
    flex: '3 1 16rem',
    input: { autoComplete: 'address-line1', 'data-street': '', placeholder: ' ' },
  },
  unit: {
    example: '',
    optional: true,
    flex: '1 1 8rem',
    half: 8.5,
    waits: true,
    input: { autoComplete: 'address-line2' },
  },
  zip: {
    example: '00000',
    flex: '1 1 7.5rem',
    half: 8.5,
    waits: true,
    input: {
      inputMode: 'numeric',
      autoComplete: 'postal-code',
      maxLength: MAX_LENGTHS.zip + ZIP_ROOM,
      pattern: String.raw`\s*\d{5}(-\d{4})?\s*`,
    },
  },
} as const;

export interface AddressInputs {
  readonly fields: Readonly<Record<AddressField, FormField>>;
  readonly draw: (field: AddressField, props: TextLineProps) => ReactElement | undefined;
  readonly onEdit: (field: AddressField) => void;
}

/**
 * Returns the address fields of a form. The street field suggests places, and the unit field suggests the doors
 * of the chosen place.
 * @param labels labels from editors
 * @param identify receives the id of the building. Undefined if the services do not know the building
 */
export function useAddressInputs(
  form: FormControl<AddressField, string>,
  labels: Pick<AddressFormContent, `${AddressField}Label`>,
  identify: (addressId: string | undefined) => void = () => {},
): AddressInputs {
  const say = useWords();
  const place = usePlaceChoice(form, identify);
  const field = (name: AddressField): FormField => {
    const { input, ...look } = looks[name];
    return {
      ...look,
      label: labels[`${name}Label`] ?? say(fieldLabels[name]),
      input: { maxLength: MAX_LENGTHS[name], ...input },
    };
  };

  const findPlaces: SuggestionSource = async (query, signal) =>
    (await (await form.load()).places.suggest(query, signal)).map(({ placeId, text }) => ({
      id: placeId,
      text,
    }));
  const street = {
    source: findPlaces,
    onChoose: ({ id, text }: Suggestion) => place.choose({ placeId: id, text }),
    debounceMs: STREET_DEBOUNCE_MS,
    minLength: STREET_MIN_LENGTH,
    nothing: say(nothingTexts.street),
  };
  const unit = {
    source: async (query: string) =>
      (await import('./doors.ts')).doorsLike(place.units, query).map((door) => ({ id: door, text: door })),
    onChoose: ({ text }: Suggestion) => place.chooseDoor(text),
    debounceMs: 0,
    minLength: 0,
    nothing: say(nothingTexts.unit),
    // A unit is optional. Visitors who skip it press this button next, so suggestions must not cover it.
    spared: () => form.sheet.current?.querySelector('[type="submit"]'),
  } as const;

  return {
    fields: { email: field('email'), street: field('street'), unit: field('unit'), zip: field('zip') },
    draw(name, props) {
      if (name === 'street') return <SuggestedInput {...props} suggest={street} />;
      if (name !== 'unit') return undefined;
      return <SuggestedInput {...props} suggest={place.units.length > 0 ? unit : undefined} />;
    },
    onEdit: place.typedOver,
  };
}
