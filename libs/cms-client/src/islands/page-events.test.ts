import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionAttributes, emitPageEvent, onPageEvent } from './page-events.ts';

const stops: (() => void)[] = [];
function subscribe(name: Parameters<typeof onPageEvent>[0] = 'open-address-check') {
  const take = vi.fn();
  const stop = onPageEvent(name, take);
  stops.push(stop);
  return { take, stop };
}

beforeEach(() => {
  globalThis.skeinPending = undefined;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a page event', () => {
  it('reaches its subscriber at once, with its detail', () => {
    const { take } = subscribe();
    emitPageEvent('open-address-check', { source: 'hero' });
    expect(take.mock.calls).toEqual([[{ source: 'hero' }]]);
  });

  it('waits for the first subscriber when nobody takes it, in order', () => {
    emitPageEvent('open-address-check', { source: 'first' });
    emitPageEvent('open-address-check', { source: 'second' });
    expect(subscribe().take.mock.calls).toEqual([[{ source: 'first' }], [{ source: 'second' }]]);
  });

  it('is delivered once: what was taken does not wait, what waited is not given to the next', () => {
    const first = subscribe();
    emitPageEvent('open-address-check', {});
    const second = subscribe();
    expect(first.take).toHaveBeenCalledTimes(1);
    expect(second.take).not.toHaveBeenCalled();

    emitPageEvent('open-drawer', {});
    subscribe('open-drawer');
    expect(subscribe('open-drawer').take).not.toHaveBeenCalled();
  });

  it('that says what is known of the visitor reaches each later subscriber, the last word last', () => {
    const hero = subscribe('portal-data');
    emitPageEvent('portal-data', { name: 'Maya' });
    expect(subscribe('portal-data').take.mock.calls).toEqual([[{ name: 'Maya' }]]);
    emitPageEvent('portal-data', { name: '' });
    expect(subscribe('portal-data').take.mock.lastCall).toEqual([{ name: '' }]);
    expect(hero.take.mock.calls).toEqual([[{ name: 'Maya' }], [{ name: '' }]]);
  });

  it('waits for subscribers of its own name only', () => {
    emitPageEvent('open-drawer', {});
    expect(subscribe('open-address-check').take).not.toHaveBeenCalled();
    expect(subscribe('open-drawer').take).toHaveBeenCalledTimes(1);
  });

  it('reaches all who subscribe', () => {
    const [one, two] = [subscribe(), subscribe()];
    emitPageEvent('open-address-check', {});
    expect(one.take).toHaveBeenCalledTimes(1);
    expect(two.take).toHaveBeenCalledTimes(1);
  });

  it('reaches the others when one has stopped, and waits when all have', () => {
    const [one, two] = [subscribe(), subscribe()];
    one.stop();
    emitPageEvent('open-address-check', { source: 'a' });
    expect(one.take).not.toHaveBeenCalled();
    expect(two.take).toHaveBeenCalledTimes(1);
    two.stop();
    emitPageEvent('open-address-check', { source: 'b' });
    expect(subscribe().take.mock.calls).toEqual([[{ source: 'b' }]]);
  });

  it('sent while another is taken is not lost', () => {
    const taken: unknown[] = [];
    stops.push(
      onPageEvent('open-drawer', () => emitPageEvent('open-address-check', { source: 'drawer' })),
      onPageEvent('open-address-check', (detail) => taken.push(detail)),
    );
    emitPageEvent('open-drawer', {});
    expect(taken).toEqual([{ source: 'drawer' }]);
  });
});

describe('attributes for plain markup', () => {
  it.each([
    [undefined, { 'data-action': 'open-address-check' }],
    [
      { source: 'a "quote"' },
      { 'data-action': 'open-address-check', 'data-detail': '{"source":"a \\"quote\\""}' },
    ],
  ])('with the detail %j are %j', (detail, attributes) =>
    expect(actionAttributes('open-address-check', detail)).toEqual(attributes),
  );
});
