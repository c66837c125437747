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
  /** Returns the element that the visitor pressed or focused last, and may still be pressing. */
  readonly touched?: () => EventTarget | null | undefined;
  /** Called when React has hydrated the island and the visitor's input is back in place. */
  readonly onReady: (successorOf: Successor) => void;
  /**
   * Called when the island has failed, now or later, and holds its served HTML again, which works by itself.
   */
  readonly onFailed: (why: unknown, successorOf: Successor) => void;
}
export type MountIsland = (options: MountOptions) => void | Promise<void>;

const nextTask = () => new Promise<void>((done) => setTimeout(done));

/**
 * Resolves once the islands before have hydrated. The first waits too, because loading this module was a long
 * task already.
 */
let turn = nextTask();

/**
 * Waits for an island's turn. Each task hydrates one island, so that the browser can answer a tap in between.
 */
async function takeTurn(): Promise<void> {
  const mine = turn;
  turn = mine.then(nextTask);
  await mine;
}

/**
 * Returns a promise for the end of a composition, or undefined if there is none. Hydrating would interrupt an
 * input method.
 */
function compositionEnd(element: Element): Promise<unknown> | undefined {
  return element.hasAttribute('composing')
    ? new Promise((done) => element.addEventListener('compositionend', done, { once: true }))
    : undefined;
}

/** Returns the props served after the island. An extension may have put elements in between. */
function propsOf(element: Element): object {
  let at = element.nextElementSibling;
  while (at && at.getAttribute('type') !== 'application/json') at = at.nextElementSibling;
  return JSON.parse(at?.textContent ?? '{}') as object;
}

interface WokenProps {
  /** Called in React's commit, before the visitor can type into the drawn fields. */
  readonly onDrawn: () => void;
  /** Called when the components have run their effects and React has drawn the resulting changes. */
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
 * Wakes one island, and puts the visitor's input back. React redraws it instead of hydrating it if the server
 * rendered it for another query string (a reload, then Back), or if strangers have changed the HTML.
 *
 * If the island fails, its served HTML returns, with everything that the visitor has entered by then.
 * @param wrap the host's providers, the same as on the server
 */
export async function mountIsland(
  { element, Component, touched, onReady, onFailed }: MountOptions,
  wrap: (children: ReactNode) => ReactNode = (children) => children,
): Promise<void> {
  await takeTurn();
  await compositionEnd(element);
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
    await Promise.resolve(); // React is still in its commit
    root?.unmount();
    element.innerHTML = served;
    await visitor.putBack({ patient: false }).catch(() => undefined);
    visitor.stop();
    onFailed(why, successorOf);
  }

  let back: Promise<unknown> | undefined;
  const onDrawn = () => {
    liveWithStrangers(element);
    // After React's commit: inside it, React would restore the values it knows.
    back = Promise.resolve().then(() => visitor.putBack());
  };
  async function ready() {
    await back;
    // Effects may have replaced markup once more.
    const isComplete = await visitor.putBack({ patient: false });
    if (hasFailed) return;
    visitor.stop();
    if (isComplete || isForOtherUrl) onReady(successorOf);
    else throw new Error('what was entered has no place any more');
  }

  const node = (
    <FailureBoundary
      // Whatever was entered since, and into whatever it was entered.
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
    // Keeps `useId` values equal to the server's.
    identifierPrefix: element.getAttribute('prefix') ?? '',
    onRecoverableError: (error) => console.warn('island', element.id, error),
    onCaughtError: () => undefined, // logged by whoever is told that the island has failed
  };
  // In slices: a large island would otherwise keep the page from answering while it hydrates.
  startTransition(() => {
    if (!isForOtherUrl) root = hydrateRoot(element, node, options);
    else (root = createRoot(element, options)).render(node);
  });
}
