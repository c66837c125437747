'use client';

import { NO_PAGE, type CallToActionContent } from '@skein/cms-client';
import { useWords, useRoutes } from '@skein/ui';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';

export interface CheckAvailabilityProps {
  /** The editor's call to action. By default the button has built-in words. */
  readonly cta?: CallToActionContent | undefined;
}

const words = { en: 'Check availability', es: 'Ver cobertura' } as const;

/** A button that opens the header's address form. Without script, a link to the page with the address form. */
export function CheckAvailability({ cta }: CheckAvailabilityProps) {
  const say = useWords();
  const { addressCheck = NO_PAGE } = useRoutes();
  const target = { href: addressCheck, action: 'open-address-check' } as const;
  return <BlockCta cta={cta ?? { text: say(words), target }} size="large" />;
}
