import * as fc from 'fast-check';
import { expect } from 'vitest';

/** Names and indexes that lead to a value inside an answer. */
export type FieldPath = readonly string[];

/** The value that the tested function returns for an answer, and the problems that it reports. */
export interface RecordReading {
  readonly value: unknown;
  /** Reported problems. Empty if there are none. */
  readonly told: readonly unknown[];
}

export interface OneBrokenField {
  /** An answer without problems. All its texts and numbers differ, so that the test can identify them. */
  readonly answer: unknown;
  readonly read: (answer: unknown) => RecordReading | Promise<RecordReading>;
  /** Returns the path of the value that is lost if the field at `path` is broken. Default: `path` itself. */
  readonly costs?: (path: FieldPath) => FieldPath;
  /** Whether the field at `path` may be lost without a report. Default: no field may. */
  readonly untold?: (path: FieldPath) => boolean;
}

/** A value that is unusable as a text, number, flag, record or list of records. */
const WRONG = [{ nested: [true] }];
const BROKEN = [undefined, null, -7.5, '', ' ', 'x'.repeat(20_000), {}, [], [null], true] as const;

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null;

function pathsIn(value: unknown, at: FieldPath = []): FieldPath[] {
  if (!isParent(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsIn(inner, [...at, key])]);
}

const within = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((at, key) => (isParent(at) ? Reflect.get(at, key) : undefined), value);

function withBroken(value: unknown, [key, ...rest]: FieldPath, broken: unknown): unknown {
  if (key === undefined) return broken;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === key ? withBroken(item, rest, broken) : item,
    );
  return { ...Object(value), [key]: withBroken(within(value, [key]), rest, broken) };
}

/** Returns all texts and numbers in a value. */
function wordsIn(value: unknown): string[] {
  if (isParent(value)) return Object.values(value).flatMap(wordsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value).trim()] : [];
}

/**
 * Tests a function that reads data from outside. A broken field may cost only its own content. If the value of
 * a field has the wrong type, the function must report the field.
 */
export async function costsOnlyItself({
  answer,
  read,
  costs = (path) => path,
  untold = () => false,
}: OneBrokenField): Promise<void> {
  const whole = await read(answer);
  expect(whole.told, 'the answer is whole').toEqual([]);
  const known = wordsIn(whole.value);

  async function check(path: FieldPath, broken: unknown) {
    const { value, told } = await read(withBroken(answer, path, broken));
    const kept = new Set(wordsIn(value));
    const lost = known.filter((word) => !kept.has(word));
    const own = wordsIn(within(answer, costs(path))).filter(Boolean);
    const about = `${path.join('.')} is ${JSON.stringify(broken)?.slice(0, 40)}`;
    // A reader may split a text, or join two texts.
    const neighbors = lost.filter((word) => !own.some((one) => one.includes(word) || word.includes(one)));
    expect(neighbors, `lost where ${about}`).toEqual([]);
    if (broken === WRONG && lost.length > 0 && !untold(path))
      expect(told, `told where ${about}`).not.toEqual([]);
  }

  const paths = pathsIn(answer);
  for (const path of paths) await check(path, WRONG);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.oneof(fc.constantFrom<unknown>(...BROKEN), fc.jsonValue()),
      check,
    ),
    { numRuns: 10 * paths.length },
  );
}
