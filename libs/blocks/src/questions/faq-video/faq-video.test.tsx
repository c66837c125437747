import { enhanceVideos } from '@skein/ui/enhance-video';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { enhanceFaqVideo } from './enhance-faq-video.ts';
import { faqVideo } from './faq-video.block.ts';
import * as fixtures from './faq-video.fixtures.ts';
import { FaqVideo } from './faq-video.tsx';

const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => vi.clearAllMocks());

function serve(fixture: typeof fixtures.faqVideoFile, { opened = false } = {}) {
  document.body.innerHTML = renderToStaticMarkup(<FaqVideo {...fixtureProps(faqVideo, fixture)} />);
  const tile = document.querySelector<HTMLElement>('[data-faq-video]');
  tile?.querySelector('dialog')?.toggleAttribute('open', opened);
  const stopFilm = enhanceVideos(document.body);
  const stopTile = tile ? enhanceFaqVideo(tile) : () => {};
  return {
    html: document.body.innerHTML,
    opener: tile?.querySelector<HTMLElement>(':scope > button'),
    dialog: tile?.querySelector('dialog'),
    stop() {
      stopTile();
      stopFilm();
    },
  };
}

describe('FaqVideo', () => {
  it('opens a dialog by a button that needs no script', () => {
    const { opener, dialog } = serve(fixtures.faqVideoFile);
    expect(opener?.getAttribute('command')).toBe('show-modal');
    expect(opener?.getAttribute('commandfor')).toBe(dialog?.id);
    expect(opener?.textContent).toMatch(/^Play video An installer brings a line/);
  });

  it('is called by its title, where it has one', () => {
    const given = { ...fixtureProps(faqVideo, fixtures.faqVideoFile), title: 'A line in an afternoon' };
    document.body.innerHTML = renderToStaticMarkup(<FaqVideo {...given} />);
    expect(document.querySelector('button')?.textContent).toBe('Play video A line in an afternoon');
    expect(document.querySelector('dialog h2')?.textContent).toBe('A line in an afternoon');
  });

  it('plays a file when the dialog opens, and stops it when that closes', () => {
    const { opener, dialog } = serve(fixtures.faqVideoFile);
    opener?.click();
    expect(play).toHaveBeenCalledOnce();
    dialog?.dispatchEvent(new Event('close'));
    expect(pause).toHaveBeenCalledOnce();
  });

  it('plays what was opened before its script had come', () => {
    serve(fixtures.faqVideoFile);
    expect(play).not.toHaveBeenCalled();
    serve(fixtures.faqVideoFile, { opened: true });
    expect(play).toHaveBeenCalledOnce();
  });

  it('asks somebody else’s player to start, and has it no longer when the dialog closes', () => {
    const { opener, dialog, html } = serve(fixtures.faqVideoEmbedded);
    expect(html).not.toContain('<iframe');
    const link = dialog?.querySelector<HTMLAnchorElement>('[data-video] a');
    expect(link?.href).toContain('autoplay=1');
    opener?.click();
    expect(dialog?.querySelector('iframe')).not.toBeNull();
    dialog?.dispatchEvent(new Event('close'));
    expect(dialog?.querySelector('iframe')).toBeNull();
    expect(dialog?.querySelector('[data-video] a')).toBe(link);
  });

  it('is left alone when asked to', () => {
    const { opener, stop } = serve(fixtures.faqVideoFile);
    stop();
    opener?.click();
    expect(play).not.toHaveBeenCalled();
  });

  it('without a film is nothing', () => {
    expect(serve(fixtures.faqVideoStill).html).toBe('');
  });
});
