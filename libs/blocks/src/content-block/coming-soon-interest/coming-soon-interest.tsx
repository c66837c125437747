'use client';

import { ADDRESS_CHECK_PATH, actionAttributes, localizePath } from '@skein/cms-client';
import { Badge, ButtonLink, Picture, useLanguage, type UiText } from '@skein/ui';
import { styled } from 'styled-components';
import { SlotInset } from '../../slot-inset/slot-inset.tsx';
import type { ContentBlockOf } from '../content-block.content.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { SideBySide } from '../frame/side-by-side.tsx';

const CHECK_ADDRESS: UiText = { en: 'Check my address', es: 'Consultar mi dirección' };

/** Type 14: we are not there yet; leave an email and hear when we are. */
export function ComingSoonInterest(props: ContentBlockOf<'comingSoonInterest'>) {
  const { form, cta, image, imageSide, roundedImage, imageColor, verticalAlign } = props;
  const plate = imageColor?.value;
  const corners = plate === undefined ? 'large' : 'medium';
  return (
    <ContentBlockFrame {...props}>
      <SideBySide
        side={imageSide}
        align={verticalAlign}
        words={
          <Words $align={props.textAlign}>
            <Badge kind="coming-soon" />
            <BlockText {...props} cta={form ? undefined : cta} />
            {form ? (
              <FormPlace>
                <SlotInset node={form} />
              </FormPlace>
            ) : (
              cta?.target.action !== 'open-address-check' && <AddressCheckLink second={cta !== undefined} />
            )}
          </Words>
        }
        picture={
          <Figure $plate={plate} $rounded={roundedImage}>
            <Picture
              image={image}
              sizes="(min-width: 1300px) 640px, (min-width: 900px) 52vw, 100vw"
              rounded={roundedImage ? corners : 'none'}
            />
          </Figure>
        }
      />
    </ContentBlockFrame>
  );
}

/** What there is to do while nothing can be signed up for; beside a call to action of the editor, the second thing. */
function AddressCheckLink({ second }: { readonly second: boolean }) {
  const language = useLanguage();
  const href = localizePath(ADDRESS_CHECK_PATH, language === 'es' ? 'es' : 'en-US');
  return (
    <ButtonLink
      href={href}
      variant={second ? 'outline' : 'primary'}
      {...actionAttributes('open-address-check')}
    >
      {CHECK_ADDRESS[language]}
    </ButtonLink>
  );
}

const justify = { left: 'start', center: 'center', right: 'end' } as const;

const Words = styled.div<{ $align: keyof typeof justify }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  justify-items: ${({ $align }) => justify[$align]};
`;

const FormPlace = styled.div`
  inline-size: min(32rem, 100%);
`;

const Figure = styled.div<{ $plate: string | undefined; $rounded: boolean }>`
  ${({ $plate, $rounded }) =>
    $plate === undefined
      ? ''
      : `padding: clamp(var(--space-4), 3vw, var(--space-8));
         border-radius: ${$rounded ? 'var(--radius-large)' : '0'};
         background-color: ${$plate};`}
`;
