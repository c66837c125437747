import { caretOf, enter, enteredIn, placeCaret, type Caret, type Control, type Entered } from './entered.ts';
import { identitiesIn, successorOf, type Identity } from './identity.ts';
import { followPress } from './press.ts';
import type { Successor } from './replay.ts';
import { openingOf, reopen, type Opening } from './opening.ts';

/** An action of a visitor on one element. */
interface Note<E extends Element = HTMLElement> {
  readonly what: Identity | undefined;
  /** The element that the visitor used or, if the block was redrawn, its replacement. */
  element: E;
}
interface ControlNote extends Note<Control> {
  entered?: Entered | undefined;
  caret?: Caret | undefined;
  /** The element into which the value was restored. */
  placed?: Element;
}

/** Records what a visitor does in a block while the block's script starts, and restores it after the start. */
export interface VisitorState {
  /**
   * Restores missing input, one control after another, so that React renders after each control. Call it again
   * after every step that may have replaced elements. Resolves to false if a control with an entered value no
   * longer exists.
   */
  putBack(options?: {
    /** Whether to wait for parts that appear later. */ readonly patient?: boolean;
  }): Promise<boolean>;
  /** Returns the element that has replaced an element of the served block. */
  readonly successorOf: Successor;
  /** Stops recording what the visitor does. */
  stop(): void;
}

/** Events that may change what a visitor has entered, opened, scrolled or focused. */
const EVENTS = ['pointerdown', 'input', 'change', 'keyup', 'click', 'focusin', 'scroll', 'toggle'];
/** Pauses, in ms, before each check whether late parts of a block have appeared. */
const WAITS_MS = [0, 50, 200, 500, 1000, 2000];
const ACTING = 'input,textarea,select,button,a,[tabindex]';

/**
 * Whether React has hydrated the part of the block that contains an element. The check dispatches `touchcancel`, which
 * no component uses: in a part that is not hydrated yet, React stops this event and hydrates the part at once.
 */
function isHeard(element: Element): boolean {
  let heard = false;
  const hear = () => (heard = true);
  element.addEventListener('touchcancel', hear);
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  element.removeEventListener('touchcancel', hear);
  return heard;
}

interface RememberOptions {
  /**
   * Whether every value counts as the visitor's input, even if it is the initial value. Needed if a script may have
   * changed initial values.
   */
  readonly everything?: boolean;
  /** The last element that the visitor pressed or focused before the script was loaded. */
  readonly touched?: EventTarget | null | undefined;
}

/** Starts to record a visitor's input. The record includes the input that the block already contains. */
export function rememberVisitor(
  block: Element,
  { everything = false, touched }: RememberOptions = {},
): VisitorState {
  const identities = identitiesIn(block);
  const noted = <E extends Element>(element: E) => ({ what: identities.get(element), element });
  const all = <E extends Element>(selector: string) => [...block.querySelectorAll<E>(selector)].map(noted);
  const controls: ControlNote[] = all<Control>('input,textarea,select');
  const openings = all<HTMLElement>('details,dialog,[popover]').map((one) => ({
    ...one,
    open: '' as Opening,
  }));
  const scrolled = new Map<Element, Note & { readonly to: readonly [number, number] }>();
  let focus: (Note & { readonly caret: Caret | undefined }) | undefined;
  /** The last element that received a focus event from this module. */
  let told: Element | undefined;
  let isPuttingBack = false;
  /**
   * True after values are restored. From this time on, scripts may change values too, so only a value with an
   * event counts as the visitor's input.
   */
  let isFollowed = false;

  /** Returns the element that a note is about, or its replacement if the block was drawn again. */
  function follow<E extends Element>(note: Note<E>): E | undefined {
    const successor = successorOf(block, note.element, note.what) as E | undefined;
    if (successor) note.element = successor;
    return successor;
  }

  function note(by?: EventTarget | null): void {
    for (const one of controls) {
      // If the event is on the replacement of a recorded control, the replacement takes its place.
      const isMeant = by instanceof Element && successorOf(block, one.element, one.what) === by;
      if (isMeant) follow(one);
      // A removed control still has its value. Only the visitor can empty a control.
      const entered = enteredIn(one.element, everything);
      if (entered === undefined && !isMeant) continue;
      Object.assign(one, { entered, caret: caretOf(one.element) });
    }
    for (const one of openings) if (one.element.isConnected) one.open = openingOf(one.element);
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && block.contains(activeElement))
      focus = { ...noted(activeElement), caret: caretOf(activeElement) };
    // While React removes a field, the focus moves to the body.
    else if (activeElement !== document.body) focus = undefined;
  }

  function noteScroll(element: EventTarget | null): void {
    if (!(element instanceof HTMLElement) || !block.contains(element)) return;
    const { scrollLeft, scrollTop } = element;
    if (scrollLeft || scrollTop) scrolled.set(element, { ...noted(element), to: [scrollLeft, scrollTop] });
    else scrolled.delete(element);
  }

  const hear = (event: Event) => {
    if (event.type === 'pointerdown') followPress(block, event.target, identities);
    if (isPuttingBack) return;
    if (event.type === 'scroll') noteScroll(event.target);
    else note(event.target);
  };

  /**
   * Waits until React receives the events of all controls in the block. React hydrates some parts later, and
   * draws some parts again after an extension has changed them.
   */
  async function untilHeard(waits: readonly number[]): Promise<void> {
    for (const wait of waits) {
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      const unheard = [...block.querySelectorAll(ACTING)].filter((element) => !isHeard(element));
      const hasPlace = (one: ControlNote) => successorOf(block, one.element, one.what) !== undefined;
      if (unheard.length === 0 && controls.every((one) => one.entered === undefined || hasPlace(one))) return;
    }
  }

  function putBackFocus(): void {
    const before = focus?.element;
    const element = focus && follow(focus);
    if (!focus || !element) return;
    const caret = element === before ? caretOf(element) : focus.caret;
    if (document.activeElement !== element) {
      // Do not take the focus back if the visitor has left the field.
      if (document.activeElement !== document.body || element === before) return;
      element.focus({ preventScroll: true });
    } else if (element !== told) {
      // The new script has not received the focus event.
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    told = element;
    // Some fields select their contents when they receive the focus.
    placeCaret(element, caret);
  }

  async function putBack({ patient = true } = {}): Promise<boolean> {
    if (!isFollowed) note();
    await untilHeard(patient ? WAITS_MS : [0]);
    isFollowed = true;
    isPuttingBack = true;
    for (const one of openings) {
      const before = one.element;
      const element = follow(one);
      if (element && element !== before) reopen(element, one.open);
    }
    let isComplete = true;
    for (const one of controls) {
      if (one.entered === undefined || (one.placed === one.element && one.element.isConnected)) continue;
      const isOfStranger = !one.element.isConnected && one.element.name === '';
      const control = follow(one);
      if (!control) {
        isComplete &&= isOfStranger;
        continue;
      }
      enter(control, one.entered, one.caret);
      one.placed = control;
      await Promise.resolve();
    }
    for (const one of scrolled.values()) if (!one.element.isConnected) follow(one)?.scrollTo(...one.to);
    putBackFocus();
    isPuttingBack = false;
    return isComplete;
  }

  /**
   * Copies the files that a visitor chooses to the replacement of a file field. The dialog for choosing files
   * may have been opened from the old field.
   */
  function handOnFiles(one: ControlNote): void {
    const { element } = one;
    if (element.type !== 'file' || !('files' in element)) return;
    element.addEventListener('change', () => {
      const successor = element.isConnected ? undefined : follow(one);
      if (successor && element.files) enter(successor, element.files, undefined);
    });
  }

  for (const element of identities.keys()) noteScroll(element);
  for (const one of controls) handOnFiles(one);
  note();
  // This press began before the script was loaded, and may have caused the loading.
  followPress(block, touched, identities);
  for (const type of EVENTS) document.addEventListener(type, hear, true);
  return {
    putBack,
    successorOf: (element) => successorOf(block, element, identities.get(element)),
    stop: () => EVENTS.forEach((type) => document.removeEventListener(type, hear, true)),
  };
}
