import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section/section.tsx';
import { themeNames } from '../tokens/themes.ts';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  parameters: {
    advice: {
      use: 'Links in texts and lists.',
      avoid: 'The main next step: use a ButtonLink.',
      keyboard: 'Enter follows it.',
      accessibility: 'Underlined where it is among words, so that color is not all that marks it.',
      status: 'stable',
    },
  },
  args: { href: '#terms', children: 'terms of service' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <p>
      The <TextLink {...args} /> fit on one page. We have tried.
    </p>
  ),
};

export const External: Story = { args: { external: true, href: 'https://example.com' } };

export const ExternalInSpanish: Story = {
  args: { external: true, href: 'https://example.com', language: 'es', children: 'condiciones del servicio' },
};

export const Quiet: Story = { args: { look: 'quiet', children: 'Business' } };

export const OnEveryTheme: Story = {
  render: (args) => (
    <>
      {themeNames.map((theme) => (
        <Section key={theme} theme={theme} spacing="small">
          <p>
            Before you sign, read the <TextLink {...args} />.
          </p>
        </Section>
      ))}
    </>
  ),
};
