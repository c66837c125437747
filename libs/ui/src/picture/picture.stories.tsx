import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Picture } from './picture.tsx';

/** A drawing inside a data URL, so that the catalog needs no image service. */
const scene = {
  url: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><rect width="1200" height="800" fill="#0e1729"/><g fill="none" stroke-width="6"><path stroke="#4fe3cb" d="M0 520C300 440 420 640 700 540S1040 420 1200 470"/><path stroke="#b8a1ff" d="M0 550C300 470 420 660 700 560S1040 440 1200 490"/><path stroke="#ffc65c" d="M0 580C300 500 420 680 700 580S1040 460 1200 510"/></g><path fill="#fbf7f0" d="M520 330l120-100 120 100v170H520z"/></svg>',
  )}`,
  width: 1200,
  height: 800,
  alt: 'A house on a hill, threads of light running to it',
  contentType: 'image/svg+xml',
};

const meta = {
  title: 'UI/Picture',
  component: Picture,
  parameters: {
    advice: {
      use: 'Every picture, in the format and width that the browser needs.',
      avoid: 'Signs: use an Icon. Films: use a VideoPlayer.',
      keyboard: 'None.',
      accessibility:
        '`alt` says what the picture is about. An empty one marks a decoration. Space is kept, so that nothing jumps.',
      status: 'stable',
    },
  },
  args: { image: scene },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lazy: Story = {
  play: async ({ args, canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: args.image.alt });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '1200');
  },
};

export const Priority: Story = { args: { priority: true } };

export const Square: Story = { args: { aspect: 1, rounded: 'large' } };

export const Round: Story = { args: { aspect: 1, rounded: 'circle' } };

export const Wide: Story = { args: { aspect: 21 / 9, rounded: 'medium' } };
