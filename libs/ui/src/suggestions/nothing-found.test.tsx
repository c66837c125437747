import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { suggestionStage } from './suggestion-stage.test-support.tsx';

beforeEach(() => vi.useFakeTimers());

const FIRST = '1 Ready Rd, Austin';
const status = () => screen.getByRole('status').textContent;
const note = () => document.querySelector('p[popover]');

describe('nothing found', () => {
  async function nothing() {
    const stage = suggestionStage();
    await stage.enter('9 nowhere');
    await stage.asked[0]?.answer();
    return stage;
  }

  it('is said and shown, and there is no list', async () => {
    const { input } = await nothing();
    expect(status()).toBe('We know no address like this. You can go on typing it.');
    expect(note()?.textContent).toBe('We know no address like this. You can go on typing it.');
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  });

  it.each([
    ['Escape', ({ press }: Awaited<ReturnType<typeof nothing>>) => press('Escape')],
    ['leaving the field', ({ input }: Awaited<ReturnType<typeof nothing>>) => input.blur()],
    ['a touch beside it', () => fireEvent.pointerUp(document.body)],
  ])('goes with %s', async (_, go) => {
    const stage = await nothing();
    act(() => void go(stage));
    expect([status(), note()]).toEqual(['', null]);
  });

  it('stays while more is typed, and goes with what is found then', async () => {
    const { enter, asked, options } = await nothing();
    await enter('9 nowhere rd');
    expect(note()).not.toBeNull();
    await asked[1]?.answer(FIRST);
    expect([note(), options()]).toEqual([null, [FIRST]]);
  });

  it('is not what a lookup that failed has found', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const stage = suggestionStage();
    await stage.enter('1 re');
    await stage.asked[0]?.fail();
    expect([status(), note()]).toEqual(['', null]);
    log.mockRestore();
  });
});
