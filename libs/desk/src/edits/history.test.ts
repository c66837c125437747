import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noHistory, redo, settled, undo, withStep, type Change, type History } from './history.ts';

const place = { entryId: 'hero', fieldId: 'title', locale: 'en-US' };
const typed = (history: History, before: unknown, after: unknown, of = place) =>
  withStep(history, [{ ...of, before, after }]);

describe('undo', () => {
  it('takes back what was typed at one place in one go', () => {
    const history = typed(typed(typed(noHistory, 'a', 'ab'), 'ab', 'abc'), 'abc', 'abcd');
    expect(undo(history)[1]).toMatchObject([{ before: 'a', after: 'abcd' }]);
  });

  it('takes back in two steps what was typed before and after a pause, or at two places', () => {
    const paused = typed(settled(typed(noHistory, 'a', 'ab')), 'ab', 'abc');
    expect(undo(paused)[1]).toMatchObject([{ before: 'ab' }]);
    const other = typed(typed(noHistory, 'a', 'b'), '1', '2', { ...place, locale: 'es' });
    expect(undo(undo(other)[0])[1]).toMatchObject([{ before: 'a' }]);
  });

  it('takes back a step with several changes alone', () => {
    const created = {
      entryId: 'new',
      before: undefined,
      after: { sys: { id: 'new', type: 'Entry', version: 0 }, fields: {} },
    };
    const added = withStep(typed(noHistory, 'a', 'b'), [created, { ...place, before: 'b', after: 'c' }]);
    const [rest, step] = undo(typed(added, 'c', 'd'));
    expect(step).toMatchObject([{ before: 'c', after: 'd' }]);
    expect(undo(rest)[1]).toMatchObject([{ entryId: 'new' }, { before: 'b', after: 'c' }]);
  });

  it('has nothing to redo after a new change', () => {
    const [history] = undo(typed(noHistory, 'a', 'b'));
    expect(redo(typed(history, 'a', 'c'))[1]).toBeUndefined();
  });

  it('of all steps leads to the beginning, and redo of all to the end', () => {
    const change = fc.record({
      field: fc.constantFrom('title', 'text'),
      after: fc.string(),
      pause: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const values: Record<string, unknown> = {};
        let history = noHistory;
        const put = ({ fieldId }: Change, value: unknown) => void (values[fieldId] = value);
        for (const { field, after, pause } of changes) {
          history = typed(history, values[field], after, { ...place, fieldId: field });
          values[field] = after;
          if (pause) history = settled(history);
        }
        const end = { ...values };
        for (let step = undo(history); step[1]; step = undo(history)) {
          for (const one of step[1]) put(one as Change, one.before);
          [history] = step;
        }
        expect(Object.values(values).every((value) => value === undefined)).toBe(true);
        for (let step = redo(history); step[1]; step = redo(history)) {
          for (const one of step[1]) put(one as Change, one.after);
          [history] = step;
        }
        expect(values).toEqual(end);
      }),
    );
  });
});
