import { escapeHtml, pagePolicy, SPANISH_PREFIX } from '@skein/http';
import { DEMO_ACCOUNTS_PATH } from './demo-accounts.constants.ts';
import { ACCOUNTS_PAGE_CSS } from './accounts-page.styles.ts';
import { DEMO_ACCOUNTS, demoPhotoPath, type DemoAccount, type DemoLocale } from './demo-accounts.ts';

const TEXTS = {
  en: {
    title: 'Demo accounts',
    intro:
      'Choose whom to look at the site as. These people are made up, and this page does not exist in production.',
    list: 'Accounts',
    current: 'Current',
    back: 'Back without changing',
    other: 'Español',
    unknown: 'That account does not exist. Choose one from the list.',
  },
  es: {
    title: 'Cuentas de demostración',
    intro:
      'Elige con qué cuenta ver el sitio. Estas personas son inventadas y esta página no existe en producción.',
    list: 'Cuentas',
    current: 'Actual',
    back: 'Volver sin cambiar',
    other: 'English',
    unknown: 'Esa cuenta no existe. Elige una de la lista.',
  },
} as const;

export interface AccountsPage {
  locale: DemoLocale;
  /** The provider's name. */
  provider: string;
  /** Id of the current account. */
  currentId: string;
  /** Path to which the visitor returns after choosing an account. It must be a safe path on this site. */
  returnPath: string;
  /** Whether the visitor asked for an account that is not on the list. */
  unknownAccount?: boolean;
}

/** Content security policy of the account switcher: it allows only the page's style sheet and pictures. */
export const ACCOUNTS_PAGE_CSP = pagePolicy(ACCOUNTS_PAGE_CSS, "img-src 'self'");

/** Returns a path of the demo, with the prefix of a language. */
export const demoPath = (path: string, locale: DemoLocale): string =>
  (locale === 'es' ? SPANISH_PREFIX : '') + path;

/** Returns the path of the account switcher in a language. */
export const accountsPath = (locale: DemoLocale): string => demoPath(DEMO_ACCOUNTS_PATH, locale);

/** SVG paths of seven similar curves: the decoration of the page. */
const THREADS = Array.from(
  { length: 7 },
  (_, i) => `<path d="M0 ${8 + i * 9}C160 ${6 + i * 12} 300 ${64 - i * 7} 480 ${30 + i * 2}"/>`,
).join('');

function face(account: DemoAccount): string {
  if (!account.user) return '<span class="face" aria-hidden="true">–</span>';
  const photo = demoPhotoPath(account);
  if (photo) return `<img class="face" src="${escapeHtml(photo)}" alt="" width="56" height="56">`;
  return `<span class="face" aria-hidden="true">${escapeHtml(account.user.givenName.charAt(0))}</span>`;
}

function accountItem(account: DemoAccount, { locale, currentId }: AccountsPage): string {
  const current = account.id === currentId;
  const badge = current ? `<span class="badge">${TEXTS[locale].current}</span>` : '';
  return `<li><button type="submit" name="account" value="${account.id}"${current ? ' aria-current="true"' : ''}>${face(account)}
<span class="who"><strong>${escapeHtml(account.title[locale])}</strong> <span>${escapeHtml(account.description[locale])}</span></span> ${badge}</button></li>`;
}

/** Returns the account switcher as a whole HTML document: one form, one button per account, no script. */
export function accountsPageHtml(page: AccountsPage): string {
  const { locale, provider, returnPath, unknownAccount } = page;
  const texts = TEXTS[locale];
  const other: DemoLocale = locale === 'en' ? 'es' : 'en';
  const otherHref = `${accountsPath(other)}?return=${encodeURIComponent(returnPath)}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${texts.title} – ${escapeHtml(provider)}</title>
<style>${ACCOUNTS_PAGE_CSS}</style>
</head>
<body>
<header><div><a href="${locale === 'es' ? SPANISH_PREFIX : '/'}">${escapeHtml(provider)}</a></div>
<svg class="threads" viewBox="0 0 480 72" preserveAspectRatio="none" aria-hidden="true" focusable="false">${THREADS}</svg></header>
<main>
<h1>${texts.title}</h1>
<p class="intro">${texts.intro}</p>
${unknownAccount ? `<p class="alert" role="alert">${texts.unknown}</p>` : ''}
<form method="post" action="${accountsPath(locale)}">
<input type="hidden" name="return" value="${escapeHtml(returnPath)}">
<ul aria-label="${texts.list}">
${DEMO_ACCOUNTS.map((account) => accountItem(account, page)).join('\n')}
</ul>
</form>
<p class="links"><a href="${escapeHtml(returnPath)}">${texts.back}</a> <a href="${escapeHtml(otherHref)}" lang="${other}" hreflang="${other}">${texts.other}</a></p>
</main>
</body>
</html>
`;
}
