// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { instructionSteps } from './instruction-steps.block.ts';
import * as fixtures from './instruction-steps.fixtures.ts';
import { InstructionSteps } from './instruction-steps.tsx';

type Fixture = (typeof fixtures)[keyof typeof fixtures];
const html = (fixture: Fixture) => draw(instructionSteps, InstructionSteps, fixture);
const numbers = (text: string) =>
  [...text.matchAll(/<span aria-hidden="true"[^>]*>(\d+)<\/span>/g)].map(([, number]) => Number(number));

describe('InstructionSteps', () => {
  it.each([
    ['three', fixtures.instructionThree, 3],
    ['one', fixtures.instructionOne, 1],
    ['eleven', fixtures.instructionLong, 11],
  ] as const)('numbers %s steps from 1', (_, fixture, count) => {
    expect(numbers(html(fixture))).toEqual(Array.from({ length: count }, (_, n) => n + 1));
  });

  it('is an ordered list, so that the number is read once', () => {
    expect(html(fixtures.instructionThree).match(/<ol/g)).toHaveLength(1);
    expect(html(fixtures.instructionThree).match(/<li/g)).toHaveLength(3);
  });

  it('is nothing without steps', () => expect(html(fixtures.instructionNone)).toBe(''));
});
