import { AddressStatusHeroAwake, type AddressStatusHeroProps } from '@skein/blocks';
import { readStoredAddress } from '@skein/forms';
import { createElement, type ReactElement } from 'react';

/** The block does not know where the forms keep the address; here the two meet. */
export default function AddressStatusHeroIsland(props: AddressStatusHeroProps): ReactElement {
  return createElement(AddressStatusHeroAwake, { ...props, readAddress: readStoredAddress });
}
