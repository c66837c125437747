// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalAnswer, picked, type Answer } from './answers.ts';
import type { Question } from './questions.ts';
import { progress, quizQuery, readQuizAddress, resultStep, shownStep, wantsAnswer } from './quiz-address.ts';

const worth = (...values: string[]) => values.map((value) => ({ value }));
const household: Question = { variation: 'household-size' };
const use: Question = { variation: 'internet-use', options: worth('a', 'b', 'c') };
const bandwidth: Question = { variation: 'bandwidth', options: worth('core', 'home', 'edge', 'edge') };
const questions = [household, use, bandwidth];

describe('an answer', () => {
  it.each<[string, Question, readonly string[], Answer]>([
    ['a number', household, ['3'], ['3']],
    ['the last of several numbers, as a button of the form sends it', household, ['3', '4'], ['4']],
    ['nobody', household, ['0'], []],
    ['too many', household, ['11'], ['10']],
    ['fewer than nobody', household, ['-1'], []],
    ['no number', household, ['three'], []],
    ['a fraction', household, ['1.5'], []],
    ['one option', use, ['b'], ['b']],
    ['the last of two where one may be chosen', use, ['b', 'c'], ['c']],
    ['an option that does not exist', use, ['d'], []],
    ['options in their own order, each once', bandwidth, ['edge-2', 'home', 'edge-2'], ['home', 'edge-2']],
    ['core by itself, though others were ticked', bandwidth, ['edge', 'core', 'home'], ['core']],
    ['none of what is unknown', bandwidth, ['edge-3', 'toString'], []],
  ])('may be %s', (_, question, given, answer) => {
    expect(normalAnswer(question, given)).toEqual(answer);
    expect(normalAnswer(question, answer)).toEqual(answer);
  });

  it.each<[string, Answer, string, Answer]>([
    ['core clears the others', ['home', 'edge'], 'core', ['core']],
    ['another clears core', ['core'], 'home', ['home']],
    ['another joins the others', ['edge'], 'home', ['home', 'edge']],
    ['a second time takes it back', ['home', 'edge'], 'home', ['edge']],
    ['core, too', ['core'], 'core', []],
  ])('of as many as apply: %s', (_, before, key, after) =>
    expect(picked(bandwidth, before, key)).toEqual(after),
  );

  it('of one option is replaced by the next', () => expect(picked(use, ['a'], 'c')).toEqual(['c']));
});

describe('the address', () => {
  it.each([
    ['', '', 0],
    ['?utm_source=mail', '', 0],
    ['?step=0&household-size=3', '', 0],
    ['?household-size=3', '', 0],
    ['?step=1', '?step=1', 1],
    ['?step=01&utm=x', '?step=1', 1],
    ['?step=2&household-size=3', '?household-size=3&step=2', 2],
    ['?internet-use=b&household-size=3&step=1', '?household-size=3&internet-use=b&step=1', 1],
    ['?household-size=3&household-size=4&step=1&step=2', '?household-size=4&step=2', 2],
    ['?household-size=3&count=4', '?household-size=4&step=1', 1],
    ['?count=0&household-size=3&internet-use=b&step=2', '?internet-use=b&step=1', 1],
    [
      '?household-size=3&internet-use=b&bandwidth=home%2Cedge-2&step=3',
      '?household-size=3&internet-use=b&bandwidth=home&bandwidth=edge-2&step=3',
      3,
    ],
    // If the visitor tries to continue without an answer, the same question appears with a message.
    ['?step=2', '?step=2', 1],
    ['?step=9', '?step=2', 1],
    ['?step=result', '?step=2', 1],
    ['?household-size=3&step=result', '?household-size=3&step=3', 2],
    [
      '?household-size=3&internet-use=b&bandwidth=edge&bandwidth=core&step=result',
      '?household-size=3&internet-use=b&bandwidth=core&step=result',
      4,
    ],
    [
      '?household-size=3&internet-use=b&bandwidth=core&step=4',
      '?household-size=3&internet-use=b&bandwidth=core&step=result',
      4,
    ],
    ['?step=-1&step=x', '', 0],
    ['?step=%3Cscript%3E', '', 0],
  ])('%s is %s and shows step %i', (query, normal, shown) => {
    const address = readQuizAddress(questions, query);
    expect(quizQuery(questions, address)).toBe(normal);
    expect(shownStep(questions, address)).toBe(shown);
    expect(wantsAnswer(questions, address)).toBe(address.step > shown);
  });

  it('has one normal form, which says the same', () => {
    const key = fc.constantFrom('household-size', 'internet-use', 'bandwidth', 'step', 'count', 'other');
    const value = fc.oneof(
      fc.constantFrom('0', '1', '3', '12', 'a', 'b', 'core', 'home', 'edge', 'edge-2', 'result', ''),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 9 }), (pairs) => {
        const address = readQuizAddress(questions, `?${new URLSearchParams(pairs)}`);
        const normal = quizQuery(questions, address);
        expect(readQuizAddress(questions, normal)).toEqual(address);
        expect(quizQuery(questions, readQuizAddress(questions, normal))).toBe(normal);
      }),
    );
  });

  it('of a quiz without questions is its introduction', () => {
    expect(readQuizAddress([], '?step=result')).toEqual({ answers: {}, step: 0 });
    expect(resultStep([])).toBe(0);
    expect(progress([], 0)).toBe(0);
  });

  it.each([
    [1, 33],
    [2, 67],
    [3, 100],
    [4, 100],
  ])('is at step %i of 3 so far along, percent: %i', (step, percent) => {
    expect(Math.round(progress(questions, step))).toBe(percent);
  });
});
