import { entry, t } from '@skein/cms-client';
import { consentForm } from './consent-form.block.ts';
import { consent, consentCategory } from './consent.block.ts';

export const siteConsent = entry(consent, 'consent', {
  title: t('Cookies: your call', 'Cookies: tú decides'),
  text: t(
    'We keep what the site needs. If you let us, we also count visits. <a href="/legal/privacy">How we handle data</a>',
    'Guardamos lo que el sitio necesita. Si nos dejas, también contamos visitas. <a href="/legal/privacy">Cómo tratamos los datos</a>',
  ),
  categories: [
    entry(consentCategory, 'consent-analytics', {
      category: 'analytics',
      title: t('Counting visits', 'Contar visitas'),
      text: t('Which pages help, and which do not.', 'Qué páginas ayudan y cuáles no.'),
    }),
  ],
});

export const bareConsent = entry(consent, 'consent-bare', {});

export const cookieForm = entry(consentForm, 'cookie-form', {
  title: t('What may we keep?', '¿Qué podemos guardar?'),
  consent: siteConsent,
});
