/**
 * Types of the CMS's answers. They contain only the properties that the parser needs. The values in `fields`
 * have an unknown type.
 */

export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Entry' | 'Asset'; readonly id: string };
}

/** For each field that is not translated into the requested language, the language of its text: `en-US`. */
export type FellBack = Readonly<Record<string, string>>;

export interface RawEntry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } };
  readonly fields: Readonly<Record<string, unknown>>;
  readonly fellBack?: FellBack;
}

export interface RawAsset {
  readonly sys: { readonly id: string };
  readonly fields: Readonly<Record<string, unknown>>;
  readonly fellBack?: FellBack;
  /** Tags, which the parser reads only when it needs them. */
  readonly metadata?: unknown;
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

export function isLink(value: unknown): value is Link {
  const sys = record(record(value)?.['sys']);
  return sys?.['type'] === 'Link' && typeof sys['id'] === 'string';
}

export function isRawEntry(value: unknown): value is RawEntry {
  const entry = record(value);
  const sys = record(entry?.['sys']);
  const type = record(record(sys?.['contentType'])?.['sys']);
  return (
    typeof sys?.['id'] === 'string' &&
    typeof type?.['id'] === 'string' &&
    record(entry?.['fields']) !== undefined
  );
}

export function isRawAsset(value: unknown): value is RawAsset {
  const asset = record(value);
  const sys = record(asset?.['sys']);
  return (
    typeof sys?.['id'] === 'string' &&
    sys['contentType'] === undefined &&
    record(asset?.['fields']) !== undefined
  );
}
