import { Button, Heading, TextField } from '@skein/ui';
import { styled } from 'styled-components';
import type { ContactFormProps } from './contact-form.content.ts';

export function ContactForm({ title, company, email, address, button }: ContactFormProps) {
  return (
    <Rows method="post" action="/business/contact">
      <Heading level={2} size={3}>
        {title}
      </Heading>
      <TextField label={company} name="company" autoComplete="organization" />
      <TextField label={email} name="email" type="email" autoComplete="email" />
      <TextField label={address} name="address" autoComplete="street-address" />
      <Button type="submit">{button}</Button>
    </Rows>
  );
}

const Rows = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  justify-items: stretch;
`;
