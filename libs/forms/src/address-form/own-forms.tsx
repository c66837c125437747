import { Container, Section } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { AddressFormContent } from '../address/address-content.shared.ts';
import type { StayConnectedContent } from './address-form.content.ts';
import { AddressFormView } from './address-form-view.tsx';

/** Street, unit and ZIP in a hero. */
export const HeroSearchForm = (content: AddressFormContent): ReactElement => (
  <AddressFormView {...content} form="heroSearch" />
);

/** Email and ZIP in a hero. */
export const HeroEmailForm = (content: AddressFormContent): ReactElement => (
  <AddressFormView {...content} form="heroEmail" />
);

/** An address check among questions. */
export const FaqAddressForm = (content: AddressFormContent): ReactElement => (
  <AddressFormView {...content} form="faqAddress" />
);

/** An email for where we are not yet. */
export const ComingSoonSignUp = (content: AddressFormContent): ReactElement => (
  <AddressFormView {...content} form="comingSoonSignUp" />
);

/** Email and address, to hear from us again; by itself or as a full module. */
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

/** From 768 px on as wide as its words need: Spanish ones need more. */
const Width = styled.div`
  @media (min-width: 768px) {
    inline-size: 558px;
    max-inline-size: 100%;

    &:lang(es) {
      inline-size: 599px;
    }
  }
`;

/** Its title is set larger: here it is that of a whole section. */
const Panel = styled.div`
  --heading-4: var(--heading-3);
  display: grid;
  grid-template-columns: minmax(0, auto);
  justify-content: center;
  padding: clamp(var(--space-8), 6vw, var(--space-16)) clamp(var(--space-5), 4vw, var(--space-12));
  border-radius: var(--radius-large);
  background: var(--color-surface-sunken);
`;
