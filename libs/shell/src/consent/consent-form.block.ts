import {
  block,
  given,
  entryType,
  html,
  one,
  text,
  type FieldsType,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import type { ConsentFormHostProps } from './consent-form.tsx';
import { consent } from './consent.block.ts';

const fields = {
  title: text('gfTitle', 80).optional(),
  text: html('gfText').optional().help('Above the choices'),
  consent: one('gfConsent', consent).optional().help('Whose words it takes; the one of the site'),
} as const;

export interface ConsentFormContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfConsentForm', ConsentFormContent> = entryType(
  'gfConsentForm',
  {
    name: 'Cookie form',
    description: 'What a visitor allows, as a form on a page',
    use: 'The page of the cookie settings, which the consent names.',
    avoid: 'Other pages: link to that one, and the settings open in place.',
  },
  fields,
);

/** A block with the cookie settings. It works without script. */
export const consentForm: Block<typeof model> = block(model, {
  component: () => import('./consent-form.tsx').then((m) => m.ConsentForm),
  hostProps: given<ConsentFormHostProps>(),
  wakes: {
    when: 'load',
    enhancer: () => import('./enhance-consent-form.ts').then((m) => m.enhanceConsentForm),
  },
});
