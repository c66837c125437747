import { TYPE_AGAIN_PATH, type Receipt } from '@skein/api';
import { addressStatusHero, hero, keptEmail, signUpHero } from '@skein/blocks/content';
import type { CheckedAddress, SignUp } from '@skein/blocks';
import type { BlockNode, CallToActionContent } from '@skein/cms-client';
import { FORGOT_EMAIL_PAGE, RESULT_PAGES, SIGN_UP_PAGE } from '@skein/content/routes';
import { ADDRESS_CHECK_POST_PATH, ADDRESS_FORMS_PATH } from '@skein/forms/contract';
import { addressForm, confirmTexts, formOfProps, requestForm, type VisitorForm } from '@skein/forms/content';
import { routes } from '@skein/content/routes';
import { localizePath } from '../languages.ts';
import type { LoadedPage } from '../content/content-source.ts';
import { findBlock, withBlockProps } from '../content/block-props.ts';

const SERVICES: readonly unknown[] = [ADDRESS_FORMS_PATH, ADDRESS_CHECK_POST_PATH];

/** The words in which a form confirms a sign-up: its own, or built-in ones. @param from page that the form stood on */
export function confirmationWords(
  from: LoadedPage | undefined,
  formEntryId: string | undefined,
  language: Language,
): Pick<SignUp, 'title' | 'subtitle'> {
  const node =
    formEntryId === undefined ? undefined : findBlock([from?.page.blocks, from?.site], formEntryId);
  const form = node && formOfProps(node.type, node.props) ? node.props : {};
  const word = (name: string, otherwise: string) => {
    const said = form[name];
    return typeof said === 'string' ? said : otherwise;
  };
  return {
    title: word('confirmTitle', confirmTexts.title[language]),
    subtitle: word('confirmSubtitle', confirmTexts.subtitle[language]),
  };
}

type Language = 'en' | 'es';

/** What a hero says in place of its usual words to a visitor who comes from an address check. */
function aboutAddress(
  { subtitle, addressTitle, addressNotice, addressTexts, emailNotice }: BlockNode['props'],
  { streetAddress, unitNumber, zipCode }: CheckedAddress,
  email: string | undefined,
  language: Language,
) {
  const parts = [streetAddress, unitNumber, zipCode].filter((part) => part !== '');
  const asked = typeof addressNotice === 'string' ? `${addressNotice} ${parts.join(', ')}.` : subtitle;
  const notice = typeof emailNotice === 'string' ? emailNotice : undefined;
  const kept = email === undefined ? undefined : keptEmail(email, language, notice);
  return {
    ...(typeof addressTitle === 'string' && { title: addressTitle }),
    subtitle: [asked, kept].filter((part) => part !== undefined).join(' ') || undefined,
    ...(Array.isArray(addressTexts) && { texts: addressTexts }),
  };
}

/** What an address status hero gets: where an address was not found, its way to the check leads back to what was typed. */
function aboutOutcome(
  { cta }: BlockNode['props'],
  { page, email }: Receipt,
  address: CheckedAddress,
  language: Language,
) {
  const leadsToCheck =
    isCta(cta) && cta.target.href === localizePath(routes.addressCheck, language === 'es' ? 'es' : 'en-US');
  if (page !== RESULT_PAGES.tryAgain || !leadsToCheck) return { address, email };
  return { address, email, cta: { ...cta, target: { href: `${TYPE_AGAIN_PATH}?lang=${language}` } } };
}

const isCta = (cta: unknown): cta is Pick<CallToActionContent, 'target'> =>
  typeof cta === 'object' && cta !== null && 'target' in cta;

export interface ReceiptPageOptions {
  readonly receipt: Receipt;
  readonly words: Pick<SignUp, 'title' | 'subtitle'>;
  /** Hidden fields for a form that is posted to this path. */
  readonly stamp: (path: string) => Readonly<Record<string, string>>;
}

/** A page as the visitor sees it who has just sent a form: with what they sent. */
export function withReceipt(loaded: LoadedPage, { receipt, words, stamp }: ReceiptPageOptions): LoadedPage {
  const { email, street = '', unit = '', zip = '' } = receipt;
  const kept: CheckedAddress = { streetAddress: street, unitNumber: unit, zipCode: zip };
  const address = street === '' ? undefined : kept;
  const language = loaded.locale === 'es' ? 'es' : 'en';
  /** The email that a sign-up would ask for. */
  const hasEmail = email !== undefined && receipt.page !== SIGN_UP_PAGE;

  function formProps({ type, props }: BlockNode): { visitor: VisitorForm } | { sent: true } | undefined {
    const form = formOfProps(type, props);
    const { postTo = ADDRESS_FORMS_PATH } = props;
    if (!form || typeof postTo !== 'string' || !SERVICES.includes(postTo)) return undefined;
    if (form.signUp && hasEmail) return { sent: true };
    const values = form.signUp && address ? { street, unit, zip } : undefined;
    return { visitor: { values, hidden: stamp(postTo) } };
  }

  const isAbout = ({ id }: BlockNode) => receipt.formEntryId === undefined || receipt.formEntryId === id;
  const blocks = withBlockProps(loaded.page.blocks, (node) => {
    switch (node.type) {
      case addressStatusHero.id:
        return address && aboutOutcome(node.props, receipt, address, language);
      case hero.id:
        return address && aboutAddress(node.props, address, email, language);
      case signUpHero.id:
        return email === undefined ? undefined : { signUp: { ...words, ...kept, email } satisfies SignUp };
      case requestForm.id:
        return isAbout(node) ? { sent: true } : undefined;
      default:
        return node.type === addressForm.id && receipt.page === FORGOT_EMAIL_PAGE && isAbout(node)
          ? { sent: true }
          : formProps(node);
    }
  });
  return { ...loaded, page: { ...loaded.page, blocks } };
}
