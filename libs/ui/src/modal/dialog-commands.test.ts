import { beforeEach, describe, expect, it } from 'vitest';
import { installDialog } from './dialog.test-support.ts';
import { obeyCommand } from './dialog-commands.ts';

const MARKUP = `
<button command="show-modal" commandfor="here"><b>Open</b></button>
<button command="show-modal" commandfor="gone">Lost</button>
<button>Other</button>
<dialog id="here"><button command="close" commandfor="here">Close</button></dialog>`;

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

/** @returns whether `obeyCommand` has handled the click */
function click(words: string): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  document.addEventListener('click', obeyCommand, { once: true });
  (button?.firstElementChild ?? button)?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  installDialog();
  document.body.innerHTML = MARKUP;
});

describe('a button with a command, where the browser knows none', () => {
  it('opens its dialog, wherever in it the click is, and closes it from inside', () => {
    expect(click('Open')).toBe(true);
    expect(dialog().open).toBe(true);
    expect(click('Close')).toBe(true);
    expect(dialog().open).toBe(false);
  });

  it('opens once', () => {
    click('Open');
    expect(() => click('Open')).not.toThrow();
    expect(dialog().open).toBe(true);
  });

  it.each(['Lost', 'Other', 'Close'])('leaves %s to the browser while no dialog is open', (words) => {
    expect(click(words)).toBe(false);
    expect(dialog().open).toBe(false);
  });
});

it('leaves buttons alone in a browser that has obeyed already', () => {
  const button = document.querySelector('button') as HTMLButtonElement;
  Object.assign(button, { command: 'show-modal' });
  expect(click('Open')).toBe(false);
  expect(dialog().open).toBe(false);
});
