import { expect, it } from 'vitest';
import { anySignal } from './any-signal.ts';

it.each([0, 1])('ends with whichever of its signals ends first, for its reason', (first) => {
  const controllers = [new AbortController(), new AbortController()];
  const signal = anySignal(undefined, ...controllers.map((one) => one.signal));
  expect(signal.aborted).toBe(false);
  controllers[first]?.abort('late');
  controllers[1 - first]?.abort('later');
  expect([signal.aborted, signal.reason]).toEqual([true, 'late']);
});

it('has ended where one of them had', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone');
});
