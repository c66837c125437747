import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Cluster } from '../cluster/cluster.tsx';
import { Icon } from '../icon/icon.tsx';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { themeNames } from '../tokens/themes.ts';
import { Button } from './button.tsx';

const variants = ['primary', 'secondary', 'outline', 'quiet'] as const;
const tones = ['internet', 'tv', 'phone', 'business'] as const;

const meta = {
  title: 'UI/Button',
  component: Button,
  parameters: {
    advice: {
      use: 'Something that happens on this page: send, open, change.',
      avoid: 'Other pages: use a ButtonLink. Actions beside many others: use the variant `quiet`.',
      keyboard: 'Enter and Space press it.',
      accessibility: 'While `busy`, it keeps the focus and says that it is busy.',
      status: 'stable',
    },
  },
  args: { children: 'Check availability', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check availability' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Outline: Story = { args: { variant: 'outline' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Cluster>
  ),
};

export const WithIcons: Story = {
  args: { iconStart: <Icon name="pin" />, iconEnd: <Icon name="arrow-right" /> },
};

export const ProductTones: Story = {
  render: (args) => (
    <Stack>
      {variants.map((variant) => (
        <Cluster key={variant}>
          {tones.map((tone) => (
            <Button {...args} key={tone} variant={variant} tone={tone}>
              {tone}
            </Button>
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
};

export const Busy: Story = {
  args: { busy: true, children: 'Sending' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ColorFromContent: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} color="#ffd400" hoverColor="#1a0f4f" />
      <Button {...args} color="#1a0f4f" hoverColor="#ffd400" />
      <Button {...args} color="rebeccapurple" textColor="#ffffff" />
    </Cluster>
  ),
};

export const Wide: Story = { args: { wide: true } };

export const LongText: Story = {
  args: { children: 'Check whether our network has already reached the street on which you live or work' },
};

export const Spanish: Story = {
  args: { children: 'Ver cobertura', iconEnd: <Icon name="arrow-right" /> },
};

export const OnEveryTheme: Story = {
  render: (args) => (
    <>
      {themeNames.map((theme) => (
        <Section key={theme} theme={theme} spacing="small">
          <Cluster justify="center">
            {variants.map((variant) => (
              <Button {...args} key={variant} variant={variant} />
            ))}
          </Cluster>
        </Section>
      ))}
    </>
  ),
};
