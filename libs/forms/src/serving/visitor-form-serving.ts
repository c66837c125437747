import { nodesOf, serving, type Serving, type StampedForm } from '@skein/cms-client/serve';
import { addressForm } from '../address-form/address-form.content.ts';
import { FORGOT_EMAIL_PATH } from '../forgot-email/forgot-email-rules.ts';
import { requestForm } from '../request-form/request-form.content.ts';
import type { RequestFormId } from '../request-form/request-fields.ts';
import { liveChatPolicy } from './policies.ts';

export interface VisitorFormOptions {
  /** Where each request to the provider is posted that the site takes. */
  readonly requestForms?: Readonly<Partial<Record<RequestFormId, StampedForm>>> | undefined;
  /** The operator's number at the vendor of the chat; without one the page of the chat takes messages alone. */
  readonly liveChatLicence?: string | undefined;
}

/** Forms whose posts need a token, also without script, and the chat beside one of them. */
export const visitorFormServings = ({
  requestForms = {},
  liveChatLicence: licence,
}: VisitorFormOptions): readonly Serving[] => [
  serving(addressForm, {
    visitorForm: ({ props: { variant, postTo = FORGOT_EMAIL_PATH } }) =>
      variant === 'forgotEmail' && postTo === FORGOT_EMAIL_PATH
        ? { form: { path: FORGOT_EMAIL_PATH } }
        : undefined,
  }),
  serving(requestForm, {
    visitorForm({ props: { variant } }) {
      const form = requestForms[variant];
      if (!form) return undefined;
      const liveChat = variant === 'chat' && licence !== undefined && { props: { liveChat: { licence } } };
      return { form, ...liveChat };
    },
    policy: ({ blocks }) =>
      nodesOf(blocks, requestForm).some(({ props }) => 'liveChat' in props) ? liveChatPolicy : undefined,
  }),
];
