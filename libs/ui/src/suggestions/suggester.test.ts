// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  const shown: (string[] | undefined)[] = [];
  const suggester = createSuggester({
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
    show: (found) => shown.push(found?.map(({ text }) => text)),
  });
  const { stop } = suggester;
  const type = (text: string) => suggester.look(text, 250);
  return { stop, type, questions, shown, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('suggestions while somebody types', () => {
  it('are asked for once the keys are quiet', async () => {
    const { type, questions, pass } = stage();
    type('12 j');
    await pass(249);
    type('12 ju');
    await pass(249);
    expect(questions).toHaveLength(0);
    await pass(1);
    expect(questions.map(({ query }) => query)).toEqual(['12 ju']);
  });

  it('are not asked for so little, and those that stood there go', async () => {
    const { type, questions, shown, pass } = stage();
    type(' 1 ');
    await pass(1000);
    expect(questions).toHaveLength(0);
    expect(shown).toEqual([undefined]);
  });

  it('that come late are dropped', async () => {
    const { type, questions, shown, pass } = stage();
    type('12 j');
    await pass(250);
    type('12 ju');
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
    const { type, questions, shown, pass } = stage();
    type('12 j');
    await pass(250);
    questions[0]?.fail();
    await pass(0);
    expect(shown).toEqual([undefined]);
    expect(log).toHaveBeenCalledOnce();
  });

  it('are forgotten when the field is left, and so is their failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { stop, type, questions, shown, pass } = stage();
    type('12 j');
    await pass(250);
    stop();
    questions[0]?.fail();
    await pass(0);
    expect(shown).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});
