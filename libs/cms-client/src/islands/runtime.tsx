import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepServedStyles } from './served-styles.ts';
import { noteTyped, putBackTyped, type TypedValues } from './typed-values.ts';

export interface MountOptions {
  readonly element: Element;
  readonly Component: ComponentType<object>;
  readonly props: object;
  /** Keeps `useId` values equal to the server's. */
  readonly prefix: string;
  /** Called when React has taken over and what the visitor had typed is back in its place. */
  readonly onReady: () => void;
}
export type MountIsland = (options: MountOptions) => void | Promise<void>;

const nextTask = () => new Promise<void>((done) => setTimeout(done));

/** Ends when the islands before have hydrated. The first waits too: the task in which this module ran was long enough. */
let turn = nextTask();

/** One island in a task: a visitor's tap gets in between. */
async function takeTurn(): Promise<void> {
  const mine = turn;
  turn = mine.then(nextTask);
  await mine;
}

/** Hydrating while an input method composes a character would break it off. */
function compositionEnd(element: Element): Promise<unknown> | undefined {
  return element.hasAttribute('composing')
    ? new Promise((done) => element.addEventListener('compositionend', done, { once: true }))
    : undefined;
}

function Ready({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Wakes one island. Where the server rendered it for another query string (a reload, then Back), it is drawn anew
 * instead of hydrated.
 * @param wrap the host's providers, the same as on the server
 */
export async function mountIsland(
  { element, Component, props, prefix, onReady }: MountOptions,
  wrap: (children: ReactNode) => ReactNode = (children) => children,
): Promise<void> {
  await takeTurn();
  await compositionEnd(element);
  keepServedStyles(element);
  const typed: TypedValues = new Map();
  noteTyped(element, typed);
  const ready = async () => {
    noteTyped(element, typed);
    await Promise.resolve(); // leave React's commit: inside it, React would restore the values it knows
    await putBackTyped(typed);
    onReady();
  };
  const node = <Ready onReady={() => void ready()}>{wrap(<Component {...props} />)}</Ready>;
  const options = {
    identifierPrefix: prefix,
    onRecoverableError: (error: unknown) => console.error('island', element.id, error),
  };
  const renderedUrl = element.getAttribute('url');
  const draw = () => {
    if (renderedUrl !== null && renderedUrl !== location.search) createRoot(element, options).render(node);
    else hydrateRoot(element, node, options);
  };
  // In slices: a large island would otherwise keep the page from answering while it hydrates.
  startTransition(draw);
}
