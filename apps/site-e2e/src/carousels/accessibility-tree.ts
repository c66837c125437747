import type { CDPSession } from '@playwright/test';

/** An element as a screen reader finds it. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  /** Spoken name of its role, such as "carousel". */
  readonly called: string | undefined;
  /** Whether screen readers announce changes in it; undefined: they do not. */
  readonly live: string | undefined;
}

interface Value {
  readonly value?: unknown;
}

const words = (value: Value | undefined) =>
  typeof value?.value === 'string' && value.value !== '' ? value.value : undefined;

/**
 * Returns the accessibility tree of an element and everything in it, without parts that are hidden, inert or
 * silent.
 */
export async function accessibilityTree(session: CDPSession, selector: string): Promise<Heard[]> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId });
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const property = (wanted: string) => words(properties.find((one) => one.name === wanted)?.value);
      return {
        role: words(role) ?? '',
        name: words(name) ?? '',
        called: property('roledescription'),
        live: property('live'),
      };
    });
}
