import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SuggestionSource } from './suggester.ts';
import { Suggestions } from './suggestions.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

async function stage() {
  const input = document.body.appendChild(document.createElement('input'));
  const source = vi.fn<SuggestionSource>(async () => [{ id: '1', text: '1 Ready Rd, Austin' }]);
  input.focus();
  render(<Suggestions input={input} source={source} onChoose={() => {}} debounceMs={250} minLength={3} />);
  const enter = async (text: string, event: Event) => {
    input.value = text;
    fireEvent(input, event);
    await act(() => vi.advanceTimersByTimeAsync(250));
  };
  return { source, enter };
}

const typed = () => new InputEvent('input', { bubbles: true, inputType: 'insertText' });
const options = () => screen.queryAllByRole('option', { hidden: true });

describe('suggestions under a field that has the focus', () => {
  it('come for what is typed', async () => {
    const { enter } = await stage();
    await enter('1 re', typed());
    expect(options()).toHaveLength(1);
  });

  it.each([
    ['Chrome', () => new Event('input', { bubbles: true })],
    [
      'Safari and Firefox',
      () => new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }),
    ],
  ])('do not lie over the form that %s has filled in', async (_, filledIn) => {
    const { source, enter } = await stage();
    await enter('1 re', typed());
    await enter('1 Ready Rd', filledIn());
    expect(options()).toHaveLength(0);
    expect(source).toHaveBeenCalledTimes(1);
  });
});
