import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementOf, identitiesIn, type Identity } from '../islands/identity.ts';
import { atFile } from './at-file.ts';
import type { LibraryContract } from './contract-library.tsx';
import {
  buttonsOf,
  fillIn,
  focusLast,
  outcomeOf,
  pressEarly,
  serve,
  settle,
  shapeOf,
  wakeWithReact,
  type Outcome,
  type Waking,
} from './estranged/estranged-page.ts';
import { STRANGERS, type Stranger } from './estranged/strangers.ts';
import { isFull } from './sample.ts';
import type { Story } from './story-modules.ts';
import { wrapped } from './third-language.ts';
import { standInForBrowser } from './what-jsdom-lacks.ts';

/** Buttons of one block that are pressed; those after them are mostly of the same kinds. */
const PRESSED_AT_MOST = 4;
/** Of all strangers, one that has React draw anew, and one that has it do so again and again. */
const AT_A_PRESS = ['an element after every control', 'texts replaced'];

interface Visit {
  /** Changes the page; it may go on doing so, and returns the way to stop. */
  readonly estrange?: Stranger | undefined;
  readonly changed?: 'before it woke' | 'after it woke';
  /** Returns what is still to be done when the block is awake. */
  readonly before?: (element: Element) => (() => void) | void;
  readonly after?: (element: Element) => void;
}

/** Goes to a page with the block, does something there, and leaves. */
async function visit({ html, wake }: Waking, { estrange, changed, before, after }: Visit): Promise<Outcome> {
  const { href } = location;
  const element = serve(html);
  let stop: unknown;
  if (changed === 'before it woke') stop = estrange?.(element);
  const then = before?.(element);
  const leave = await wake(element);
  // What it loads by itself is there before anybody does something, or it would be now early, now late.
  await vi.dynamicImportSettled();
  if (changed === 'after it woke') stop = estrange?.(element);
  then?.();
  await settle(element);
  after?.(element);
  await settle(element);
  const outcome = outcomeOf(element);
  if (typeof stop === 'function') stop();
  await leave();
  history.replaceState(null, '', href);
  localStorage.clear();
  sessionStorage.clear();
  return outcome;
}

/** What was typed into the served page must be what it was; of boxes, the block's own rules may take some out. */
function expectKept(entered: Outcome['entered'], { entered: now }: Outcome, about: string): void {
  const kept = Object.fromEntries(
    Object.keys(now).flatMap((name) => (typeof entered[name] === 'string' ? [[name, entered[name]]] : [])),
  );
  expect(now, about).toMatchObject(kept);
}

function fillAndFocus(element: Element): void {
  fillIn(element);
  focusLast(element);
}

/**
 * A block, on a page that strangers change before or after it wakes: what was entered before is there, the focus is where it
 * was, each first press counts, all words are there, and nothing fails.
 */
export async function checkEstranged(waking: Waking, about: string): Promise<void> {
  let filledIn: Outcome | undefined;
  const early = await visit(waking, {
    before(element) {
      fillAndFocus(element);
      filledIn = outcomeOf(element);
    },
  });
  expectKept(filledIn?.entered ?? {}, early, `${about}: filled in before it woke`);
  const late = await visit(waking, { after: fillAndFocus });
  for (const [name, estrange] of Object.entries(STRANGERS)) {
    const changed = 'before it woke';
    expect(
      await visit(waking, { estrange, changed, before: fillAndFocus }),
      `${about}: ${name} ${changed}`,
    ).toEqual(early);
    expect(
      await visit(waking, { estrange, changed: 'after it woke', after: fillAndFocus }),
      `${about}: ${name} after it woke`,
    ).toEqual(late);
  }
  const served = serve(waking.html);
  const identities = identitiesIn(served);
  const buttons = buttonsOf(served).flatMap((button) => identities.get(button) ?? []);
  for (const button of buttons.slice(0, PRESSED_AT_MOST)) await checkPress(waking, button, about);
}

async function checkPress(waking: Waking, button: Identity, about: string): Promise<void> {
  const find = (element: Element) => elementOf(element, button) as HTMLElement | undefined;
  const awake = await visit(waking, { before: (element) => () => find(element)?.click() });
  const before = (element: Element) => {
    const sleeping = find(element);
    return sleeping && pressEarly(element, sleeping);
  };
  for (const name of ['nobody', ...AT_A_PRESS])
    expect(
      await visit(waking, { estrange: STRANGERS[name], changed: 'before it woke', before }),
      `${about}: ${name}, ${button.kind} pressed before it woke`,
    ).toEqual(awake);
}

/** Around tests that call `checkEstranged`: what a block says to the console is no matter, and no service answers. */
export function onEstrangedPages(): void {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    standInForBrowser();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
}

interface Acting {
  readonly story: Story;
  readonly html: string;
  readonly element: () => ReactNode;
  /** Kinds of controls. */
  readonly kinds: number;
}

/** Of the stories of a file that have the same kinds of controls, one. */
function actingOf(stories: readonly Story[], wrap: LibraryContract['wrap']): readonly Acting[] {
  const seen = new Set<string>();
  return stories.flatMap((story) => {
    const element = () => wrapped(wrap, story.element('en'), 'en');
    const html = renderToString(element());
    const shape = shapeOf(html);
    const key = `${story.file} ${shape}`;
    if (shape === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ story, html, element, kinds: shape.split('\n').length }];
  });
}

type EstrangedLibrary = Pick<LibraryContract, 'wrap' | 'registrations' | 'hostProps'>;

/** How a story wakes by what is registered for its content type. */
function wakesAs({ contentType, args }: Story, { registrations, hostProps }: EstrangedLibrary) {
  try {
    const line = registrations.find(({ type }) => type.id === contentType?.id);
    const policy = line?.wake({ ...hostProps, ...args });
    return policy && (policy.island === undefined ? 'enhancer' : 'island');
  } catch {
    return undefined; // args of a story need not be the props of its content type
  }
}

/** An island and an enhancer of a library: those with the most kinds of controls. */
const oneOfEach = (library: EstrangedLibrary, stories: readonly Story[]): readonly Acting[] =>
  ['island', 'enhancer'].flatMap((kind) => {
    const ofKind = stories.filter((story) => wakesAs(story, library) === kind);
    return actingOf(ofKind, library.wrap)
      .toSorted((a, b) => b.kinds - a.kinds)
      .slice(0, 1);
  });

/**
 * A part of the contract of a library, for its stories: an island and an enhancer. With `TEST_LEVEL=full` for one of all
 * stories of a file that have the same kinds of controls.
 */
export function describeEstranged(library: EstrangedLibrary, stories: readonly Story[]): void {
  const acting = isFull ? actingOf(stories, library.wrap) : oneOfEach(library, stories);
  if (acting.length === 0) return;
  describe('on pages that strangers have changed', () => {
    onEstrangedPages();
    it.each(acting.map((one) => [one.story.title, one] as const))(
      '%s loses nothing',
      async (_, { story, html, element }) => {
        await checkEstranged({ html, wake: (root) => wakeWithReact(root, element) }, atFile(story.file));
      },
    );
  });
}
