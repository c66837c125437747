import { BlockProvider, renderWith } from '@skein/cms-client';
import { inTime } from '@skein/cms-client/serve';
import type { AddressPostFormProps } from '@skein/forms';
import { ButtonLink, Spinner, Stack, useWords, useRoutes } from '@skein/ui';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { AddressCheckDialog, type AddressCheckDialogProps } from '../address-check/address-check-dialog.tsx';

/** Longest wait for the form's script in an open dialog, in ms. */
const FORM_WAIT_MS = 5000;
const LOADING = { en: 'Loading the form', es: 'Cargando el formulario' };
const MISSING = { en: 'The form isn’t loading here.', es: 'El formulario no carga aquí.' };
const CHECK_ADDRESS = { en: 'Check on a page of its own', es: 'Consultar en otra página' };

/** A link to a page with the same form, for a form whose script does not load. */
function FormElsewhere(): ReactElement {
  const say = useWords();
  return (
    <Stack gap={4}>
      <p role="alert">{say(MISSING)}</p>
      <ButtonLink href={useRoutes().addressCheck ?? ''}>{say(CHECK_ADDRESS)}</ButtonLink>
    </Stack>
  );
}

/** Loads when the dialog first opens, because most visitors never open the dialog. */
const Form = lazy(async () => {
  try {
    // A script that a proxy has emptied counts as loaded, but has no component.
    const island: { readonly default?: ComponentType<AddressPostFormProps> } | undefined = await inTime(
      import('@skein/forms/islands/address-form'),
      FORM_WAIT_MS,
    );
    if (!island?.default) throw new Error('its script has not come in time, or is empty');
    return { default: island.default };
  } catch (error) {
    console.error('Failed to load the address form', error);
    return { default: FormElsewhere };
  }
});

const draw = renderWith({
  gfAddressForm: (props: AddressPostFormProps) => (
    <Suspense fallback={<Waiting />}>
      <Form {...props} />
    </Suspense>
  ),
});

function Waiting(): ReactElement {
  return (
    <Room aria-busy>
      <Spinner label={useWords()(LOADING)} />
    </Room>
  );
}

/** Reserves the form's space, so that the dialog does not jump. */
const Room = styled.div`
  min-block-size: 15rem;
`;

export function AddressCheckWithForm(props: AddressCheckDialogProps): ReactElement {
  return (
    <BlockProvider render={draw}>
      <AddressCheckDialog {...props} />
    </BlockProvider>
  );
}
