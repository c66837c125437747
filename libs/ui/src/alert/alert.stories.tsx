import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { themeNames } from '../tokens/themes.ts';
import { Alert } from './alert.tsx';

const meta = {
  title: 'UI/Alert',
  component: Alert,
  parameters: {
    advice: {
      use: 'Something that went wrong or well, and what the visitor can do about it.',
      avoid: 'News that may be missed: use a Toast. Hints of a field: use its `hint`.',
      keyboard: 'An action inside is reached by Tab. The alert itself takes no focus.',
      accessibility:
        'Problems are announced at once (`alert`), other tones when the screen reader is idle (`status`). A hidden word names the tone.',
      status: 'stable',
    },
  },
  args: { tone: 'info', children: 'We are building on Alder Street until June.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Positive: Story = {
  args: {
    tone: 'positive',
    title: 'You are on the list',
    children: 'We write once, when your street is ready.',
  },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Planned work tonight',
    children: 'Service may pause between 2 and 4 AM.',
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'That didn’t go through',
    children: 'What you typed is still here.',
    action: (
      <Button size="small" variant="outline">
        Try again
      </Button>
    ),
  },
};

export const Spanish: Story = {
  args: {
    tone: 'danger',
    language: 'es',
    title: 'No se pudo enviar',
    children: 'Lo que escribió sigue aquí.',
  },
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    children:
      'A digger has found our cable near the corner of Alder and Twelfth. Two of us are on the way with a new piece of it and expect to be done before the evening; until then the houses on both sides of the park are without service.',
  },
};

export const OnEveryTheme: Story = {
  render: () => (
    <>
      {themeNames.map((theme) => (
        <Section key={theme} theme={theme} spacing="small">
          <Stack>
            {(['info', 'positive', 'warning', 'danger'] as const).map((tone) => (
              <Alert key={tone} tone={tone} role="none">
                {tone} on {theme}
              </Alert>
            ))}
          </Stack>
        </Section>
      ))}
    </>
  ),
};
