import { block, href, longText, one, text, variantType, type PropsOf, type Block } from '@skein/cms-client';
import type { VisitorForm } from '../address/address-content.shared.ts';
import { errorMessages } from '../address/error-messages.content.ts';
import type { RefusedPost } from '../rules/refused-post.ts';
import type { RequestField, RequestFormId } from './request-fields.ts';
import type { RequestMessage } from './request-messages.ts';

const label = (gf: string) => text(gf, 60).optional();

const requestFormFields = {
  title: text('gfTitle', 80).optional(),
  description: longText('gfDescription', 400).optional(),
  firstNameLabel: label('gfFirstName'),
  lastNameLabel: label('gfLastName'),
  emailLabel: label('gfEmailAddress'),
  phoneLabel: label('gfPhone'),
  humanLabel: label('gfHumanCheckLabel').help('Beside the box of the human check'),
  button: text('gfCta', 40).optional().help('Words of the button'),
  note: longText('gfNote', 400).optional().help('Under the button, such as who reads the request'),
  thanksTitle: text('gfThankYouTitle', 80).optional().help('In place of the form, once it was taken'),
  thanksText: longText('gfThankYouDescription', 300).optional().help('Under it: what comes next'),
  failedTitle: text('gfErrorTitle', 80).optional().help('When the request could not be sent'),
  failedText: longText('gfErrorDescription', 300).optional().help('Under it: whom to ask instead'),
  contactLink: href('gfContactLink')
    .optional()
    .help('Where “contact us” leads when the request could not be sent'),
  messages: one('gfErrorMessageItem', errorMessages).optional(),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

const street = { streetLabel: label('gfAddress'), zipLabel: label('gfZip') };
const city = { cityLabel: label('gfCity') };
const message = { messageLabel: label('gfMessage') };
const units = { unitsLabel: label('gfUnitCount') };

const model = variantType(
  'gfRequestForm',
  {
    name: 'Request form',
    description:
      'Asks the provider for something that a person answers: service for a business, or for a building',
    use: 'The page of that request; each posts to an address of its own.',
    avoid: 'Checking an address or taking an email: take an address form.',
    displayField: 'gfTitle',
  },
  'gfRequestFormType',
  requestFormFields,
  {
    businessContact: {
      word: 'business-contact',
      label: 'Business contact',
      description: 'A business asks for service: company, contact, address and a message.',
      use: 'The contact page for businesses.',
      avoid: 'Apartment buildings: take the building request or the web-pass forms.',
      fields: { companyLabel: label('gfCompanyName'), ...street, ...city, ...message },
    },
    buildingRequest: {
      word: 'building-request',
      label: 'Building request',
      description:
        'Somebody asks to bring the wireless service to a building: contact, address and its size.',
      use: 'The page for residents and managers whose building is not connected.',
      avoid: 'Buildings that are connected: take an address form.',
      fields: { ...street, unitLabel: label('gfUnit'), ...units, managerLabel: label('gfPropertyManager') },
    },
    webpassContact: {
      word: 'webpass-contact',
      label: 'Web-pass contact',
      description: 'A general question about the wireless service for buildings.',
      use: 'Questions about the wireless service that are not about one building.',
      avoid: 'One building: take the residential form, which asks about it.',
      fields: { ...message },
    },
    webpassResidential: {
      word: 'webpass-residential',
      label: 'Web-pass residential',
      description: 'Asks for the wireless service in a residential building: contact, address, size and age.',
      use: 'Residents and owners of one building.',
      avoid: 'Questions that are about no building: take the general form.',
      fields: { ...street, ...city, ...units, yearLabel: label('gfBuildingYear'), ...message },
    },
    chat: {
      word: 'chat',
      label: 'Chat message',
      description:
        'A message to support, where no chat of a vendor is set up: name, email and what it is about.',
      use: 'The chat page, which opens in a window of its own.',
      avoid: 'Anything that is about a building or a business: take the form for it.',
      fields: { ...message },
    },
  },
);

type Labels = { readonly [Field in RequestField as `${Field}Label`]?: string | undefined };

/** The content of a request form, and data that a server adds for one visitor. */
export interface RequestFormContent extends PropsOf<typeof requestFormFields>, Labels {
  readonly variant: RequestFormId;
  /** The refused post, if a server shows the form again to a visitor without script. */
  readonly refused?: RefusedPost<RequestField, RequestMessage> | undefined;
  readonly visitor?: VisitorForm | undefined;
  /** Path of the form's page with its language prefix, if a server draws the page. */
  readonly page?: string | undefined;
  /** The operator's number at the chat's vendor. A server sets it if the operator has a license. */
  readonly liveChat?: { readonly licence: string } | undefined;
  /** Whether the server has just accepted the form of a visitor without script. */
  readonly sent?: boolean | undefined;
}

/** Content type of a request to the provider that a person answers. */
export const requestForm: Block<typeof model> = block(model, {
  component: () => import('../live-chat/chat-form.tsx').then((m) => m.ChatForm),
  // With a live chat, the script starts at once, because the chat may open by itself for a visitor who has
  // already allowed it.
  wakes: (props) =>
    'liveChat' in props
      ? { when: 'load', island: () => import('../islands/chat-form.ts').then((m) => m.default) }
      : { when: 'interaction', island: () => import('../islands/request-form.ts').then((m) => m.default) },
});
