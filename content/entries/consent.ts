import { entry, t } from '@skein/cms-client';
import { consent, consentForm } from '@skein/shell/content';

/** The texts of the cookie banner. The banner has a default for each text that is missing here. */
export const skeinConsent = entry(consent, 'consent', {
  title: t('Cookies: your call', 'Cookies: tú decides'),
  text: t(
    'This site works with only the necessary cookies. If you let us, we also count visits, see which ads work, and load a chat. <a href="/cookies">What each of them keeps</a>',
    'Este sitio funciona solo con cookies necesarias. Si nos dejas, también contamos visitas, vemos qué anuncios sirven y cargamos un chat. <a href="/cookies">Qué guarda cada una</a>',
  ),
});

export const cookieForm = entry(consentForm, 'cookie-form', {
  title: t('Cookies by purpose', 'Las cookies, por uso'),
  consent: skeinConsent,
});
