import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DEBOUNCE_MS,
  FOUND,
  opened,
  suggestionStage,
  type SuggestionStage,
} from './suggestion-stage.test-support.tsx';

beforeEach(() => vi.useFakeTimers());

const [FIRST] = FOUND;
const status = () => screen.getByRole('status').textContent;

describe('suggestions under a field that has the focus', () => {
  it('come for what is typed', async () => {
    const { input } = await opened();
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(status()).toMatch(/^2 suggestions/);
  });

  it.each([
    ['Chrome', () => new Event('input', { bubbles: true })],
    [
      'Safari and Firefox',
      () => new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }),
    ],
  ])('do not lie over the form that %s has filled in', async (_, filledIn) => {
    const { asked, enter, options } = await opened();
    await enter('1 Ready Rd', filledIn());
    expect(options()).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('come for what is pasted', async () => {
    const stage = suggestionStage();
    await stage.enter('1 re', new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    expect(stage.asked.map(({ query }) => query)).toEqual(['1 re']);
  });

  it('do not come back with a late answer once one was chosen', async () => {
    const { asked, enter, options, chosen, input } = await opened();
    await enter('1 rea');
    fireEvent.click(screen.getByText(FIRST));
    await asked[1]?.answer(...FOUND);
    expect(chosen).toEqual([FIRST]);
    expect(options()).toEqual([]);
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('are not asked for any more once one was chosen', async () => {
    const { asked, input, pass, options } = await opened();
    input.value = '1 rea';
    fireEvent(input, new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    fireEvent.click(screen.getByText(FIRST));
    await pass(DEBOUNCE_MS);
    expect(asked).toHaveLength(1);
    expect(options()).toEqual([]);
  });

  it('give way when the form is sent, and no late answer comes between', async () => {
    const { asked, enter, press, sent, options } = await opened();
    await enter('1 rea');
    press('Enter');
    expect(sent).toEqual(['1 rea']);
    await asked[1]?.answer(...FOUND);
    expect(options()).toEqual([]);
  });

  it('go with a touch beside the field, but not with one that scrolls them', async () => {
    const { options, input } = await opened();
    fireEvent.pointerUp(screen.getByText(FIRST));
    fireEvent.pointerUp(input);
    expect(options()).toEqual(FOUND);
    fireEvent.pointerUp(document.body);
    expect(options()).toEqual([]);
    fireEvent.click(input);
    expect(options()).toEqual(FOUND);
  });

  it.each<[string, (stage: SuggestionStage) => void]>([
    ['Escape', ({ press }) => void press('Escape')],
    ['Alt+ArrowUp', ({ press }) => void press('Alt+ArrowUp')],
    ['a touch beside the field', () => void fireEvent.pointerUp(document.body)],
  ])('do not come back with a late answer after %s', async (_, close) => {
    const stage = await opened();
    const { asked, enter, options, input, pass } = stage;
    await enter('1 rea');
    close(stage);
    await asked[1]?.answer(...FOUND);
    expect([options(), input.getAttribute('aria-expanded')]).toEqual([[], 'false']);
    await enter('1 read');
    await asked.at(-1)?.answer(...FOUND);
    expect(options()).toEqual(FOUND);
    input.value = '1 ready';
    fireEvent(input, new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    close(stage);
    await pass(DEBOUNCE_MS);
    expect(asked.map(({ query }) => query)).toEqual(['1 re', '1 rea', '1 read']);
  });

  it('go when the field is left, and what was typed stays', async () => {
    const { press, input, options, chosen } = await opened();
    press('ArrowDown');
    expect(press('Tab')).toBe(true);
    act(() => input.blur());
    expect([options(), chosen, input.value]).toEqual([[], [], '1 re']);
  });
});

describe('an option that is active', () => {
  it.each([
    ['a letter', (input: HTMLInputElement) => void (input.value = '1 rew')],
    ['a composed character', (input: HTMLInputElement) => void (input.value = '1 reに')],
  ])('is none any more at once, when %s is typed: Enter sends what was typed', async (_, type) => {
    const { press, input, sent, chosen, active } = await opened();
    press('ArrowDown');
    expect(active()).toBe(FIRST);
    type(input);
    fireEvent(input, new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    expect(active()).toBeUndefined();
    press('Enter');
    expect(chosen).toEqual([]);
    expect(sent).toEqual([input.value]);
  });

  it('is chosen by Enter, and an Enter that is held does not send the form', async () => {
    const { press, chosen, sent } = await opened();
    press('ArrowDown');
    press('Enter');
    press('Enter', { repeat: true });
    expect([chosen, sent]).toEqual([[FIRST], []]);
    press('Enter');
    expect([chosen, sent]).toEqual([[FIRST], [FIRST]]);
  });

  it('is left alone by keys of a character that is being composed', async () => {
    const { press, active, chosen } = await opened();
    press('ArrowDown');
    press('ArrowDown', { isComposing: true });
    press('Enter', { isComposing: true, repeat: true });
    expect([active(), chosen]).toEqual([FIRST, []]);
  });

  it.each(['Shift+ArrowUp', 'Control+ArrowDown', 'Meta+ArrowUp', 'ArrowLeft', 'End', 'x'])(
    'is left by %s, which the text gets',
    async (keys) => {
      const { press, active, options } = await opened();
      press('ArrowDown');
      expect(press(keys)).toBe(true);
      expect(active()).toBeUndefined();
      expect(options()).toEqual(FOUND);
    },
  );
});
