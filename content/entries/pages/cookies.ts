import { textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { cookieForm } from '../consent.ts';

const intro = entry(textBlock, 'cookies-intro', {
  title: t('Cookie settings', 'Ajustes de cookies'),
  isPageTitle: true,
  content: t(
    '<p>Cookies are small notes that a site leaves in your browser. This page lists ours and says what each is for. The necessary ones need no consent. If this page asks about any others, the choice is yours.</p><p>You can come back and change it at any time; what you take back, we delete. If your browser sends Global Privacy Control, analytics and advertising stay off, whatever you choose.</p>',
    '<p>Las cookies son notas pequeñas que un sitio deja en tu navegador. Esta página dice cuáles son las nuestras y para qué sirve cada una. Las necesarias no piden permiso. Si esta página pregunta por otras, tú decides.</p><p>Puedes volver y cambiarlo cuando quieras; lo que retires, lo borramos. Si tu navegador envía Global Privacy Control, las estadísticas y la publicidad quedan apagadas, elijas lo que elijas.</p>',
  ),
});

const needed = entry(textBlock, 'cookies-needed', {
  title: t('The necessary ones, one by one', 'Las necesarias, una por una'),
  content: t(
    `<table>
      <thead><tr><th>Cookie</th><th>What it’s for</th><th>How long</th></tr></thead>
      <tbody>
        <tr><td>skein_consent</td><td>Your choice on this page, if it asks for one</td><td>6 months</td></tr>
        <tr><td>skein_visitor</td><td>Protects forms from being sent in your name</td><td>6 months</td></tr>
        <tr><td>skein_bucket</td><td>A random number, so a page that comes in two versions stays the same for you</td><td>3 months</td></tr>
        <tr><td>skein_campaign</td><td>The campaign whose link brought you here. It’s sent only with a form that you send</td><td>Until you close the browser</td></tr>
        <tr><td>skein_receipt, skein_form_page</td><td>Shows you what became of your last form</td><td>30 minutes</td></tr>
        <tr><td>city-info</td><td>Tells our help center your city, when you follow a link to it</td><td>Until you close the browser</td></tr>
      </tbody>
    </table>
    <p>Your browser also remembers the last address you checked, for 30 days. That stays on your device.</p>`,
    `<table>
      <thead><tr><th>Cookie</th><th>Para qué sirve</th><th>Cuánto dura</th></tr></thead>
      <tbody>
        <tr><td>skein_consent</td><td>Tu elección en esta página, si la pide</td><td>6 meses</td></tr>
        <tr><td>skein_visitor</td><td>Evita que alguien envíe formularios en tu nombre</td><td>6 meses</td></tr>
        <tr><td>skein_bucket</td><td>Un número al azar: si una página tiene dos versiones, siempre ves la misma</td><td>3 meses</td></tr>
        <tr><td>skein_campaign</td><td>La campaña cuyo enlace te trajo. Solo se envía con un formulario que tú mandes</td><td>Hasta que cierres el navegador</td></tr>
        <tr><td>skein_receipt, skein_form_page</td><td>Te muestran qué pasó con tu último formulario</td><td>30 minutos</td></tr>
        <tr><td>city-info</td><td>Le dice tu ciudad a nuestro centro de ayuda cuando sigues un enlace hacia él</td><td>Hasta que cierres el navegador</td></tr>
      </tbody>
    </table>
    <p>Tu navegador también recuerda la última dirección que consultaste, por 30 días. Eso se queda en tu dispositivo.</p>`,
  ),
});

export const cookiesPage = entry(page, 'page-cookies', {
  internalName: 'Cookie settings',
  slug: '/cookies',
  title: t('Cookie settings', 'Ajustes de cookies'),
  description: t(
    'See which cookies Skein Fiber keeps in your browser and what each is for. If we asked for your consent, take it back here whenever you like.',
    'Mira qué cookies guarda Skein Fiber en tu navegador y para qué sirve cada una. Si te pedimos permiso, aquí puedes retirarlo cuando quieras.',
  ),
  breadcrumb: t('Cookie settings', 'Ajustes de cookies'),
  blocks: [intro, cookieForm, needed],
});
