import type { ConsentCategory } from '@skein/analytics/consent';
import type { SafeHtml } from '@skein/cms-client';
import type { Say, UiLanguage } from '@skein/ui';
import type { ConsentContent } from './consent.content.ts';
import { consentCategoryTexts, consentHtml, consentTexts } from './consent.texts.ts';

/**
 * The categories of consent that a site asks its visitors for. If empty, the site uses only what its pages
 * need.
 */
export type Asks = readonly ConsentCategory[];

/** The categories that the site asks about, and the page on which visitors can answer without script. */
export interface AskingFor {
  readonly asks: Asks;
  /** Path of that page, without a language prefix. */
  readonly choicePage: string;
}

/** Returns every text of banner and settings in one language, with built-in texts where content has none. */
export function consentWords(content: Partial<ConsentContent>, say: Say, asks: Asks) {
  const own = (name: keyof typeof consentTexts) => say(consentTexts[name]);
  // Words of the host are part of its code, as these are.
  const html = (text: Readonly<Record<UiLanguage, SafeHtml>>) => say(text) as SafeHtml;
  return {
    title: content.title ?? own('title'),
    text: content.text ?? html(consentHtml.text),
    accept: content.acceptLabel ?? own('acceptLabel'),
    refuse: content.refuseLabel ?? own('refuseLabel'),
    settings: content.settingsLabel ?? own('settingsLabel'),
    settingsTitle: content.settingsTitle ?? own('settingsTitle'),
    settingsText: content.settingsText ?? html(consentHtml.settingsText),
    save: content.saveLabel ?? own('saveLabel'),
    close: own('closeLabel'),
    privacyControl: own('privacyControl'),
    categories: (['necessary', ...asks] as const).map((id) => {
      const written = content.categories?.find(({ category }) => category === id);
      const { title, text } = consentCategoryTexts[id];
      return { id, title: written?.title ?? say(title), text: written?.text ?? html(text) };
    }),
  };
}

export type ConsentWords = ReturnType<typeof consentWords>;
