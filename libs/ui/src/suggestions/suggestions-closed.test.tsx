import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEBOUNCE_MS, FOUND, opened, suggestionStage } from './suggestion-stage.test-support.tsx';

beforeEach(() => vi.useFakeTimers());

const [FIRST, LAST] = FOUND;
describe('a list that is closed', () => {
  it.each([
    ['ArrowDown', FIRST],
    ['ArrowUp', LAST],
    ['Alt+ArrowDown', undefined],
  ])('after Escape opens again with %s', async (keys, lands) => {
    const { press, options, active, asked } = await opened();
    press('Escape');
    expect(options()).toEqual([]);
    expect(press(keys)).toBe(false);
    expect(options()).toEqual(FOUND);
    expect(active()).toBe(lands);
    expect(asked).toHaveLength(1);
  });

  it('is closed by Alt+ArrowUp, too, and nothing is chosen', async () => {
    const { press, options, chosen } = await opened();
    press('ArrowDown');
    press('Alt+ArrowUp');
    expect([options(), chosen]).toEqual([[], []]);
  });

  it('does not show what was found for another text', async () => {
    const { press, options, input, asked, pass, active } = await opened();
    press('Escape');
    input.value = '2 not';
    fireEvent(input, new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    press('ArrowDown');
    expect(options()).toEqual([]);
    await pass(0);
    await asked[1]?.answer('2 Not Yet Ln');
    expect(options()).toEqual(['2 Not Yet Ln']);
    expect(active()).toBe('2 Not Yet Ln');
  });

  it('stays closed while more is typed, until there is an answer', async () => {
    const { press, options, enter, asked } = await opened();
    press('Escape');
    await enter('1 rea');
    expect(options()).toEqual([]);
    await asked[1]?.answer(FIRST);
    expect(options()).toEqual([FIRST]);
  });

  it('is not opened by an answer that comes after Escape, which the dialog around it gets', async () => {
    const { press, options, enter, asked } = suggestionStage();
    await enter('1 re');
    expect(press('Escape')).toBe(true);
    await asked[0]?.answer(...FOUND);
    expect(options()).toEqual([]);
  });

  it('leaves the arrows to a text that is too short for suggestions', async () => {
    const { press, asked, enter } = suggestionStage();
    await enter('1');
    expect(press('ArrowDown')).toBe(true);
    expect(asked).toEqual([]);
  });
});

describe('a list of all there is', () => {
  it('opens with the focus, is narrowed by typing, and shows all again when it is opened again', async () => {
    const { input, asked, pass, enter, press, options } = suggestionStage(0);
    await pass(DEBOUNCE_MS);
    await asked[0]?.answer('1', '2', '2B');
    expect(options()).toEqual(['1', '2', '2B']);
    await enter('2');
    expect(asked[1]?.query).toBe('2');
    await asked[1]?.answer('2', '2B');
    press('ArrowDown');
    press('Enter');
    expect(options()).toEqual([]);
    for (const open of [() => press('ArrowDown'), () => fireEvent.click(input)]) {
      act(() => void open());
      await pass(0);
      expect(asked.at(-1)?.query).toBe('');
      await asked.at(-1)?.answer('1', '2', '2B');
      expect(options()).toHaveLength(3);
      press('Escape');
    }
    act(() => input.blur());
    act(() => input.focus());
    await pass(0);
    expect(asked.at(-1)?.query).toBe('');
  });
});
