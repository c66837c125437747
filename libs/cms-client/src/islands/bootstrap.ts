import { listenForActions } from './actions.ts';
import { ENHANCER, WAKING } from './elements.ts';
import { whenIdle, whenParsed, whenShown } from './moments.ts';
import type { PageEventName } from './page-events.ts';
import { replayOf, type Successor } from './replay.ts';
import type { MountIsland, MountOptions } from './runtime.tsx';

/**
 * The default export of an enhancer module. The page calls it once, with the element around the served block
 * and whether the visitor presses, or has pressed, inside it. The page replays a waiting press once the
 * enhancer returns. If the enhancer throws, the block stays as it was served.
 */
export type Enhance = (element: Element, isPressed: boolean) => void;

/** A block within this distance of the viewport counts as visible. */
const VISIBLE_MARGIN = '200px';
/** Pauses before the second and third attempts to fetch a block's script, in ms. */
const RETRY_WAITS_MS = [500, 3000];
/** Longest wait for a quiet moment, in ms, because a busy page may have none. */
const IDLE_PATIENCE_MS = 2000;
/** Longest time that a visitor who pressed something waits for its script, in ms. */
const PATIENCE_MS = 10_000;

type State = 'asleep' | 'waking' | 'awake' | 'given-up';
interface Island {
  state: State;
  /** Clicks and submits from before it woke. The page repeats them once it wakes or has failed. */
  readonly queue: ((successorOf: Successor) => void)[];
  /** Pressed elements that show that the page is working on it. */
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

function preload(element: Element, runtimeUrl: string) {
  const runtime = element.localName === ENHANCER ? '' : runtimeUrl;
  for (const href of [runtime, attribute(element, 'src'), ...attribute(element, 'deps').split(' ')]) {
    if (!href || document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Imports a script. A browser remembers a failed import by its address, so a retry uses another address. */
const load = (href: string, attempt: number): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ href + (attempt > 0 ? `?retry=${attempt}` : ''));

/** Wakes an element whose script is loaded, and calls `onReady` once the element is awake. */
type Start = (onReady: MountOptions['onReady'], onFailed: MountOptions['onFailed']) => unknown;

/** The successor of each element is itself, where nothing redraws the block. */
const itself: Successor = (pressed) => pressed;

async function fetchScript(element: Element, runtimeUrl: string, attempt: number): Promise<Start> {
  const own = load(attribute(element, 'src'), attempt);
  if (element.localName === ENHANCER) {
    const enhance = (await own)['default'] as Enhance;
    return (onReady) => {
      enhance(element, islandOf(element).queue.length > 0 || element.matches(':active'));
      onReady(itself);
    };
  }
  const [runtime, module] = await Promise.all([load(runtimeUrl, attempt), own]);
  return (onReady, onFailed) =>
    (runtime['mount'] as MountIsland)({
      element,
      Component: module['default'] as never,
      touched: () => islandOf(element).touched,
      onReady,
      onFailed,
    });
}

/** Fetches a script, and tries again with pauses. Throws when the last attempt fails. */
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

/** Leaves a block as its served HTML, which works by itself, and repeats waiting presses for the browser. */
function giveUp(element: Element, island: Island, why: unknown, successorOf = itself): void {
  console.error('island', element.id, why);
  takeSignsOff(island);
  island.state = 'given-up';
  element.removeAttribute('awake');
  // What shows only because script is on its way gives its place back to what works without.
  element.setAttribute('given-up', '');
  // A film that nothing moves has the browser's controls, which are not in the page where there is script.
  for (const film of element.querySelectorAll('video')) film.controls = true;
  for (const replay of island.queue.splice(0)) replay(successorOf);
}

/** Removes the busy marks before a block is drawn, so that its HTML is again as it was served. */
const takeSignsOff = ({ signs }: Island) =>
  signs.splice(0).forEach((one) => one.removeAttribute('aria-busy'));

/** Keeps a press for a limited time, until the element is awake, and marks what was pressed as busy. */
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

/** Replays the visitor's presses from before the element woke. */
async function ready(element: Element, island: Island, successorOf: Successor): Promise<void> {
  island.state = 'awake';
  // Of presses since it began to wake.
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

/** Starts the page: schedules islands, keeps the visitor's early presses, and answers declarative actions. */
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
      if (island.state === 'waking') {
        takeSignsOff(island);
        await start(
          (successorOf) => void ready(element, island, successorOf),
          (why, successorOf) => giveUp(element, island, why, successorOf),
        );
      }
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
  // Back or forward inside this document, while an island that owns the query string still sleeps.
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

/** Matches elements whose native behavior is right: links, fields, labels, summaries, dialog openers. */
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
  // A pointer that rests where the next page puts something has not been pointed at it.
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
