import { describe, expect, it } from 'vitest';
import { startAddress } from '../address/finder-address.ts';
import { historyStep, reduce, stateAt, type FinderAction, type FinderState } from './finder-state.ts';

const start = stateAt(startAddress);
const after = (...actions: readonly FinderAction[]): FinderState => actions.reduce(reduce, start);

describe('the state of the finder', () => {
  it('opens on the map for the whole city, and on the list for a neighborhood', () => {
    expect(start.panel).toBe('map');
    expect(after({ type: 'choose', neighborhood: 'mueller' }).panel).toBe('list');
    expect(
      after({ type: 'choose', neighborhood: 'mueller' }, { type: 'choose', neighborhood: 'all' }).panel,
    ).toBe('map');
  });

  it('begins a neighborhood on its first page, and hides the detail', () => {
    const chosen = after(
      { type: 'turn', page: 4 },
      { type: 'select', apartment: '1|2' },
      { type: 'choose', neighborhood: 'mueller' },
    );
    expect(chosen.address).toEqual({ ...startAddress, neighborhood: 'mueller' });
  });

  it('keeps page and search while a detail opens and closes', () => {
    const before = after({ type: 'search', typed: 'kite' }, { type: 'turn', page: 2 });
    const closed = [{ type: 'select', apartment: '1|2' } as const, { type: 'close' } as const].reduce(
      reduce,
      before,
    );
    expect(closed.address).toEqual(before.address);
  });

  it('begins a search on the first page', () => {
    const found = after({ type: 'turn', page: 3 }, { type: 'search', typed: 'Kite!' });
    expect(found.address).toEqual({ ...startAddress, search: 'Kite' });
  });

  it('keeps what was typed as it was written for as long as it means the search of the address', () => {
    const typed = after({ type: 'search', typed: "O'Ha" }, { type: 'search', typed: "O'Ha " });
    expect(typed).toMatchObject({ typed: "O'Ha ", address: { search: 'OHa' } });
    expect(reduce(typed, { type: 'choose', neighborhood: 'mueller' }).typed).toBe("O'Ha ");
    expect(reduce(typed, { type: 'went', address: { ...typed.address, page: 2 } }).typed).toBe("O'Ha ");
    expect(reduce(typed, { type: 'went', address: startAddress }).typed).toBe('');
  });

  it('closes an overlay when a result of it is chosen, and when the visitor goes back', () => {
    const open = after({ type: 'open', overlay: 'search' });
    expect(reduce(open, { type: 'select', apartment: '1|2' }).overlay).toBe('none');
    expect(reduce(open, { type: 'went', address: startAddress }).overlay).toBe('none');
  });

  it('keeps the panel that was chosen while the visitor goes back within a neighborhood', () => {
    const shown = after({ type: 'show', panel: 'list' }, { type: 'select', apartment: '1|2' });
    expect(reduce(shown, { type: 'went', address: startAddress }).panel).toBe('list');
  });
});

describe('the history of the browser', () => {
  const step = (before: FinderState, action: FinderAction) =>
    historyStep(before, reduce(before, action), action);

  it.each<[string, FinderAction]>([
    ['a building that is selected', { type: 'select', apartment: '1|2' }],
    ['a neighborhood', { type: 'choose', neighborhood: 'mueller' }],
    ['another page', { type: 'turn', page: 2 }],
    ['the first letter of a search', { type: 'search', typed: 'k' }],
  ])('has a step for %s', (_, action) => expect(step(start, action)).toBe('push'));

  it('has a step for closing a detail', () => {
    expect(step(after({ type: 'select', apartment: '1|2' }), { type: 'close' })).toBe('push');
  });
  it('has one step for all letters of a search', () => {
    expect(step(after({ type: 'search', typed: 'k' }), { type: 'search', typed: 'ki' })).toBe('replace');
  });
  it.each<[string, FinderAction]>([
    ['going back', { type: 'went', address: { ...startAddress, page: 2 } }],
    ['what is not in the address', { type: 'show', panel: 'list' }],
    ['what changes nothing', { type: 'turn', page: 1 }],
  ])('has none for %s', (_, action) => expect(step(start, action)).toBe('none'));
});
