'use client';

import { actionAttributes, NO_PAGE, withDefaults } from '@skein/cms-client';
import { Asking, Badge, ButtonLink, TextColumn, useWords, useRoutes, type UiText } from '@skein/ui';
import { styled } from 'styled-components';
import { inlineAlign } from '../../../parts/layout/alignment.ts';
import { SlotInset } from '../../../parts/slot-inset/slot-inset.tsx';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { PlatedPicture } from '../frame/plated-picture.tsx';
import { TextBeside } from '../frame/text-beside.tsx';
import type { ComingSoonInterestProps } from './coming-soon-interest.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';
import { pictureDefaults } from '../shared/picture.defaults.ts';

export type { ComingSoonInterestProps };

const CHECK_ADDRESS: UiText = { en: 'Check availability', es: 'Ver cobertura' };

/** Content block of type 14: a place without service yet. Visitors leave an email address to be notified. */
export function ComingSoonInterest(given: ComingSoonInterestProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    ...pictureDefaults,
    imageSide: 'right',
  });
  const { badge, form, cta, imageSide, textAlign } = props;
  const words = (
    <TextColumn gap={6} align={inlineAlign[textAlign]}>
      <Badge kind="coming-soon">{badge}</Badge>
      <BlockText {...props} asks={form !== undefined} cta={form ? undefined : cta} />
      {form ? (
        <FormPlace>
          <SlotInset node={form} />
        </FormPlace>
      ) : (
        cta?.target.action !== 'open-address-check' && <AddressCheckLink second={cta !== undefined} />
      )}
    </TextColumn>
  );
  return (
    <ContentBlockFrame {...props}>
      <TextBeside {...props} side={imageSide} words={<Asking>{words}</Asking>}>
        <PlatedPicture {...props} />
      </TextBeside>
    </ContentBlockFrame>
  );
}

/**
 * A link to the address check, for blocks without a form. If `second` is true, another call to action comes
 * first, and the link has only an outline.
 */
function AddressCheckLink({ second }: { readonly second: boolean }) {
  const say = useWords();
  const { addressCheck = NO_PAGE } = useRoutes();
  return (
    <ButtonLink
      href={addressCheck}
      variant={second ? 'outline' : 'primary'}
      {...actionAttributes('open-address-check')}
    >
      {say(CHECK_ADDRESS)}
    </ButtonLink>
  );
}

const FormPlace = styled.div`
  inline-size: min(var(--column-form), 100%);
`;
