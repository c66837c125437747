import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from './digits-of.ts';
import { rollTo } from './enhance.ts';
import { RollingDigits } from './rolling-digits.tsx';

describe('the digits of a number', () => {
  it.each([
    ['one digit', 7, '___7'],
    ['nothing', 0, '___0'],
    ['all four', 9400, '9400'],
    ['more than fit', 12_345, '9999'],
    ['no end', Infinity, '9999'],
    ['less than nothing', -3, '___0'],
    ['what is no number', Number.NaN, '___0'],
    ['a part of one', 939.6, '_940'],
  ])('of %s stand at the right of four positions', (_, value, shown) => {
    expect(
      digitsOf(value)
        .map((digit) => digit || '_')
        .join(''),
    ).toBe(shown);
  });

  it('spell the number', () => {
    fc.assert(
      fc.property(fc.nat(9999), (value) => {
        expect(digitsOf(value)).toHaveLength(4);
        expect(Number(digitsOf(value).join(''))).toBe(value);
      }),
    );
  });
});

describe('RollingDigits', () => {
  it('rolls the same reels to the next number, which is read as one', () => {
    const { container, rerender } = render(<RollingDigits value={47} />);
    const reels = [...container.querySelectorAll('[data-digit]')];
    const shown = () => reels.map((reel) => reel.getAttribute('data-digit'));
    expect(shown()).toEqual(['', '', '4', '7']);
    rerender(<RollingDigits value={940} />);
    expect(shown()).toEqual(['', '9', '4', '0']);
    expect(reels.every((reel) => reel.isConnected && reel.getAttribute('aria-hidden') === 'true')).toBe(true);
    expect(container.querySelector('span > span:not([aria-hidden])')?.textContent).toBe('940');
  });

  it('looks the same when a served one is rolled without React', () => {
    fc.assert(
      fc.property(fc.nat(12_000), fc.nat(12_000), (first, next) => {
        const { container, rerender, unmount } = render(<RollingDigits value={next} />);
        const drawn = container.innerHTML;
        rerender(<RollingDigits value={first} />);
        rollTo(container, next);
        expect(container.innerHTML).toBe(drawn);
        unmount();
      }),
      { numRuns: 30 },
    );
  });

  it('rolls nothing where there are no digits', () => {
    const empty = document.createElement('div');
    rollTo(empty, 940);
    expect(empty.innerHTML).toBe('');
  });
});
