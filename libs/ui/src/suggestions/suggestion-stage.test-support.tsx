import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Suggestion, SuggestionSource } from './suggester.ts';
import { Suggestions } from './suggestions.tsx';

/** Queries must include hidden elements, because jsdom cannot show popovers. */
const hidden = true;
export const DEBOUNCE_MS = 250;

/** Functions that act on the field as a visitor does, and return what a visitor sees. */
export interface SuggestionStage {
  readonly input: HTMLInputElement;
  readonly chosen: string[];
  readonly sent: string[];
  /** Queries to the source that have no answer yet, oldest first. */
  readonly asked: {
    readonly query: string;
    answer(...texts: string[]): Promise<void>;
    fail(): Promise<void>;
  }[];
  /** Replaces the text of the field, and waits until the source has received the query. */
  enter(text: string, event?: Event): Promise<void>;
  /**
   * Presses a key in the field.
   * @param keys modifiers and key, such as `Shift+ArrowUp`
   * @returns whether the browser handles the key as usual
   */
  press(keys: string, more?: KeyboardEventInit): boolean;
  pass(ms: number): Promise<void>;
  options(): string[];
  active(): string | undefined;
}

/** Renders a field with suggestions in a form. The test answers the queries and controls the clock. */
export function suggestionStage(minLength = 3): SuggestionStage {
  const form = document.body.appendChild(document.createElement('form'));
  const input = form.appendChild(document.createElement('input'));
  const chosen: string[] = [];
  const sent: string[] = [];
  const asked: SuggestionStage['asked'] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(input.value);
  });
  const source: SuggestionSource = (query) =>
    new Promise((resolve, reject) =>
      asked.push({
        query,
        answer: (...texts) => act(async () => resolve(texts.map((text) => ({ id: text, text })))),
        fail: () => act(async () => reject(new Error('offline'))),
      }),
    );
  input.focus();
  const choose = ({ text }: Suggestion) => {
    chosen.push(text);
    input.value = text;
  };
  render(
    <Suggestions
      input={input}
      source={source}
      onChoose={choose}
      debounceMs={DEBOUNCE_MS}
      minLength={minLength}
      nothing="We know no address like this. You can go on typing it."
    />,
  );
  const pass = (ms: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
    });
  return {
    input,
    chosen,
    sent,
    asked,
    pass,
    async enter(text, event = new InputEvent('input', { bubbles: true, inputType: 'insertText' })) {
      input.value = text;
      fireEvent(input, event);
      await pass(DEBOUNCE_MS);
    },
    press(keys, more = {}) {
      const [key = '', ...held] = keys.split('+').reverse();
      const untouched = fireEvent.keyDown(input, {
        key,
        altKey: held.includes('Alt'),
        ctrlKey: held.includes('Control'),
        metaKey: held.includes('Meta'),
        shiftKey: held.includes('Shift'),
        ...more,
      });
      if (untouched && key === 'Enter') form.requestSubmit();
      return untouched;
    },
    options: () => screen.queryAllByRole('option', { hidden }).map(({ textContent }) => textContent),
    active: () => {
      const id = input.getAttribute('aria-activedescendant');
      const option = id === null ? undefined : document.getElementById(id);
      return option?.getAttribute('aria-selected') === 'true' ? option.textContent : undefined;
    },
  };
}

export const FOUND = ['1 Ready Rd, Austin', '1 Ready Row, Austin'] as const;

export async function opened() {
  const stage = suggestionStage();
  await stage.enter('1 re');
  await stage.asked[0]?.answer(...FOUND);
  expect(stage.options()).toEqual(FOUND);
  return stage;
}
