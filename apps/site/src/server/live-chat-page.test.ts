import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { demoWith } from '../testing/site-in-memory.ts';
import { islandProps } from '../testing/island-props.ts';

const formToken = () => 'token';
const LICENCE = '12345678';
const [withLicence, withoutOne] = [
  demoWith({ formToken, liveChatLicence: LICENCE }),
  demoWith({ formToken }),
];
async function draw(path: string, site = withoutOne) {
  const { html, csp } = await (await site).pages.render(path);
  const document = documentOf(html);
  return { csp, document, island: document.querySelector('main form')?.closest('skein-island') };
}

describe('the page of the chat', () => {
  it.each([
    ['/chat', 'Start the chat'],
    ['/intl/es/chat', 'Iniciar el chat'],
  ])(
    '%s offers the vendor’s chat to an operator with a licence, and wakes by itself',
    async (path, words) => {
      const { csp, document, island } = await draw(path, withLicence);
      expect([...document.querySelectorAll('main button')].map((button) => button.textContent)).toContain(
        words,
      );
      expect(islandProps(island)).toContain(LICENCE);
      expect(island?.outerHTML).toMatch(/^<skein-island[^>]*chat-form\.js[^>]*>/);
      expect(island?.getAttribute('when')).toBe('load');
      expect(csp).toContain('livechatinc.com');
      expect(document.querySelector('main form textarea')).not.toBeNull();
      expect(document.querySelector('script[src*="livechat"]')).toBeNull();
    },
  );

  it('is the form for messages without one, with nothing of the chat’s', async () => {
    const { csp, document, island } = await draw('/chat');
    expect(island?.getAttribute('when')).toBe('interaction');
    expect(csp).not.toContain('livechat');
    expect(document.documentElement.outerHTML).not.toMatch(/livechat|Start the chat|chat-form/i);
  });

  it('is the only one that lets the vendor in', async () => {
    const { csp, document } = await draw('/business/contact', withLicence);
    expect(csp).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(document.documentElement.outerHTML).not.toMatch(/livechat/i);
  });
});
