import { pageSetting } from '@skein/cms-client/islands';
import { CONSENT_COOKIE, CONSENT_DAYS, hasPrivacyControl } from '@skein/analytics/consent';
import * as CookieConsent from 'vanilla-cookieconsent';
import { consentCss } from './consent-css.ts';
import type { ConsentWords } from './consent-words.ts';

interface Stage {
  readonly stage: HTMLElement;
  readonly words: ConsentWords;
  readonly revision: number;
  readonly signal: AbortSignal;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
}

/**
 * Lets vanilla-cookieconsent insert HTML on pages that require Trusted Types. The policy does not allow script URLs.
 */
(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => html,
});

/** Returns a text as HTML with escaped characters, because vanilla-cookieconsent inserts texts as HTML. */
function plain(text: string): string {
  const element = document.createElement('p');
  element.textContent = text;
  return element.innerHTML;
}

function translation(words: ConsentWords, held: (category: string) => boolean): CookieConsent.Translation {
  const buttons = { acceptAllBtn: plain(words.accept), acceptNecessaryBtn: plain(words.refuse) };
  const [title, text] = [plain(words.settingsTitle), words.settingsText];
  const notice = words.categories.some(({ id }) => held(id)) ? `<p>${plain(words.privacyControl)}</p>` : '';
  return {
    consentModal: {
      ...buttons,
      title: plain(words.title),
      description: words.text,
      showPreferencesBtn: plain(words.settings),
    },
    preferencesModal: {
      ...buttons,
      title,
      closeIconLabel: plain(words.close),
      savePreferencesBtn: plain(words.save),
      sections: [
        { description: text + notice },
        ...words.categories
          .filter(({ id }) => !held(id))
          .map((category) => ({
            title: plain(category.title),
            description: category.text,
            linkedCategory: category.id,
          })),
      ],
    },
  };
}

/**
 * Keeps a banner that opens without a click from taking the focus from a visitor who types, and from hiding the page
 * from screen readers.
 */
function makeModest(banner: HTMLElement): void {
  banner.removeAttribute('aria-modal');
  const inside = banner.querySelector<HTMLElement>('[tabindex="-1"]');
  if (!inside) return;
  const { focus } = inside;
  function takeFocus(options?: FocusOptions): void {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || banner.contains(activeElement))
      focus.call(inside, options);
  }
  // An assignment could call a setter from another script of the page, and change `focus` for all elements.
  Object.defineProperty(inside, 'focus', { value: takeFocus, configurable: true });
}

let running = false;

/** Shows the cookie banner or the cookie settings. The first call renders both with vanilla-cookieconsent. */
export function openConsent(
  what: 'banner' | 'settings',
  { stage, words, revision, signal }: Stage,
  onChoice: () => void,
): void {
  if (!running) {
    running = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(consentCss);
    document.adoptedStyleSheets.push(sheet);
    signal.addEventListener('abort', () => {
      running = false;
      CookieConsent.reset();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
    const isOn = hasPrivacyControl();
    const held = (category: string) => isOn && (category === 'analytics' || category === 'ads');
    const locale = pageSetting('data-lang') ?? document.documentElement.lang;
    void CookieConsent.run({
      root: stage,
      autoShow: false,
      autoClearCookies: false,
      manageScriptTags: false,
      // The library would treat the browsers of all tests as bots.
      hideFromBots: false,
      revision,
      // Without a domain, the cookie is only for this host, like the cookie that the server sets.
      cookie: { name: CONSENT_COOKIE, domain: '', expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
      categories: Object.fromEntries(
        words.categories
          .filter(({ id }) => !held(id))
          .map(({ id }) => [id, { readOnly: id === 'necessary', enabled: id === 'necessary' }]),
      ),
      language: { default: locale, translations: { [locale]: translation(words, held) } },
      guiOptions: {
        consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
        preferencesModal: { layout: 'box', equalWeightButtons: true },
      },
      onFirstConsent: onChoice,
      onChange: onChoice,
      onModalReady({ modalName, modal }) {
        if (modalName === 'consentModal') makeModest(modal);
      },
    }).then(() => show(what));
  } else show(what);
}

function show(what: 'banner' | 'settings'): void {
  if (what === 'banner') CookieConsent.show(true);
  else CookieConsent.showPreferences();
}
