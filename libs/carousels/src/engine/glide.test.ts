import { beforeEach, describe, expect, it, vi } from 'vitest';
import { glide } from './glide.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
);

function track(): HTMLElement {
  const element = document.createElement('div');
  element.scrollLeft = 100;
  return element;
}
const FRAME_MS = 16;

describe('gliding to a place', () => {
  it('takes as long as it was told, slowly at both ends, and never turns back', () => {
    const element = track();
    const onEnd = vi.fn();
    const seen: number[] = [];
    glide(element, 'x', 600, 500, onEnd);
    for (let ms = 0; ms < 480; ms += FRAME_MS) {
      vi.advanceTimersByTime(FRAME_MS);
      seen.push(element.scrollLeft);
    }
    expect(onEnd).not.toHaveBeenCalled();
    expect(element.style.scrollSnapType).toBe('none');
    vi.advanceTimersByTime(3 * FRAME_MS);
    expect(element.scrollLeft).toBe(600);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(element.style.scrollSnapType).toBe('');
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    const [first = 0, second = 0] = seen.slice(1);
    expect(second - first).toBeLessThan(10);
  });

  it('is there at once when it takes no time', () => {
    const element = track();
    const onEnd = vi.fn();
    glide(element, 'x', 600, 0, onEnd);
    expect(element.scrollLeft).toBe(600);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays where it was stopped, and snaps again', () => {
    const element = track();
    const onEnd = vi.fn();
    const stop = glide(element, 'x', 600, 500, onEnd);
    vi.advanceTimersByTime(250);
    stop();
    stop();
    const there = element.scrollLeft;
    vi.advanceTimersByTime(1000);
    expect(element.scrollLeft).toBe(there);
    expect(element.style.scrollSnapType).toBe('');
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
