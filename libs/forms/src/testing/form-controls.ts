import { screen } from '@testing-library/react';
import { visitor } from './visitor.ts';

export const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const street = () => screen.getByLabelText<HTMLInputElement>('Street address');
export const button = (name: RegExp | string = 'Check availability') => screen.getByRole('button', { name });

/** Fills in the visible form. @param email false for a form without an email */
export async function fillIn(email = true): Promise<void> {
  if (email) await visitor.type(box('Email'), 'sam@example.com');
  await visitor.type(street(), '12 Juniper Street');
  await visitor.type(box('ZIP code'), '97205');
}
