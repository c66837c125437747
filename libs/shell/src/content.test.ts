import { contentTypeJson, type AnyEntryType, type AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import * as content from './content.ts';
import { fixtureProps } from './testing/fixture-props.ts';

const isFixture = (value: unknown): value is AuthoredEntry =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'entry';
const isType = (value: unknown): value is AnyEntryType =>
  typeof value === 'object' && value !== null && 'parse' in value;

const exported: [string, unknown][] = Object.entries(content);
const fixtures = exported.filter((pair): pair is [string, AuthoredEntry] => isFixture(pair[1]));
const types = exported.filter((pair): pair is [string, AnyEntryType] => isType(pair[1]));

describe('the content of the shell', () => {
  it.each(fixtures)('%s is without problems in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      expect(fixtureProps(fixture.type as never, fixture, locale)).toMatchObject({ id: fixture.id });
    }
  });

  it.each(types)('%s is a content type that the CMS accepts', (_, type) => {
    const { fields } = contentTypeJson(type, '2026-01-01T00:00:00.000Z');
    expect(fields.length).toBeGreaterThan(0);
    expect(type.displayField === undefined || type.rows().some(({ gf }) => gf === type.displayField)).toBe(
      true,
    );
  });

  it('gives every fixture another id', () => {
    const ids = fixtures.map(([, { id }]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
