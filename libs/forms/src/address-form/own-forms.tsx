import { Container, Section } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { AddressFormContent } from '../address/address-content.shared.ts';
import type { StayConnectedContent } from './own-forms.block.ts';
import { AddressFormView } from './address-form-view.tsx';

/** Draws a form in a hero with street, unit and ZIP. */
export const HeroSearchForm = (content: AddressFormContent): ReactElement => (
  <AddressFormView {...content} form="heroSearch" />
);

/** Draws a form in a hero with email and ZIP. */
export const HeroEmailForm = (content: AddressFormContent): ReactElement => (
  <AddressFormView {...content} form="heroEmail" />
);

/** Draws an address check for a page of questions. */
export const FaqAddressForm = (content: AddressFormContent): ReactElement => (
  <AddressFormView {...content} form="faqAddress" />
);

/** Draws a form that takes an email in places without service. */
export const ComingSoonSignUp = (content: AddressFormContent): ReactElement => (
  <AddressFormView {...content} form="comingSoonSignUp" />
);

/** Draws a form with email and address, for news from the provider. `isModule` makes it a whole section. */
export function StayConnectedForm({ isModule, ...content }: StayConnectedContent): ReactElement {
  const form = (
    <Width>
      <AddressFormView {...content} form="stayConnected" />
    </Width>
  );
  if (!isModule) return form;
  return (
    <Section as="div">
      <Container>
        <Panel>{form}</Panel>
      </Container>
    </Section>
  );
}

/** From 768 px on, limits the form to the width that its texts need. Spanish texts need more width. */
const Width = styled.div`
  @media (min-width: 768px) {
    inline-size: 558px;
    max-inline-size: 100%;

    &:lang(es) {
      inline-size: 599px;
    }
  }
`;

/** Makes the form's title larger, because here it is the title of a whole section. */
const Panel = styled.div`
  --heading-4: var(--heading-3);
  display: grid;
  grid-template-columns: minmax(0, auto);
  justify-content: center;
  padding: clamp(var(--space-8), 6vw, var(--space-16)) clamp(var(--space-5), 4vw, var(--space-12));
  border-radius: var(--radius-large);
  background: var(--color-surface-sunken);
`;
