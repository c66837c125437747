import type { Decorator } from '@storybook/react-vite';
import { Section } from './section.tsx';

export const onInk: Decorator = (Story) => (
  <Section theme="ink" spacing="small">
    <Story />
  </Section>
);
