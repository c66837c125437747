import { entryType, html, one, text, type FieldsType, type PropsOf } from '@skein/cms-client';
import { consent } from './consent.content.ts';

const fields = {
  title: text('gfTitle', 80).optional(),
  text: html('gfText').optional().help('Above the choices'),
  consent: one('gfConsent', consent).optional().help('Whose words it takes; the one of the site'),
} as const;

export interface ConsentFormContent extends PropsOf<typeof fields> {}

/** The cookie settings as a part of a page. They work without script. */
export const consentForm: FieldsType<typeof fields, 'gfConsentForm', ConsentFormContent> = entryType(
  'gfConsentForm',
  {
    name: 'Cookie form',
    description: 'What a visitor allows, as a form on a page',
    use: 'The page of the cookie settings, which the consent names.',
    avoid: 'Other pages: link to that one, and the settings open in place.',
  },
  fields,
);
