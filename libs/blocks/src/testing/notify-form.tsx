import { Button, TextField } from '@skein/ui';
import { styled } from 'styled-components';
import type { NotifyFormProps } from './notify-form.content.ts';

export function NotifyForm({ label, button }: NotifyFormProps) {
  return (
    <Row method="get" action="/check-address">
      <TextField label={label} name="q" autoComplete="street-address" />
      <Button type="submit">{button}</Button>
    </Row>
  );
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-4);

  > :first-child {
    flex: 1 1 16rem;
  }
`;
