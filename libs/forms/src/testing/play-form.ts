import { expect, userEvent, waitFor, within } from 'storybook/test';

export interface Canvas {
  readonly canvasElement: HTMLElement;
}
type Play = (canvas: Canvas) => Promise<void>;

const submitOf = ({ canvasElement }: Canvas): HTMLElement => {
  const submit = canvasElement.querySelector<HTMLElement>('button[type="submit"]');
  if (!submit) throw new Error('no button to send the form');
  return submit;
};

const GOOD: Readonly<Record<string, string>> = {
  email: 'sam@example.com',
  streetAddress: '12 Juniper Street',
  street_address: '12 Juniper Street',
  zipCode: '97205',
  zip_code: '97205',
};

/** Values of a request by field. Each key is the end of the field's name. */
const REQUEST: Readonly<Record<string, string>> = {
  'company_name]': 'Juniper Print',
  'first_name]': 'Sam',
  'last_name]': 'Lee',
  'phone]': '(555) 555-0123',
  'email]': 'sam@example.com',
  'address]': '12 Juniper Street',
  'city]': 'Austin',
  'zip]': '97205',
  contact_first: 'Sam',
  contact_last: 'Lee',
  contact_email: 'sam@example.com',
  contact_address: '12 Juniper Street',
  contact_city: 'Austin',
  contact_zip: '97205',
};
const CHAT: Readonly<Record<string, string>> = { name: 'Sam', email: 'sam@example.com' };

/** Fills in a request, and ticks the box of the human check by default. */
const fillInRequest =
  ({ ticks = true } = {}): Play =>
  async ({ canvasElement }) => {
    for (const [name, text] of Object.entries(REQUEST)) {
      const field = canvasElement.querySelector<HTMLInputElement>(`input[name$="${name}"]`);
      if (field) await userEvent.type(field, text);
    }
    for (const [name, text] of Object.entries(CHAT)) {
      const field = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (field) await userEvent.type(field, text);
    }
    const box = canvasElement.querySelector<HTMLElement>('input[name="g-recaptcha-response"]');
    const message = canvasElement.querySelector<HTMLElement>('textarea[required]');
    if (message) await userEvent.type(message, 'The light is red.');
    if (ticks && box) await userEvent.click(box);
  };

export const sendRequestFilledIn: Play = async (canvas) => {
  await fillInRequest()(canvas);
  await userEvent.click(submitOf(canvas));
};

/** Fills in everything but the box of the human check, and sends the form. */
export const sendUnticked: Play = async (canvas) => {
  await fillInRequest({ ticks: false })(canvas);
  await userEvent.click(submitOf(canvas));
  await waitFor(() => expect(canvas.canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
};

export const seesRequestFailure: Play = async (canvas) => {
  await sendRequestFilledIn(canvas);
  await expect(await within(canvas.canvasElement).findByRole('alert')).toBeVisible();
};

export const seesThanks: Play = async (canvas) => {
  await sendRequestFilledIn(canvas);
  await expect(await within(canvas.canvasElement).findByRole('status')).toBeVisible();
};

/** Sends a request, and expects that the form marks some fields as wrong. */
export const seesWrong: Play = async (canvas) => {
  await sendRequestFilledIn(canvas);
  await waitFor(() => expect(canvas.canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
};

/** Sends the empty form, and expects a message for each missing value. */
export const sendEmpty: Play = async (canvas) => {
  await userEvent.click(submitOf(canvas));
  await waitFor(() => expect(canvas.canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
};

/** Always shows a story in Spanish. The language of the toolbar has no effect. */
export const inSpanish = { globals: { language: 'es' } };

export const sendFilledIn: Play = async (canvas) => {
  for (const [name, text] of Object.entries(GOOD)) {
    const field = canvas.canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field) await userEvent.type(field, text);
  }
  await userEvent.click(submitOf(canvas));
};

export const seesFailure: Play = async (canvas) => {
  await sendFilledIn(canvas);
  await expect(await within(canvas.canvasElement).findByRole('alert')).toBeVisible();
};

export const seesBusy: Play = async (canvas) => {
  await sendFilledIn(canvas);
  await waitFor(() => expect(submitOf(canvas)).toHaveAttribute('aria-busy', 'true'));
};

/** Types the beginning of a street, and expects suggestions. */
export const seesSuggestions: Play = async (canvas) => {
  const street = canvas.canvasElement.querySelector<HTMLInputElement>('input[data-street]');
  if (!street) throw new Error('no street');
  await userEvent.type(street, '12 jun');
  await expect(await within(canvas.canvasElement).findByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
};
