import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { VideoPlayer } from './video-player.tsx';

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><rect width="1600" height="900" fill="#00655e"/><g fill="none" stroke-width="7"><path stroke="#a8f5e7" d="M0 600C400 480 620 760 1000 600S1400 420 1600 500"/><path stroke="#ffdc9a" d="M0 640C400 520 620 780 1000 630S1400 450 1600 530"/></g></svg>',
)}`;

/** An address that plays nothing: the stories show what stands around a film. */
const NO_FILM = 'data:video/mp4;base64,';

const meta: Meta<typeof VideoPlayer> = { title: 'UI/VideoPlayer', component: VideoPlayer };

export default meta;
type Story = StoryObj<typeof VideoPlayer>;

export const File: Story = {
  args: { src: NO_FILM, title: 'How we lay a line', poster },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Play video: How we lay a line' }),
    ).toBeVisible();
  },
};

export const MovesByItself: Story = {
  args: { src: NO_FILM, title: 'Threads over a city', poster, autoPlayLoop: true },
};

export const SpanishSquare: Story = {
  args: { src: NO_FILM, title: 'Cómo tendemos una línea', poster, language: 'es', aspect: 1 },
};

const embedded = {
  embedUrl: 'about:blank',
  title: 'A customer, two years on',
  poster: { url: poster, width: 1600, height: 900, alt: '', contentType: 'image/svg+xml' },
};

export const EmbeddedBeforeTheClick: Story = { args: embedded };

export const EmbeddedAfterTheClick: Story = {
  args: embedded,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Play video: A customer, two years on' }));
    await expect(canvas.getByTitle('A customer, two years on')).toHaveAttribute('sandbox');
  },
};
