import { caretOf, enter, enteredIn, placeCaret, type Caret, type Control, type Entered } from './entered.ts';
import { identitiesIn, successorOf, type Identity } from './identity.ts';
import { followPress } from './press.ts';
import type { Successor } from './replay.ts';
import { openingOf, reopen, type Opening } from './opening.ts';

/** A record of what a visitor did to one element. */
interface Note<E extends Element = HTMLElement> {
  readonly what: Identity | undefined;
  /** The element that the visitor used or, after a redraw, the element that replaced it. */
  element: E;
}
interface ControlNote extends Note<Control> {
  entered?: Entered | undefined;
  caret?: Caret | undefined;
  /** The element that received the value when it was put back. */
  placed?: Element;
}

/** Remembers what a visitor does to a block while it wakes, and restores it afterwards. */
export interface VisitorState {
  /**
   * Restores what is missing, one control at a time, so that React draws after each one as it does for real
   * events. Call it again after anything that may have replaced markup. Resolves to false if an entered value
   * has no control any more.
   */
  putBack(options?: {
    /** Whether to wait for parts that appear later. */ readonly patient?: boolean;
  }): Promise<boolean>;
  /** Returns the element that has replaced one of the block's first elements. */
  readonly successorOf: Successor;
  /** Stops remembering. */
  stop(): void;
}

/** Events that change the state of elements while a block wakes. */
const EVENTS = ['pointerdown', 'input', 'change', 'keyup', 'click', 'focusin', 'scroll', 'toggle'];
/** Waits for parts of a block that appear or hydrate later, in ms. */
const WAITS_MS = [0, 50, 200, 500, 1000, 2000];
/** Matches elements that visitors act on. */
const ACTING = 'input,textarea,select,button,a,[tabindex]';

/**
 * Whether React would receive an input event on an element. The test sends an event type that no listener uses,
 * which makes React hydrate a pending part at once. While that part's script is loading, React stops the event.
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
  /** Treats all values as entered, because the block's script has changed the initial values of fields. */
  readonly everything?: boolean;
  /** The element that the visitor pressed or focused last, before the script was loaded. */
  readonly touched?: EventTarget | null | undefined;
}

/**
 * Starts to remember a visitor's input. It counts what the block already holds, and everything until `stop`.
 */
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
  /** The element that has already received a focus event. */
  let told: Element | undefined;
  let isPuttingBack = false;
  /**
   * True once values are restored. The block itself then sets the controls, so only events count as the
   * visitor's input.
   */
  let isFollowed = false;

  /** Returns the element that a note belongs to now. */
  function follow<E extends Element>(note: Note<E>): E | undefined {
    const successor = successorOf(block, note.element, note.what) as E | undefined;
    if (successor) note.element = successor;
    return successor;
  }

  function note(by?: EventTarget | null): void {
    for (const one of controls) {
      // What somebody types into has its successor already.
      const isMeant = by instanceof Element && successorOf(block, one.element, one.what) === by;
      if (isMeant) follow(one);
      // Also of one that was thrown away, which still knows what it was given. Only its visitor empties a field.
      const entered = enteredIn(one.element, everything);
      if (entered === undefined && !isMeant) continue;
      Object.assign(one, { entered, caret: caretOf(one.element) });
    }
    for (const one of openings) if (one.element.isConnected) one.open = openingOf(one.element);
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && block.contains(activeElement))
      focus = { ...noted(activeElement), caret: caretOf(activeElement) };
    // A field that is thrown away loses the focus to the body before it goes.
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
   * Waits until parts that React hydrates later, or redraws because strangers have changed them, can hear
   * events.
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
      // Whoever has left a field that is still there has left it.
      if (document.activeElement !== document.body || element === before) return;
      element.focus({ preventScroll: true });
    } else if (element !== told) {
      // What woke under the focus has not heard of it.
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    told = element;
    // Some fields select what is in them when they get the focus.
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
   * Passes on chosen files, since a visitor may choose them in a dialog that opened before its field was
   * replaced.
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
  // A press that began before this script came, and perhaps called for it.
  followPress(block, touched, identities);
  for (const type of EVENTS) document.addEventListener(type, hear, true);
  return {
    putBack,
    successorOf: (element) => successorOf(block, element, identities.get(element)),
    stop: () => EVENTS.forEach((type) => document.removeEventListener(type, hear, true)),
  };
}
