import {
  block,
  callToAction,
  entryType,
  longText,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';

/**
 * Hash that opens the dialog: when a page with this hash in its URL loads, and when only the hash of the URL changes.
 */
export const ACCOUNT_NOT_FOUND_HASH = '#/?accountnotfound=1';

const model = entryType(
  'gfAccountNotFoundModal',
  {
    name: 'Account not found, dialog',
    description: `Opens over its page when the address ends in ${ACCOUNT_NOT_FOUND_HASH}`,
    use: 'The page to which a failed sign-in leads back, once on it.',
    avoid: 'Anything that a visitor must read: a dialog is closed at a glance.',
  },
  {
    title: text('gfTitle'),
    subtitle: longText('gfSubTitle', 300).optional(),
    cta: one('gfCta', callToAction).help('With #! it closes the dialog and opens the address check'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export interface AccountNotFoundModalProps extends PropsOf<typeof model.fields> {}

export const accountNotFoundModal: Block<typeof model> = block(model, {
  component: () => import('./account-not-found-modal.tsx').then((m) => m.AccountNotFoundModal),
});
