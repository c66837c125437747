import { Button, Stack, TextField } from '@skein/ui';
import type { FormFixtureProps } from './form.content.ts';

export function FormFixture({ label, button }: FormFixtureProps) {
  return (
    <form method="get" action="/check-address">
      <Stack gap={4}>
        <TextField label={label} name="q" autoComplete="street-address" />
        <Button type="submit">{button}</Button>
      </Stack>
    </form>
  );
}
