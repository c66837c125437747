import { nodesOf, serving, type Serving } from '@skein/cms-client/serve';
import { addressForm } from '../address-form/address-form.block.ts';
import { FORGOT_EMAIL_PATH } from '../forgot-email/forgot-email-rules.ts';
import { FORM_TOKEN_FIELD } from '../post/post-fields.ts';
import { requestForm } from '../request-form/request-form.block.ts';
import type { RequestFormId } from '../request-form/request-fields.ts';
import { requestForms as forms, tokenFieldOf } from '../request-form/request-forms.ts';
import { liveChatPolicy } from './policies.ts';

export interface TokenFormOptions {
  /** The requests to the provider that the site accepts, by form id. */
  readonly requestForms?: Readonly<Partial<Record<RequestFormId, object>>> | undefined;
  /** The operator's number at the chat's vendor. If undefined, the chat page has only a form for messages. */
  readonly liveChatLicence?: string | undefined;
}

/**
 * Returns the servings of the live chat and of all forms whose posts always need a form token. A serving adds data
 * about the current visitor to a page.
 */
export const tokenFormServings = ({
  requestForms = {},
  liveChatLicence: licence,
}: TokenFormOptions): readonly Serving[] => [
  serving(addressForm, {
    tokenForm: ({ props: { variant, postTo = FORGOT_EMAIL_PATH } }) =>
      variant === 'forgotEmail' && postTo === FORGOT_EMAIL_PATH ? { field: FORM_TOKEN_FIELD } : undefined,
  }),
  serving(requestForm, {
    tokenForm({ props: { variant } }) {
      if (!requestForms[variant]) return undefined;
      const liveChat = variant === 'chat' && licence !== undefined && { props: { liveChat: { licence } } };
      return { field: tokenFieldOf(forms[variant]), ...liveChat };
    },
    policy: ({ blocks }) =>
      nodesOf(blocks, requestForm).some(({ props }) => 'liveChat' in props) ? liveChatPolicy : undefined,
  }),
];
