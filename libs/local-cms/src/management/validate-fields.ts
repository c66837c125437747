import { isDeepStrictEqual } from 'node:util';
import type { ErrorDetail } from '../model/api-error.ts';
import type { ContentField, ContentTypeRecord, LocaleKeyedFields } from '../model/content.types.ts';
import { linkTarget } from '../links/links.ts';
import { isLocation } from '../query/geo.ts';
import { checkValidations, type ValidationContext } from './validate-value.ts';

/**
 * Checks fields against their content type.
 * @param complete whether to check required fields and rules, as publishing does; a draft may break them
 * @param stored the fields before the edit. A value without a place in the content type is accepted if it is stored
 * already: a developer has removed its field or its locale, and no editor can remove the value
 * @returns findings in the vendor's format; empty if there are none
 */
export function validateFields(
  fields: LocaleKeyedFields,
  contentType: ContentTypeRecord,
  context: ValidationContext,
  complete: boolean,
  stored: LocaleKeyedFields = {},
): ErrorDetail[] {
  const findings: ErrorDetail[] = [];
  const isLeft = (fieldId: string, locale: string) =>
    stored[fieldId]?.[locale] !== undefined &&
    isDeepStrictEqual(stored[fieldId]?.[locale], fields[fieldId]?.[locale]);
  const codes = new Set(context.locales.map((locale) => locale.code));
  const defaultCode = context.locales.find((locale) => locale.default)?.code ?? '';
  for (const [fieldId, values] of Object.entries(fields)) {
    const field = contentType.fields.find((candidate) => candidate.id === fieldId);
    if (!field) {
      if (Object.keys(values).every((locale) => isLeft(fieldId, locale))) continue;
      findings.push({
        name: 'unknown',
        path: ['fields', fieldId],
        details: `The property "${fieldId}" is not expected`,
      });
      continue;
    }
    for (const [locale, value] of Object.entries(values)) {
      const path = ['fields', fieldId, locale];
      const hasPlace = codes.has(locale) && (field.localized || locale === defaultCode);
      if (!hasPlace && isLeft(fieldId, locale)) continue;
      if (!codes.has(locale))
        findings.push({ name: 'unknown', path, details: `The locale "${locale}" does not exist` });
      else if (!field.localized && locale !== defaultCode) {
        findings.push({
          name: 'unexpected',
          path,
          details: `The field "${fieldId}" is not localized: only "${defaultCode}" may have a value`,
        });
      } else if (value !== null && value !== undefined)
        findings.push(...checkField(value, field, path, complete ? context : undefined));
    }
  }
  if (complete) findings.push(...missingFields(fields, contentType, defaultCode));
  return findings;
}

function missingFields(
  fields: LocaleKeyedFields,
  contentType: ContentTypeRecord,
  defaultCode: string,
): ErrorDetail[] {
  return contentType.fields
    .filter((field) => field.required && !field.omitted && isEmpty(fields[field.id]?.[defaultCode]))
    .map((field) => ({
      name: 'required',
      path: ['fields', field.id, defaultCode],
      details: `The property "${field.id}" is required here`,
    }));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/**
 * Checks a value.
 * @param context undefined: only the type is checked
 */
function checkField(
  value: unknown,
  field: ContentField,
  path: readonly (string | number)[],
  context: ValidationContext | undefined,
): ErrorDetail[] {
  if (!hasType(value, field.type, field.linkType)) return [typeError(value, field.type, path)];
  const checkRules = (one: unknown, rules: readonly unknown[], at: readonly (string | number)[]) =>
    context ? checkValidations(one, rules, at, context) : [];
  const findings = checkRules(value, field.validations ?? [], path);
  if (field.type !== 'Array' || !Array.isArray(value) || !field.items) return findings;
  const { type, linkType, validations = [] } = field.items;
  value.forEach((item: unknown, index) => {
    const itemPath = [...path, index];
    if (!hasType(item, type, linkType)) findings.push(typeError(item, type, itemPath));
    else findings.push(...checkRules(item, validations, itemPath));
  });
  return findings;
}

function typeError(value: unknown, type: string, path: readonly (string | number)[]): ErrorDetail {
  return {
    name: 'type',
    path,
    value,
    details: `The type of "${path[1]}" is incorrect, expected type: ${type}`,
  };
}

function hasType(value: unknown, type: string, linkType: string | undefined): boolean {
  switch (type) {
    case 'Symbol':
      return typeof value === 'string' && value.length <= 256;
    case 'Text':
      return typeof value === 'string' && value.length <= 50_000;
    case 'Integer':
      return Number.isSafeInteger(value);
    case 'Number':
      return typeof value === 'number';
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d/u.test(value) && !Number.isNaN(Date.parse(value));
    case 'Location':
      return isLocation(value);
    case 'Link':
      return linkTarget(value)?.kind === linkType;
    case 'Array':
      return Array.isArray(value);
    case 'RichText':
      return (
        typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 'document'
      );
    case 'Object':
      return typeof value === 'object';
    // Links to other spaces, and types that are newer than this file: almost any value is accepted.
    default:
      return linkTarget(value) === undefined;
  }
}
