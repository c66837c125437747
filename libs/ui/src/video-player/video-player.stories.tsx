import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { VideoPlayer } from './video-player.tsx';

/** The catalog serves these files under `/artwork`. */
const film = (name: string) => ({
  sources: [
    { src: `/artwork/film-${name}.webm`, type: 'video/webm' },
    { src: `/artwork/film-${name}.mp4`, type: 'video/mp4' },
  ],
  poster: `/artwork/film-${name}.svg`,
  captions: [
    { url: `/artwork/film-${name}.en.vtt`, language: 'en', label: 'English' },
    { url: `/artwork/film-${name}.es.vtt`, language: 'es', label: 'Español' },
  ],
});
const line = film('laying-a-line');
const { poster } = line;

const meta: Meta<typeof VideoPlayer> = {
  title: 'UI/VideoPlayer',
  component: VideoPlayer,
  parameters: {
    advice: {
      use: 'Films, from files or from another site’s player.',
      avoid: 'Moving decoration without meaning: use a Picture.',
      keyboard: 'Tab reaches play and the native controls; Space plays and pauses.',
      accessibility:
        'Captions in each language. Nothing from elsewhere loads before a click. What moves can be paused.',
      status: 'stable',
    },
  },
};

export default meta;
type Story = StoryObj<typeof VideoPlayer>;

export const File: Story = {
  args: { ...line, title: 'How we lay a line' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /: How we lay a line$/ })).toBeVisible();
  },
};

export const MovesByItself: Story = {
  args: { ...film('night-race'), title: 'A race on a road of threads', autoPlayLoop: true },
};

export const SpanishSquare: Story = {
  args: { ...line, title: 'Cómo tendemos una línea', language: 'es', aspect: 1 },
};

const embedded = {
  embedUrl: 'about:blank',
  title: 'A customer, two years on',
  poster: { url: poster, width: 960, height: 540, alt: '', contentType: 'image/svg+xml' },
};

export const EmbeddedBeforeTheClick: Story = { args: embedded };

export const EmbeddedAfterTheClick: Story = {
  args: embedded,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: /: A customer, two years on$/ }));
    await expect(canvas.getByTitle('A customer, two years on')).toHaveAttribute('sandbox');
  },
};
