import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identitiesIn } from './identity.ts';
import { followPress } from './press.ts';

beforeEach(() => void vi.useFakeTimers());

/**
 * Begins a press on the button "Next" in a block, below the button "Back". Returns functions to end the
 * press.
 */
function pressNext() {
  document.body.innerHTML =
    '<main tabindex="-1"><form><p>Hi</p><button name="back">Back</button><button name="next">Next</button></form></main>';
  const block = document.querySelector('form') as HTMLFormElement;
  const named = (name: string) =>
    block.querySelector<HTMLButtonElement>(`[name=${name}]`) as HTMLButtonElement;
  const heard: string[] = [];
  block.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLButtonElement) heard.push(event.target.name);
  });
  followPress(block, named('next'), identitiesIn(block));
  return {
    block,
    named,
    heard,
    move(px: number) {
      const move = Object.assign(new Event('pointermove', { bubbles: true }), {
        movementX: px,
        movementY: 0,
      });
      document.body.dispatchEvent(move);
    },
    /**
     * Ends the press.
     * @param clicked the element that the browser would click, if any
     */
    end(released: Element, clicked?: HTMLElement, button = 0) {
      released.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, button }));
      clicked?.click();
      vi.runAllTimers();
    },
  };
}

describe('a press in a block that wakes', () => {
  it('is left to the browser where it ends on what it began on', () => {
    const { named, heard, end } = pressNext();
    end(named('next'), named('next'));
    expect(heard).toEqual(['next']);
  });

  it.each([undefined, 'what is around'])('counts on what has taken the place (clicked: %s)', (clicked) => {
    const { block, named, heard, move, end } = pressNext();
    named('next').replaceWith(named('next').cloneNode(true));
    move(30);
    end(named('next'), clicked === undefined ? undefined : block);
    expect(heard).toEqual(['next']);
    expect(document.activeElement).toBe(named('next'));
  });

  it('counts where the button has moved away from under a pointer at rest', () => {
    const { block, heard, move, end } = pressNext();
    move(3);
    end(block, block);
    expect(heard).toEqual(['next']);
  });

  it('is none where the pointer has left the button', () => {
    const { block, heard, move, end } = pressNext();
    move(30);
    end(block, block);
    expect(heard).toEqual([]);
  });

  it('counts in place of one on what has come under a finger at rest', () => {
    const { named, heard, end } = pressNext();
    end(named('back'), named('back'));
    expect(heard).toEqual(['next']);
  });

  it('is none where the pointer has gone on to something else', () => {
    const { named, heard, move, end } = pressNext();
    move(30);
    end(named('back'), named('back'));
    expect(heard).toEqual(['back']);
  });

  it('is none with another button of the mouse', () => {
    const { named, heard, end } = pressNext();
    end(named('next'), undefined, 2);
    expect(heard).toEqual([]);
  });

  it('is over with the next one', () => {
    const { block, heard, end } = pressNext();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    end(block, block);
    expect(heard).toEqual([]);
  });
});
