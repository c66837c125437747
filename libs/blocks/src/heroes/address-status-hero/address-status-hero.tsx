'use client';

import { withDefaults, type CallToActionContent } from '@skein/cms-client';
import { analyticsAttributes } from '@skein/analytics';
import { SideBySide, useWords, type ImageSource, type Reach } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { HeroText } from '../hero/shared/hero-text.tsx';
import { HeroFrame } from '../../parts/layout/hero-frame.tsx';
import { addressLines, type CheckedAddress } from '../address-label/address-lines.ts';
import { keptEmail } from '../address-label/kept-email.ts';
import { LabelledPicture } from '../address-label/labelled-picture.tsx';
import { PlanPanel, type PlanPanelProps } from '../../plans/plans-section/plan-panel.tsx';
import type { AddressStatus } from './address-status.ts';
import type { AddressStatusHeroProps } from './address-status-hero.block.ts';

export type { AddressStatusHeroProps };

type Outcome = AddressStatus | 'available';

export interface AddressStatusHeroViewProps extends AddressStatusHeroProps {
  /** The address that this visitor checked; undefined on pages that all visitors share. */
  readonly address?: CheckedAddress | undefined;
  /** The email address that this visitor entered in the address check. */
  readonly email?: string | undefined;
  /** The plan that the visitor chose before the check. */
  readonly plan?: PlanPanelProps | undefined;
  /** Call to action that orders the plan. It replaces `cta`. */
  readonly orderCta?: CallToActionContent | undefined;
  /**
   * Result of the address check that this page shows. It decides how far the drawn fiber line reaches. The picture
   * depends on `status`, which may be the result on the previous page. Default: `status`, or else `available`.
   */
  readonly outcome?: Outcome | undefined;
}

/** How far the fiber line is built, by result. Other results have the value `waits`. */
const reaches: Readonly<Partial<Record<Outcome, Reach>>> = {
  available: 'reaches',
  'almost-there': 'stops',
};

const chatClick = analyticsAttributes({
  event: 'ineligible_page',
  category: 'ineligible_page',
  action: 'click',
  label: 'hero_chat_cta',
});

function pictureFor(props: AddressStatusHeroProps): ImageSource {
  const pictures: Record<AddressStatus, ImageSource | undefined> = {
    'not-yet': props.notYetImage,
    'almost-there': props.almostThereImage,
    'try-again': props.tryAgainImage,
  };
  return (props.status && pictures[props.status]) ?? props.image;
}

/** Shows the result of an address check: a picture for the status, the address on a label, and a contact. */
export function AddressStatusHero(given: AddressStatusHeroViewProps) {
  const {
    address,
    email,
    emailNotice,
    cta: usual,
    orderCta,
    chatCta,
    plan,
    ...props
  } = withDefaults(given, {
    theme: 'paper',
  });
  const { addressNotice, outcome = props.status ?? 'available' } = props;
  const cta = orderCta ?? usual;
  const say = useWords();
  const image = pictureFor(props);
  return (
    <HeroFrame {...props} room="large" thread={false}>
      <SideBySide gap="medium">
        <HeroText {...props} multiColorTitle={false} titleParts={[]}>
          {plan && <PlanPanel {...plan} />}
          {email && <Kept>{keptEmail(email, say, emailNotice)}</Kept>}
          {(cta ?? chatCta) && (
            <Actions>
              {cta && <BlockCta cta={cta} size="large" />}
              {chatCta && <BlockCta cta={chatCta} size="large" {...chatClick} />}
            </Actions>
          )}
        </HeroText>
        <LabelledPicture
          image={image}
          notice={addressNotice}
          lines={addressLines(address, say)}
          reach={reaches[outcome] ?? 'waits'}
        />
      </SideBySide>
    </HeroFrame>
  );
}

const Kept = styled.p`
  margin: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  margin-block-start: var(--space-4);
`;
