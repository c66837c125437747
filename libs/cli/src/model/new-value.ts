import type { ModelField } from './model.types.ts';

/** Converts a value of a field into a value of the field's new type. */
export interface NewValue {
  readonly convert: (value: unknown) => unknown;
  /**
   * The same conversion as a JavaScript expression of a variable `value`. If the result is `undefined`, the new field
   * gets no value.
   */
  readonly code: string;
}

const KEEP: NewValue = { convert: (value) => value, code: 'value' };
const DROP: NewValue = { convert: () => undefined, code: 'undefined' };
const TO_LIST: NewValue = { convert: (value) => [value], code: '[value]' };
const FIRST: NewValue = {
  convert: (value) => (Array.isArray(value) ? value[0] : undefined),
  code: 'value[0]',
};
const TO_TEXT: NewValue = { convert: String, code: 'String(value)' };
const JOIN: NewValue = {
  convert: (value) => (Array.isArray(value) ? value.join('\n') : undefined),
  code: "value.join('\\n')",
};
const TO_INTEGER: NewValue = {
  convert: (value) => (Number.isInteger(Number(value)) ? Number(value) : undefined),
  code: 'Number.isInteger(Number(value)) ? Number(value) : undefined',
};
const TO_NUMBER: NewValue = {
  convert: (value) => (Number.isFinite(Number(value)) ? Number(value) : undefined),
  code: 'Number.isFinite(Number(value)) ? Number(value) : undefined',
};

/** Leaves out a value that says nothing, which would be the number 0 or a list of one empty text. */
const unlessBlank = ({ convert, code }: NewValue): NewValue => ({
  convert: (value) => (String(value ?? '').trim() === '' ? undefined : convert(value)),
  code: `String(value ?? '').trim() === '' ? undefined : ${code}`,
});

const TEXTS = new Set(['Symbol', 'Text']);
const NUMBERS = new Set(['Integer', 'Number']);

/**
 * Returns the conversion of values from one type of field to another. If a value cannot be converted, the new field
 * gets no value.
 */
export function newValue(from: ModelField, to: ModelField): NewValue {
  const one = from.items ?? from;
  const other = to.items ?? to;
  const isText = TEXTS.has(from.type) && TEXTS.has(to.type);
  const isSameKind = one.type === other.type && one.linkType === other.linkType;
  if (isText || (isSameKind && from.type === to.type)) return KEEP;
  if (isSameKind) return unlessBlank(to.type === 'Array' ? TO_LIST : FIRST);
  if (from.type === 'Array' && one.type === 'Symbol' && TEXTS.has(to.type)) return unlessBlank(JOIN);
  if (TEXTS.has(to.type) && (NUMBERS.has(from.type) || from.type === 'Boolean')) return unlessBlank(TO_TEXT);
  if (NUMBERS.has(to.type) && (TEXTS.has(from.type) || NUMBERS.has(from.type)))
    return unlessBlank(to.type === 'Integer' ? TO_INTEGER : TO_NUMBER);
  return DROP;
}
