import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoPlayer } from './video-player.tsx';

let reducedMotion = false;
let showVideo: (inView: boolean) => void = () => {};

/** Replaces functions of the browser, because jsdom neither plays films nor observes visibility. */
beforeEach(() => {
  reducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return reducedMotion;
    },
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        showVideo = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe(): void {}
      disconnect(): void {
        showVideo = () => {};
      }
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
    this: HTMLMediaElement,
  ) {
    fireEvent.play(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
});

const clip = {
  sources: [
    { src: '/clip.webm', type: 'video/webm' },
    { src: '/clip.mp4', type: 'video/mp4' },
  ],
  title: 'Laying a line',
};
const captions = [
  { url: '/clip.en.vtt', language: 'en', label: 'English' },
  { url: '/clip.es.vtt', language: 'es', label: 'Español' },
];

describe('the name of a video', () => {
  const sentence = 'An installer brings a line from the street into a house; its light comes on.';
  const embed = { embedUrl: 'https://player.example/1' };
  const players = [
    ['file', clip, 'button'],
    ['embedded', { ...embed, title: clip.title }, 'link'],
  ] as const;

  it.each(players)(
    'of the %s kind is its title; a sentence about it describes its button',
    (_, given, role) => {
      render(<VideoPlayer {...given} description={sentence} />);
      const button = screen.getByRole(role, { name: 'Play video: Laying a line' });
      expect(button.getAttribute('aria-describedby')).not.toBeNull();
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        sentence,
      );
    },
  );

  it.each(players)('of the %s kind without a title leaves its button with a short one', (_, given, role) => {
    render(<VideoPlayer {...given} title={undefined} description={sentence} />);
    const button = screen.getByRole(role, { name: 'Play video' });
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      sentence,
    );
  });

  it.each(players)('of the %s kind that has no name is no second word for a video', (_, given, role) => {
    render(<VideoPlayer {...given} title={undefined} language="es" />);
    expect(screen.getByRole(role, { name: 'Reproducir el video' })).toBeDefined();
    expect(document.querySelector('[data-video]')?.getAttribute('data-title')).toBe('Video');
  });

  it('is, for the film itself, what there is', () => {
    const name = (more: object) =>
      /aria-label="([^"]*)"/.exec(renderToString(<VideoPlayer {...clip} {...more} />))?.[1];
    expect(name({ description: sentence })).toBe('Laying a line');
    expect(name({ description: sentence, title: undefined })).toBe(sentence);
    expect(name({ title: undefined })).toBe('Video');
  });
});

describe('VideoPlayer with a file', () => {
  it('waits with its still until it is near, unless the page opens with it', () => {
    const still = { ...clip, poster: '/clip.svg' };
    expect(renderToString(<VideoPlayer {...still} />)).toMatch(/^<div[^>]*><video[^>]* loading="lazy"/);
    const first = renderToString(<VideoPlayer {...still} priority />);
    expect(first).toContain('<link rel="preload" href="/clip.svg" as="image" fetchPriority="high"/>');
    expect(first).not.toContain('loading=');
  });

  it('has the browser’s own controls in the served HTML, for those without script alone', () => {
    const html = renderToString(<VideoPlayer {...clip} autoPlayLoop />);
    const [, without = ''] = /<noscript>(<video.*<\/video>)<\/noscript>/.exec(html) ?? [];
    expect(without).toContain('controls=""');
    expect(html.replace(without, '')).not.toContain('controls');
    expect(html).toContain(without.replace(' controls=""', ''));
  });

  it.each([false, true])('loads nothing but its poster before it plays (by itself: %s)', (autoPlayLoop) => {
    const preload = (more: object) =>
      /preload="(\w+)"/.exec(
        renderToString(<VideoPlayer {...clip} {...more} autoPlayLoop={autoPlayLoop} />),
      )?.[1];
    expect(preload({ poster: '/still.svg' })).toBe('none');
    // Without a poster, the film itself must supply the first picture.
    expect(preload({})).toBe('metadata');
  });

  it('plays on a press and hands over to the browser’s controls', async () => {
    render(<VideoPlayer {...clip} />);
    await userEvent.click(screen.getByRole('button', { name: 'Play video: Laying a line' }));
    expect(screen.getByLabelText<HTMLVideoElement>('Laying a line').controls).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers its formats in the order in which it got them', () => {
    const { container } = render(<VideoPlayer {...clip} />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => [source.getAttribute('src'), source.type])).toEqual([
      ['/clip.webm', 'video/webm'],
      ['/clip.mp4', 'video/mp4'],
    ]);
  });

  it.each([
    ['en', ['en']],
    ['es', ['es']],
  ] as const)('brings captions in all languages and shows those of a page in %s', (language, shown) => {
    const { container } = render(<VideoPlayer {...clip} captions={captions} language={language} />);
    const tracks = [...container.querySelectorAll('track')];
    expect(tracks.map(({ srclang, label }) => [srclang, label])).toEqual([
      ['en', 'English'],
      ['es', 'Español'],
    ]);
    expect(tracks.filter((track) => track.default).map(({ srclang }) => srclang)).toEqual(shown);
  });

  it.each([
    ['https://files.example/clip.vtt', 'anonymous'],
    ['//files.example/clip.vtt', 'anonymous'],
    ['/clip.vtt', null],
  ])('asks for its files so that captions at %s may load', (url, crossOrigin) => {
    render(<VideoPlayer {...clip} captions={[{ url, language: 'en', label: 'English' }]} />);
    expect(screen.getByLabelText<HTMLVideoElement>('Laying a line').crossOrigin).toBe(crossOrigin);
  });
});

describe('VideoPlayer in a dialog', () => {
  const close = () => fireEvent(screen.getByRole('dialog'), new Event('close'));

  it('pauses its file when the dialog closes', async () => {
    render(
      <dialog open>
        <VideoPlayer {...clip} />
      </dialog>,
    );
    await userEvent.click(screen.getByRole('button'));
    const video = screen.getByLabelText('Laying a line');
    const paused = vi.fn();
    video.addEventListener('pause', paused);
    close();
    expect(paused).toHaveBeenCalledOnce();
  });

  it('gives the link back for the player of another site when the dialog closes', async () => {
    render(
      <dialog open>
        <VideoPlayer embedUrl="https://player.example/v/1" title="Laying a line" />
      </dialog>,
    );
    const link = screen.getByRole('link');
    await userEvent.click(link);
    close();
    expect(screen.queryByTitle('Laying a line')).toBeNull();
    expect(screen.getByRole('link')).toBe(link);
  });
});

describe('VideoPlayer that moves by itself', () => {
  const ambient = <VideoPlayer {...clip} autoPlayLoop language="es" />;

  it('is muted, and moves only in view', () => {
    render(ambient);
    const video = screen.getByLabelText<HTMLVideoElement>('Laying a line');
    expect(video.muted).toBe(true);
    expect(screen.getByRole('button', { name: /^Reproducir/ })).toBeTruthy();
    showVideo(true);
    expect(screen.getByRole('button', { name: /^Pausar/ })).toBeTruthy();
    showVideo(false);
    expect(screen.getByRole('button', { name: /^Reproducir/ })).toBeTruthy();
  });

  it('keeps its captions in the menu', () => {
    const { container } = render(<VideoPlayer {...clip} autoPlayLoop captions={captions} />);
    expect(container.querySelectorAll('track')).toHaveLength(2);
    expect(container.querySelector('track[default]')).toBeNull();
  });

  it('stays paused once the visitor has paused it', async () => {
    render(ambient);
    showVideo(true);
    await userEvent.click(screen.getByRole('button', { name: /^Pausar/ }));
    showVideo(false);
    showVideo(true);
    expect(screen.getByRole('button', { name: /^Reproducir/ })).toBeTruthy();
  });

  it('leaves it to what is around it to say which film plays', async () => {
    render(<div data-leads-films="">{ambient}</div>);
    showVideo(true);
    const button = screen.getByRole('button', { name: /^Reproducir/ });
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: /^Pausar/ })).toBeTruthy();
    // A late report that the film is out of view must not stop the film either.
    showVideo(false);
    expect(screen.getByRole('button', { name: /^Pausar/ })).toBeTruthy();
  });

  it('does not move under reduced motion, unless the visitor presses play', async () => {
    reducedMotion = true;
    render(ambient);
    showVideo(true);
    const button = screen.getByRole('button', { name: /^Reproducir/ });
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: /^Pausar/ })).toBeTruthy();
  });
});

describe('VideoPlayer of another provider', () => {
  const embedded = <VideoPlayer embedUrl="https://player.example/v/1" title="Laying a line" />;

  it('loads nothing of theirs before a click, then a sandboxed, named frame', async () => {
    const { container } = render(embedded);
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Play video: Laying a line' }));
    const frame = screen.getByTitle<HTMLIFrameElement>('Laying a line');
    expect(frame.src).toBe('https://player.example/v/1');
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
    expect(document.activeElement).toBe(frame);
  });

  it('is a link to the player for those without script', () => {
    expect(renderToString(embedded)).toContain('href="https://player.example/v/1"');
  });
});
