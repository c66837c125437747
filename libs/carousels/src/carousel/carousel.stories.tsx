import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel, type CarouselSlide } from './carousel.tsx';

const Panel = styled.div`
  display: grid;
  place-items: center;
  block-size: 14rem;
  border-radius: var(--radius-medium);
  background: var(--color-surface-sunken);
  font-family: var(--font-heading);
  font-size: 2rem;
`;

const some = (count: number): CarouselSlide[] =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: <Panel>{index + 1}</Panel>,
  }));

const meta = {
  title: 'Carousels/Carousel',
  component: Carousel,
  parameters: { layout: 'padded' },
  args: { label: 'Places', slides: some(5) },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const front = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-dot]')].findIndex((dot) => dot.hasAttribute('aria-current'));

export const OneAtATime: Story = {
  args: { layouts: [{ width: 100, align: 'start' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^(Previous|Anterior)$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^(Next|Siguiente)$/ }));
    await expect(front(canvasElement)).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: /5$/ }));
    await expect(canvas.getByRole('button', { name: /^(Next|Siguiente)$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const slides = [...canvasElement.querySelectorAll<HTMLElement>('[data-slide]')];
    await waitFor(() => expect(slides.map(({ inert }) => inert)).toEqual([true, true, true, true, false]));
  },
};

export const ThreeAtATime: Story = { args: { slides: some(9) } };

export const CentredLoop: Story = {
  args: { options: { loop: true, step: 2, interval: 8000 }, layouts: [{ width: 50, align: 'center' }] },
};

/** The carousel as the server sends it, before its script starts. */
export const WithoutScript: Story = {
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Carousel {...args} />) }} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    const track = canvasElement.querySelector<HTMLElement>('[data-track]');
    if (!track) throw new Error('no track');
    track.scrollTo({ left: track.scrollWidth });
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(0));
    await expect(canvasElement.querySelectorAll('[inert]')).toHaveLength(0);
  },
};

/** The carousel for visitors who prefer reduced motion: it never moves by itself, and its arrows jump. */
export const ReducedMotion: Story = {
  args: { options: { interval: 3000, loop: true }, layouts: [{ width: 100, align: 'start' }] },
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('prefers-reduced-motion') ? 'all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-carousel]')).toHaveAttribute('data-state', 'paused');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Next|Siguiente)$/ }));
    const [first, second] = [...canvasElement.querySelectorAll('[data-slide]')].map((slide) =>
      slide.getBoundingClientRect(),
    );
    const away = (second?.left ?? 0) - (first?.left ?? 0);
    await expect(canvasElement.querySelector('[data-track]')?.scrollLeft).toBeCloseTo(away, 0);
  },
};

const WORDS = 'Whoever wrote this had a great deal to say, and nobody who would have stopped them. ';
export const LongText: Story = {
  args: {
    slides: [400, 5000, 20].map((length) => ({
      key: String(length),
      content: <p>{WORDS.repeat(60).slice(0, length)}</p>,
    })),
  },
};

export const One: Story = { args: { slides: some(1) } };
export const Two: Story = { args: { slides: some(2) } };
export const None: Story = { args: { slides: [] } };
export const Many: Story = { args: { slides: some(200) } };
export const Spanish: Story = {
  args: { label: 'Lugares', options: { interval: 8000 } },
  globals: { language: 'es' },
};
