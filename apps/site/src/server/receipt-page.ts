import type { Receipt } from '@skein/api';
import { addressStatusHero, hero, signUpHero } from '@skein/blocks/content';
import type { CheckedAddress, SignUp } from '@skein/blocks';
import type { BlockNode } from '@skein/cms-client';
import { ADDRESS_CHECK_POST_PATH, ADDRESS_FORMS_PATH, FORGOT_EMAIL_PAGE } from '@skein/forms/contract';
import { addressForm, confirmTexts, formOfProps, requestForm, type VisitorForm } from '@skein/forms/content';
import type { LoadedPage } from '../content/content-source.ts';
import { findBlock, withBlockProps } from '../content/block-props.ts';

const SERVICES: readonly unknown[] = [ADDRESS_FORMS_PATH, ADDRESS_CHECK_POST_PATH];

/** The words in which a form confirms a sign-up: its own, or built-in ones. @param from page that the form stood on */
export function confirmationWords(
  from: LoadedPage | undefined,
  formEntryId: string | undefined,
  language: 'en' | 'es',
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

/** What a hero says in place of its usual words to a visitor who comes from an address check. */
function aboutAddress(
  { addressTitle, addressNotice, addressTexts }: BlockNode['props'],
  { streetAddress, unitNumber, zipCode }: CheckedAddress,
) {
  const parts = [streetAddress, unitNumber, zipCode].filter((part) => part !== '');
  return {
    ...(typeof addressTitle === 'string' && { title: addressTitle }),
    ...(typeof addressNotice === 'string' && { subtitle: `${addressNotice} ${parts.join(', ')}.` }),
    ...(Array.isArray(addressTexts) && { texts: addressTexts }),
  };
}

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

  function formProps({ type, props }: BlockNode): { readonly visitor: VisitorForm } | undefined {
    const form = formOfProps(type, props);
    const { postTo = ADDRESS_FORMS_PATH } = props;
    if (!form || typeof postTo !== 'string' || !SERVICES.includes(postTo)) return undefined;
    const values = form.signUp && address ? { street, unit, zip } : undefined;
    return { visitor: { values, hidden: stamp(postTo) } };
  }

  const isAbout = ({ id }: BlockNode) => receipt.formEntryId === undefined || receipt.formEntryId === id;
  const blocks = withBlockProps(loaded.page.blocks, (node) => {
    switch (node.type) {
      case addressStatusHero.id:
        return address && { address };
      case hero.id:
        return address && aboutAddress(node.props, address);
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
