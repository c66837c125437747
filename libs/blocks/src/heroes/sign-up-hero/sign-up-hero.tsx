'use client';

import { withDefaults } from '@skein/cms-client';
import { SideBySide, useWords, type Say } from '@skein/ui';
import { addressLines, type CheckedAddress } from '../address-label/address-lines.ts';
import { LabelledPicture } from '../address-label/labelled-picture.tsx';
import { HeroText } from '../hero/shared/hero-text.tsx';
import { HeroFrame } from '../../parts/layout/hero-frame.tsx';
import type { SignUpHeroProps } from './sign-up-hero.block.ts';

export type { SignUpHeroProps };

/** The data with which a visitor has just signed up. */
export interface SignUp extends CheckedAddress {
  /** Title of the confirmation, from the form that the visitor sent. */
  readonly title: string;
  /** Sentence about the next step for the visitor. */
  readonly subtitle: string;
  readonly email: string;
}

export interface SignUpHeroViewProps extends SignUpHeroProps {
  /** The visitor's sign-up. Undefined on pages that all visitors share. */
  readonly signUp?: SignUp | undefined;
}

/**
 * Confirms a sign-up with the texts of the form, and with a label that shows the stored data. Without a
 * sign-up, shows the texts from content.
 */
export function SignUpHero(given: SignUpHeroViewProps) {
  const { signUp, kicker, notice, image, title, subtitle, ...props } = withDefaults(given, {
    theme: 'mist',
  });
  const say = useWords();
  const words = signUp ?? { title, subtitle };
  return (
    <HeroFrame {...props} room="large">
      <SideBySide gap="medium">
        <div role={signUp && 'status'}>
          <HeroText
            {...props}
            kicker={signUp && kicker}
            title={words.title}
            subtitle={words.subtitle}
            multiColorTitle={false}
            titleParts={[]}
          />
        </div>
        <LabelledPicture image={image} notice={notice} lines={signUp && keptLines(signUp, say)} />
      </SideBySide>
    </HeroFrame>
  );
}

/** Returns the stored data as lines: the email address, and the parts of the street address that are known. */
function keptLines(signUp: SignUp, say: Say): readonly string[] {
  const zip = signUp.zipCode.trim();
  const address = addressLines(signUp, say);
  return [signUp.email, ...(address.length > 0 || zip === '' ? address : [zip])];
}
