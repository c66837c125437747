import type { Decorator } from '@storybook/react-vite';
import { Section } from './section.tsx';

/** Puts a story on the darkest ground. */
export const onInk: Decorator = (Story) => (
  <Section theme="ink" spacing="small">
    <Story />
  </Section>
);
