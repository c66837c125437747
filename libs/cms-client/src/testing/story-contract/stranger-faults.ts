import { elementOf, identitiesIn, type Identity } from '../../islands/identity.ts';
import {
  buttonsOf,
  fillIn,
  focusLast,
  onDeadPage,
  outcomeOf,
  pressEarly,
  serve,
  settle,
  type Outcome,
  type Waking,
} from './estranged-page.ts';
import { STRANGERS, type Stranger } from '../estranged/strangers.ts';

/** How many buttons of one block the check presses at most. Further buttons are mostly of the same kinds. */
const PRESSED_AT_MOST = 4;
/** How many buttons the check of all stories presses at most. */
const PRESSED_IN_TRANSLATION = 2;
/** The one of the `STRANGERS` that imitates the translators of browsers. */
const TRANSLATOR = 'texts replaced';
/**
 * Two of the `STRANGERS`, functions that imitate browser extensions and translators. The first function makes React
 * redraw a block once, and the second makes React redraw the block repeatedly.
 */
const AT_A_PRESS = ['an element after every control', TRANSLATOR];

interface Visit {
  /**
   * Changes the page like a browser extension, either once or repeatedly. May return a function that stops the changes.
   */
  readonly estrange?: Stranger | undefined;
  readonly changed?: 'before it woke' | 'after it woke';
  /**
   * Acts on the block before its script has started. May return a function with which the action continues after the
   * start.
   */
  readonly before?: (element: Element) => (() => void) | void;
  readonly after?: (element: Element) => void;
}

/**
 * Shows the block on a page, starts its script, acts as a visitor does, and removes the block. Returns what remained of
 * the block.
 */
async function visit(
  { html, wake, loaded, drawnByOthers }: Waking,
  { estrange, changed, before, after }: Visit,
): Promise<Outcome> {
  const { href } = location;
  const element = serve(html);
  let stop: unknown;
  if (changed === 'before it woke') stop = estrange?.(element);
  const then = before?.(element);
  const leave = await wake(element);
  // Waits until the modules have loaded. Otherwise, they would load at a different moment in each visit.
  const rest = async () => {
    await settle(element);
    await loaded?.();
    await settle(element);
  };
  await loaded?.();
  if (changed === 'after it woke') stop = estrange?.(element);
  then?.();
  await rest();
  after?.(element);
  await rest();
  const outcome = outcomeOf(element, drawnByOthers);
  if (typeof stop === 'function') stop();
  await leave();
  element.remove();
  history.replaceState(null, '', href);
  localStorage.clear();
  sessionStorage.clear();
  return outcome;
}

/**
 * Returns the names of fields whose typed text has changed. Ignores checkboxes and radio buttons, because the block's
 * own rules may clear them.
 */
const lost = (entered: Outcome['entered'], { entered: now }: Outcome): readonly string[] =>
  Object.keys(now).filter((name) => typeof entered[name] === 'string' && entered[name] !== now[name]);

type Parts = readonly (keyof Outcome)[];

/** Returns the differences between two outcomes, as sentences. */
const differences = (
  is: Outcome,
  wanted: Outcome,
  parts: Parts = Object.keys(wanted) as (keyof Outcome)[],
): readonly string[] =>
  parts.flatMap((part) => {
    const [found, expected] = [JSON.stringify(is[part]), JSON.stringify(wanted[part])];
    return found === expected ? [] : [`${part}: ${found}, not ${expected}`];
  });

function fillAndFocus(element: Element): void {
  fillIn(element);
  focusLast(element);
}

async function pressFaults(
  waking: Waking,
  button: Identity,
  strangers: readonly string[],
  parts?: Parts,
): Promise<readonly string[]> {
  const find = (element: Element) => elementOf(element, button) as HTMLElement | undefined;
  const awake = await visit(waking, { before: (element) => () => find(element)?.click() });
  const before = (element: Element) => {
    const sleeping = find(element);
    return sleeping && pressEarly(element, sleeping);
  };
  const faults: string[] = [];
  for (const name of strangers) {
    const outcome = await visit(waking, { estrange: STRANGERS[name], changed: 'before it woke', before });
    for (const fault of differences(outcome, awake, parts))
      faults.push(`${name}, ${button.kind} pressed before it woke: ${fault}`);
  }
  return faults;
}

/** Presses the first buttons of a block, each on a page of its own, and returns what went wrong. */
async function pressesFaults(
  waking: Waking,
  atMost: number,
  strangers: readonly string[],
  parts?: Parts,
): Promise<readonly string[]> {
  const served = serve(waking.html);
  const identities = identitiesIn(served);
  const buttons = buttonsOf(served).flatMap((button) => identities.get(button) ?? []);
  served.remove();
  // The first visit loads the modules, so that later visits take equal time.
  if (buttons.length > 0) await visit(waking, {});
  const faults: string[] = [];
  for (const button of buttons.slice(0, atMost))
    faults.push(...(await pressFaults(waking, button, strangers, parts)));
  return faults;
}

async function visitsFaults(waking: Waking): Promise<readonly string[]> {
  // The first visit loads the modules, so that later visits take equal time.
  await visit(waking, { after: fillAndFocus });
  let filledIn: Outcome | undefined;
  const early = await visit(waking, {
    before(element) {
      fillAndFocus(element);
      filledIn = outcomeOf(element);
    },
  });
  const faults = lost(filledIn?.entered ?? {}, early).map(
    (name) => `${name}, filled in before it woke, is lost`,
  );
  const late = await visit(waking, { after: fillAndFocus });
  for (const [name, estrange] of Object.entries(STRANGERS))
    for (const [changed, act, wanted] of [
      ['before it woke', { before: fillAndFocus }, early],
      ['after it woke', { after: fillAndFocus }, late],
    ] as const) {
      const outcome = await visit(waking, { estrange, changed, ...act });
      for (const fault of differences(outcome, wanted)) faults.push(`${name} ${changed}: ${fault}`);
    }
  faults.push(...(await pressesFaults(waking, PRESSED_AT_MOST, ['nobody', ...AT_A_PRESS])));
  return faults;
}

/**
 * Returns the faults of a block on a page that browser extensions and translators change, before or after the block's
 * script starts. Early input and focus must stay, each first press must count, all words must remain, and no code may
 * fail.
 */
export const strangerFaults = (waking: Waking): Promise<readonly string[]> =>
  onDeadPage(() => visitsFaults(waking).catch((why: unknown) => [`it fails: ${String(why)}`]));

/**
 * Returns the faults of a block whose page a translator changes before its script starts. After each first press, the
 * block must show the same words and states as on an untranslated page. A small part of `strangerFaults`, for all stories.
 */
export const translatorFaults = (waking: Waking): Promise<readonly string[]> =>
  onDeadPage(() =>
    pressesFaults(waking, PRESSED_IN_TRANSLATION, [TRANSLATOR], ['words', 'states']).catch((why: unknown) => [
      `it fails: ${String(why)}`,
    ]),
  );
