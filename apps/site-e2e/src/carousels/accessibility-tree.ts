import type { CDPSession } from '@playwright/test';

/** What a screen reader finds of an element. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  /** What its role is called aloud, such as "carousel". */
  readonly called: string | undefined;
  /** Whether changes in it are read aloud; undefined: they are not. */
  readonly live: string | undefined;
}

interface Value {
  readonly value?: unknown;
}

const words = (value: Value | undefined) =>
  typeof value?.value === 'string' && value.value !== '' ? value.value : undefined;

/** The accessibility tree below an element, itself included, without what is hidden, inert or says nothing. */
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
