import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Section } from '../section/section.tsx';
import { SHAPE_CONTRAST } from '../tokens/contrast-pairs.ts';
import { contrastRatio } from '../tokens/contrast.ts';
import { themeNames } from '../tokens/themes.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/TextField',
  component: TextField,
  parameters: {
    advice: {
      use: 'A line or several lines that the visitor types.',
      avoid: 'Known answers: use a Select or a RadioGroup.',
      keyboard: 'That of the native field; Enter sends the form from a single line.',
      accessibility:
        'Label, hint and error are connected to the field. The error is marked as invalid, and says what to do.',
      status: 'stable',
    },
  },
  args: { label: 'Street address' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Street address' });
    await userEvent.type(field, '418 Alder Street');
    await expect(field).toHaveValue('418 Alder Street');
  },
};

export const WithHint: Story = { args: { hint: 'As it is on your post.', placeholder: '418 Alder Street' } };

export const WithError: Story = {
  args: { label: 'ZIP code', defaultValue: '9720', error: 'A ZIP code has five digits, such as 97205.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('A ZIP code has five digits, such as 97205.');
  },
};

export const Optional: Story = { args: { label: 'Unit', optional: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '418 Alder Street' } };

export const Multiline: Story = {
  args: { multiline: true, label: 'Message', hint: 'Up to 1,000 characters.' },
};

export const LabelHidden: Story = { args: { labelHidden: true, placeholder: 'Search roles' } };

export const Spanish: Story = {
  args: {
    label: 'Apartamento',
    optional: true,
    language: 'es',
    hint: 'Tal como aparece en su correspondencia.',
    error: 'No encontramos ese apartamento en el edificio.',
  },
};

export const OnEveryTheme: Story = {
  render: () => (
    <>
      {themeNames.map((theme) => (
        <Section key={theme} theme={theme} spacing="small">
          <TextField label="Email" hint={theme} error="That address has no @ in it." />
        </Section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const field of within(canvasElement).getAllByRole('textbox')) {
      field.focus();
      const { outlineColor, outlineOffset, borderTopColor, backgroundColor } = getComputedStyle(field);
      const ground = getComputedStyle(field.closest('[data-theme]') ?? field).backgroundColor;
      const contrast = (first: string, second: string) => contrastRatio(hex(first), hex(second));
      // The focus ring and the red border have similar colors, so a gap must separate them.
      await expect(parseFloat(outlineOffset)).toBeGreaterThanOrEqual(2);
      await expect(contrast(outlineColor, ground)).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
      await expect(contrast(borderTopColor, ground)).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
      await expect(contrast(borderTopColor, backgroundColor)).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
      field.blur();
    }
  },
};

const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
