import { caretOf, enter, enteredIn, placeCaret, type Caret, type Control, type Entered } from './entered.ts';
import { identitiesIn, successorOf, type Identity } from './identity.ts';
import { followPress } from './press.ts';
import type { Successor } from './replay.ts';
import { openingOf, reopen, type Opening } from './opening.ts';

/** What somebody did to one element. */
interface Note<E extends Element = HTMLElement> {
  readonly what: Identity | undefined;
  /** Where it was done; after a redrawing, what has taken its place. */
  element: E;
}
interface ControlNote extends Note<Control> {
  entered?: Entered | undefined;
  caret?: Caret | undefined;
  /** The element into which it was put back. */
  placed?: Element;
}

/** Remembers what a visitor does to a block while it wakes, and puts it back when it has woken. */
export interface VisitorState {
  /**
   * Puts back what is not in its place, one control at a time, so that React draws between them as between real events. To be
   * called again after whatever may have replaced markup. False when something that was entered has no place.
   */
  putBack(options?: {
    /** Whether to wait for what comes later. */ readonly patient?: boolean;
  }): Promise<boolean>;
  /** What has taken the place of an element that was in the block at first. */
  readonly successorOf: Successor;
  /** Ends the remembering. */
  stop(): void;
}

/** Of what happens while a block wakes, all that changes the state of its elements. */
const EVENTS = ['pointerdown', 'input', 'change', 'keyup', 'click', 'focusin', 'scroll', 'toggle'];
/** Waits for a part of a block that comes or is hydrated later, ms. */
const WAITS_MS = [0, 50, 200, 500, 1000, 2000];
/** What visitors act on. */
const ACTING = 'input,textarea,select,button,a,[tabindex]';

/**
 * Whether what was entered would be heard. A part that React hydrates later is hydrated at once by an event of this type, to
 * which nobody listens; as long as its script is on the way, the event is stopped before it arrives.
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
  /** Takes all values for entered, where the script of a block has changed what the fields had at first. */
  readonly everything?: boolean;
  /** What was pressed or focused last, before the script was there. */
  readonly touched?: EventTarget | null | undefined;
}

/** What is in the block already counts, and so does what happens until `stop`. */
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
  /** Has heard that it has the focus. */
  let told: Element | undefined;
  let isPuttingBack = false;
  /** What stands in the places of the served controls is then the block's own doing, but for what is heard of. */
  let isFollowed = false;

  /** Where a note belongs now. */
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

  /** Also of what React hydrates later, or draws anew because strangers have changed it. */
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

  /** Somebody may choose files for a field in a dialog that opened before the field was thrown away. */
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
