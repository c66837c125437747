import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { FailureBoundary } from './failure-boundary.tsx';
import { servedHtml, ServedPartsContext, servedPartsOf } from './served-parts.ts';
import type { Successor } from './replay.ts';
import { keepServedStyles } from './served-styles.ts';
import { liveWithStrangers } from './strangers.ts';
import { rememberVisitor } from './visitor-state.ts';

export interface MountOptions {
  readonly element: Element;
  readonly Component: ComponentType<object>;
  /** Returns the last element that the visitor pressed or focused, even if the press has not ended. */
  readonly touched?: () => EventTarget | null | undefined;
  /**
   * Called when all earlier islands have hydrated, just before React hydrates this island. The element must then have
   * the same HTML as the server sent.
   */
  readonly onTurn?: (() => void) | undefined;
  /** Called after React has hydrated the island and the visitor's input is restored. */
  readonly onReady: (successorOf: Successor) => void;
  /**
   * Called after the island has failed, during the start or later. The island then shows its served HTML again.
   */
  readonly onFailed: (why: unknown, successorOf: Successor) => void;
}
export type MountIsland = (options: MountOptions) => void | Promise<void>;

const nextTask = () => new Promise<void>((done) => setTimeout(done));

/**
 * Resolves when the next island may hydrate: after all earlier islands. Even the first island waits for a new task,
 * because loading this module takes long.
 */
let turn = nextTask();

/**
 * Waits for an island's turn. Each task hydrates one island, so that the browser can handle taps in between.
 */
async function takeTurn(): Promise<void> {
  const mine = turn;
  turn = mine.then(nextTask);
  await mine;
}

/**
 * Returns a promise for the end of the visitor's composition (typing with an input method), or undefined if
 * there is none. Hydration would interrupt a composition.
 */
function compositionEnd(element: Element): Promise<unknown> | undefined {
  return element.hasAttribute('composing')
    ? new Promise((done) => element.addEventListener('compositionend', done, { once: true }))
    : undefined;
}

/**
 * Returns the props of an island: from the one script with the props of all islands in the first view, or else from the
 * script behind the island.
 */
function propsOf(element: Element): object {
  const collected = JSON.parse(document.querySelector('script[data-props]')?.textContent ?? '{}') as Partial<
    Record<string, object>
  >;
  const known = collected[element.getAttribute('prefix') ?? ''];
  if (known) return known;
  // Extensions may insert elements before the script.
  let at = element.nextElementSibling;
  while (at && at.getAttribute('type') !== 'application/json') at = at.nextElementSibling;
  return JSON.parse(at?.textContent ?? '{}') as object;
}

interface WokenProps {
  /** Called in React's commit, before the visitor can type into the new fields. */
  readonly onDrawn: () => void;
  /** Called after all components have run their effects and React has drawn the resulting changes. */
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Woken({ onDrawn, onReady, children }: WokenProps) {
  const [haveEffectsRun, setEffectsRun] = useState(false);
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(() => {
    if (haveEffectsRun) onReady();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- drawn with all that the effects further inside have set
    else setEffectsRun(true);
  }, [haveEffectsRun, onReady]);
  return children;
}

/**
 * Hydrates one island and restores the visitor's input. React draws the island again if its HTML does not
 * match: if it was served for another query string, or if browser extensions or translators have changed it.
 *
 * If the island fails, the served HTML returns with everything that the visitor has entered.
 * @param wrap adds the host's providers, as on the server
 */
export async function mountIsland(
  { element, Component, touched, onTurn, onReady, onFailed }: MountOptions,
  wrap: (children: ReactNode) => ReactNode = (children) => children,
): Promise<void> {
  await takeTurn();
  await compositionEnd(element);
  onTurn?.();
  keepServedStyles(element);
  const served = servedHtml(element);
  const parts = servedPartsOf(element);
  const renderedUrl = element.getAttribute('url');
  const isForOtherUrl = renderedUrl !== null && renderedUrl !== location.search;
  let visitor = rememberVisitor(element, { touched: touched?.() });
  const { successorOf } = visitor;
  let root: Root | undefined;
  let hasFailed = false;

  async function returnToServed(why: unknown) {
    if (hasFailed) return;
    hasFailed = true;
    await Promise.resolve(); // Waits until React's commit has ended.
    root?.unmount();
    element.innerHTML = served;
    await visitor.putBack({ patient: false }).catch(() => undefined);
    visitor.stop();
    onFailed(why, successorOf);
  }

  let back: Promise<unknown> | undefined;
  const onDrawn = () => {
    liveWithStrangers(element);
    // During its commit, React would overwrite the restored values.
    back = Promise.resolve().then(() => visitor.putBack());
  };
  async function ready() {
    await back;
    // Effects may have replaced elements again.
    const isComplete = await visitor.putBack({ patient: false });
    if (hasFailed) return;
    visitor.stop();
    if (isComplete || isForOtherUrl) onReady(successorOf);
    else throw new Error('what was entered has no place any more');
  }

  const node = (
    <FailureBoundary
      // After this, all values count as the visitor's input.
      onFailing={() => {
        visitor.stop();
        visitor = rememberVisitor(element, { everything: true });
      }}
      onFailed={(why) => void returnToServed(why)}
    >
      <Woken onDrawn={onDrawn} onReady={() => void ready().catch(returnToServed)}>
        <ServedPartsContext value={parts}>{wrap(<Component {...propsOf(element)} />)}</ServedPartsContext>
      </Woken>
    </FailureBoundary>
  );
  const options: RootOptions = {
    // With this prefix, `useId` returns the same values as on the server.
    identifierPrefix: element.getAttribute('prefix') ?? '',
    onRecoverableError: (error) => console.warn('island', element.id, error),
    onCaughtError: () => undefined, // the receiver of `onFailed` logs the error
  };
  // A transition hydrates in small steps, so that the page still reacts while a large island hydrates.
  startTransition(() => {
    if (!isForOtherUrl) root = hydrateRoot(element, node, options);
    else (root = createRoot(element, options)).render(node);
  });
}
