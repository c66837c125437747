import type { ConsentCategory } from '@skein/analytics/consent';
import type { SafeHtml } from '@skein/cms-client';
import type { Say, UiLanguage } from '@skein/ui';
import type { ConsentContent } from './consent.block.ts';
import { consentCategoryTexts, consentHtml, consentTexts } from './consent.texts.ts';

/** The categories of consent that a site asks for. If empty, the site uses only the necessary category. */
export type Asks = readonly ConsentCategory[];

/** The categories of consent that a site asks for, and the page with the consent form. */
export interface AskingFor {
  readonly asks: Asks;
  /** Path of the page with the form, without a language prefix. */
  readonly choicePage: string;
}

/** Returns every text of banner and settings in one language. Built-in texts fill the gaps. */
export function consentWords(content: Partial<ConsentContent>, say: Say, asks: Asks) {
  const own = (name: keyof typeof consentTexts) => say(consentTexts[name]);
  // The host's texts are safe, because they are part of the host's code, like the built-in texts.
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
