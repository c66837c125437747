import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatMessage } from '../request-form/request-form.fixtures.ts';
import { formElement } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import { arrive, vendorPage, vendorScripts } from '../testing/stand-in-chat.ts';
import { liveChatTexts } from './live-chat.texts.ts';

const licensed = { liveChat: { licence: '12345678' } };
const page = (language: 'en' | 'es' = 'en', extra: object = licensed) =>
  formElement(chatMessage, standInServices(), language === 'es' ? 'es' : 'en-US', extra);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const message = () => document.querySelector<HTMLTextAreaElement>('textarea[name=message]');

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the page of the chat', () => {
  it('without a licence is the form alone, with nothing of the vendor’s', () => {
    render(page('en', {}));
    expect(screen.queryByText(liveChatTexts.title.en)).toBeNull();
    expect(vendorPage.__lc).toBeUndefined();
  });

  it('with one is served with the offer above the form', () => {
    const html = renderToString(page());
    expect(html.indexOf(liveChatTexts.start.en)).toBeGreaterThan(-1);
    expect(html.indexOf(liveChatTexts.start.en)).toBeLessThan(html.indexOf('<form'));
  });

  it('offers neither the chat nor the box of the human check if its script fails', () => {
    document.body.innerHTML = `<div given-up>${renderToString(page())}</div>`;
    expect(screen.queryByRole('button', { name: liveChatTexts.start.en })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send it' })).toBeTruthy();
  });

  it.each(['', 'awake'])('keeps both if only the script of the part around it fails: "%s"', (state) => {
    document.body.innerHTML = `<skein-enhancer when="load" given-up><skein-island when="load" ${state}>${renderToString(page())}</skein-island></skein-enhancer>`;
    expect(screen.getByRole('button', { name: liveChatTexts.start.en })).toBeTruthy();
    expect(screen.getByRole('checkbox')).toBeTruthy();
  });

  it('offers neither if its script fails in a part that works', () => {
    document.body.innerHTML = `<skein-enhancer when="load" awake><skein-island when="load" given-up>${renderToString(page())}</skein-island></skein-enhancer>`;
    expect(screen.queryByRole('button', { name: liveChatTexts.start.en })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each(['en', 'es'] as const)(
    'says politely, in %s, that the chat has failed, and keeps what was typed and the focus',
    async (language) => {
      render(page(language));
      const said = screen.getByRole('status');
      expect(said.textContent).toBe('');
      const typed = message();
      fireEvent.input(typed as HTMLTextAreaElement, { target: { value: 'No light since noon' } });
      const button = screen.getByRole('button', { name: liveChatTexts.start[language] });
      button.focus();
      await press(liveChatTexts.start[language]);
      expect(button.getAttribute('aria-busy')).toBe('true');
      expect(said.textContent).toBe('');
      await act(async () => vendorScripts()[0]?.dispatchEvent(new Event('error')));
      expect(said.textContent).toContain(liveChatTexts.failed[language]);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(document.activeElement).toBe(button);
      expect(button.textContent).toBe(liveChatTexts.again[language]);
      expect(message()).toBe(typed);
      expect(typed?.value).toBe('No light since noon');
      expect(vendorScripts()).toEqual([]);
    },
  );

  it('says that the chat is open, and shows it again when it was made small', async () => {
    render(page());
    await press(liveChatTexts.start.en);
    let called: readonly string[] = [];
    await act(async () => void (called = arrive()));
    expect(screen.getByRole('status').textContent).toContain(liveChatTexts.open.en);
    await press(liveChatTexts.show.en);
    expect(called).toEqual(['maximize', 'maximize']);
  });
});
