import {
  block,
  given,
  choice,
  entryType,
  html,
  list,
  text,
  type FieldsType,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import type { AskingFor } from './consent-words.ts';
import type { OnPage } from '../shell/shell-page.ts';
import { consentDefaults } from './consent.defaults.ts';

const categoryFields = {
  category: choice('gfCategory', ['necessary', 'analytics', 'ads', 'chat']),
  title: text('gfTitle', 60),
  text: html('gfText', 2000).help('What it keeps, for whom and for how long'),
} as const;

export interface ConsentCategoryContent extends PropsOf<typeof categoryFields> {}

export const consentCategory: FieldsType<typeof categoryFields, 'gfConsentCategory', ConsentCategoryContent> =
  entryType(
    'gfConsentCategory',
    {
      name: 'Cookie category',
      description: 'What a visitor allows or refuses as one',
      use: 'Words of your own for a category; those of the library stand for what is left out.',
      avoid: 'Other categories: what the site asks about follows from its settings.',
    },
    categoryFields,
  );

const fields = {
  title: text('gfTitle', 80).optional().help('Of the banner'),
  text: html('gfText', 1000).optional().help('Of the banner'),
  acceptLabel: text('gfAcceptLabel', 40).optional(),
  refuseLabel: text('gfRefuseLabel', 40).optional(),
  settingsLabel: text('gfSettingsLabel', 40).optional().help('Opens the settings'),
  settingsTitle: text('gfSettingsTitle', 80).optional(),
  settingsText: html('gfSettingsText', 1000).optional().help('Above the categories'),
  saveLabel: text('gfSaveLabel', 40).optional(),
  categories: list('gfCategories', consentCategory).default(consentDefaults.categories),
} as const;

export interface ConsentContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfConsent', ConsentContent> = entryType(
  'gfConsent',
  {
    name: 'Cookie consent',
    description: 'The banner and the settings of cookies',
    use: 'The whole site: one. It is shown where the site has something to ask.',
    avoid: 'The page to choose on: take a cookie form.',
  },
  fields,
);

/** The banner and the settings of cookies. Every text has a default in English and Spanish. */
export const consent: Block<typeof model> = block(model, {
  component: () => import('./consent.tsx').then((m) => m.Consent),
  hostProps: given<OnPage & AskingFor>(),
  // The banner loads when the page is idle, and only for visitors who must be asked.
  wakes: { when: 'idle', enhancer: () => import('./enhance-consent.ts').then((m) => m.enhanceConsent) },
});
