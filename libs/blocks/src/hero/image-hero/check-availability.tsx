'use client';

import { actionAttributes, addressCheckPaths, type CallToActionContent } from '@skein/cms-client';
import { ButtonLink, useLanguage } from '@skein/ui';
import { BlockCta } from '../../block-cta/block-cta.tsx';

export interface CheckAvailabilityProps {
  /** What the editor put there; without it, the words are built in. */
  readonly cta?: CallToActionContent | undefined;
}

const words = { en: 'Check availability', es: 'Consulta si hay servicio' } as const;

/** Opens the address form of the header; without script, it leads to the page of the same form. */
export function CheckAvailability({ cta }: CheckAvailabilityProps) {
  const language = useLanguage();
  if (cta) return <BlockCta cta={cta} size="large" />;
  return (
    <ButtonLink size="large" href={addressCheckPaths[language]} {...actionAttributes('open-address-check')}>
      {words[language]}
    </ButtonLink>
  );
}
