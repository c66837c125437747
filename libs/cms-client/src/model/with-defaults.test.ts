// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withDefaults } from './with-defaults.ts';

interface Props {
  readonly size?: 'small' | 'large' | undefined;
  readonly items?: readonly string[] | undefined;
  readonly wide?: boolean | undefined;
  readonly note?: string | null | undefined;
}

const items: readonly string[] = [];
const defaults = { size: 'small', items, wide: true, note: 'none' } as const satisfies Props;

describe('withDefaults', () => {
  it('fills what is left out or undefined', () => {
    expect(withDefaults<Props, typeof defaults>({ size: undefined }, defaults)).toEqual(defaults);
  });

  it('keeps what is given, whatever it is', () => {
    const given: Props = { size: 'large', items: ['a'], wide: false, note: null };
    expect(withDefaults(given, defaults)).toEqual(given);
    expect(withDefaults<Props, typeof defaults>({ note: '' }, defaults).note).toBe('');
  });

  it('leaves the props as they are, and hands out the defaults themselves', () => {
    const given: Props = Object.freeze({ size: 'large' });
    const filled = withDefaults(given, defaults);
    expect(given).toEqual({ size: 'large' });
    // Every render gets the same list, so a comparison of props finds no change.
    expect(filled.items).toBe(items);
  });
});
