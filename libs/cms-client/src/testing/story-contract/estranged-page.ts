import { useEffect, useState, type ReactNode } from 'react';
import { identitiesIn, successorOf } from '../../islands/identity.ts';
import { replayOf } from '../../islands/replay.ts';
import { mountIsland } from '../../islands/runtime.tsx';
import { hearComplaints } from './complaints.ts';

/** A block with a script, and its served HTML. */
export interface Waking {
  readonly html: string;
  /**
   * Starts the block's script on the served HTML in an element. Returns a function that unmounts the block.
   */
  wake(element: Element): Promise<() => Promise<void>>;
  /** Waits for the modules that the block has started to load. */
  readonly loaded?: () => Promise<void>;
  /** Selector for content that another program draws in the block at any time, such as a map. */
  readonly drawnByOthers?: string;
}

/**
 * What remains of a block after a test visit: its words, values and states. Two outcomes can be compared, even if the
 * elements of the block have been replaced.
 */
export interface Outcome {
  readonly words: string;
  /** Entered values, by the identity of the control. */
  readonly entered: Readonly<Record<string, string | boolean>>;
  readonly focus: string | undefined;
  /** States of elements, such as open, selected or pressed. */
  readonly states: readonly string[];
}

const STATES = ['aria-expanded', 'aria-selected', 'aria-pressed', 'aria-checked', 'aria-invalid', 'open'];
/** How many turns of the event loop to wait for a block at most. */
const TURNS = 2000;

/** How many turns without a change mean that React has finished. */
const QUIET_TURNS = 6;
const nextTurn = () => new Promise<void>((done) => setTimeout(done));

/** Waits until the element stops changing. */
export async function settle(element: Element): Promise<void> {
  let html = '';
  for (let quiet = 0, turn = 0; quiet < QUIET_TURNS && turn < TURNS; turn++) {
    await nextTurn();
    quiet = element.innerHTML === html ? quiet + 1 : 0;
    html = element.innerHTML;
  }
}

/**
 * Hydrates the element with React, like the runtime of a page. Throws if hydration fails. A real page would show the
 * served HTML again instead.
 */
export async function wakeWithReact(
  element: Element,
  component: () => ReactNode,
  prefix = '',
): Promise<() => Promise<void>> {
  let ended: 'ready' | { readonly why: unknown } | undefined;
  let leave = () => {};
  function Leaving() {
    const [isGone, setGone] = useState(false);
    useEffect(() => void (leave = () => setGone(true)), []);
    return isGone ? null : component();
  }
  element.setAttribute('prefix', prefix);
  await mountIsland({
    element,
    Component: Leaving,
    onReady: () => (ended ??= 'ready'),
    onFailed: (why) => (ended = { why }),
  });
  for (let turn = 0; ended === undefined && turn < TURNS; turn++) await nextTurn();
  if (ended === undefined) throw new Error('it never woke');
  if (ended !== 'ready') throw new Error('it went back to what was served', { cause: ended.why });
  return async () => {
    leave();
    await nextTurn();
  };
}

export function serve(html: string): Element {
  const element = document.createElement('skein-island');
  element.innerHTML = html;
  // A browser's parser mutes such films itself, but `innerHTML` in a test does not.
  for (const video of element.querySelectorAll<HTMLVideoElement>('video[muted]')) video.muted = true;
  document.body.append(element);
  return element;
}

/** Runs a check in which React updates by itself, as on a page, instead of waiting for `act`. */
export async function withoutAct<T>(check: () => Promise<T>): Promise<T> {
  const acts = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const { IS_REACT_ACT_ENVIRONMENT: acted } = acts;
  acts.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return await check();
  } finally {
    acts.IS_REACT_ACT_ENVIRONMENT = acted;
  }
}

/**
 * Runs a check on a page where no service answers, and no form leads to another page. The console ignores errors and
 * warnings, because React reports the changes by browser extensions and translators, which the check imitates.
 */
export async function onDeadPage<T>(check: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { stop } = hearComplaints();
  const stay = (event: Event) => event.preventDefault();
  globalThis.fetch = () => new Promise(() => undefined);
  window.addEventListener('submit', stay);
  try {
    return await withoutAct(check);
  } finally {
    window.removeEventListener('submit', stay);
    globalThis.fetch = fetch;
    stop();
  }
}

/**
 * Matches elements in which React hides content that is not ready, and elements that browsers with script do
 * not show.
 */
const HIDDEN = '[style*="display: none"],noscript';
const isShown = (control: Element) => !control.closest(HIDDEN);

/**
 * Returns the words that a visitor reads. Leaves out hidden content, and content that other programs draw.
 */
function wordsOf(element: Element, drawnByOthers: string | undefined): string {
  const shown = element.cloneNode(true) as Element;
  const leftOut = [HIDDEN, '[hidden]', drawnByOthers].filter((selector) => selector !== undefined);
  for (const hidden of shown.querySelectorAll(leftOut.join())) hidden.remove();
  return (shown.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controlsOf = (element: Element) =>
  [...element.querySelectorAll<Control>('input:not([type=hidden],[type=file]),textarea,select')].filter(
    (control) => !control.disabled && !('readOnly' in control && control.readOnly) && isShown(control),
  );

/** Returns a text that a field of this type accepts and that differs from the field's first value. */
function textFor({ type, inputMode, min, max }: HTMLInputElement): string {
  if (type === 'email') return 'sam@example.com';
  if (type === 'number' || type === 'range') return max !== '' ? max : String(Number(min) + 1);
  if (type === 'date') return min;
  return type === 'tel' || inputMode === 'numeric' ? '78701' : 'Ana';
}

/**
 * Fills in every control, like a visitor or a browser's autofill. Then puts the caret into the middle of the
 * last text.
 */
export function fillIn(element: Element): void {
  for (const control of controlsOf(element)) {
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      control.click();
      continue;
    }
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else {
      const text = control instanceof HTMLInputElement ? textFor(control) : 'Ana';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    }
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

export function focusLast(element: Element): void {
  const last = controlsOf(element).at(-1);
  last?.focus();
  if (last && 'selectionStart' in last && last.selectionStart !== null) last.setSelectionRange(1, 2);
}

/** Returns the buttons that the check can press. */
export const buttonsOf = (element: Element) =>
  [...element.querySelectorAll<HTMLButtonElement>('button')].filter(
    (button) =>
      !button.disabled && !button.hasAttribute('commandfor') && !button.hasAttribute('popovertarget'),
  );

/**
 * Presses a button of a block whose script has not started. The returned function repeats the press after the
 * start.
 */
export function pressEarly(element: Element, button: HTMLElement): () => void {
  let replay = () => {};
  const keep = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const again = replayOf(event);
    const identities = identitiesIn(element);
    replay = () => again((pressed) => successorOf(element, pressed, identities.get(pressed)));
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, keep, { capture: true });
  (button.querySelector('font') ?? button).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
  for (const type of ['click', 'submit']) document.removeEventListener(type, keep, { capture: true });
  return replay;
}

const enteredIn = (control: Control) =>
  'checked' in control && ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value;

export function outcomeOf(element: Element, drawnByOthers?: string): Outcome {
  const identities = identitiesIn(element);
  const nameOf = (one: Element) => `${identities.get(one)?.kind} ${identities.get(one)?.nth}`;
  const focused = document.activeElement;
  const caret =
    focused instanceof HTMLInputElement && focused.selectionStart !== null
      ? ` at ${focused.selectionStart}`
      : '';
  return {
    words: wordsOf(element, drawnByOthers),
    entered: Object.fromEntries(controlsOf(element).map((control) => [nameOf(control), enteredIn(control)])),
    focus: focused && element.contains(focused) ? nameOf(focused) + caret : undefined,
    states: [...element.querySelectorAll('*')].flatMap((one) =>
      STATES.filter((name) => (one.getAttribute(name) ?? 'false') !== 'false').map(
        (name) => `${identities.get(one)?.kind} ${name}`,
      ),
    ),
  };
}

/** Returns the kinds of controls in a served block, as text. Empty if the block has no controls. */
export function shapeOf(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = html;
  const acting = [...element.querySelectorAll('input:not([type=hidden]),textarea,select,button')];
  const names = acting.map((one) =>
    [one.localName, one.getAttribute('type'), one.getAttribute('name')].join(),
  );
  return [...new Set(names)].sort().join('\n');
}
