import {
  FormServicesProvider,
  type FormOrder,
  type FormServices,
  type PostResult,
} from '@skein/forms/engine';
import { LanguageProvider } from '@skein/ui';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ApplicationForm, type ApplicationFormProps } from '../application-form/application-form.tsx';
import { everyKind } from './applications.ts';

export interface Stage {
  readonly orders: FormOrder[];
  readonly services: FormServices;
}

const nobody = () => Promise.reject(new Error('is not asked'));

/**
 * Returns form services for a test, without a network.
 * @param answer returns the result of a post
 */
export function stage(
  answer: (order: FormOrder) => PostResult | Promise<PostResult> = () => ({ kind: 'accepted' }),
): Stage {
  const orders: FormOrder[] = [];
  const services: FormServices = {
    places: { suggest: nobody, select: nobody },
    lookUpBuilding: nobody,
    prepare: () => {},
    async send(_wire, order) {
      orders.push(order);
      return answer(order);
    },
    open: () => {},
  };
  return { orders, services };
}

/** Returns the application form of a job with every kind of question. */
export const element = (
  { services }: Stage,
  props: Partial<ApplicationFormProps> = {},
  language: 'en' | 'es' = 'en',
): ReactElement => (
  <LanguageProvider language={language}>
    <FormServicesProvider load={async () => services}>
      <ApplicationForm job={everyKind} boardToken="skein" rolesHref="/careers#roles" {...props} />
    </FormServicesProvider>
  </LanguageProvider>
);

export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const files = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

const user = userEvent.setup({ delay: null });

export const submit = () => user.click(screen.getByRole('button', { name: 'Submit application' }));

/** Returns the messages in the form's live region, one per line. */
export const messages = () =>
  [...(document.querySelector('[aria-live]')?.children ?? [])].map(({ textContent }) => textContent);

/** Fills in the fields that every test needs. */
export async function fillIn(): Promise<void> {
  await user.type(box(/^First name/), 'Ana');
  await user.type(box(/^Last name/), 'Núñez');
  await user.type(box(/^Email/), 'ana@example.com');
  await user.type(box('Resume as text'), 'I splice.');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
}
