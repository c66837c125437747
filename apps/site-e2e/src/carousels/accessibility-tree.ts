import type { CDPSession } from '@playwright/test';

/** What a screen reader announces about an element. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  /** Spoken name of the element's role, such as "carousel". */
  readonly called: string | undefined;
  /** How screen readers announce changes in the element. Undefined: they do not announce changes. */
  readonly live: string | undefined;
}

interface Value {
  readonly value?: unknown;
}

const words = (value: Value | undefined) =>
  typeof value?.value === 'string' && value.value !== '' ? value.value : undefined;

/** Returns the accessibility tree of an element, without the elements that screen readers ignore. */
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
