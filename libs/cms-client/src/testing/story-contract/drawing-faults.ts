import { createElement, useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { pieceOf, uniqueHeadingIds } from '../../render/unique-heading-ids.ts';
import { hearComplaints } from './complaints.ts';
import { doubledIds } from './doubled-ids.ts';
import { serverHtml } from './server-html.ts';
import { serve, settle, withoutAct } from './estranged-page.ts';

/**
 * Returns the faults of HTML from the server: inline styles, which every host's policy forbids, and ids that
 * occur twice.
 */
function htmlFaults(html: string): readonly string[] {
  const [style] = /<[^<>]* style="[^"]*"/.exec(html) ?? [];
  return [
    ...(style === undefined ? [] : [`the server sends a style attribute: ${style}`]),
    ...doubledIds(uniqueHeadingIds([pieceOf(html)]).join('')).map((id) => `two elements have the id ${id}`),
  ];
}

interface AwakeProps {
  readonly onAwake: () => void;
  readonly children: ReactNode;
}

function Awake({ onAwake, children }: AwakeProps) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/**
 * Returns the faults of a block that the server draws and the browser hydrates: inline styles and doubled ids
 * in its HTML, differences between server and browser, and errors or warnings in the console.
 * @param loaded waits for the modules that the block has started to load
 */
export function drawingFaults(
  draw: () => ReactNode,
  loaded: () => Promise<void> = async () => {},
): Promise<readonly string[]> {
  return withoutAct(async () => {
    const { said, complain, stop } = hearComplaints();
    const html = serverHtml(draw());
    const element = serve(html);
    try {
      let root: Root | undefined;
      await new Promise<void>((onAwake) => {
        const fail = (why: unknown) => (complain(why), onAwake());
        const awake = createElement(Awake, { onAwake, children: draw() });
        root = hydrateRoot(element, awake, {
          onRecoverableError: (why) => complain(why),
          onUncaughtError: fail,
        });
      });
      await loaded();
      await settle(element);
      root?.unmount();
    } finally {
      element.remove();
      stop();
    }
    return [...htmlFaults(html), ...said.map((words) => `the console says: ${words}`)];
  });
}
