// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyResult } from './combobox-keys.ts';
import { createSuggester, type Suggestion } from './suggester.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Question {
  readonly query: string;
  readonly signal: AbortSignal;
  readonly answer: (...texts: string[]) => void;
  readonly fail: () => void;
}

function stage(minLength = 3) {
  const questions: Question[] = [];
  const shown: string[][] = [];
  const suggester = createSuggester({
    debounceMs: 250,
    minLength,
    source: (query, signal) =>
      new Promise<readonly Suggestion[]>((resolve, reject) =>
        questions.push({
          query,
          signal,
          answer: (...texts) => resolve(texts.map((text) => ({ id: text, text }))),
          fail: () => reject(new Error('offline')),
        }),
      ),
    show: (suggestions) => shown.push(suggestions.map(({ text }) => text)),
  });
  return { suggester, questions, shown, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('suggestions while somebody types', () => {
  it('are asked for once the keys are quiet', async () => {
    const { suggester, questions, pass } = stage();
    suggester.type('12 j');
    await pass(249);
    suggester.type('12 ju');
    await pass(249);
    expect(questions).toHaveLength(0);
    await pass(1);
    expect(questions.map(({ query }) => query)).toEqual(['12 ju']);
  });

  it('are not asked for so little, and those that stood there go', async () => {
    const { suggester, questions, shown, pass } = stage();
    suggester.type(' 1 ');
    await pass(1000);
    expect(questions).toHaveLength(0);
    expect(shown).toEqual([[]]);
  });

  it('that come late are dropped', async () => {
    const { suggester, questions, shown, pass } = stage();
    suggester.type('12 j');
    await pass(250);
    suggester.type('12 ju');
    await pass(250);
    questions[1]?.answer('new');
    await pass(0);
    questions[0]?.answer('old');
    await pass(0);
    expect(shown).toEqual([['new']]);
    expect(questions[0]?.signal.aborted).toBe(true);
  });

  it('are none after a failure, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { suggester, questions, shown, pass } = stage();
    suggester.type('12 j');
    await pass(250);
    questions[0]?.fail();
    await pass(0);
    expect(shown).toEqual([[]]);
    expect(log).toHaveBeenCalledOnce();
  });

  it('are forgotten when the field is left, and so is their failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { suggester, questions, shown, pass } = stage();
    suggester.type('12 j');
    await pass(250);
    suggester.stop();
    questions[0]?.fail();
    await pass(0);
    expect(shown).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a key in a field with a list', () => {
  it.each([
    ['ArrowDown', { count: 2, active: -1 }, { move: 0 }],
    ['ArrowDown', { count: 2, active: 1 }, { move: 0 }],
    ['ArrowUp', { count: 2, active: -1 }, { move: 1 }],
    ['ArrowUp', { count: 2, active: 1 }, { move: 0 }],
    ['Enter', { count: 2, active: 1 }, 'choose'],
    ['Enter', { count: 2, active: -1 }, undefined],
    ['Escape', { count: 2, active: -1 }, 'close'],
    ['a', { count: 2, active: 0 }, undefined],
    ['Tab', { count: 2, active: 0 }, undefined],
    ['ArrowDown', { count: 0, active: -1 }, undefined],
    ['Escape', { count: 0, active: -1 }, undefined],
    ['Enter', { count: 0, active: -1 }, undefined],
  ] as const)('%s with %o does %o', (key, state, result) => {
    expect(keyResult(key, state)).toEqual(result);
  });
});
