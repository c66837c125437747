import type { BlockNode } from '@skein/cms-client';
import type { Serving } from '@skein/cms-client/serve';
import type { VisitorForm } from '../address/address-content.shared.ts';
import { ADDRESS_CHECK_POST_PATH, ADDRESS_FORMS_PATH } from '../address/address-post.constants.ts';
import { addressForm } from '../address-form/address-form.block.ts';
import { formOfProps } from '../address-form/form-of-entry.ts';
import { requestForm } from '../request-form/request-form.block.ts';
import { formTypes } from './form-types.ts';
import { receipts, type ReceiptVisit } from './receipt-visit.ts';

const SERVICES: readonly unknown[] = [ADDRESS_FORMS_PATH, ADDRESS_CHECK_POST_PATH];

function addressFormProps(
  { type, props }: BlockNode,
  { sent, pages }: ReceiptVisit,
): { visitor: VisitorForm } | { sent: true } | undefined {
  const form = formOfProps(type, props);
  const { postTo = ADDRESS_FORMS_PATH } = props;
  if (!form || typeof postTo !== 'string' || !SERVICES.includes(postTo)) return undefined;
  const { email, street = '', unit = '', zip = '' } = sent;
  // The page shows a confirmation instead of the same sign-up.
  if (form.signUp && email !== undefined && sent.page !== pages.signUp) return { sent: true };
  const values = form.signUp && (street !== '' || zip !== '') ? { street, unit, zip } : undefined;
  return values && { visitor: { values } };
}

/** On the page that answers a form: shows a confirmation in place of the form, or fills in known values. */
export const receiptServing: Serving = {
  types: formTypes,
  tell(_page, visit) {
    const receipt = receipts.of(visit);
    if (!receipt) return undefined;
    const { sent, pages } = receipt;
    const isAbout = ({ id }: BlockNode) => sent.formEntryId === undefined || sent.formEntryId === id;
    return {
      shows: sent.formEntryId,
      props(node) {
        if (node.type === requestForm.id) return isAbout(node) ? { sent: true } : undefined;
        const found = node.type === addressForm.id && sent.page === pages.forgotEmail && isAbout(node);
        return found ? { sent: true } : addressFormProps(node, receipt);
      },
    };
  },
};
