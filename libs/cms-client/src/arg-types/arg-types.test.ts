// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { modelArgTypes } from './arg-types.ts';
import { entryType } from '../model/entry-type.ts';
import { color } from '../fields/color.ts';
import { any, block, info } from '../model/model-types.test-support.ts';

const PALETTE = { ink: '#101820', paper: '#ffffff', teal: '#0b7a75' };

describe('controls of a story', () => {
  it('offer the colors of the brand by name, and hand on what each was resolved to', () => {
    const painted = entryType('gfPainted', info, { ground: color('gfGround').optional() });
    expect(modelArgTypes(any(painted), PALETTE)['ground']).toMatchObject({
      control: { type: 'select' },
      options: ['ink', 'paper', 'teal'],
      mapping: { teal: '#0b7a75' },
    });
  });

  it('are as the field is: words, switches, numbers, choices; none for what cannot be typed', () => {
    const rows = modelArgTypes(any(block), PALETTE, 'tiles');
    expect(Object.fromEntries(Object.entries(rows).map(([prop, { control }]) => [prop, control]))).toEqual({
      variant: false,
      title: { type: 'text' },
      wide: { type: 'boolean' },
      size: { type: 'number' },
      side: { type: 'select' },
      items: false,
    });
  });

  it('are of one variant, or of all', () => {
    expect(Object.keys(modelArgTypes(any(block), PALETTE, 'quote'))).toEqual([
      'variant',
      'title',
      'wide',
      'author',
      'side',
    ]);
    expect(Object.keys(modelArgTypes(any(block), PALETTE))).toContain('author');
    expect(Object.keys(modelArgTypes(any(block), PALETTE))).toContain('size');
  });

  it('say which CMS field it is, what it may hold and what it is when empty', () => {
    const { wide, variant, title } = modelArgTypes(any(block), PALETTE);
    expect(wide).toMatchObject({
      description: 'CMS field `gfWide`. Edge to edge',
      table: { category: 'Content', type: { summary: 'yes or no' }, defaultValue: { summary: 'false' } },
    });
    expect(variant).toMatchObject({
      table: { type: { summary: 'quote | tiles | twigs' } },
      options: ['quote', 'tiles', 'twigs'],
    });
    expect(title?.description).toBe('CMS field `gfTitle`, required.');
    expect(title?.table).not.toHaveProperty('defaultValue');
  });
});
