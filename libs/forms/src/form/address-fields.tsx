'use client';

import { TextField, useLanguage, type TextFieldProps } from '@skein/ui';
import type { ReactElement } from 'react';
import type { AddressFormContent } from '../address-form/address-form.shared.ts';
import { MAX_LENGTHS, type FormField, type FormValues } from '../contract/form-fields.ts';
import type { LoadFormServices } from '../services/form-services-loader.ts';
import type { Suggestion, SuggestionSource } from '../suggestions/suggester.ts';
import { FieldPlace } from './form.styles.ts';
import { fieldLabels } from './form.texts.ts';
import { IssueBubble } from './issue-bubble.tsx';
import { issueId } from './issue-id.ts';
import { SuggestedInput } from './suggested-input.tsx';
import type { PlaceChoice } from './use-place-choice.ts';
import type { FormLook } from './form-look.ts';

const STREET_DEBOUNCE_MS = 250;
const STREET_MIN_LENGTH = 3;
const MAX_UNITS = 50;
const FOLDING: readonly FormField[] = ['unit', 'zip'];

const attributes = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  street: { autoComplete: 'address-line1', 'data-street': '', placeholder: ' ' },
  unit: { autoComplete: 'address-line2' },
  zip: {
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    // Spaces that are pasted along have room, and are no mistake.
    maxLength: MAX_LENGTHS.zip + 6,
    pattern: String.raw`\s*\d{5}(-\d{4})?\s*`,
  },
} as const;

export interface AddressFieldsProps {
  readonly idPrefix: string;
  readonly shown: readonly FormField[];
  readonly required: readonly FormField[];
  readonly names: Readonly<Record<FormField, string>>;
  /** Labels of editors. */
  readonly content: Pick<AddressFormContent, `${FormField}Label`>;
  readonly look: FormLook;
  /** What is wrong with a field, in words. */
  readonly messageOf: (field: FormField) => string | undefined;
  readonly place: PlaceChoice;
  /** What was typed before, and where to go on. */
  readonly refused?: { readonly values: FormValues; readonly focus: FormField | undefined } | undefined;
  readonly load: LoadFormServices;
}

/** The fields of a form, in their order. */
export function AddressFields(props: AddressFieldsProps): ReactElement[] {
  const { idPrefix, shown, required, names, content, look, messageOf, place, load, refused } = props;
  const language = useLanguage();

  const findPlaces: SuggestionSource = async (query, signal) =>
    (await (await load()).places.suggest(query, signal)).map(({ placeId, text }) => ({ id: placeId, text }));
  const findUnits: SuggestionSource = async (query) => unitsLike(place.units, query);

  const suggestFor = {
    street: {
      source: findPlaces,
      onChoose: ({ id, text }: Suggestion) => place.choose({ placeId: id, text }),
      debounceMs: STREET_DEBOUNCE_MS,
      minLength: STREET_MIN_LENGTH,
    },
    unit: {
      source: findUnits,
      onChoose: ({ text }: Suggestion) => fill(`${idPrefix}-unit`, text),
      debounceMs: 0,
      minLength: 0,
    },
  };

  return shown.map((field) => {
    const message = messageOf(field);
    const elsewhere = look.issues !== 'field' && message !== undefined;
    const common: TextFieldProps = {
      maxLength: MAX_LENGTHS[field],
      ...attributes[field],
      id: `${idPrefix}-${field}`,
      name: names[field],
      label: content[`${field}Label`] ?? fieldLabels[field][language],
      optional: field === 'unit',
      required: required.includes(field),
      error: elsewhere ? undefined : message,
      invalid: elsewhere,
      defaultValue: refused?.values[field],
      // The only help in finding the field for somebody without script.
      autoFocus: refused?.focus === field ? true : undefined,
      'aria-describedby': elsewhere ? issueId(idPrefix, field) : undefined,
    };
    const suggest =
      field === 'street' || (field === 'unit' && place.units.length > 0) ? suggestFor[field] : undefined;
    return (
      <FieldPlace
        key={field}
        $field={field}
        $folds={look.folds && FOLDING.includes(field)}
        $fades={look.hero}
      >
        {field === 'street' || field === 'unit' ? (
          <SuggestedInput {...common} suggest={suggest} />
        ) : (
          <TextField {...common} />
        )}
        {look.issues === 'tooltip' && message && (
          <IssueBubble id={issueId(idPrefix, field)}>{message}</IssueBubble>
        )}
      </FieldPlace>
    );
  });
}

/** Doors whose number holds what was typed, in the order of the building. */
function unitsLike(units: readonly string[], query: string): readonly Suggestion[] {
  const typed = query.trim().toLowerCase();
  return units
    .filter((unit) => unit.toLowerCase().includes(typed))
    .slice(0, MAX_UNITS)
    .map((unit) => ({ id: unit, text: unit }));
}

function fill(id: string, text: string) {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement) control.value = text;
}
