import { describe, expect, it } from 'vitest';
import * as content from './content.ts';

const ids = (Object.values(content) as unknown[]).flatMap((value) =>
  typeof value === 'object' && value !== null && 'rows' in value && 'id' in value ? [value.id] : [],
);

describe('the content types of this library', () => {
  it('have an id each that no other has', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });
});
