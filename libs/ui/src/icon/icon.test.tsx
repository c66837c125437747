import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Spinner } from '../spinner/spinner.tsx';
import { ThreadDivider } from '../thread-divider/thread-divider.tsx';
import { threadPaths } from '../thread-divider/thread-paths.ts';
import { iconNames, iconPaths, isIconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';

describe('Icon', () => {
  it('is decoration unless it is given something to say', () => {
    const { container } = render(<Icon name="home" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    render(<Icon name="home" title="Home" />);
    expect(screen.getByRole('img', { name: 'Home' })).toBeTruthy();
  });

  it.each(iconNames)('draws %s within its 24 px grid', (name) => {
    const absolute = [...iconPaths[name].matchAll(/[ML]\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/g)];
    expect(absolute.length).toBeGreaterThan(0);
    for (const [, x, y] of absolute) {
      for (const value of [Number(x), Number(y)]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(24);
      }
    }
  });

  it('knows its names', () => {
    expect(isIconName('tiktok')).toBe(true);
    expect(isIconName('constructor')).toBe(false);
  });
});

describe('Spinner', () => {
  it('says what is awaited only when nothing beside it does', () => {
    const { container } = render(<Spinner />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    render(<Spinner label="Loading plans" />);
    expect(screen.getByRole('img', { name: 'Loading plans' })).toBeTruthy();
  });
});

describe('ThreadDivider', () => {
  it('is silent decoration with a line per thread', () => {
    const { container } = render(<ThreadDivider count={6} />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelectorAll('path')).toHaveLength(6);
  });

  /** Returns the heights at which the threads of a divider reach an edge of the drawing. */
  const ends = (paths: readonly string[], edge: 'start' | 'end'): number[] =>
    paths.map((path) => Number((edge === 'start' ? /^M\S+ ([\d.-]+)/ : / ([\d.-]+)$/).exec(path)?.[1]));
  const extent = (values: number[]): number => Math.max(...values) - Math.min(...values);

  it('gathers many into one and fans one into many', () => {
    const gathered = threadPaths('gather', 5);
    expect(extent(ends(gathered, 'end'))).toBeLessThan(extent(ends(gathered, 'start')) / 3);
    const fanned = threadPaths('fan', 5);
    expect(extent(ends(fanned, 'start'))).toBeLessThan(extent(ends(fanned, 'end')) / 3);
  });
});
