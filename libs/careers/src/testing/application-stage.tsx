import {
  FormServicesProvider,
  type FormOrder,
  type FormServices,
  type PostResult,
} from '@skein/forms/engine';
import { LanguageProvider } from '@skein/ui';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ApplicationForm, type ApplicationFormProps } from '../application-form/application-form.tsx';
import { everyKind } from './applications.ts';

export interface Stage {
  readonly orders: FormOrder[];
  readonly services: FormServices;
}

const nobody = () => Promise.reject(new Error('is not asked'));

/** Services that answer from memory. @param answer what comes of a post */
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

/** The form of a job that asks every kind of question. */
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
