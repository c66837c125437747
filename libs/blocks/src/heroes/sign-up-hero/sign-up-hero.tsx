'use client';

import { withDefaults } from '@skein/cms-client';
import { SideBySide, useWords, type Say } from '@skein/ui';
import { addressLines, type CheckedAddress } from '../address-label/address-lines.ts';
import { LabelledPicture } from '../address-label/labelled-picture.tsx';
import { HeroText } from '../hero/shared/hero-text.tsx';
import { HeroFrame } from '../../parts/layout/hero-frame.tsx';
import type { SignUpHeroProps } from './sign-up-hero.content.ts';
import { signUpHeroDefaults } from './sign-up-hero.defaults.ts';

export type { SignUpHeroProps };

/** The data with which a visitor has just signed up. */
export interface SignUp extends CheckedAddress {
  /** Title, in the words of the form. */
  readonly title: string;
  /** Tells the visitor what comes next. */
  readonly subtitle: string;
  readonly email: string;
}

export interface SignUpHeroViewProps extends SignUpHeroProps {
  /** Undefined on pages that all visitors share. */
  readonly signUp?: SignUp | undefined;
}

/**
 * Confirms a sign-up: the words of its form, and a label with the stored data. Without a sign-up it shows
 * where to go on.
 */
export function SignUpHero(given: SignUpHeroViewProps) {
  const { signUp, kicker, notice, image, title, subtitle, ...props } = withDefaults(
    given,
    signUpHeroDefaults,
  );
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

/** Returns the stored data as lines: the email, and the parts of the address that came with it. */
function keptLines(signUp: SignUp, say: Say): readonly string[] {
  const zip = signUp.zipCode.trim();
  const address = addressLines(signUp, say);
  return [signUp.email, ...(address.length > 0 || zip === '' ? address : [zip])];
}
