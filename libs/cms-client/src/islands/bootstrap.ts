import { listenForActions } from './actions.ts';
import { ENHANCER, WAKING } from './elements.ts';
import { whenIdle, whenParsed, whenShown } from './moments.ts';
import type { PageEventName } from './page-events.ts';
import { replayOf, type Successor } from './replay.ts';
import type { MountIsland, MountOptions } from './runtime.tsx';

/**
 * The default export of an enhancer, a module that changes a served block without React. The page calls this function
 * once for each block. `element` is the element around the served block. `isPressed` says whether the visitor has
 * already pressed something in the block: the page repeats these clicks after the call. If the function throws, the
 * block stays as served.
 */
export type Enhance = (element: Element, isPressed: boolean) => void;

/** A block within this distance of the viewport counts as visible. */
const VISIBLE_MARGIN = '200px';
/** Pauses before the second and third attempts to load a block's script, in ms. */
const RETRY_WAITS_MS = [500, 3000];
/** Maximum wait for the browser to become idle, in ms. A busy page may never become idle. */
const IDLE_PATIENCE_MS = 2000;
/** How long early clicks wait for the block's script, in ms. After this time, the block stays as served. */
const PATIENCE_MS = 10_000;

type State = 'asleep' | 'waking' | 'awake' | 'given-up';
interface Island {
  state: State;
  /** Early clicks and submits. The page repeats them after the block's script has started or failed. */
  readonly queue: ((successorOf: Successor) => void)[];
  /** Pressed elements that are marked as busy. */
  readonly signs: Element[];
  /** The element that the visitor pressed or focused last. */
  touched?: EventTarget | null;
}

const islands = new WeakMap<Element, Island>();
const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';

function islandOf(element: Element): Island {
  let island = islands.get(element);
  if (!island) islands.set(element, (island = { state: 'asleep', queue: [], signs: [] }));
  return island;
}

/** Returns the scripts that a block's script imports. For the first view, they stand beside the props, after it. */
function importsOf(element: Element): string[] {
  const later = document
    .querySelector('script[data-props]')
    ?.getAttribute(`data-${attribute(element, 'prefix')}`);
  return (later ?? attribute(element, 'deps')).split(' ');
}

function preload(element: Element, runtimeUrl: string) {
  const runtime = element.localName === ENHANCER ? '' : runtimeUrl;
  for (const href of [runtime, attribute(element, 'src'), ...importsOf(element)]) {
    if (!href || document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Imports a script. A retry needs another address, because browsers remember the failed import. */
const load = (href: string, attempt: number): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ href + (attempt > 0 ? `?retry=${attempt}` : ''));

/** Starts the script of a block. Calls `onReady` after the start, or `onFailed` after a failure. */
type Start = (moments: Required<Pick<MountOptions, 'onTurn' | 'onReady' | 'onFailed'>>) => unknown;

/** Returns the pressed element itself. Used for enhancers, which do not replace elements. */
const itself: Successor = (pressed) => pressed;

async function fetchScript(element: Element, runtimeUrl: string, attempt: number): Promise<Start> {
  const own = load(attribute(element, 'src'), attempt);
  if (element.localName === ENHANCER) {
    const enhance = (await own)['default'] as Enhance;
    return ({ onTurn, onReady }) => {
      onTurn?.();
      enhance(element, islandOf(element).queue.length > 0 || element.matches(':active'));
      onReady(itself);
    };
  }
  const [runtime, module] = await Promise.all([load(runtimeUrl, attempt), own]);
  return (moments) =>
    (runtime['mount'] as MountIsland)({
      element,
      Component: module['default'] as never,
      touched: () => islandOf(element).touched,
      ...moments,
    });
}

/** Loads the script of a block. Pauses and tries again after a failure. Throws if the last attempt fails. */
async function fetchPatiently(element: Element, runtimeUrl: string): Promise<Start> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchScript(element, runtimeUrl, attempt);
    } catch (error) {
      const pause = RETRY_WAITS_MS[attempt];
      if (pause === undefined) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** Stops the start of a block. The served HTML stays, and the visitor's early clicks are repeated on it. */
function giveUp(element: Element, island: Island, why: unknown, successorOf = itself): void {
  console.error('island', element.id, why);
  takeSignsOff(island);
  island.state = 'given-up';
  element.removeAttribute('awake');
  // The styles then hide what needs the script, and show what works without it.
  element.setAttribute('given-up', '');
  // A film without its script needs the browser's controls. The served HTML omits them if scripts run.
  for (const film of element.querySelectorAll('video')) film.controls = true;
  for (const replay of island.queue.splice(0)) replay(successorOf);
}

/** Removes all busy marks, because React needs the same HTML as the server sent. */
const takeSignsOff = ({ signs }: Island) =>
  signs.splice(0).forEach((one) => one.removeAttribute('aria-busy'));

/** Stores an early click or submit until the block's script has started. Marks the pressed element as busy. */
function keep(
  element: Element,
  island: Island,
  replay: (successorOf: Successor) => void,
  pressed: Element | null,
): void {
  if (pressed && !pressed.hasAttribute('aria-busy')) {
    pressed.setAttribute('aria-busy', 'true');
    island.signs.push(pressed);
  }
  if (island.queue.push(replay) > 1) return;
  setTimeout(() => island.state === 'waking' && giveUp(element, island, 'too late'), PATIENCE_MS);
}

/** Repeats the visitor's early clicks and submits after the block's script has started. */
async function ready(element: Element, island: Island, successorOf: Successor): Promise<void> {
  island.state = 'awake';
  // The marks of presses during the start.
  takeSignsOff(island);
  for (const replay of island.queue.splice(0)) {
    replay(successorOf);
    await Promise.resolve();
  }
  element.setAttribute('awake', '');
}

export interface IslandsOptions {
  /** Address of the host's runtime module, which exports `mount`. */
  readonly runtimeUrl: string;
}

/**
 * Starts a page: schedules the scripts of islands and enhancers, stores the visitor's clicks until a script has
 * started, and handles page events.
 */
export function startIslands({ runtimeUrl }: IslandsOptions): {
  wake(element: Element): Promise<void>;
} {
  async function wake(element: Element): Promise<void> {
    const island = islandOf(element);
    if (island.state !== 'asleep') return;
    island.state = 'waking';
    preload(element, runtimeUrl);
    try {
      const start = await fetchPatiently(element, runtimeUrl);
      if (island.state === 'waking')
        await start({
          onTurn: () => takeSignsOff(island),
          onReady: (successorOf) => void ready(element, island, successorOf),
          onFailed: (why, successorOf) => giveUp(element, island, why, successorOf),
        });
    } catch (error) {
      giveUp(element, island, error);
    }
  }

  const all = (selector = '') => document.querySelectorAll(WAKING + selector);
  function wakeFor(name: PageEventName, natively?: () => void, actor: Element | null = null): boolean {
    let hope = false;
    for (const element of all(`[on~="${name}"]`)) {
      void wake(element);
      const island = islandOf(element);
      if (island.state === 'waking' && natively) keep(element, island, natively, actor);
      hope ||= island.state !== 'given-up';
    }
    return hope;
  }

  schedule(all, (element) => void wake(element));
  // The visitor may go back or forward while an island that reads the query string is not awake.
  addEventListener('popstate', () => all('[url]').forEach((element) => void wake(element)));
  captureEarly(wake, (element) => preload(element, runtimeUrl));
  listenForActions(wakeFor);
  addEventListener('skein:wake', (event) => wakeFor((event as CustomEvent<PageEventName>).detail));
  return { wake };
}

function schedule(all: () => NodeListOf<Element>, wake: (element: Element) => void) {
  let watching: IntersectionObserver | undefined;
  const watch = () =>
    (watching ??= new IntersectionObserver(
      (changes, observer) => {
        for (const { isIntersecting, target } of changes) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          wake(target);
        }
      },
      { rootMargin: VISIBLE_MARGIN },
    ));
  const start = () => {
    for (const element of all()) {
      const when = attribute(element, 'when');
      if (when === 'load') wake(element);
      else if (when === 'idle') whenIdle(() => wake(element), IDLE_PATIENCE_MS);
      else if (when === 'visible') watch().observe(element);
    }
  };
  whenParsed(() => whenShown(start));
}

/**
 * Matches elements whose early clicks the page does not store, because the browser itself handles them: links, fields,
 * labels, summaries, dialog openers.
 */
const NATIVE =
  'a[href],input:not([type=submit],[type=image],[type=button],[type=reset]),select,textarea,label,summary,[commandfor]';

function captureEarly(wake: (element: Element) => Promise<void>, warm: (element: Element) => void) {
  const listen = (types: readonly string[], act: (element: Element, event: Event) => void) => {
    for (const type of types)
      document.addEventListener(
        type,
        (event) => {
          const element = event.target instanceof Element && event.target.closest(WAKING);
          if (element && ['asleep', 'waking'].includes(islandOf(element).state)) act(element, event);
        },
        true,
      );
  };
  // A pointer without movement may just rest where the new page shows the block.
  listen(['pointermove'], (element, event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (movementX || movementY) warm(element);
  });
  listen(['pointerdown', 'focusin', 'keydown'], (element, { target }) => {
    islandOf(element).touched = target;
    void wake(element);
  });
  listen(['compositionstart', 'compositionend'], (element, { type }) =>
    element.toggleAttribute('composing', type === 'compositionstart'),
  );
  listen(['click', 'submit'], (element, event) => {
    void wake(element);
    if (event.type === 'click' && (event.target as Element).closest(NATIVE)) return;
    event.preventDefault();
    event.stopPropagation();
    keep(element, islandOf(element), replayOf(event), (event.target as Element).closest('a,button'));
  });
}
