import { BlockProvider, renderWith } from '@skein/cms-client';
import { inTime } from '@skein/cms-client/serve';
import type { AddressPostFormProps } from '@skein/forms';
import { ButtonLink, Spinner, useWords, useRoutes } from '@skein/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { AddressCheckDialog, type AddressCheckDialogProps } from '../address-check/address-check-dialog.tsx';

/** Longest wait for the form's script in an open dialog, ms. */
const FORM_WAIT_MS = 5000;
const CHECK_ADDRESS = { en: 'Check on a page of its own', es: 'Consultar en otra página' };

/**
 * A link to a page with the same form, which needs no script. It shows if the form's script cannot be loaded.
 */
function FormElsewhere(): ReactElement {
  const say = useWords();
  return <ButtonLink href={useRoutes().addressCheck ?? ''}>{say(CHECK_ADDRESS)}</ButtonLink>;
}

/** The form. It loads when the dialog first opens, because most visitors never open it. */
const Form = lazy(async () => {
  try {
    const island = await inTime(import('@skein/forms/islands/address-form'), FORM_WAIT_MS);
    if (!island) throw new Error('it has not come in time');
    return { default: island.default };
  } catch (error) {
    console.error('Failed to load the address form', error);
    return { default: FormElsewhere };
  }
});

const draw = renderWith({
  gfAddressForm: (props: AddressPostFormProps) => (
    <Suspense
      fallback={
        <Room aria-busy>
          <Spinner />
        </Room>
      }
    >
      <Form {...props} />
    </Suspense>
  ),
});

/** Reserves the form's space, so that the dialog does not jump. */
const Room = styled.div`
  min-block-size: 15rem;
`;

/** The dialog with its form. */
export function AddressCheckWithForm(props: AddressCheckDialogProps): ReactElement {
  return (
    <BlockProvider render={draw}>
      <AddressCheckDialog {...props} />
    </BlockProvider>
  );
}
