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

/** Most buttons of one block that a test presses. Further buttons are mostly of the same kinds. */
const PRESSED_AT_MOST = 4;
/** Two strangers: one that makes React redraw a block, and one that makes it do so again and again. */
const AT_A_PRESS = ['an element after every control', 'texts replaced'];

interface Visit {
  /** Changes the page, and may keep doing so. Returns a function that stops it. */
  readonly estrange?: Stranger | undefined;
  readonly changed?: 'before it woke' | 'after it woke';
  /** Acts before the block is awake. Returns the rest of the action for when it is awake. */
  readonly before?: (element: Element) => (() => void) | void;
  readonly after?: (element: Element) => void;
}

/** Visits a page with the block, acts there, and leaves. */
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

/**
 * Expects typed text to be as entered. Boxes are not compared, because the block's own rules may clear some.
 */
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
 * Checks a block on a page that strangers change before or after it wakes: early input and focus stay, each
 * first press counts, all words remain, and nothing fails.
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

/** Prepares tests that call `checkEstranged`: ignores the block's console messages, and no service answers. */
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
  /** Number of kinds of controls. */
  readonly kinds: number;
}

/** Returns one of the stories of a file that have the same kinds of controls. */
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

/** Returns how a story wakes, according to the registration of its content type. */
function wakesAs({ contentType, args }: Story, { registrations, hostProps }: EstrangedLibrary) {
  try {
    const line = registrations.find(({ type }) => type.id === contentType?.id);
    const policy = line?.wake({ ...hostProps, ...args });
    return policy && (policy.island === undefined ? 'enhancer' : 'island');
  } catch {
    return undefined; // args of a story need not be the props of its content type
  }
}

/** Returns an island and an enhancer of a library: those with the most kinds of controls. */
const oneOfEach = (library: EstrangedLibrary, stories: readonly Story[]): readonly Acting[] =>
  ['island', 'enhancer'].flatMap((kind) => {
    const ofKind = stories.filter((story) => wakesAs(story, library) === kind);
    return actingOf(ofKind, library.wrap)
      .toSorted((a, b) => b.kinds - a.kinds)
      .slice(0, 1);
  });

/**
 * Tests a library's stories on pages that strangers change, as part of its contract: one island and one
 * enhancer. With `TEST_LEVEL=full` it tests one story of each set with the same kinds of controls in a file.
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
